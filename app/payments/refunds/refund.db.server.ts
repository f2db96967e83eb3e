import { type RawBuilder, sql } from "kysely";
import { type GivenFor, givenForParts } from "#orders/given-for/given-for.ts";
import type { Db, Trx } from "#platform/database/db.ts";
import { type Paise, paise } from "#values/money/money.ts";
import type { RefundablePayment, RefundState } from "./refund.ts";

export interface Refund {
  id: string;
  orderId: string;
  paymentId: string;
  providerRefundId: string | null;
  key: string;
  amount: Paise;
  state: RefundState;
  attempts: number;
  lastError: string | null;
}

/** Until when a request that asks the provider itself is left alone by the job. */
const ownSeconds = 30;

/** One under way stands at the provider: its end is looked up for a week. */
const mostAttempts = 40;

const columns = [
  "id",
  "order_id as orderId",
  "razorpay_payment_id as paymentId",
  "razorpay_refund_id as providerRefundId",
  "idempotency_key as key",
  "amount_paise",
  "state",
  "attempts",
  "last_error as lastError",
] as const;

const refundOf = <R extends { amount_paise: number }>({ amount_paise, ...row }: R) => ({
  ...row,
  amount: paise(amount_paise),
});

/**
 * The payments that brought money for an order, with what went back. The order's row is locked by the caller.
 */
export async function refundablePayments(
  db: Db,
  orderId: string,
): Promise<(RefundablePayment & { done: Paise })[]> {
  const { rows } = await sql<{
    id: string;
    amount: number;
    outcome: string;
    refund_due: boolean;
    refunded: number;
    done: number;
  }>`
    select p.razorpay_payment_id as id, p.amount_paise as amount, p.outcome, p.refund_due,
      coalesce(sum(r.amount_paise) filter (where r.state <> 'failed'), 0)::bigint as refunded,
      coalesce(sum(r.amount_paise) filter (where r.state = 'processed'), 0)::bigint as done
    from payments p left join payment_refunds r on r.razorpay_payment_id = p.razorpay_payment_id
    where p.order_id = ${orderId} and p.outcome <> 'none'
    group by p.razorpay_payment_id order by p.created_at`.execute(db);
  return rows.map((row) => ({
    paymentId: row.id,
    amount: paise(row.amount),
    refunded: paise(row.refunded),
    done: paise(row.done),
    isConfirming: row.outcome === "confirmed",
    isDue: row.refund_due,
  }));
}

export async function refundByKey(db: Db, key: string): Promise<Refund | undefined> {
  const row = await db
    .selectFrom("payment_refunds")
    .select(columns)
    .where("idempotency_key", "=", key)
    .executeTakeFirst();
  return row && refundOf(row);
}

/** The refunds that one form requested: one, or several where one payment has not enough left. */
export async function refundsOfKey(db: Db, key: string): Promise<Refund[]> {
  const rows = await db
    .selectFrom("payment_refunds")
    .select(columns)
    .where("idempotency_key", "in", [key, ...[1, 2, 3].map((at) => partKey(key, at))])
    .orderBy("idempotency_key")
    .execute();
  return rows.map(refundOf);
}

/** Of a part of a refund; the first one has the form's own key. */
const partKey = (key: string, at: number): string => (at === 0 ? key : `${key}-part${at + 1}`);

/** The key with which a row's refund was requested, for any part of it. */
export const wholeKey = (key: RawBuilder<string>) => sql<string>`regexp_replace(${key}, '-part[0-9]+$', '')`;

/** Whose refund it is, who asks for it, and what it is for, where that is known. */
interface AskedRefund {
  orderId: string;
  key: string;
  actorId: string | null;
  givenFor?: GivenFor | undefined;
}

/** Writes the parts of a refund down. */
export async function askParts(
  trx: Trx,
  { givenFor, ...refund }: AskedRefund,
  parts: readonly { paymentId: string; amount: Paise }[],
): Promise<Refund[]> {
  const amounts = parts.map(({ amount }) => amount);
  const forEach = givenFor ? givenForParts(givenFor, amounts) : [];
  const asked: Refund[] = [];
  for (const [at, part] of parts.entries())
    asked.push(
      await askRefund(trx, { ...refund, ...part, key: partKey(refund.key, at), givenFor: forEach[at] }),
    );
  return asked;
}

/** Writes a refund down before it is requested from the provider. */
async function askRefund(
  trx: Trx,
  refund: AskedRefund & { paymentId: string; amount: Paise },
): Promise<Refund> {
  const row = await trx
    .insertInto("payment_refunds")
    .values({
      order_id: refund.orderId,
      razorpay_payment_id: refund.paymentId,
      idempotency_key: refund.key,
      amount_paise: refund.amount,
      actor_id: refund.actorId,
      given_for: refund.givenFor ? JSON.stringify(refund.givenFor) : null,
      attempts: 1,
      next_attempt_at: sql<Date>`now() + make_interval(secs => ${sql.lit(ownSeconds)})`,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return refundOf(row);
}

/** Takes some refunds whose outcome is not known yet; nobody else gets them meanwhile. */
export async function claimRefunds(db: Db, most: number): Promise<Refund[]> {
  const rows = await db
    .updateTable("payment_refunds")
    .set({
      attempts: sql`attempts + 1`,
      next_attempt_at: sql`now() + make_interval(mins => least(360, 1 << least(attempts, 8)))`,
    })
    .where(
      sql<boolean>`id = any(array(
        select id from payment_refunds
        where next_attempt_at <= now() and (state = 'requested' or state = 'pending' and attempts < ${mostAttempts})
        order by next_attempt_at limit ${most}
        for update skip locked))`,
    )
    .returning(columns)
    .execute();
  return rows.map(refundOf);
}

/** Why the provider did not make this refund, for good (`failed`) or for now. */
export async function noteRefundTrouble(db: Db, id: string, problem: string, failed: boolean): Promise<void> {
  await db
    .updateTable("payment_refunds")
    .set({ last_error: problem, ...(failed ? { state: "failed", next_attempt_at: null } : {}) })
    .where("id", "=", id)
    .where("state", "=", "requested")
    .execute();
}
