import { type Selectable, sql, type Updateable } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { StallGoodKey } from "../sale/stall-list.ts";

export type StallRow = Selectable<Tables["stalls"]>;
export type StallGoodRow = Selectable<Tables["stall_goods"]>;

/** The stalls that are not closed, the oldest first. */
export const openStalls = (db: Db): Promise<StallRow[]> =>
  db.selectFrom("stalls").selectAll().where("closed_at", "is", null).orderBy("id").execute();

/** Locks a stall: whatever counts its goods or its cash begins here. */
export const lockStall = (trx: Trx, id: string): Promise<StallRow | undefined> =>
  trx.selectFrom("stalls").selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirst();

/** A new version of a stall that is locked. */
export const writeStall = (trx: Trx, id: string, set: Updateable<Tables["stalls"]>) =>
  trx
    .updateTable("stalls")
    .set({ ...set, version: sql`version + 1` })
    .where("id", "=", id)
    .execute();

/** What these stalls have, by name. */
export async function goodsOfStalls(db: Db, stallIds: readonly string[]): Promise<StallGoodRow[]> {
  if (stallIds.length === 0) return [];
  return db
    .selectFrom("stall_goods")
    .selectAll()
    .where("stall_id", "in", [...stallIds])
    .orderBy("name")
    .orderBy("option_text")
    .orderBy("id")
    .execute();
}

/** Pieces that are still at the stall, as far as the shop knows. */
export const leftAtStall = ({ taken, sold, back }: Pick<StallGoodRow, "taken" | "sold" | "back">): number =>
  taken - sold - back;

export interface NamedPieces extends StallGoodKey {
  name: string;
  optionText: string | null;
  pieces: number;
}

/** Counts pieces of a locked stall as taken along, sold or back; what it had not before, it has now. */
export async function countPieces(
  trx: Trx,
  stallId: string,
  as: "taken" | "sold" | "back",
  goods: readonly NamedPieces[],
): Promise<void> {
  for (const { productId, variantId, name, optionText, pieces } of goods)
    await sql`
      insert into stall_goods (stall_id, product_id, variant_id, name, option_text, ${sql.ref(as)})
      values (${stallId}, ${productId}, ${variantId}, ${name}, ${optionText}, ${pieces})
      on conflict (stall_id, product_id, (coalesce(variant_id, ''))) do update
        set ${sql.ref(as)} = stall_goods.${sql.ref(as)} + excluded.${sql.ref(as)}`.execute(trx);
}

/** Notes that an order was sold at a stall. */
export const noteStallOrder = (trx: Trx, orderId: string, stallId: string) =>
  trx.insertInto("stall_orders").values({ order_id: orderId, stall_id: stallId }).execute();
