import type { Insertable } from "kysely";
import { spokenLines } from "#catalogue/options/lines-in-language.db.server.ts";
import { erased } from "#mail/sending/queue-mail.db.server.ts";
import type { OrderRow } from "#orders/lock-order.db.server.ts";
import type { OrderMailServices } from "#orders/order-services.ts";
import type { Db, Trx } from "#platform/database/db.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { ReturnTerms } from "#values/return-terms.ts";
import { termsOf } from "#values/time/return-window.ts";
import { returnNumberAt } from "../return-request.ts";
import { type ReturnableLine, returnableLines } from "../returnable-order.db.server.ts";
import type { ReturnableOrder } from "./judge-return.ts";

export async function countRequests(trx: Trx, orderId: string): Promise<number> {
  const { count } = await trx
    .selectFrom("return_requests")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("order_id", "=", orderId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What of its order's lines a request is about. */
export async function insertPieces(
  trx: Trx,
  requestId: string,
  pieces: readonly { orderItemId: string; quantity: number }[],
): Promise<void> {
  await trx
    .insertInto("return_items")
    .values(
      pieces.map(({ orderItemId, quantity }) => ({
        request_id: requestId,
        order_item_id: orderItemId,
        quantity,
      })),
    )
    .execute();
}

/** The number of the request that was made with this key, if there is one. */
export async function requestOfKey(
  db: Trx | OrderMailServices["db"],
  orderId: string,
  key: string,
): Promise<string | undefined> {
  if (key === "") return undefined;
  const row = await db
    .selectFrom("return_requests")
    .select("number")
    .where("idempotency_key", "=", key)
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  return row?.number;
}

type NumberedRow = Omit<Insertable<Tables["return_requests"]>, "number">;

/** Writes a request with the number of this millisecond, or of the next one that no request has. */
export async function insertNumbered(trx: Trx, now: Date, row: NumberedRow): Promise<string> {
  for (let at = now.getTime(); ; at += 1) {
    const number = returnNumberAt(at);
    const written = await trx
      .insertInto("return_requests")
      .values({ ...row, number })
      .onConflict((conflict) => conflict.column("number").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (written) return number;
  }
}

/** An order as its returns depend on it, with its lines as the language of the moment calls them. */
export async function returnableOrder(
  db: Db,
  row: OrderRow,
  today: ReturnTerms,
): Promise<ReturnableOrder<ReturnableLine>> {
  return {
    lines: await spokenLines(db, await returnableLines(db, row)),
    deliveredAt: row.delivered_at,
    terms: termsOf({ returnDays: row.return_days, damageHours: row.damage_hours }, today),
    // Words of a buyer who was erased would stand there for ever.
    isLost: row.fulfilment_state === "cancelled" || row.billing_email === erased,
  };
}
