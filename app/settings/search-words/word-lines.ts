import { firstLetters, hasAtMost } from "#values/text/letters.ts";
import { searchWordsText } from "./search-words.text.ts";

export const mostGroups = 200;
export const mostInGroup = 12;
const longestWord = 40;
const mostParts = 3;

export type ReadWords = { ok: true; groups: string[][] } | { ok: false; error: string };

/**
 * The groups of words that an owner typed, one on a line: 'झोला, thaila, bag'. The first wrong line is named.
 */
export function readWordLines(text: string): ReadWords {
  const lines = text.split("\n").map((line) => line.trim());
  const typed = lines.filter(Boolean);
  if (typed.length > mostGroups) return { ok: false, error: searchWordsText.errors.lines(mostGroups) };
  const groups: string[][] = [];
  for (const line of typed) {
    const words = wordsIn(line);
    const error = wrongIn(line, words);
    if (error) return { ok: false, error };
    groups.push(words);
  }
  return { ok: true, groups };
}

/** Each word once, however its letters are written. */
function wordsIn(line: string): string[] {
  const words = line
    .split(/[,;،、，|]+/)
    .map((word) => word.trim().replaceAll(/\s+/g, " "))
    .filter(Boolean);
  return words.filter(
    (word, at) => words.findIndex((other) => other.toLowerCase() === word.toLowerCase()) === at,
  );
}

function wrongIn(line: string, words: readonly string[]): string | undefined {
  const odd = words.find((word) => !/[\p{L}\p{N}]/u.test(word));
  if (odd !== undefined) return searchWordsText.errors.odd(odd);
  if (words.length < 2) return searchWordsText.errors.alone(firstLetters(line, longestWord));
  if (words.length > mostInGroup) return searchWordsText.errors.many(words[0] ?? "", mostInGroup);
  const long = words.find((word) => !hasAtMost(word, longestWord) || word.split(" ").length > mostParts);
  return long === undefined ? undefined : searchWordsText.errors.long(firstLetters(long, longestWord));
}

/** The groups as they are typed. */
export const wordLines = (groups: readonly (readonly string[])[]): string =>
  groups.map((words) => words.join(", ")).join("\n");
