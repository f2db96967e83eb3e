import { sql } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { borneDays } from "#who-gets/who-gets.ts";

/**
 * What the statements that were paid in the last 180 days, this one included, say of each product's works. A
 * statement is paid on the first day on which payments and advances cover all that is stated up to it. What a
 * counter-entry took back was not paid, be it of work or of a payment; what came back of a line was not sold.
 * What was sold names its line, and what was taken in its product.
 */
const borneUntil = (day: string) => sql<{ product_id: string; work: string; pieces: number; paid: string }>`
  with meant as (
    select entry.id, entry.artisan_id, entry.amount,
      coalesce(given.on_date, entry.on_date) as on_date, coalesce(given.kind, entry.kind) as kind
    from maker_entries as entry
      left join maker_entries as given on entry.kind = 'correction' and entry.source like 'correct:%'
        and given.id = split_part(entry.source, ':', 2) and given.kind in ('payment', 'advance')
  ), owed as (
    select statement.id, statement.artisan_id,
      sum(sum(entry.amount) filter (where entry.kind not in ('payment', 'advance')))
        over (partition by statement.artisan_id order by statement.month) as amount
    from maker_statements as statement
      join maker_statement_entries as stated on stated.statement_id = statement.id
      join meant as entry on entry.id = stated.entry_id
    group by statement.id
  ), given as (
    select artisan_id, on_date, sum(-sum(amount)) over (partition by artisan_id order by on_date) as amount
    from meant where kind in ('payment', 'advance') group by artisan_id, on_date
  ), paid as (
    select owed.id from owed, lateral (
      select min(on_date) as day from given
      where given.artisan_id = owed.artisan_id and given.amount >= owed.amount) as covered
    where owed.amount > 0 and covered.day > ${day}::date - ${borneDays}::int and covered.day <= ${day}::date
  ), entered as (
    select entry.*, split_part(entry.source, ':', 2) as origin, entry.amount + (
        select coalesce(sum(counter.amount), 0) from maker_entries as counter
        where counter.artisan_id = entry.artisan_id and counter.kind = 'correction'
          and counter.source like 'correct:' || entry.id || ':%') as kept
    from paid
      join maker_statement_entries as stated on stated.statement_id = paid.id
      join maker_entries as entry on entry.id = stated.entry_id
    where entry.kind = 'piece' and entry.source like 'check:%' or entry.kind = 'sale'
  ), works as (
    select lot.product_id, lot.steps -> (part.step - 1) ->> 'name' as work,
      coalesce(entered.pieces, round(entered.amount / nullif(part.rate, 0))) as pieces, kept
    from entered join lot_parts as part on entered.kind = 'piece' and part.id = entered.origin
      join lots as lot on lot.id = part.lot_id
    where kept > 0
    union all
    select coalesce(entered.product_id, item.product_id), '', entered.pieces, kept
    from entered left join order_items as item on item.id = entered.origin
    where entered.kind = 'sale' and kept <> 0
  )
  select product_id, work, sum(pieces)::int as pieces, sum(kept) as paid from works
  where product_id is not null and work is not null and pieces is not null
  group by 1, 2 having sum(pieces) > 0`;

/** Reads anew what was paid bears out, and writes only what differs: a page is made anew for nothing else. */
export const readBorneOut = (db: Db, day: string): Promise<void> =>
  inTransaction(db, async (trx) => {
    if (await isTaken(trx)) return;
    await sql`
      with now as (${borneUntil(day)})
      delete from maker_pay_borne as was
      where not exists (select from now where now.product_id = was.product_id and now.work = was.work)`.execute(
      trx,
    );
    await sql`
      insert into maker_pay_borne as was (product_id, work, pieces, paid)
      select product_id, work, pieces, paid from (${borneUntil(day)}) as now
      where not exists (
        select from maker_pay_borne as same where same.product_id = now.product_id and same.work = now.work
          and same.pieces = now.pieces and same.paid = now.paid)
      on conflict (product_id, work) do update set pieces = excluded.pieces, paid = excluded.paid`.execute(
      trx,
    );
  });

/** Another copy of the shop is at it. */
async function isTaken(trx: Trx): Promise<boolean> {
  const { rows } = await sql<{ got: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('maker pay borne', 0)) as got`.execute(trx);
  return rows[0]?.got !== true;
}
