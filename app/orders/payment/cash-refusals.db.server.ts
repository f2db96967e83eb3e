import type { Db, Trx } from "#platform/database/db.ts";
import type { Job } from "#platform/jobs/run-jobs.server.ts";
import type { Services } from "#platform/services.server.ts";
import type { OrderRow } from "../lock-order.db.server.ts";

/** How long a refusal counts (CASH-36). */
const monthsKept = 18;

/** Keeps that an order's cash was refused, once for each order; nothing where its phone is not known. */
export async function keepRefusal(
  trx: Trx,
  { id, phone_key }: Pick<OrderRow, "id" | "phone_key">,
  now: Date,
): Promise<void> {
  if (phone_key === null) return;
  await trx
    .insertInto("cod_refusals")
    .values({ order_id: id, phone_key, happened_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Drops what these orders' buyers refused, with all else that is theirs. */
export async function dropRefusalsOf(trx: Trx, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  await trx.deleteFrom("cod_refusals").where("order_id", "in", orderIds).execute();
}

/** Forgets what happened before refusals count. Returns how many there were. */
export async function forgetRefusals(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("cod_refusals")
    .where("happened_at", "<", monthsBefore(now, monthsKept))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  return then;
}

/** Forgets once a day. */
export const forgetRefusalsJob = ({ db, now }: Pick<Services, "db" | "now">): Job => ({
  name: "forget-refusals",
  everySeconds: 24 * 60 * 60,
  run: async () => void (await forgetRefusals(db, now())),
});
