import type { Paise } from "#values/money/money.ts";
import { isBlank } from "#values/text/blank.ts";
import { countLetters } from "#values/text/letters.ts";

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
  /** What the label is in another language, where it is shown. */
  readonly shownAs?: string;
  readonly text: string;
}

export const mostPersonalFields = 3;
export const mostLetters = 200;

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
export const letterCount = countLetters;
