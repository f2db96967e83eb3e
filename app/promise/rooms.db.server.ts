import { sql } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";
import { mostPromisedWeeks, type PromiseTerms, promisedWeeks, usualPromise } from "#values/promise-terms.ts";
import { closedDaysOf } from "#values/time/closed-days.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { freeWeeks, type GroupRoom, type Load } from "./weeks.ts";

/** The shop's own say in it. */
export interface PromisingShop {
  closedDays: string;
  promise: PromiseTerms;
}

/** It goes by lead days alone. */
export const promisesNothing: PromisingShop = { closedDays: "", promise: usualPromise };

interface Row {
  id: string;
  pieces_week: number;
  closed: string;
  loads: Load[];
}

/** Work that is not counted: it is asked for anew. */
export interface Without {
  lots?: readonly string[];
  /** What is held for this order. */
  claim?: string | null;
}

/**
 * The room of these groups in the weeks for which the shop promises. Open lots fill them by their day, times
 * their product's weight (PROMISE-2), as do the weeks that are held for offers (PROMISE-12).
 */
export async function readRooms(
  db: Db,
  groups: readonly string[],
  shop: PromisingShop,
  moment: Date,
  { lots = [], claim = null }: Without = {},
): Promise<GroupRoom[]> {
  if (groups.length === 0) return [];
  const { rows } = await sql<Row>`
    select g.id, g.pieces_week, g.closed, coalesce(jsonb_agg(jsonb_build_object(
      'dueOn', load.due_on, 'units', load.units)) filter (where load.due_on is not null), '[]') as loads
    from making_groups g left join (
      select p.making_group, work.due_on, sum(work.quantity * p.making_weight)::int as units
      from (
        select product_id, due_on, quantity from lots
        where state = 'open' and due_on is not null and id <> all(${[...lots]}::text[])
        union all select product_id, due_on, quantity from held_weeks
        where held_until >= ${indianDay(moment)} and claim is distinct from ${claim}::text
      ) as work join products p on p.id = work.product_id
      where p.making_group = any(${[...groups]}::text[])
      group by p.making_group, work.due_on) as load on load.making_group = g.id
    where g.id = any(${[...groups]}::text[])
    group by g.id order by g.id`.execute(db);
  return rows.map((row) => roomOf(row, shop, moment));
}

function roomOf({ id, pieces_week, closed, loads }: Row, shop: PromisingShop, moment: Date): GroupRoom {
  const days = new Set([...closedDaysOf(shop), ...closedDaysOf({ closedDays: closed })]);
  const group = { piecesWeek: pieces_week, closed: days };
  const promised = promisedWeeks(shop.promise);
  const weeks = freeWeeks(group, loads, moment, promised + mostPromisedWeeks);
  return { id, piecesWeek: pieces_week, weeks: weeks.slice(0, promised), later: weeks.slice(promised) };
}

/** The same, and nobody else plans with these groups until the transaction ends. */
export async function lockRooms(
  trx: Trx,
  groups: readonly string[],
  shop: PromisingShop,
  moment: Date,
  without: Without = {},
): Promise<GroupRoom[]> {
  if (groups.length === 0) return [];
  await sql`
    select from making_groups where id = any(${[...groups]}::text[]) order by id for no key update`.execute(
    trx,
  );
  return readRooms(trx, groups, shop, moment, without);
}
