import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import { paiseFromRupees } from "#values/money/decimal-rupees.ts";
import type { GoodsTax } from "#values/money/gst.ts";
import { indianDay } from "#values/time/indian-day.ts";
import type { GetsFacts, MakersPart } from "./who-gets.ts";

/** Rupees are numbers where they come as JSON. */
type Rupees = number;

/** What `getsRow` reads. */
export interface GetsRow {
  material: Rupees | null;
  rate: number | null;
  steps: readonly { name: string; rate: Rupees | null }[];
  borne: readonly { work: string; pieces: number; paid: Rupees }[];
  /** Of the product's maker, the latest first. */
  terms: readonly TermRow[];
}

interface TermRow {
  kind: "piece" | "sold" | "bought";
  percent: number | null;
  amount: Rupees | null;
  from: string;
}

/**
 * Within a statement that reads a product, called `of`: what tells who gets what of it, for `getsFacts`; null
 * of one whose owner does not show it.
 */
export const getsRow = (of: string): RawBuilder<GetsRow | null> => {
  const column = (name: string) => sql.ref(`${of}.${name}`);
  return sql<GetsRow | null>`case when ${column("shows_makers")} then jsonb_build_object(
    'material', ${column("material_cost")}, 'rate', ${column("tax_rate")},
    'steps', (
      select coalesce(jsonb_agg(jsonb_build_object('name', step.name, 'rate', step.rate) order by step.position), '[]')
      from product_steps as step where step.product_id = ${column("id")}),
    'borne', (
      select coalesce(jsonb_agg(jsonb_build_object('work', work, 'pieces', pieces, 'paid', paid)), '[]')
      from maker_pay_borne where maker_pay_borne.product_id = ${column("id")}),
    'terms', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', term.kind, 'percent', term.percent,
        'amount', term.amount, 'from', term.from_on) order by term.from_on desc), '[]')
      from maker_terms as term where term.artisan_id = ${column("artisan_id")})) end`;
};

/** What the shop says of its tax. */
export interface TaxedShop {
  readonly gstin?: string | null | undefined;
  readonly goodsTax: GoodsTax;
}

/** The facts of a row, on the day of a moment. */
export function getsFacts(row: GetsRow, moment: Date, shop: TaxedShop): GetsFacts {
  return {
    material: row.material === null ? null : paiseFromRupees(row.material),
    makers: makersOf(row, indianDay(moment)),
    borne: row.borne.map(({ paid, ...work }) => ({ ...work, paid: paiseFromRupees(paid) })),
    // As on the invoice: a shop without a GSTIN takes no tax, nor do goods without a rate.
    gstRate: shop.gstin ? Math.round(Number(row.rate ?? shop.goodsTax.rate) * 100) : 0,
  };
}

/** Work that is paid by its steps is not owed by a share as well. */
function makersOf({ steps, terms }: GetsRow, day: string): MakersPart | undefined {
  if (steps.some(({ rate }) => rate !== null)) {
    const works = steps.map(({ name, rate }) => ({
      name,
      rate: rate === null ? null : paiseFromRupees(rate),
    }));
    return { kind: "rates", works };
  }
  const term = terms.find(({ from }) => from <= day);
  if (!term || term.kind === "piece") return undefined;
  if (term.percent !== null) return { kind: "percent", basisPoints: Math.round(term.percent * 100) };
  return term.amount === null ? undefined : { kind: "sum", amount: paiseFromRupees(term.amount) };
}

/** Of the product with this id, hidden or not; undefined where its owner does not show it. */
export async function readGets(
  db: Db,
  id: string,
  { moment, shop }: { moment: Date; shop: TaxedShop },
): Promise<GetsFacts | undefined> {
  const row = await db
    .selectFrom("products")
    .select(getsRow("products").as("gets"))
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.gets ? getsFacts(row.gets, moment, shop) : undefined;
}
