import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Tables } from "#platform/database/tables.ts";
import { countGroups, type FacetGroup } from "./facet-counts.ts";
import type { ProductSummary } from "./product.ts";
import {
  clampPage,
  type FacetCounts,
  type FacetName,
  facets,
  type ProductFilter,
  pageSize,
  priceBands,
  sortChoices,
} from "./product-filter.ts";
import { type SummaryRow, summaryColumns, summaryOf } from "./product-row.server.ts";
import { correctSearch } from "./search-correction.db.server.ts";
import { matchesSearch, searchRank } from "./search-terms.server.ts";

type Db = Kysely<Tables>;
type Sql = RawBuilder<unknown>;

export interface ProductPage {
  /** The filter as it was answered: a page past the end is the last one. */
  filter: ProductFilter;
  products: ProductSummary[];
  /** Products that pass the filter, on all pages. */
  total: number;
  /** Products in the shop. */
  all: number;
  counts: FacetCounts;
  /** The words searched for in place of mistyped ones. */
  correctedTo?: string;
}

/** One page of the catalogue. A search that finds nothing is tried again with its mistyped words corrected. */
export async function listProducts(db: Db, filter: ProductFilter): Promise<ProductPage> {
  const found = await listFor(db, filter, filter.q);
  if (found.total > 0 || !filter.q) return found;
  const corrected = await correctSearch(db, filter.q);
  if (corrected === undefined) return found;
  const second = await listFor(db, filter, corrected);
  return second.total > 0 ? { ...second, correctedTo: corrected } : found;
}

async function listFor(db: Db, asked: ProductFilter, text: string | undefined): Promise<ProductPage> {
  const counted = await countFacets(db, asked, text);
  const filter = { ...asked, page: clampPage(asked.page, counted.total) };
  const products = counted.total > 0 ? await pageOf(db, filter, text) : [];
  return { ...counted, filter, products };
}

const bandCondition = (band: (typeof priceBands)[number]): Sql => {
  if ("below" in band) return sql`price < ${band.below}::numeric`;
  if ("above" in band) return sql`price > ${band.above}::numeric`;
  return sql`price >= ${band.from}::numeric and price <= ${band.upTo}::numeric`;
};

const bandOfPrice: Sql = sql`case ${sql.join(
  priceBands.map((band) => sql`when ${bandCondition(band)} then ${band.value}::text`),
  sql` `,
)} end`;

/** What each facet's value is in a row of products. */
const facetColumns: Record<FacetName, Sql> = {
  collection: sql`collection`,
  category: sql`category`,
  technique: sql`technique`,
  price: bandOfPrice,
};

const all = (conditions: Sql[]): Sql =>
  conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;

/** Narrowing that has no counts of its own: the search and the artisan. */
function baseConditions({ artisan }: ProductFilter, text: string | undefined): Sql[] {
  return [...(text ? [matchesSearch(text)] : []), ...(artisan ? [sql`artisan = ${artisan}`] : [])];
}

const isChosen = (filter: ProductFilter): Sql[] =>
  facets.flatMap(({ name }) =>
    filter[name] === undefined ? [] : [sql`${facetColumns[name]} = ${filter[name]}`],
  );

/** Counts what each value of each facet would show with the other filters applied, in one pass over the matches. */
async function countFacets(db: Db, filter: ProductFilter, text: string | undefined) {
  const columns = facets.map(({ name }) => sql`${facetColumns[name]} as ${sql.ref(name)}`);
  // All groups come in one field: reading them as rows would take longer than counting them.
  const { rows } = await sql<{ groups: FacetGroup[] | null; all: number }>`
    select (select count(*)::int from products) as "all", (
      select json_agg(groups) from (
        select ${sql.join(columns)}, count(*)::int as count
        from products where ${all(baseConditions(filter, text))}
        group by ${sql.join(facets.map((_, index) => sql.lit(index + 1)))}
      ) as groups
    ) as groups`.execute(db);
  return { ...countGroups(rows[0]?.groups ?? [], filter), all: rows[0]?.all ?? 0 };
}

async function pageOf(db: Db, filter: ProductFilter, text: string | undefined): Promise<ProductSummary[]> {
  const conditions = [...baseConditions(filter, text), ...isChosen(filter)];
  const { rows } = await sql<SummaryRow>`
    select ${sql.join(summaryColumns.map((column) => sql.ref(column)))} from products
    where ${all(conditions)}
    order by ${order(filter, text)}
    limit ${pageSize} offset ${(filter.page - 1) * pageSize}`.execute(db);
  return rows.map(summaryOf);
}

/** The order chosen, always ended by the id, so that no product stands on two pages. */
function order({ sort }: ProductFilter, text: string | undefined): Sql {
  const choice = sortChoices.find(({ value }) => value === sort) ?? sortChoices[0];
  const direction = choice.direction === "asc" ? sql`asc` : sql`desc`;
  if (choice.by === "price") return sql`price ${direction}, id`;
  if (choice.by === "name") return sql`lower(name) collate "C" ${direction}, id`;
  if (choice.by === "created_at") return sql`created_at ${direction}, id`;
  return text
    ? sql`featured desc, ${searchRank(text)} desc, created_at desc, id`
    : sql`featured desc, created_at desc, id`;
}
