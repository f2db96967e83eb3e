import { type RawBuilder, sql } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";
import { rupeesColumn } from "#values/money/decimal-rupees.ts";
import type { Paise } from "#values/money/money.ts";
import type { GivenDiscount } from "./promotion.ts";

/**
 * Takes one use of each of these promotions that has so many only; nobody waits for the others. Returns the
 * id of one that is used up, and then has taken none.
 */
export async function takeUses(trx: Trx, given: readonly GivenDiscount[]): Promise<string | undefined> {
  const ids = idsOf(given.filter(({ promotion }) => promotion.isLimited));
  for (const [at, id] of ids.entries()) {
    if (await takeUse(trx, id)) continue;
    await untake(trx, ids.slice(0, at));
    return id;
  }
  return undefined;
}

/** Has `takeUses` taken any of these, which go back where no order comes of it? */
export const areUsesTaken = (given: readonly GivenDiscount[]): boolean =>
  given.some(({ promotion }) => promotion.isLimited);

/** Gives back what `takeUses` took in the same transaction, where no order came of it. */
export const untakeUses = (trx: Trx, given: readonly GivenDiscount[]): Promise<void> =>
  untake(trx, idsOf(given.filter(({ promotion }) => promotion.isLimited)));

/** In one order, so that no two wait for each other. */
const idsOf = (given: readonly GivenDiscount[]): string[] =>
  given.map(({ promotion }) => promotion.id).sort();

/** Where none is left by now: one that has no limit in all is never used up. */
async function takeUse(trx: Trx, id: string): Promise<boolean> {
  const { rows } = await sql<{ is_left: boolean }>`
    with taken as (
      update promotions set used = used + 1 where id = ${id} and used < most_uses returning id
    )
    select exists (select from taken) or most_uses is null as is_left from promotions where id = ${id}`.execute(
    trx,
  );
  return rows[0]?.is_left === true;
}

async function untake(trx: Trx, ids: readonly string[]): Promise<void> {
  for (const id of ids)
    await sql`update promotions set used = used - 1 where id = ${id} and most_uses is not null`.execute(trx);
}

/** What an order was given, and how it uses it. */
export interface NewUses {
  given: readonly GivenDiscount[];
  personKeys: readonly string[];
  /** An unpaid card order only holds them. */
  state: "held" | "used";
}

/**
 * What an order was given, as it is now, and that it uses it: further parts of the statement that writes the
 * order as `placed`, which spares each order a wait for the database.
 */
export function usesInsert({ given, personKeys, state }: NewUses): RawBuilder<unknown> {
  if (given.length === 0) return sql``;
  const rows = given.map(({ promotion: { id, code, title, kind }, amount }, position) => ({
    position,
    promotion_id: id,
    code,
    title,
    kind,
    amount: rupeesColumn(amount),
  }));
  const listed = sql`jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as given (
    position integer, promotion_id text, code text, title text, kind text, amount numeric)`;
  // Who uses what applies by itself is of no interest.
  return sql`, discounts as (
      insert into order_discounts (order_id, position, promotion_id, code, title, kind, amount)
      select placed.id, given.* from placed, ${listed}
    ), uses as (
      insert into promotion_uses (order_id, promotion_id, person_key, state, order_total)
      select placed.id, promotion_id, case when code is null then '{}' else ${[...personKeys]}::text[] end,
        ${state}::text, placed.total_amount
      from placed, ${listed}
    )`;
}

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
