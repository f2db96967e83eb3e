import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { paise } from "#values/money/money.ts";
import type { MonthSpan } from "../rules/book-month.ts";
import type { Problem } from "../rules/check-document.ts";

/**
 * Invoices of a time whose orders were cancelled, and which no note has taken back as a whole. The tables are
 * as the papers are (BOOKS-1); whoever files them should know that tax on these would be paid for nothing.
 */
export async function readCancelledPapers(
  db: Kysely<Tables>,
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
    ...{ kind: "cancelled", number, orderId, detail: rupeesExact(paise(Number(left))) },
  }));
}
