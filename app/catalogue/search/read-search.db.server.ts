import { sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import { framesToFind, inHindiLetters, soundAlike, wordFrame, wordSounds } from "#values/text/word-sound.ts";
import { expandSearch, type SearchText, type Vocabulary, wordsOf } from "./search-text.ts";
import { shopWords } from "./shop-words.ts";
import { meaningsOf, nearestOf, type WordMeanings } from "./word-meanings.ts";

/** A search as the database gets it, and the words that it was read by. */
export interface ReadSearch extends SearchText {
  /** The content's version at which it was read. */
  version: string;
  known: Vocabulary;
  /** Words of the catalogue that may be those of the search, spelled in another way. */
  like: readonly string[];
}

interface Row {
  version: string;
  like: string[];
  begun: string[];
  passed: string[];
  groups: string[][] | null;
}

/**
 * A list whose length the planner does not see: for lists of a known length it would plan the statement anew
 * each time, which takes longer than to run it.
 */
const listed = (texts: readonly string[]) => sql`(select ${texts}::text[])`;

/** Reads a search's words: what else is to be searched for, in both scripts. One statement. */
export async function readSearch(db: Db, text: string): Promise<ReadSearch> {
  const words = wordsOf(text).filter((word) => !/\d/.test(word));
  const frames = [...new Set(words.flatMap(framesToFind))];
  const beginnings = beginningsOf(words.at(-1) ?? "");
  const held = meaningsHeld.get(db);
  const { rows } = await sql<Row>`
    select version::text as version,
      array(select word from catalogue_words where frame = any(${listed(frames)}::text[]) limit ${sql.lit(mostLike)}) as "like",
      array(select word from unnest(${listed(beginnings)}) as beginning, lateral (
        select word from catalogue_words where frame >= beginning and frame < beginning || '~'
          and word collate "C" >= '\u0900' limit ${sql.lit(mostBegun)}) as begun) as begun,
      array(select word from unnest(${listed(words)}) as word
        where numnode(plainto_tsquery('english', word)) = 0) as passed,
      case when version::text <> ${held?.version ?? ""} then (
        select coalesce(json_agg(words order by position), '[]') from search_synonyms) end as groups
    from content_version`.execute(db);
  const row = rows[0] ?? { version: "", like: [], begun: [], passed: [], groups: [] };
  const meanings = row.groups ? hold(db, row.version, row.groups) : (held?.meanings ?? hold(db, "", []));
  const known = vocabularyOf(meanings, row);
  return { ...expandSearch(text, known), known, like: row.like, version: row.version };
}

const mostLike = 200;
const mostBegun = 20;

/** What Hindi words' frames begin with that the last word, in Latin letters, may be the beginning of. */
function beginningsOf(word: string): string[] {
  if (word.length < 3 || inHindiLetters(word)) return [];
  return framesToFind(word).filter((frame) => frame.length > 1);
}

/** The meanings of words with the content's version that they are of. By database: tests open several. */
const meaningsHeld = new WeakMap<Db, { version: string; meanings: WordMeanings }>();

function hold(db: Db, version: string, groups: readonly (readonly string[])[]): WordMeanings {
  const meanings = meaningsOf(shopWords, groups);
  meaningsHeld.set(db, { version, meanings });
  return meanings;
}

function vocabularyOf(meanings: WordMeanings, { like, begun, passed }: Row): Vocabulary {
  const isKnown = (word: string) => like.includes(word);
  return {
    meanings,
    isKnown,
    isPassed: (word) => passed.includes(word),
    alike: (word) => spelledOtherwise(word, like, isKnown(word)),
    begunBy: (beginning) => begun.filter((word) => isBegunBy(word, beginning)),
  };
}

/**
 * Words of the catalogue that are the given one. To one in Latin letters only those in Hindi's are another
 * spelling: the nearest of several Latin ones is a correction. Of a word that is unknown the nearest with the
 * same frame is meant.
 */
function spelledOtherwise(word: string, like: readonly string[], isKnown: boolean): readonly string[] {
  const isHindi = inHindiLetters(word);
  const others = like.filter((other) => other !== word && (isHindi || inHindiLetters(other)));
  const same = others.filter((other) => soundAlike(word, other));
  if (same.length > 0 || isKnown) return same;
  const frames = new Set(framesToFind(word));
  return nearestOf(
    word,
    others.filter((other) => frames.has(wordFrame(other))),
  );
}

function isBegunBy(word: string, beginning: string): boolean {
  const begun = [...wordSounds(beginning)];
  return [...wordSounds(word)].some((sound) => begun.some((other) => sound.startsWith(other)));
}
