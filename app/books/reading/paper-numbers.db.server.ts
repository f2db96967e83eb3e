import { type RawBuilder, sql } from "kysely";
import { mostDashed } from "#orders/invoice/invoice.ts";
import type { Db } from "#platform/database/db.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { paise } from "#values/money/money.ts";
import type { MonthSpan } from "../rules/book-month.ts";
import type { Problem } from "../rules/check-document.ts";
import type { NumberRun } from "../rules/number-runs.ts";

/** Numbers of a stall that were thrown away, or are in trouble: they are there, and are cancelled. */
const cancelledThere = sql`
  select 'S' || letter, year, counter, at, gstin, true from stall_sales
  join stall_devices on stall_devices.id = device_id where holds_number and (is_void or state = 'trouble')`;

const papers = sql`(
  select coalesce(series, kind) as series, financial_year, serial, issued_at, facts->'seller'->>'gstin' as gstin,
    false as cancelled from invoices
  union all select kind, financial_year, serial, issued_at, facts->'seller'->>'gstin', false from credit_notes
  union all ${cancelledThere}
) as papers`;

/**
 * The numbers that one GSTIN's papers of a time have, as runs without a gap; where their form changes,
 * another run begins.
 */
export async function readNumberRuns(
  db: Db,
  { from, until }: MonthSpan,
  gstin: string,
): Promise<NumberRun[]> {
  const { rows } = await sql<NumberRun>`
    select series, financial_year as "financialYear", min(serial) as first, max(serial) as last,
      (count(*) filter (where cancelled))::int as cancelled
    from (
      select *, serial - row_number() over (partition by series, financial_year order by serial) as island
      from ${papers} where issued_at >= ${from} and issued_at < ${until} and gstin = ${gstin}
    ) as numbered
    group by series, financial_year, island, serial > ${sql.lit(mostDashed)}
    order by array_position(array['tax', 'supply', 'credit'], series), series, financial_year, first`.execute(
    db,
  );
  return rows;
}

/**
 * The numbers that no paper has, between the last one before a time and the last one in it. Papers of the
 * same moment may stand on both sides of a month's end, so their own order decides and not their time.
 */
export async function readMissingNumbers(db: Db, span: MonthSpan): Promise<NumberRun[]> {
  const missing: NumberRun[] = [];
  for (const table of [ownInvoices, sql.table("credit_notes")])
    missing.push(...(await missingIn(db, table, span)));
  return missing;
}

/** A stall's numbers have no gap: what is behind one is not booked (STALL-10). */
const ownInvoices = sql`(select * from invoices where series is null)`;

async function missingIn(
  db: Db,
  named: RawBuilder<unknown>,
  { from, until }: MonthSpan,
): Promise<NumberRun[]> {
  const { rows } = await sql<NumberRun>`
    with bounds as (
      select kind, financial_year, min(serial) as first, max(serial) as last from ${named} as named
      where issued_at >= ${from} and issued_at < ${until} group by kind, financial_year
    ), near as (
      select papers.kind, papers.financial_year, papers.serial,
        lag(papers.serial, 1, 0) over (partition by papers.kind, papers.financial_year order by papers.serial) as before,
        bounds.first
      from bounds join ${named} as papers on papers.kind = bounds.kind
        and papers.financial_year = bounds.financial_year and papers.serial <= bounds.last
        and papers.serial >= coalesce((
          select max(serial) from ${named} as earlier where earlier.kind = bounds.kind
            and earlier.financial_year = bounds.financial_year and earlier.serial < bounds.first), 0)
    )
    select kind as series, financial_year as "financialYear", before + 1 as first, serial - 1 as last
    from near where serial > before + 1 and serial >= first
    order by kind desc, financial_year, serial`.execute(db);
  return rows;
}

/**
 * Invoices of a time whose orders were cancelled, and which no note has taken back as a whole. The tables are
 * as the papers are (BOOKS-1); the person who files them should know that tax on these would be paid for
 * nothing.
 */
export async function readCancelledPapers(
  db: Db,
  { from, until }: MonthSpan,
  gstin: string,
): Promise<Problem[]> {
  const { rows } = await sql<{ number: string; orderId: string; left: string }>`
    select number, "orderId", (total - taken)::text as left from (
      select papers.number, papers.order_id as "orderId", (papers.facts->>'total')::bigint as total,
        coalesce((select sum((notes.facts->>'total')::bigint) from credit_notes notes
          where notes.order_id = papers.order_id), 0) as taken
      from invoices papers join orders on orders.id = papers.order_id
      where papers.issued_at >= ${from} and papers.issued_at < ${until}
        and papers.facts->'seller'->>'gstin' = ${gstin} and orders.fulfilment_state = 'cancelled'
    ) as cancelled where taken < total order by number`.execute(db);
  return rows.map(({ number, orderId, left }) => ({
    kind: "cancelled",
    number,
    orderId,
    detail: rupeesExact(paise(Number(left))),
  }));
}
