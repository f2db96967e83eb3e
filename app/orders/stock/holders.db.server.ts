import { sql } from "kysely";
import { personKey, personKeys } from "#discounts/person.server.ts";
import type { Db, Trx } from "#platform/database/db.ts";
import { digestOf, senderBlock } from "#platform/limits/rate-limit.db.server.ts";

/** So many counted pieces are held unpaid at once by one order, mailbox, phone, account or network. */
export const mostHeld = 20;

/** So many uses of one code are held unpaid at once by one mailbox, phone or account. */
export const mostHeldUses = 2;

/** And by one network, behind which a whole town may be: as many as it may order. */
export const mostHeldUsesOfNetwork = 60;

const ofNetwork = "network:";

interface Sender {
  billing: { email: string; phone: string | null };
  userId: string | null;
  /** The address that its order came from; missing where nobody knows it. */
  network?: string | undefined;
}

/** Whose the hold of an unpaid card order is: any of them alone is bounded. */
export function holdersOf({ billing, userId, network }: Sender, secret: string): string[] {
  const keyOf = (what: string) => personKey(digestOf(what), secret);
  return [
    ...personKeys(billing, secret),
    ...(userId === null ? [] : [keyOf(`account:${userId}`)]),
    ...(network === undefined ? [] : [ofNetwork + keyOf(`network:${senderBlock(network)}`)]),
  ].sort();
}

/**
 * Whether an order may hold so many pieces more. Another order of one of the same holders waits until this
 * transaction has ended; products are locked before, in one order.
 */
export async function mayHold(
  trx: Trx,
  holders: readonly string[],
  { pieces, exceptOrder = null }: { pieces: number; exceptOrder?: string | null },
): Promise<boolean> {
  if (pieces > mostHeld) return false;
  await awaitTurns(trx, holders);
  const { rows } = await sql<{ held: number }>`
    select coalesce(max(held), 0)::int as held from (
      select sum(item.stock_taken) as held
      from unnest(${[...holders]}::text[]) as holder
        join orders on orders.held_by @> array[holder] and orders.stock_held_until is not null
        join order_items item on item.order_id = orders.id
      where ${isUnpaid} and orders.id is distinct from ${exceptOrder}
      group by holder
    ) as each`.execute(trx);
  return (rows[0]?.held ?? 0) + pieces <= mostHeld;
}

/**
 * The first of these promotions where one of the holders has as many unpaid uses as it may; `byOthers`: only
 * its network does.
 */
export async function overheldUse(
  trx: Trx,
  holders: readonly string[],
  promotionIds: readonly string[],
): Promise<{ id: string; byOthers: boolean } | undefined> {
  if (promotionIds.length === 0) return undefined;
  await awaitTurns(trx, holders);
  const { rows } = await sql<{ id: string; byOthers: boolean }>`
    select uses.promotion_id as id, starts_with(holder, ${ofNetwork}) as "byOthers"
    from unnest(${[...holders]}::text[]) as holder
      join orders on orders.held_by @> array[holder] and orders.stock_held_until is not null
      join promotion_uses uses on uses.order_id = orders.id and uses.state = 'held'
    where ${isUnpaid} and uses.promotion_id = any(${[...promotionIds]}::text[])
    group by holder, uses.promotion_id having count(*) >=
      case when starts_with(holder, ${ofNetwork}) then ${mostHeldUsesOfNetwork}::int else ${mostHeldUses}::int end
    order by 1, 2 limit 1`.execute(trx);
  return rows[0];
}

const isUnpaid = sql`orders.payment_method = 'razorpay' and orders.payment_state in ('awaiting', 'failed')`;

/** In one order, so that no two wait for each other. */
async function awaitTurns(trx: Trx, holders: readonly string[]): Promise<void> {
  for (const holder of holders)
    await sql`select pg_advisory_xact_lock(hashtextextended(${`hold${holder}`}, 0))`.execute(trx);
}

/** Whose the hold of an order is, as it was written down; nobody's of one from before. */
export async function keptHolders(trx: Trx, orderId: string): Promise<string[]> {
  const order = await trx
    .selectFrom("orders")
    .select("held_by")
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  return order.held_by ?? [];
}

/** Forgets the holders of orders that can be paid no more; paid and cancelled ones do so by themselves. */
export async function forgetHolders(db: Db, placedBefore: Date): Promise<void> {
  await db
    .updateTable("orders")
    .set({ held_by: null })
    .where("held_by", "is not", null)
    .where("created_at", "<", placedBefore)
    .execute();
}
