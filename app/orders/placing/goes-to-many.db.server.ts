import { sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import { gstCode, indianState } from "#values/contact/indian-state.ts";
import type { OrderRow } from "../lock-order.db.server.ts";
import { type BilledHomes, begunState, type HomesOfState } from "./billed-homes.ts";

/** Of a row of `orders`: does it go to many homes? Then each parcel that brings it goes to one of them. */
export const isToMany = sql<boolean>`exists (
  select from recipient_lists where recipient_lists.order_id = orders.id)`;

export async function goesToMany(db: Db, orderId: string): Promise<boolean> {
  const row = await db
    .selectFrom("recipient_lists")
    .select("order_id")
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Where the homes of an order are, for its one invoice (HOMES-31): a registered buyer is billed where they
 * are registered, wherever the parcels go (section 10(1)(b) of the IGST Act); anybody else where the parcels
 * go, which is one state, though others wait for their address. Undefined where it goes to one address.
 */
export async function billedHomes(
  db: Db,
  { id, buyer_gstin: gstin }: Pick<OrderRow, "id" | "buyer_gstin">,
): Promise<BilledHomes | undefined> {
  if (!(await goesToMany(db, id))) return undefined;
  const rows = await statesOfHomes(db, id);
  const count = rows.reduce((sum, { homes }) => sum + homes, 0);
  if (gstin !== null) return { count, stateCode: gstin.slice(0, 2) };
  const known = rows.filter(({ region }) => region !== "");
  const region = begunState(rows) ?? (known.length === 1 ? known[0]?.region : undefined);
  const state = indianState(region ?? "");
  return { count, stateCode: state ? gstCode(state) : null };
}

/** The states to which an order's parcels go, those of the most first. */
export async function statesOfHomes(db: Db, orderId: string): Promise<HomesOfState[]> {
  const { rows } = await sql<HomesOfState>`
    select coalesce(region, '') as region, count(*)::int as homes,
      count(*) filter (where state not in ('wanted', 'known'))::int as begun
    from order_recipients where order_id = ${orderId} group by 1 order by 2 desc, 1`.execute(db);
  return rows;
}
