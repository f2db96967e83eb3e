import { type RawBuilder, sql } from "kysely";
import { singleWords } from "#values/text/plain-letters.ts";
import { isJoined, mostWords, type SearchRun, type SearchText, typedParts, wordsOf } from "./search-text.ts";

type Sql = RawBuilder<unknown>;

/**
 * The text as a tsquery: every word is required and stemmed by the database; the last may also be only the
 * beginning of a word. The text reaches the database as a value, never as query syntax (but for `:*` behind
 * letters and digits). As a query of its own it is made once for a statement: in a reused plan it would be
 * made anew for each row.
 */
function searchQuery({ runs }: Pick<SearchText, "runs">): Sql {
  const before = runs.slice(0, -1).map((run) => orOthers(wholeWords(typedParts(run.text)), run));
  const last = runs.at(-1) ?? { text: "", also: [] };
  const parts = typedParts(last.text);
  const whole = parts.length > 1 ? wholeWords(parts.slice(0, -1)) : undefined;
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

/** The last words of a search, behind `before`; the last of them may be a beginning. */
function endingQuery(last: string, before: Sql | undefined, others: Sql | undefined): Sql {
  const words = wordsOf(last);
  const behind = (ending: Sql) => (before ? sql`(${before} && ${ending})` : ending);
  if (isJoined(last)) return behind(sql`(${joined(last)} || ${begunBy(words, true)} || ${begunSku(last)})`);
  const required = [before, others].filter((each) => each !== undefined);
  // 'tote with': a word that no index has can't be required, be it meant whole or as the beginning of one
  // that follows.
  const passed =
    required.length > 0
      ? sql`when numnode(whole) = 0 and numnode(${sql.join(required, sql` && `)}) > 0 then ''::tsquery`
      : sql``;
  // A word that is its own stem is among those that begin with it: asking for both would read the index
  // twice.
  return behind(sql`(select case ${passed}
    when whole = to_tsquery('simple', ${words.join(" & ")}) then ${begunBy(words)}
    else whole || ${begunBy(words)} end from plainto_tsquery('english', ${singleWords(last)}) as whole)`);
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

/** A search as a statement asks it: the queries that its words make. */
export interface AskedSearch {
  /** All of the words. */
  every: Sql;
  /** Any of them. */
  any: Sql;
  /** The same of what was typed, where other words are searched for along with it. */
  typed: Queries | undefined;
  isLoose: boolean;
}

export function askedSearch(search: SearchText): AskedSearch {
  const hasOthers = search.runs.some(({ also }) => also.length > 0);
  return {
    ...queriesOf(search),
    typed: hasOthers ? queriesOf(plainSearch(search.text)) : undefined,
    isLoose: search.isLoose ?? false,
  };
}

type Queries = Pick<AskedSearch, "every" | "any">;

function queriesOf(search: SearchText): Queries {
  const every = searchQuery(search);
  const isOne = wordsAlone(search).length === 1;
  return { every, any: isOne ? every : sql`(select ${anyWordQuery(search)})` };
}

/**
 * The same for a statement that asks it in several places: its queries are made once there, or not at all.
 * Returns what stands before the other parts of its WITH.
 */
export function askedOnce(search: SearchText): { parts: Sql; asked: AskedSearch } {
  const { typed, isLoose, ...own } = askedSearch(search);
  const words = madeOnce("words", own);
  const asTyped = typed && madeOnce("typed", typed);
  return {
    parts: sql.join([...words.parts, ...(asTyped?.parts ?? [])]),
    asked: { ...words.queries, typed: asTyped?.queries, isLoose },
  };
}

function madeOnce(name: string, { every, any }: Queries): { parts: Sql[]; queries: Queries } {
  const part = (called: string, query: Sql) => sql`${sql.ref(called)} as (select ${query} as query)`;
  const made = (called: string) => sql`(select query from ${sql.ref(called)})`;
  const [all, some] = [`every_${name}`, `any_${name}`];
  if (any === every) return { parts: [part(all, every)], queries: { every: made(all), any: made(all) } };
  return {
    parts: [part(all, every), part(some, any)],
    queries: { every: made(all), any: made(some) },
  };
}

/** Is the product found? (name, artisan, category, SKU, description) By an index. */
export const matchesSearch = ({ isLoose, any, every }: AskedSearch): Sql =>
  sql`search @@ ${isLoose ? any : every}`;

/** Is a find called so, by its name, its maker, category or SKU, and not only described by the words? */
export const isCalledSo = ({ every }: AskedSearch): Sql => sql`ts_filter(search, '{a,b}') @@ ${every}`;

/** The same, row after row in the list's order: what is found often is met soon. */
export const matchesOften = (asked: AskedSearch): Sql => sql`(${matchesSearch(asked)}) is true`;

/** What has all words of a search stands before what has some, in each order (SEARCH-17). */
export const allWordsFirst = ({ isLoose, every }: AskedSearch): Sql[] =>
  isLoose ? [sql`(search @@ ${every})`] : [];

/**
 * How well it fits: words of the name before words elsewhere. First by the words as they were typed, so that
 * others which are searched for along with them change nothing in their order.
 */
export const searchRanks = ({ typed, ...asked }: AskedSearch): Sql[] => [
  ...(typed ? ranksOf(typed) : []),
  ...ranksOf(asked),
];

const ranksOf = ({ every, any }: Queries): Sql[] => [
  sql`ts_rank('{0,0,0,1}', search, ${any})`,
  sql`ts_rank(search, ${every})`,
];

/** A text that is searched for by its own words alone. */
export const plainSearch = (text: string): SearchText => ({ text, runs: [{ text, also: [] }] });
