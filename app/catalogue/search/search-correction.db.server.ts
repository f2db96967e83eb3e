import { sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import { inHindiLetters, wordFrame, wordSound } from "#values/text/word-sound.ts";
import { isShown } from "../product.db.server.ts";
import type { ReadSearch } from "./read-search.db.server.ts";
import { wordsOf } from "./search-text.ts";
import { nearestWord, wordDistance } from "./word-meanings.ts";

/**
 * The search text with each word that no product knows replaced by the most similar word of the catalogue, or
 * by a Hindi word that is nearer; undefined when there is nothing to correct. What counts as similar stands
 * in the database's functions.
 */
export async function correctSearch(db: Db, search: ReadSearch): Promise<string | undefined> {
  const words = wordsOf(search.text);
  if (words.length === 0) return undefined;
  const { rows } = await sql<WordRow>`
    select corrected_word(given.word) as corrected, sounding, array(
        select word from catalogue_words where word = any(sounding) and only_described) as described, (
        numnode(plainto_tsquery('english', given.word)) = 0
        or exists (select from catalogue_words where catalogue_words.word = given.word)
        or exists (select from products where ${isShown()} and search @@ plainto_tsquery('english', given.word))) as "isKnown"
    from unnest(${words}::text[], ${words.map(wordSound)}::text[]) with ordinality as given (word, sound, place),
      lateral (select words_sounding_like(given.sound) as sounding offset 0) as alike
    order by given.place`.execute(db);
  const corrected = words.map((word, index) => correctedWord(word, rows[index], search));
  return corrected.some((word, index) => word !== words[index]) ? corrected.join(" ") : undefined;
}

interface WordRow {
  corrected: string | null;
  sounding: string[];
  /** Those of them that stand in running text alone. */
  described: string[];
  isKnown: boolean;
}

function correctedWord(word: string, row: WordRow | undefined, search: ReadSearch): string {
  const { known, like, runs } = search;
  if (!row || row.isKnown) return word;
  const frame = wordFrame(word);
  const spelled = like.filter((other) => !inHindiLetters(other) && wordFrame(other) === frame);
  // A word in Hindi that only sounds like it is no reason to leave 'madubani' as it was typed.
  if (runs.some(({ text, also }) => also.length > 0 && wordsOf(text).includes(word)))
    return inHindiLetters(word) ? word : (nearestWord(word, spelled)?.word ?? word);
  const meant = row.sounding.filter((other) => !row.described.includes(other) || sameConsonants(word, other));
  const hindi = /\d/.test(word)
    ? undefined
    : nearestWord(word, [...spelled, ...meant, ...known.meanings.hindi]);
  // What looks most like a word in Hindi's letters may be any little word: है of हैंडबैग.
  if (!row.corrected || inHindiLetters(word)) return hindi?.word ?? word;
  return hindi && hindi.distance < wordDistance(word, row.corrected) ? hindi.word : row.corrected;
}

/** What is no name is meant only where nothing but vowels is mistyped: लैम्प is no लेने. */
const sameConsonants = (one: string, other: string): boolean => consonantsOf(one) === consonantsOf(other);
const consonantsOf = (word: string): string => wordSound(word).replace(/[aeiou]/g, "");
