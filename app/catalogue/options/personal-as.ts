import { type Paise, paise, sum } from "#values/money/money.ts";
import { filledIn, letterCount, type PersonalField, type PersonalText } from "./personal.ts";

/** Why a text can't be written: at which field, and for `too-long` how many letters fit. */
export type PersonalRefusal =
  | { kind: "not-offered"; label: string }
  | { kind: "missing"; label: string }
  | { kind: "too-long"; label: string; most: number };

/**
 * What is written on a piece and what that costs, by the fields that its product has today; blank texts are
 * left out. A field is known by its label.
 */
export function personalAs(
  fields: readonly PersonalField[],
  given: readonly PersonalText[],
): { ok: true; texts: readonly PersonalText[]; price: Paise } | { ok: false; refusal: PersonalRefusal } {
  const texts = filledIn(given);
  const refusal = strangeAmong(fields, given) ?? refusalOf(fields, texts);
  if (refusal) return { ok: false, refusal };
  const written = fields.filter(({ label }) => texts.some((each) => each.label === label));
  return {
    ok: true,
    texts: written.flatMap(({ label }) => texts.find((each) => each.label === label) ?? []),
    price: sum([paise(0), ...written.map(({ price }) => price)]),
  };
}

/** Something is written where nothing is offered; it is named as its page shows it. */
function strangeAmong(
  fields: readonly PersonalField[],
  given: readonly PersonalText[],
): PersonalRefusal | undefined {
  const isStrange = ({ label }: PersonalText) => !fields.some((field) => field.label === label);
  const strange = given.find((each) => isStrange(each) && filledIn([each]).length > 0);
  return strange && { kind: "not-offered", label: strange.shownAs ?? strange.label };
}

function refusalOf(
  fields: readonly PersonalField[],
  texts: readonly PersonalText[],
): PersonalRefusal | undefined {
  for (const { label, shownAs = label, most, required } of fields) {
    const text = texts.find((each) => each.label === label)?.text ?? "";
    if (required && text === "") return { kind: "missing", label: shownAs };
    if (letterCount(text) > most) return { kind: "too-long", label: shownAs, most };
  }
  return undefined;
}

/** 'Name: Asha', each on a line of its own where a line of an order is printed. */
export const personalLines = (texts: readonly PersonalText[]): string[] =>
  texts.map(({ label, shownAs = label, text }) => `${shownAs}: ${text}`);
