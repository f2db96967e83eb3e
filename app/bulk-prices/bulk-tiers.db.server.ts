import { sql } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";
import { paiseFromRupees, rupeesColumn } from "#values/money/decimal-rupees.ts";
import type { BulkTier, BulkTiers } from "./bulk-tiers.ts";

/** The tiers' rows, for a page that reads all that it shows by one statement (ADR-30). */
export const bulkTierRows = (db: Db) =>
  db
    .selectFrom("bulk_tiers")
    .select(["from_quantity", "core_price", "artisanal_percent"])
    .orderBy("from_quantity");

type BulkTierRow = Awaited<ReturnType<ReturnType<typeof bulkTierRows>["execute"]>>[number];

export const bulkTierOf = (row: BulkTierRow): BulkTier => ({
  from: row.from_quantity,
  core: paiseFromRupees(row.core_price),
  artisanalOff: row.artisanal_percent,
});

export const readBulkTiers = async (db: Db): Promise<BulkTier[]> =>
  (await bulkTierRows(db).execute()).map(bulkTierOf);

/** Where bulk orders begin, as a part of another statement. */
export const smallestOrderRow = () => sql<number>`(select min(from_quantity) from bulk_tiers)`;

/** These tiers in place of all that there were. */
export async function writeBulkTiers(trx: Trx, tiers: BulkTiers): Promise<void> {
  await trx.deleteFrom("bulk_tiers").execute();
  const rows = tiers.map(({ from, core, artisanalOff }) => ({
    from_quantity: from,
    core_price: rupeesColumn(core),
    artisanal_percent: artisanalOff,
  }));
  await trx.insertInto("bulk_tiers").values(rows).execute();
}
