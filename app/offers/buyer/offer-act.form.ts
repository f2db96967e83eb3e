import type { FormAnswer } from "#ui/form/form-answer.ts";
import type { CountryOption } from "#values/contact/country-options.text.ts";
import { cleanLines } from "#values/text/clean-text.ts";
import { textIn } from "#values/text/form-text.ts";
import { hasAtMost } from "#values/text/letters.ts";
import type { ProofAnswer } from "../offer.ts";
import type { AcceptAnswer } from "./accept.form.ts";
import { ownOfferText } from "./own-offer.text.ts";

/** A buyer's acts on an offer's page, by the value of the pressed button. */
const acts = ["pay", "bank", "decline", "change", "approved", "changes"] as const;
export type OfferAct = (typeof acts)[number];

/** The act of a form; undefined for what no button of the page sends. */
export const offerActIn = (form: FormData): OfferAct | undefined =>
  acts.find((act) => act === textIn(form, "act"));

export type WordsAnswer = FormAnswer<"words">;

export type AcceptanceAnswer = Extract<OfferAnswer, { about: "acceptance" }>;

/** The answer to a form of the page; `proof` is the id of its proof. */
export type OfferAnswer =
  | { about: "acceptance"; answer: AcceptAnswer; countries?: readonly CountryOption[] }
  | { about: "refusal" | "change"; answer: WordsAnswer }
  | { about: "proof"; proof: string; answer: WordsAnswer };

const mostWords = 1000;

/** The words, or their error; a wanted change needs some. */
function wordsIn(form: FormData, isNeeded: boolean): { words: string } | { error: string } {
  const words = cleanLines(textIn(form, "words"), mostWords * 10);
  if (!hasAtMost(words, mostWords)) return { error: ownOfferText.errors.wordsLong };
  return isNeeded && words === "" ? { error: ownOfferText.errors.words } : { words };
}

const refused = (form: FormData, error: string): WordsAnswer => ({
  kind: "refused",
  errors: { words: error },
  typed: { words: textIn(form, "words") },
});

type Parsed<Value> = { kind: "valid"; value: Value } | { kind: "wrong"; answer: WordsAnswer };

export function parseRefusal(form: FormData): Parsed<{ words: string | null }> {
  const said = wordsIn(form, false);
  if ("error" in said) return { kind: "wrong", answer: refused(form, said.error) };
  return { kind: "valid", value: { words: said.words || null } };
}

export function parseWantedChange(form: FormData): Parsed<{ words: string }> {
  const said = wordsIn(form, true);
  return "error" in said
    ? { kind: "wrong", answer: refused(form, said.error) }
    : { kind: "valid", value: said };
}

/** The words do not fit beside those of before. */
export const tooManyWords = (form: FormData): WordsAnswer => refused(form, ownOfferText.errors.wordsMany);

export function parseProofAnswer(form: FormData, act: "approved" | "changes"): Parsed<ProofAnswer> {
  if (act === "approved") return { kind: "valid", value: { state: act, words: null } };
  const said = wordsIn(form, true);
  if ("error" in said) return { kind: "wrong", answer: refused(form, said.error) };
  return { kind: "valid", value: { state: act, words: said.words } };
}
