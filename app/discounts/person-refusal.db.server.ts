import { sql } from "kysely";
import type { Trx } from "#platform/database/db.ts";
import type { CodeRefusal } from "./codes/code-refusal.ts";
import { allPersonKeys, type Person, personKeys } from "./person.server.ts";
import type { Limits } from "./promotion.db.server.ts";

/**
 * Why this person can't use a code that others can (DISCOUNT-7). Another order of the same person with the
 * code, or with any code for first orders, waits until this transaction has ended: two orders at once are not
 * both the first. What was given back counts while its unpaid order, placed after `payableSince`, may still
 * be paid at its price. `hasOrdered` is called where the code is for first orders.
 */
export async function refusalForPerson(
  trx: Trx,
  { promotionId, mostPerPerson, firstOrder }: Limits & { promotionId: string },
  { secret, hasOrdered, ...person }: Asking,
  payableSince: Date,
): Promise<CodeRefusal | undefined> {
  if (mostPerPerson === null && !firstOrder) return undefined;
  for (const key of personKeys(person, secret))
    await awaitTurn(trx, (firstOrder ? "first-order" : promotionId) + key);
  const keys = allPersonKeys(person, secret);
  const { uses, first_uses } = await usesOf(trx, { promotionId, keys, payableSince });
  if (uses >= (firstOrder ? 1 : (mostPerPerson ?? 1))) return { kind: "used-already" };
  return firstOrder && (first_uses > 0 || (await hasOrdered())) ? { kind: "not-first" } : undefined;
}

interface Asking extends Person {
  secret: string;
  hasOrdered: () => Promise<boolean>;
}

const awaitTurn = (trx: Trx, what: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`.execute(trx);

interface Counted {
  promotionId: string;
  keys: readonly string[];
  payableSince: Date;
}

/** Of this code, and of any code for first orders. */
async function usesOf(trx: Trx, { promotionId, keys, payableSince }: Counted) {
  const { rows } = await sql<{ uses: number; first_uses: number }>`
    select count(*) filter (where promotion_id = ${promotionId})::int as uses,
      count(*) filter (where first_order)::int as first_uses
    from promotion_uses join promotions on promotions.id = promotion_id join orders on orders.id = order_id
    where person_key && ${[...keys]}::text[] and (promotion_uses.state <> 'given_back' or (
      payment_state in ('awaiting', 'failed') and fulfilment_state = 'pending'
      and orders.created_at > ${payableSince}))`.execute(trx);
  return rows[0] ?? { uses: 0, first_uses: 0 };
}
