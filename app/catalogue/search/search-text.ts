import { joining, plainLetters } from "#values/text/plain-letters.ts";
import { littleWords } from "./shop-words.ts";
import { longestRun, meaningOf, type WordMeanings } from "./word-meanings.ts";

/** Words of a search that stand together, and what else is searched for with them. */
export interface SearchRun {
  text: string;
  also: readonly string[];
}

/** A text as it is searched for. Without other words it is exactly what was typed. */
export interface SearchText {
  text: string;
  runs: readonly SearchRun[];
  /** Any of its words is enough; what has all of them stands first. */
  isLoose?: boolean;
}

/**
 * The words of a search text: runs of plain letters and digits, nothing that PostgreSQL's query language
 * would read.
 */
export const wordsOf = (text: string): string[] =>
  (plainLetters(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, mostWords);

export const mostWords = 12;

export const isJoined = (part: string): boolean => part.search(joining) >= 0 && wordsOf(part).length > 1;

export const typedParts = (text: string): string[] => plainLetters(text).trim().split(/\s+/);

/** What the catalogue tells of the words of a search. */
export interface Vocabulary {
  meanings: WordMeanings;
  /** Does the catalogue hold it? */
  isKnown(word: string): boolean;
  /** Other words of the catalogue that are this one in another script or spelling. */
  alike(word: string): readonly string[];
  /** Hindi words that begin like a beginning in Latin letters. */
  begunBy(beginning: string): readonly string[];
  /** Is it passed over by every search, as 'with' is? */
  isPassed(word: string): boolean;
}

const mostAlso = 40;

/** The text with all that is searched for in place of its words; little words of Hindi are left out. */
export function expandSearch(text: string, known: Vocabulary): SearchText {
  const parts = withoutLittle(typedParts(text));
  const runs: SearchRun[] = [];
  for (let at = 0; at < parts.length; ) {
    const run =
      runs.length < mostWords ? runAt(parts, at, known) : { text: parts[at] ?? "", also: [], parts: 1 };
    runs.push(run);
    at += run.parts;
  }
  const isPlain = runs.every(({ also }) => also.length === 0);
  const kept = parts.join(" ");
  return { text: kept, runs: isPlain ? [{ text: kept, also: [] }] : runs };
}

/** A single word is never little, and the last one in Latin letters may be the beginning of another. */
function withoutLittle(parts: readonly string[]): readonly string[] {
  const kept = parts.filter(
    (part, at) => !littleWords.has(part) || (at === parts.length - 1 && /^[a-z]/.test(part)),
  );
  return kept.length > 0 ? kept : parts;
}

function runAt(parts: readonly string[], at: number, known: Vocabulary): SearchRun & { parts: number } {
  for (let length = Math.min(longestRun, parts.length - at); length > 1; length -= 1) {
    const words = parts.slice(at, at + length).flatMap(wordsOf);
    const also = meaningOf(known.meanings, words, known.isKnown);
    if (also.length > 0) return { text: parts.slice(at, at + length).join(" "), also, parts: length };
  }
  const part = parts[at] ?? "";
  return { text: part, also: alsoFor(part, at === parts.length - 1, known), parts: 1 };
}

function alsoFor(part: string, isLast: boolean, known: Vocabulary): readonly string[] {
  const words = wordsOf(part);
  const [word = ""] = words;
  if (words.length !== 1) return meaningOf(known.meanings, words, known.isKnown);
  if (known.isPassed(word)) return [];
  const alike = known.alike(word);
  const own = meaningOf(known.meanings, words, known.isKnown);
  // A word that the catalogue has as an English one means no more than it says, and one of a group what that
  // group does: साड़ियों of a saree sounds like शादी, too.
  const like = own.length > 0 ? alike.filter((other) => own.includes(other)) : alike;
  const meant = known.isKnown(word)
    ? []
    : like.flatMap((other) => meaningOf(known.meanings, [other], () => false));
  const also = [...own, ...alike, ...meant, ...(isLast ? known.begunBy(word) : [])];
  return [...new Set(also.filter((other) => other !== word))].slice(0, mostAlso);
}
