import { sql } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Paise } from "#values/money/money.ts";
import { firstCheckAfter, nextCheckAt } from "./payment.ts";

/** Every order ever made at the provider for one of ours, newest first. */
export async function providerOrdersOf(db: Db, orderId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("payment_orders")
    .select("razorpay_order_id")
    .where("order_id", "=", orderId)
    .where("razorpay_order_id", "is not", null)
    .orderBy("created_at", "desc")
    .execute();
  return rows.flatMap(({ razorpay_order_id }) => razorpay_order_id ?? []);
}

/**
 * Takes the right to make the order's one live order at the provider, for `seconds`. Returns until when;
 * undefined while somebody else holds it or when there is a live one.
 */
export async function claimMaking(
  db: Db,
  order: {
    id: string;
    total: Paise;
    currency: string;
    /** Of a cash order: how its bill changes once this is paid. */
    instead?: object | undefined;
    dueId?: string | undefined;
  },
  now: Date,
  seconds: number,
): Promise<Date | undefined> {
  const instead = order.instead ? JSON.stringify(order.instead) : null;
  const until = new Date(now.getTime() + seconds * 1000);
  const { rows } = await sql`
    insert into payment_orders (order_id, amount_paise, currency, claimed_until, instead_of_cash, due_id)
    values (${order.id}, ${order.total}, ${order.currency}, ${until}, ${instead}::text::jsonb, ${order.dueId ?? null})
    on conflict (order_id) where state <> 'gone' do update
      set claimed_until = ${until}, amount_paise = excluded.amount_paise,
        instead_of_cash = excluded.instead_of_cash, due_id = excluded.due_id
      where payment_orders.state = 'making' and payment_orders.claimed_until <= ${now}
    returning id`.execute(db);
  return rows.length === 1 ? until : undefined;
}

/** Gives the right back: nothing was made. */
export async function dropMaking(db: Db, orderId: string, until: Date): Promise<void> {
  await db
    .deleteFrom("payment_orders")
    .where("order_id", "=", orderId)
    .where("state", "=", "making")
    .where("claimed_until", "=", until)
    .execute();
}

/** The provider's order now exists. False when the right to make it, until `claim`, was lost meanwhile. */
export async function keepMade(
  trx: Trx,
  orderId: string,
  { providerOrderId, claim, now }: { providerOrderId: string; claim: Date; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("payment_orders")
    .set({
      razorpay_order_id: providerOrderId,
      state: "live",
      claimed_until: null,
      next_check_at: new Date(now.getTime() + firstCheckAfter),
    })
    .where("order_id", "=", orderId)
    .where("state", "=", "making")
    .where("claimed_until", "=", claim)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Writes down an order of the provider that came with a loaded order (ORDER-21), so that every way finds it.
 * One that is known stays as it is.
 */
export async function keepLoaded(
  db: Db,
  order: { id: string; total: Paise; currency: string },
  providerOrderId: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto("payment_orders")
    .values({
      order_id: order.id,
      razorpay_order_id: providerOrderId,
      amount_paise: order.total,
      currency: order.currency,
      state: "live",
      next_check_at: new Date(now.getTime() + firstCheckAfter),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The provider does not know this order any more: another one may take its place. */
export async function markGone(db: Db, providerOrderId: string): Promise<void> {
  await db
    .updateTable("payment_orders")
    .set({ state: "gone" })
    .where("razorpay_order_id", "=", providerOrderId)
    .execute();
}

/**
 * Somebody begins to pay this order of the provider, new or old: the questions about it begin anew. One that
 * is due sooner is not put off.
 */
export async function followAnew(trx: Trx, providerOrderId: string, now: Date): Promise<void> {
  await trx
    .updateTable("payment_orders")
    .set({
      checks: 0,
      next_check_at: sql`least(next_check_at, ${new Date(now.getTime() + firstCheckAfter)})`,
    })
    .where("razorpay_order_id", "=", providerOrderId)
    .execute();
}

/**
 * Asks the provider about this order with the round of the reconciler at this time, and from then on as about
 * a new one.
 */
export async function checkSoon(db: Db, orderId: string, at: Date): Promise<void> {
  await db
    .updateTable("payment_orders")
    .set({ checks: 0, next_check_at: at })
    .where("order_id", "=", orderId)
    .where("razorpay_order_id", "is not", null)
    .execute();
}

/**
 * Takes an order that waits for a card payment and whose time to ask has come; nobody else gets it meanwhile.
 * One for cash waits until a card has paid it: what comes when it is too late for that goes back. So does one
 * for a part of an order.
 */
export async function claimCheck(db: Db, now: Date): Promise<string | undefined> {
  return inTransaction(db, async (trx) => {
    const { rows } = await sql<{ id: string; checks: number; razorpay_order_id: string }>`
      select p.id, p.checks, p.razorpay_order_id
      from payment_orders p join orders o on o.id = p.order_id
      where p.next_check_at <= ${now} and p.razorpay_order_id is not null
        and (o.payment_state in ('awaiting', 'failed') or o.payment_method = 'cod' or p.due_id is not null)
      order by p.next_check_at limit 1
      for update of p skip locked`.execute(trx);
    const [due] = rows;
    if (!due) return undefined;
    const checks = due.checks + 1;
    await trx
      .updateTable("payment_orders")
      .set({ checks, next_check_at: nextCheckAt(checks, now) })
      .where("id", "=", due.id)
      .execute();
    return due.razorpay_order_id;
  });
}

/** All is known of this order of the provider: it is not asked about again. */
export async function stopChecks(trx: Trx, providerOrderId: string): Promise<void> {
  await trx
    .updateTable("payment_orders")
    .set({ next_check_at: null })
    .where("razorpay_order_id", "=", providerOrderId)
    .execute();
}

/** The provider could not say: it is asked again at this time, and the question does not count. */
export async function checkAgainAt(db: Db, providerOrderId: string, at: Date): Promise<void> {
  await db
    .updateTable("payment_orders")
    .set({ checks: sql`greatest(checks - 1, 0)`, next_check_at: at })
    .where("razorpay_order_id", "=", providerOrderId)
    .execute();
}

/** Lets no order at the provider stand that was made for another part of the order: one is live at most. */
export async function retireOthers(db: Db, orderId: string, dueId: string): Promise<void> {
  await db
    .updateTable("payment_orders")
    .set({ state: "gone" })
    .where("order_id", "=", orderId)
    .where("state", "=", "live")
    .where((where) => where.or([where("due_id", "is", null), where("due_id", "<>", dueId)]))
    .execute();
}
