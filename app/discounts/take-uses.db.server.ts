import { type RawBuilder, sql } from "kysely";
import type { Trx } from "#platform/database/db.ts";
import { rupeesColumn } from "#values/money/decimal-rupees.ts";
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
export async function takeUse(trx: Trx, id: string): Promise<boolean> {
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
