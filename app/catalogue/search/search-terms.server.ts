import { type RawBuilder, sql } from "kysely";
import { singleWords } from "#values/text/plain-letters.ts";
import { isJoined, mostWords, type SearchRun, type SearchText, typedParts, wordsOf } from "./search-text.ts";

type Sql = RawBuilder<unknown>;

/**
 * The text as a tsquery: every word is required and stemmed by the database; the last may also be only the
 * beginning of a word. The text reaches the database as a value, never as query syntax (but for `:*` behind
 * letters and digits). As a query of its own it is made once for a statement: in a kept plan it would be made
 * anew for each row.
 */
function searchQuery({ runs }: Pick<SearchText, "runs">): Sql {
  const before = runs.slice(0, -1).map((run) => orOthers(wholeWords(typedParts(run.text)), run));
  const last = runs.at(-1) ?? { text: "", also: [] };
  const parts = typedParts(last.text);
  const whole = wholeWords(parts.slice(0, -1));
  const ending = (others?: Sql) => orOthers(endingQuery(parts.at(-1) ?? "", whole, others), last);
  if (before.length === 0) return sql`(select ${ending()})`;
  const all = sql`(${sql.join(before, sql` && `)})`;
  return sql`(select ${all} && ${ending(all)})`;
}

/** The words of a search, each by itself; runs that mean one thing stay together. */
export const wordsAlone = ({ runs }: Pick<SearchText, "runs">): readonly SearchRun[] =>
  runs
    .flatMap((run) =>
      run.also.length > 0 ? [run] : typedParts(run.text).map((text) => ({ text, also: [] })),
    )
    .slice(0, mostWords);

/** The same where any of the words is enough. */
function anyWordQuery(search: Pick<SearchText, "runs">): Sql {
  const runs = wordsAlone(search);
  const whole = runs.slice(0, -1).map((run) => orOthers(wholeWords(typedParts(run.text)), run));
  return sql`(${sql.join([...whole, searchQuery({ runs: runs.slice(-1) })], sql` || `)})`;
}

/** What a run asks for, or any of its other words. */
const orOthers = (query: Sql, { also }: SearchRun): Sql =>
  also.length === 0 ? query : sql`(${query} || ${anyOf(also)})`;

/** Any of these words, or runs of words; they hold nothing but letters and digits. */
const anyOf = (others: readonly string[]): Sql =>
  sql`websearch_to_tsquery('english', ${others.map(quoted).filter(Boolean).join(" or ")})`;

const quoted = (words: string): string => {
  const parts = wordsOf(words);
  return parts.length === 0 ? "" : `"${parts.join(" ")}"`;
};

/** The last words of a search; the last of them may be a beginning. */
function endingQuery(last: string, before: Sql, others: Sql | undefined): Sql {
  const words = wordsOf(last);
  if (isJoined(last))
    return sql`(${before} && (${joined(last)} || ${begunBy(words, true)} || ${begunSku(last)}))`;
  const plain = singleWords(last);
  // A word that is its own stem is among those that begin with it: asking for both would read the index
  // twice. 'tote with': a word that no index has can't be required, be it meant whole or as the beginning of
  // one that follows.
  return sql`(${before} && case
    when numnode(plainto_tsquery('english', ${plain})) = 0 and numnode(${others ? sql`${before} && ${others}` : before}) > 0 then ''::tsquery
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

/** Is the product found? (name, artisan, category, SKU, description) Asked of an index. */
export const matchesSearch = (search: SearchText): Sql =>
  sql`search @@ ${search.isLoose ? sql`(select ${anyWordQuery(search)})` : searchQuery(search)}`;

/** Is a find called so, by its name, its maker, category or SKU, and not only described by the words? */
export const isCalledSo = (search: SearchText): Sql =>
  sql`ts_filter(search, '{a,b}') @@ ${searchQuery(search)}`;

/** The same, asked of row after row in the list's order: what is found often is met soon. */
export const matchesOften = (search: SearchText): Sql => sql`(${matchesSearch(search)}) is true`;

/** What has all words of a search stands before what has some, in each order (SEARCH-17). */
export const allWordsFirst = (search: SearchText): Sql[] =>
  search.isLoose ? [sql`(search @@ ${searchQuery(search)})`] : [];

/**
 * How well it fits: words of the name before words elsewhere. First by the words as they were typed, so that
 * others which are searched for along with them change nothing in their order.
 */
export function searchRanks(search: SearchText): Sql[] {
  const typed = { runs: plainSearch(search.text).runs };
  const hasOthers = search.runs.some(({ also }) => also.length > 0);
  return [typed, ...(hasOthers ? [search] : [])].flatMap(ranksOf);
}

const ranksOf = (search: Pick<SearchText, "runs">): Sql[] => [
  sql`ts_rank('{0,0,0,1}', search, (select ${anyWordQuery(search)}))`,
  sql`ts_rank(search, ${searchQuery(search)})`,
];

/** A text of which nothing but its own words is searched for. */
export const plainSearch = (text: string): SearchText => ({ text, runs: [{ text, also: [] }] });
