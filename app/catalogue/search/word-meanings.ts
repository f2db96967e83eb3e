import { editDistance } from "#values/text/edit-distance.ts";
import { plainLetters } from "#values/text/plain-letters.ts";
import { inHindiLetters, wordSound, wordSounds } from "#values/text/word-sound.ts";
import type { ShopWords } from "./shop-words.ts";

/** Which other words are searched for along with a word, or with two or three that stand together. */
export interface WordMeanings {
  /** Of the shop's English words. */
  english: ReadonlyMap<string, readonly string[]>;
  /** Of the others by how they are written. */
  written: ReadonlyMap<string, readonly string[]>;
  /** By how Hindi words sound. */
  said: ReadonlyMap<string, readonly string[]>;
  /** The single Hindi words, to which mistyped ones are corrected. */
  hindi: readonly string[];
}

/** A search stays as quick as it is, whatever the groups hold. */
export const mostMeanings = 24;
/** The longest run of words that is one thing, as 'wall hanging' is. */
export const longestRun = 3;

const partsOf = (text: string): string[] => plainLetters(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Words as they are compared: an English plural is its singular. */
const writtenKey = (words: readonly string[]): string =>
  words.map((word) => (word.length > 3 ? word.replace(/(?:(?<=ch|sh|ss|x)e)?s$/, "") : word)).join(" ");

/** Of one word all its sounds, of more the one with every vowel. */
const saidKeys = (words: readonly string[]): string[] =>
  words.length === 1 ? [...wordSounds(words[0] ?? "")] : [words.map(wordSound).join(" ")];

interface Gathered extends WordMeanings {
  english: Map<string, readonly string[]>;
  written: Map<string, readonly string[]>;
  said: Map<string, readonly string[]>;
  hindi: string[];
}

/**
 * The meanings of the shop's own words and of the owner's groups. A Hindi word, in either script, asks for
 * all of its group; an English one for the Hindi ones only, so that no English search finds anything else
 * than it says. Of the owner's groups any word asks for all.
 */
export function meaningsOf(shop: readonly ShopWords[], owners: readonly (readonly string[])[]): WordMeanings {
  const all: Gathered = { english: new Map(), written: new Map(), said: new Map(), hindi: [] };
  // The owner's first: of too many meanings hers stay.
  for (const group of owners) gatherOwners(all, group);
  for (const words of shop) gatherShops(all, words);
  return all;
}

function gatherOwners({ written, said, hindi }: Gathered, group: readonly string[]): void {
  for (const word of group) {
    const parts = partsOf(word);
    add(written, [writtenKey(parts)], group);
    add(said, saidKeys(parts), group);
    if (parts.length === 1) hindi.push(word);
  }
}

function gatherShops({ written, said, hindi, ...of }: Gathered, { english, hindi: pairs }: ShopWords): void {
  const inHindi = pairs.map(([word]) => word);
  const all = [...english, ...pairs.flat().filter((word) => word !== undefined)];
  for (const word of english) add(of.english, [writtenKey(partsOf(word))], inHindi);
  for (const [word, latin] of pairs) {
    if (latin && !english.includes(latin)) add(written, [writtenKey(partsOf(latin))], all);
    add(written, [writtenKey(partsOf(word))], all);
    add(said, saidKeys(partsOf(word)), all);
    hindi.push(word, ...(latin ? [latin] : []));
  }
}

function add(to: Map<string, readonly string[]>, keys: readonly string[], words: readonly string[]): void {
  for (const key of keys)
    to.set(key, [...new Set([...(to.get(key) ?? []), ...words])].slice(0, mostMeanings));
}

/**
 * What else is searched for with these words. Those that the catalogue knows as English ones mean what they
 * say: 'son' is not सोना.
 */
export function meaningOf(
  meanings: WordMeanings,
  words: readonly string[],
  isKnown: (word: string) => boolean,
): readonly string[] {
  const key = writtenKey(words);
  const written = [...(meanings.written.get(key) ?? []), ...(meanings.english.get(key) ?? [])];
  const isHindi = words.some(inHindiLetters) || meanings.written.has(key) || !words.every(isKnown);
  // साड़ी is no शादी: what is written as in a group means that one.
  const isWritten = words.some(inHindiLetters) && meanings.written.has(key);
  const said = isHindi && !isWritten && !meanings.english.has(key) ? saidKeys(words) : [];
  const all = [...written, ...said.flatMap((sound) => meanings.said.get(sound) ?? [])];
  return [...new Set(all)].slice(0, mostMeanings);
}

/** How far a mistyped word is from another: as it is written or as it sounds, whichever is nearer. */
export const wordDistance = (typed: string, word: string): number => {
  const written = editDistance(typed, plainLetters(word));
  if (written === 0) return 0;
  return Math.min(written, editDistance(wordSound(typed), wordSound(word)));
};

/** Those of some words that are nearest to a word, however far that is. */
export function nearestOf(word: string, others: readonly string[]): readonly string[] {
  const distances = others.map((other) => wordDistance(word, other));
  const least = Math.min(...distances);
  return others.filter((_, at) => distances[at] === least);
}

/** A word may be long and have hardly a sound: zzzzqq is no misspelling of जा. */
const mostDistance = (typed: string): number => {
  const [length, sound] = [Array.from(typed).length, wordSound(typed).length];
  if (length >= 7 && sound >= 5) return 2;
  return Number(length >= 4 && sound >= 3);
};

/** What a mistyped word is corrected to, and how far that is; none where all are too far. */
export function nearestWord(
  typed: string,
  words: readonly string[],
): { word: string; distance: number } | undefined {
  const [nearest, ...others] = nearestOf(typed, words);
  if (nearest === undefined) return undefined;
  const distance = wordDistance(typed, nearest);
  if (distance > mostDistance(typed)) return undefined;
  const isHindi = inHindiLetters(typed);
  const word = [nearest, ...others].find((other) => inHindiLetters(other) === isHindi) ?? nearest;
  return { word, distance };
}
