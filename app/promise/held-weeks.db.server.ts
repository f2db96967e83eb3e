import { sql } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { followDaysOf } from "./follow-days.db.server.ts";
import { adviseLocked, type LineToPlan } from "./plan-lines.db.server.ts";
import type { PromisingShop } from "./rooms.db.server.ts";

/** Weeks that an offer holds for the order that it may become. */
export interface Hold {
  /** The key of that order. */
  claim: string;
  offerId: string;
  /** The last day on which it can be accepted. */
  until: string;
  lines: readonly LineToPlan[];
}

/** `full`: no week that the shop promises has room for a line. `none`: no group makes anything of it. */
export type HeldOrNot = "held" | "full" | "none";

/**
 * Holds the weeks in which an offer's lines would be made now, in the place of those that it held before:
 * they are filled for everybody else until its last day is over (PROMISE-12). As orders do, it plans under
 * the groups' lock, so that no week is filled beyond its room.
 */
export async function holdWeeks(trx: Trx, hold: Hold, shop: PromisingShop, moment: Date): Promise<HeldOrNot> {
  const { claim, offerId, until, lines } = hold;
  const planned = await adviseLocked(trx, lines, shop, moment, { claim });
  if (planned.some((line) => line?.week === null)) return "full";
  const rows = lines.flatMap(({ productId, quantity }, place) => {
    const due_on = planned[place]?.week;
    if (!due_on || productId === null) return [];
    return [{ claim, offer_id: offerId, product_id: productId, quantity, due_on, held_until: until }];
  });
  await releaseWeeks(trx, claim);
  if (rows.length === 0) return "none";
  await trx.insertInto("held_weeks").values(rows).execute();
  await followDaysOf(
    trx,
    rows.map(({ product_id }) => product_id),
    shop,
    moment,
  );
  return "held";
}

/** They are free again; pages follow within a minute. */
export async function releaseWeeks(trx: Trx, claim: string): Promise<void> {
  await trx.deleteFrom("held_weeks").where("claim", "=", claim).execute();
}

/** What an offer holds on a day: for which revision, and by when its lines would be made. */
export async function heldWeeks(
  db: Db,
  claim: string,
  today: string,
): Promise<{ offerId: string; until: string; days: string[] } | undefined> {
  const rows = await db
    .selectFrom("held_weeks")
    .select(["offer_id", "held_until", "due_on"])
    .where("claim", "=", claim)
    .where("held_until", ">=", today)
    .orderBy("due_on")
    .execute();
  const [first] = rows;
  return first && { offerId: first.offer_id, until: first.held_until, days: rows.map((row) => row.due_on) };
}

interface HeldPieces {
  productId: string;
  quantity: number;
  week: string;
}

/** What is held for an order is its own from now on, and held no more. */
export async function takeHeldWeeks(trx: Trx, orderId: string): Promise<HeldPieces[]> {
  const { rows } = await sql<HeldPieces>`
    delete from held_weeks using orders
    where orders.id = ${orderId} and held_weeks.claim = orders.idempotency_key
    returning product_id as "productId", quantity, due_on as week`.execute(trx);
  return rows;
}

/** Forgets what is held no more. */
export const forgetLapsed = (db: Db, moment: Date) =>
  db.deleteFrom("held_weeks").where("held_until", "<", indianDay(moment)).execute();
