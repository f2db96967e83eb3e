import { sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import { languageOfAddress } from "#platform/language/speaking.server.ts";
import { plainLetters } from "#values/text/plain-letters.ts";
import type { ProductSummary } from "../product.ts";
import { type ReadSearch, readSearch } from "../search/read-search.db.server.ts";
import { correctSearch } from "../search/search-correction.db.server.ts";
import { askedSearch, matchesOften, wordsAlone } from "../search/search-terms.db.server.ts";
import type { SearchText } from "../search/search-text.ts";
import { turnPrices } from "../turn-prices.db.server.ts";
import { countGroups } from "./facet-counts.ts";
import { clampPage, type FacetCounts, type ProductFilter } from "./product-filter.ts";
import {
  type Condition,
  type Finds,
  isNarrowed,
  onChosenShelves,
  readFinds,
  readGroups,
  readShop,
} from "./product-groups.db.server.ts";
import { cardsOf, type Narrowing, pageOf, rowsOf } from "./product-list.db.server.ts";
import { countryKey, mostFound } from "./product-order.db.server.ts";

export interface ProductPage {
  /** The filter as it was answered: a page past the end is the last one. */
  filter: ProductFilter;
  products: ProductSummary[];
  /** Products that pass the filter, on all pages. */
  total: number;
  /** The search finds more than `total`, which are not counted. */
  isMore?: boolean;
  /** Products in the shop. */
  all: number;
  /** None where the search finds more than are counted. */
  counts?: FacetCounts;
  /** The words searched for in place of mistyped ones. */
  correctedTo?: string;
  /**
   * Is nothing called by these words, and what is shown has them elsewhere, or some of them? Undefined where
   * nothing was found at all, or searched for.
   */
  isNear?: boolean | undefined;
  /** What is near has only some of the words. */
  isPartly?: boolean | undefined;
}

/** A page, and when the price of any product turns: from then on the page may be another one. */
interface ReadPage extends ProductPage {
  turnsAt: Date | undefined;
}

/** What a page is read for. */
interface Question {
  filter: ProductFilter;
  base: Condition[];
  moment: Date;
}

/**
 * One page of the catalogue at a moment's prices, and when they turn. A search that names nothing is tried
 * again with its mistyped words corrected.
 */
export async function listProducts(db: Db, filter: ProductFilter, moment: Date): Promise<ReadPage> {
  const base = [
    ...(filter.artisan ? [sql`artisan_key = ${plainLetters(filter.artisan)}`] : []),
    ...(filter.country ? [sql`${countryKey} = country_key(${filter.country})`] : []),
  ];
  const question = { filter, base, moment };
  const read = () => (filter.q ? searchOrCorrect(db, question, filter.q) : listFor(db, question));
  const page = await read();
  if (page.turnsAt === undefined || page.turnsAt > moment) return page;
  await turnPrices(db, moment);
  return read();
}

/** What all the words find; where nothing is called by them, also what some of them find. */
async function searchOrCorrect(db: Db, question: Question, text: string): Promise<ReadPage> {
  const search = await readSearch(db, text);
  const found = await searchFor(db, question, search);
  if (found.isNear === false) return found;
  const { meant, page } = await correctedFinds(db, question, { meant: search, page: found });
  if (page.isNear === false || wordsAlone(meant).length < 2) return page;
  const some = await searchFor(db, question, { ...meant, isLoose: true });
  return some.total > page.total && !some.isMore
    ? { ...some, isNear: true, isPartly: true, correctedTo: page.correctedTo }
    : page;
}

interface Reading {
  meant: ReadSearch;
  page: ReadPage;
}

/** The same with its mistyped words corrected, where that finds no less. */
async function correctedFinds(db: Db, question: Question, typed: Reading): Promise<Reading> {
  const correctedTo = await correctSearch(db, typed.meant);
  if (correctedTo === undefined) return typed;
  const meant = await readSearch(db, correctedTo);
  const page = await searchFor(db, question, meant);
  return page.total > 0 && page.total >= typed.page.total ? { meant, page: { ...page, correctedTo } } : typed;
}

async function listFor(db: Db, { filter, base, moment }: Question): Promise<ReadPage> {
  const rows = isListedAtOnce(filter) ? rowsOf(filter, base, mostFound) : undefined;
  const { groups, all, turnsAt, listed } = await readGroups(db, base, rows);
  const { total, counts, shelves } = countGroups(groups, filter);
  const shop = { all, turnsAt, counts };
  if (rows && clampPage(filter.page, total) === filter.page)
    return { ...shop, filter, total, products: await cardsOf(db, listed, moment) };
  const conditions = [...base, ...(isNarrowed(filter) ? [onShelves(shelves)] : [])];
  return { ...shop, ...(await pageFor(db, filter, { conditions, total, moment })) };
}

/** To pass over more products than that takes longer than to ask first how many there are. */
const nearPages = 10;

/** Is the page the same however many products there are? */
const isListedAtOnce = (filter: ProductFilter): boolean =>
  filter.page <= nearPages &&
  !isNarrowed(filter) &&
  (languageOfAddress() === "en" || !filter.sort.startsWith("name"));

/**
 * Stands in the text, not among the values: a list that is known when the statement is planned is looked up
 * by hash, one that comes later is compared number by number, for each of the thousands of products that a
 * deep page passes over.
 */
const onShelves = (shelves: readonly number[]) => sql`shelf = any(${sql.lit(`{${shelves}}`)}::smallint[])`;

/**
 * What a search finds, counted and ranked; of more than can be, what the chosen filters leave, and of that
 * the newest.
 */
async function searchFor(db: Db, question: Question, search: ReadSearch): Promise<ReadPage> {
  const { filter, base, moment } = question;
  const narrowed = [...base, ...onChosenShelves(filter)];
  const often = { conditions: [...narrowed, matchesOften(askedSearch(search))], total: mostFound, moment };
  const pageOfMany = async () => ({
    ...(await readShop(db)),
    isMore: true,
    isNear: false,
    ...(await pageFor(db, filter, often)),
  });
  const frequent = frequentIn(db);
  const asked = searchOf(filter, search);
  if (frequent.get(asked) === search.version) return pageOfMany();
  const finds = await readFinds(db, filter, search, base);
  if (finds.found <= mostFound)
    return {
      ...finds.shop,
      counts: finds.counts,
      isNear: nearness(finds),
      ...(await pageOfFinds(db, question, search, finds)),
    };
  const left = isNarrowed(filter) ? await readFinds(db, filter, search, narrowed) : finds;
  if (left.found <= mostFound) {
    const narrower = { ...question, base: narrowed };
    return {
      ...left.shop,
      isMore: false,
      isNear: nearness(left),
      ...(await pageOfFinds(db, narrower, search, left)),
    };
  }
  if (frequent.size >= mostKnown) frequent.clear();
  frequent.set(asked, search.version);
  return pageOfMany();
}

const nearness = ({ found, isNamed }: Finds): boolean | undefined => (found > 0 ? !isNamed : undefined);

const mostKnown = 1000;
/**
 * Searches that find more than is counted, each with the version of the catalogue in which it did: passing
 * over the finds of a frequent word takes longer than all the rest of its page. By database: tests open
 * several in one process.
 */
const frequentSearches = new WeakMap<Db, Map<string, string>>();

function frequentIn(db: Db): Map<string, string> {
  const known = frequentSearches.get(db) ?? new Map<string, string>();
  frequentSearches.set(db, known);
  return known;
}

/** A search and its filters, whatever the page and its order. */
const searchOf = ({ sort: _, page: __, ...filters }: ProductFilter, search: SearchText): string =>
  JSON.stringify({ ...filters, q: search.text, isLoose: search.isLoose });

async function pageOfFinds(
  db: Db,
  { filter: asked, base, moment }: Question,
  search: SearchText,
  finds: Finds,
) {
  const { total } = finds;
  const filter = { ...asked, page: clampPage(asked.page, total) };
  const { listed } = filter.page === asked.page ? finds : await readFinds(db, filter, search, base);
  return { filter, total, products: await cardsOf(db, listed, moment) };
}

async function pageFor(db: Db, asked: ProductFilter, narrowing: Narrowing) {
  const { total } = narrowing;
  const filter = { ...asked, page: clampPage(asked.page, total) };
  return { filter, total, products: total > 0 ? await pageOf(db, filter, narrowing) : [] };
}
