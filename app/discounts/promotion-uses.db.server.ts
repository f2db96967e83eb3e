import { sql } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";
import { rupeesColumn } from "#values/money/decimal-rupees.ts";
import type { Paise } from "#values/money/money.ts";
import { takeUse } from "./take-uses.db.server.ts";

interface AheadGiven {
  promotionId: string;
  title: string;
  amount: Paise;
  /** What its order comes to with it. */
  total: Paise;
}

/**
 * A placed order was given one promotion more, for paying ahead after all, and uses it: also where somebody
 * else has the last use by now, since it was paid at the price that was offered. The order's row is locked by
 * the caller.
 */
export async function takeAhead(
  trx: Trx,
  orderId: string,
  { promotionId, title, amount, total }: AheadGiven,
): Promise<void> {
  await sql`
    with promotion as (
      select id from promotions where id = ${promotionId} for no key update
    ), taken as (
      update promotions set used = used + 1 where id in (select id from promotion) and most_uses is not null
    ), discount as (
      insert into order_discounts (order_id, position, promotion_id, title, kind, amount)
      select ${orderId}, coalesce(max(position) + 1, 0), (select id from promotion), ${title}, 'prepaid',
        ${rupeesColumn(amount)}::numeric
      from order_discounts where order_id = ${orderId}
    )
    insert into promotion_uses (order_id, promotion_id, person_key, state, order_total)
    select ${orderId}, id, '{}', 'used', ${rupeesColumn(total)}::numeric from promotion
    on conflict do nothing`.execute(trx);
}

/**
 * Locks what an order was given, in one order, so that no two wait for each other; a limit that is added or
 * taken away meanwhile is awaited. Those without one are shared.
 */
async function lockGiven(trx: Trx, orderId: string): Promise<void> {
  const given = sql`id in (select promotion_id from promotion_uses where order_id = ${orderId})`;
  await sql`select id from promotions where ${given} order by id for key share`.execute(trx);
  await sql`
    select id from promotions where ${given} and most_uses is not null
    order by id for no key update`.execute(trx);
}

/**
 * Gives back what an order uses, once however often it is called. The order's row is locked by the caller.
 */
export async function giveUsesBack(trx: Trx, orderId: string): Promise<void> {
  await lockGiven(trx, orderId);
  await sql`
    with given_back as (
      update promotion_uses set state = 'given_back'
      where order_id = ${orderId} and state <> 'given_back' returning promotion_id
    )
    update promotions set used = greatest(used - 1, 0) from given_back
    where promotions.id = given_back.promotion_id and most_uses is not null`.execute(trx);
}

/**
 * What an order was given is used for good, also where it was given back and somebody else has the last use:
 * an order keeps its price. The order's row is locked by the caller.
 */
export async function keepUses(trx: Trx, orderId: string): Promise<void> {
  await lockGiven(trx, orderId);
  await sql`
    with before as (
      select promotion_id, state from promotion_uses where order_id = ${orderId} and state <> 'used' for update
    ), kept as (
      update promotion_uses set state = 'used' from before
      where order_id = ${orderId} and promotion_uses.promotion_id = before.promotion_id
      returning before.promotion_id, before.state
    )
    update promotions set used = used + 1 from kept
    where promotions.id = kept.promotion_id and kept.state = 'given_back' and most_uses is not null`.execute(
    trx,
  );
}

/**
 * Holds again what was given back of an unpaid order, where somebody has left it a use; of others the order
 * keeps its price all the same. Answers whether it holds any. The order's row is locked by the caller.
 */
export async function holdUsesAgain(trx: Trx, orderId: string): Promise<boolean> {
  await lockGiven(trx, orderId);
  const { rows } = await sql<{ promotion_id: string; state: string }>`
    select promotion_id, state from promotion_uses
    where order_id = ${orderId} and state <> 'used' order by promotion_id for update`.execute(trx);
  let holds = rows.some(({ state }) => state === "held");
  for (const { promotion_id: id } of rows.filter(({ state }) => state === "given_back")) {
    if (!(await takeUse(trx, id))) continue;
    await sql`
      update promotion_uses set state = 'held'
      where order_id = ${orderId} and promotion_id = ${id}`.execute(trx);
    holds = true;
  }
  return holds;
}

/** The promotions, of those that have so many uses only, whose use an order has given back. */
export async function usesGivenBack(trx: Trx, orderId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select promotions.id from promotion_uses join promotions on promotions.id = promotion_id
    where order_id = ${orderId} and state = 'given_back' and most_uses is not null`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Does an order hold a use of a promotion that has so many only? */
export async function holdsLimitedUse(trx: Trx, orderId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from promotion_uses join promotions on promotions.id = promotion_id
    where order_id = ${orderId} and state = 'held' and most_uses is not null limit 1`.execute(trx);
  return rows.length > 0;
}

/** What an order comes to has changed: its uses follow. The order's row is locked by the caller. */
export const keepOrderTotal = (trx: Trx, orderId: string, total: Paise): Promise<unknown> =>
  trx
    .updateTable("promotion_uses")
    .set({ order_total: rupeesColumn(total) })
    .where("order_id", "=", orderId)
    .execute();

/** The code with which an order got a discount. */
export async function codeGiven(db: Db, orderNumber: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("order_discounts")
    .innerJoin("orders", "orders.id", "order_id")
    .select("code")
    .where("order_id_text", "=", orderNumber)
    .where("code", "is not", null)
    .executeTakeFirst();
  return row?.code ?? undefined;
}

/** Of whose orders these were is forgotten; that they used something is not. */
export async function forgetPersons(trx: Trx, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  await trx.updateTable("promotion_uses").set({ person_key: [] }).where("order_id", "in", orderIds).execute();
}
