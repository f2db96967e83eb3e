import { type Paise, paise, sum } from "#values/money/money.ts";
import { isBlank } from "#values/text/blank.ts";

/** One thing that a shopper may have written on a piece. */
export interface PersonalField {
  readonly label: string;
  /** What the label is in another language; the English one is its name everywhere. */
  readonly shownAs?: string;
  /** In letters, as people count them: at most 200. */
  readonly most: number;
  readonly required: boolean;
  /** What it costs a piece, where it is filled in. */
  readonly price: Paise;
}

/** What one shopper has written, as it will stand there. */
export interface PersonalText {
  readonly label: string;
  readonly text: string;
}

export const mostPersonalFields = 3;
export const mostLetters = 200;

/** Why a text can't be written: at which field, and for `too-long` how many letters fit. */
export type PersonalRefusal =
  | { kind: "not-offered"; label: string }
  | { kind: "missing"; label: string }
  | { kind: "too-long"; label: string; most: number };

/** One line, without spaces at its ends; characters that no one can see are no part of it. */
export const personalLine = (text: string): string =>
  text.normalize("NFC").replaceAll(/\s+/gu, " ").replaceAll(unseen, "").replaceAll(/ +/g, " ").trim();

/**
 * Control characters, halves of letters, what turns the direction of others, and blanks without width.
 * Joiners stay: Indian scripts and emoji need them. The same in every browser, for a cart's line is known by
 * its texts.
 */
const unseen = /[\p{Cc}\p{Cs}\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/** What was filled in, each as it will be written. */
export const filledIn = (given: readonly PersonalText[]): PersonalText[] =>
  given.map(({ label, text }) => ({ label, text: personalLine(text) })).filter(({ text }) => !isBlank(text));

/** How many letters a text has, as a field's counter says it. */
export const letterCount = (text: string): number => [...text].length;

/**
 * What is written on a piece and what that costs, by the fields that its product has today; blank texts are
 * left out. A field is known by its label.
 */
export function personalAs(
  fields: readonly PersonalField[],
  given: readonly PersonalText[],
): { ok: true; texts: readonly PersonalText[]; price: Paise } | { ok: false; refusal: PersonalRefusal } {
  const texts = filledIn(given);
  const refusal = refusalOf(fields, texts);
  if (refusal) return { ok: false, refusal };
  const written = fields.filter(({ label }) => texts.some((each) => each.label === label));
  return {
    ok: true,
    texts: written.flatMap(({ label }) => texts.find((each) => each.label === label) ?? []),
    price: sum([paise(0), ...written.map(({ price }) => price)]),
  };
}

function refusalOf(
  fields: readonly PersonalField[],
  texts: readonly PersonalText[],
): PersonalRefusal | undefined {
  const strange = texts.find(({ label }) => !fields.some((field) => field.label === label));
  if (strange) return { kind: "not-offered", label: strange.label };
  for (const { label, most, required } of fields) {
    const text = texts.find((each) => each.label === label)?.text ?? "";
    if (required && text === "") return { kind: "missing", label };
    if (letterCount(text) > most) return { kind: "too-long", label, most };
  }
  return undefined;
}

/** 'Name: Asha', each on a line of its own where a line of an order is printed. */
export const personalLines = (texts: readonly PersonalText[]): string[] =>
  texts.map(({ label, text }) => `${label}: ${text}`);
