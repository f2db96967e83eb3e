import { isBlank } from "./blank.ts";
import { firstLetters } from "./letters.ts";

/**
 * One line of text as a person may have typed it: control, private and broken characters and text-direction
 * tricks are removed, runs of blanks become one, and what is left is cut to `most` characters (never through
 * one). Where nothing is left to read, it is empty.
 */
export function cleanText(text: string, most: number): string {
  const line = text
    .slice(0, most * 20)
    .replace(/\s/gu, " ")
    .replace(oddCharacters, "")
    .replace(/ +/g, " ")
    .normalize("NFC");
  return cut(line, most);
}

/**
 * The same for a text of several lines: line breaks stay, never more than one blank line between two
 * paragraphs.
 */
export function cleanLines(text: string, most: number): string {
  const lines = text
    .slice(0, most * 20)
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
    .map((line) => cleanText(line, most));
  const whole = lines.join("\n").replace(/\n{3,}/g, "\n\n");
  return cut(whole, most);
}

function cut(text: string, most: number): string {
  const kept = firstLetters(text.trim(), most).trim();
  return isBlank(kept) ? "" : kept;
}

/** U+200C and U+200D join letters in Indian scripts and stay. */
const oddCharacters =
  /[\p{Cc}\p{Co}\p{Cn}\p{Cs}\uFFFD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;
