import { type RawBuilder, sql } from "kysely";

/** The words of a search text: runs of letters and digits, nothing that PostgreSQL's query language would read. */
export const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, mostWords);

const mostWords = 12;

/**
 * The text as a tsquery: every word is required and stemmed by the database; the last may also be only the beginning of
 * a word. The text reaches the database as a value, never as query syntax (but for `:*` behind letters and digits). As a
 * query of its own it is made once for a statement: in a kept plan it would be made anew for each row.
 */
function searchQuery(text: string): RawBuilder<unknown> {
  const parts = text.trim().split(/\s+/);
  const last = parts.at(-1) ?? "";
  const before = parts.slice(0, -1).join(" ");
  const words = wordsOf(last);
  // A word that is its own stem is among those that begin with it: asking for both would read the index twice.
  // 'tote with': a word that no index has can't be required, be it meant whole or as the beginning of one that follows.
  return sql`(select plainto_tsquery('english', ${before}) && case
    when numnode(plainto_tsquery('english', ${last})) = 0 and numnode(plainto_tsquery('english', ${before})) > 0 then ''::tsquery
    when plainto_tsquery('english', ${last}) = to_tsquery('simple', ${words.join(" & ")}) then ${begunBy(words)}
    else plainto_tsquery('english', ${last}) || ${begunBy(words)} end)`;
}

/** A tsquery of whole words and the beginning of another. */
function begunBy(words: readonly string[]): RawBuilder<unknown> {
  const [whole, beginning = ""] = [words.slice(0, -1).join(" & "), words.at(-1)];
  const begun = beginning === "" ? sql`''::tsquery` : sql`words_begun_by(${beginning})`;
  return whole === "" ? begun : sql`(to_tsquery('simple', ${whole}) && ${begun})`;
}

/** Is the product found by the text? (name, artisan, category, SKU, description; decision 31) Asked of an index. */
export const matchesSearch = (text: string): RawBuilder<unknown> => sql`search @@ ${searchQuery(text)}`;

/** The same, asked of row after row in the list's order: what is found often is met soon. */
export const matchesOften = (text: string): RawBuilder<unknown> => sql`(${matchesSearch(text)}) is true`;

/** How well it fits: the name counts most. */
export const searchRank = (text: string): RawBuilder<unknown> => sql`ts_rank(search, ${searchQuery(text)})`;
