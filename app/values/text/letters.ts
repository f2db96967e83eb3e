/** After the sign that joins consonants, the next one belongs to the same letter. */
const joined = String.raw`[\u094D\u09CD\u0ACD\u0B4D\u0C4D\u0D4D]\u200D?[\u0915-\u0939\u0958-\u095F\u0978-\u0D3A]`;
const marked = String.raw`\u200D\p{ExtPict}|[\p{M}\p{EMod}\u200C\u200D]`;

/**
 * One letter, as people count them: with its marks and what it is joined to, be it a syllable of Hindi or a
 * drawn family. Of more than nine of them the rest counts as more letters, so that a limit bounds what is
 * stored, too. A browser's own segmenter is slow to make (ADR-33), and not the same in all of them.
 */
const letter = new RegExp(`(?:\\r\\n|\\p{RI}\\p{RI}|[^])(?:${joined}|${marked}){0,9}`, "gu");

/** How many letters a text has: श्रीकृष्ण has three (TEXT-16). */
export const countLetters = (text: string): number => text.match(letter)?.length ?? 0;

/** Is it no longer than that? A text of few signs needs no counting. */
export const hasAtMost = (text: string, most: number): boolean =>
  text.length <= most || countLetters(text) <= most;

/** The beginning of a text, never through a letter. */
export const firstLetters = (text: string, most: number): string =>
  hasAtMost(text, most) ? text : (text.match(letter) ?? []).slice(0, most).join("");
