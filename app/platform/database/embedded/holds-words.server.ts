import { type RawBuilder, sql } from "kysely";
import { plainLetters } from "#values/text/plain-letters.ts";

const mostWords = 8;

/** The words of a search, each once. */
export const searchedWords = (query: string): string[] =>
  [...new Set(query.split(/\s+/).filter(Boolean))].slice(0, mostWords);

/** A pattern for LIKE that holds a word anywhere; its own wildcards count as plain characters. */
export const anywhere = (word: string): string => `%${word.replaceAll(/[\\%_]/g, "\\$&")}%`;

/**
 * Does a text that is stored in plain letters hold a word, however it is typed? By this shape an index of
 * three-letter groups finds it.
 */
export const holdsWord = (word: string, column: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`${column} like ${anywhere(plainLetters(word))}`;

/** The same, row after row in a list's order: what many rows hold is met soon. */
export const holdsOften = (word: string, column: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(${holdsWord(word, column)}) is true`;

/** Is every word of a query found by a test? Without words everything is. */
export function holdsEach(query: string, test: (word: string) => RawBuilder<boolean>): RawBuilder<boolean> {
  const tests = searchedWords(query).map(test);
  return tests.length > 0 ? sql<boolean>`(${sql.join(tests, sql` and `)})` : sql<boolean>`true`;
}

/**
 * Does a row hold all the words somewhere in these columns? Wildcards are searched for as they are written.
 */
export function holdsWords(query: string, columns: readonly string[]): RawBuilder<boolean> {
  const text = sql`plain_letters(concat_ws(' ', ${sql.join(columns.map((column) => sql.ref(column)))}))`;
  return holdsEach(query, (word) => holdsWord(word, text));
}
