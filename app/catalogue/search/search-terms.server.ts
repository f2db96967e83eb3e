import { type RawBuilder, sql } from "kysely";
import { joining, plainLetters, singleWords } from "#values/text/plain-letters.ts";

type Sql = RawBuilder<unknown>;

/**
 * The words of a search text: runs of plain letters and digits, nothing that PostgreSQL's query language
 * would read.
 */
export const wordsOf = (text: string): string[] =>
  (plainLetters(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, mostWords);

const mostWords = 12;

const isJoined = (part: string): boolean => part.search(joining) >= 0 && wordsOf(part).length > 1;

/**
 * The text as a tsquery: every word is required and stemmed by the database; the last may also be only the
 * beginning of a word. The text reaches the database as a value, never as query syntax (but for `:*` behind
 * letters and digits). As a query of its own it is made once for a statement: in a kept plan it would be made
 * anew for each row.
 */
function searchQuery(text: string): Sql {
  const parts = plainLetters(text).trim().split(/\s+/);
  const last = parts.at(-1) ?? "";
  const before = wholeWords(parts.slice(0, -1));
  const words = wordsOf(last);
  if (isJoined(last))
    return sql`(select ${before} && (${joined(last)} || ${begunBy(words, true)} || ${begunSku(last)}))`;
  const plain = singleWords(last);
  // A word that is its own stem is among those that begin with it: asking for both would read the index
  // twice. 'tote with': a word that no index has can't be required, be it meant whole or as the beginning of
  // one that follows.
  return sql`(select ${before} && case
    when numnode(plainto_tsquery('english', ${plain})) = 0 and numnode(${before}) > 0 then ''::tsquery
    when plainto_tsquery('english', ${plain}) = to_tsquery('simple', ${words.join(" & ")}) then ${begunBy(words)}
    else plainto_tsquery('english', ${plain}) || ${begunBy(words)} end)`;
}

/** All of them, in any order; those of a joined one must stand side by side. */
function wholeWords(parts: readonly string[]): Sql {
  const single = parts.filter((part) => !isJoined(part)).map(singleWords);
  const queries = [
    sql`plainto_tsquery('english', ${single.join(" ")})`,
    ...parts.filter(isJoined).map(joined),
  ];
  return sql`(${sql.join(queries, sql` && `)})`;
}

const joined = (part: string): Sql => sql`phraseto_tsquery('english', ${singleWords(part)})`;

/** A tsquery of whole words and the beginning of another, in a phrase one behind the other. */
function begunBy(words: readonly string[], isPhrase = false): Sql {
  const [whole, beginning = ""] = [words.slice(0, -1), words.at(-1)];
  const begun = beginning === "" ? sql`''::tsquery` : sql`words_begun_by(${beginning})`;
  if (whole.length === 0) return begun;
  return isPhrase
    ? sql`(to_tsquery('simple', ${whole.join(" <-> ")}) <-> ${begun})`
    : sql`(to_tsquery('simple', ${whole.join(" & ")}) && ${begun})`;
}

/** A joined SKU stands in the index as a whole, too. */
const begunSku = (part: string): Sql => sql`${`'#${part.replaceAll(/['\\]/g, "$&$&")}':*`}::tsquery`;

/** Is the product found by the text? (name, artisan, category, SKU, description) Asked of an index. */
export const matchesSearch = (text: string): Sql => sql`search @@ ${searchQuery(text)}`;

/** The same, asked of row after row in the list's order: what is found often is met soon. */
export const matchesOften = (text: string): Sql => sql`(${matchesSearch(text)}) is true`;

/** How well it fits: the name counts most. */
export const searchRank = (text: string): Sql => sql`ts_rank(search, ${searchQuery(text)})`;
