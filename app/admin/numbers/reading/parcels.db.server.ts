import { sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import { type Paise, paise } from "#values/money/money.ts";
import type { ParcelCounts } from "../numbers.ts";
import type { DaySpan } from "../period.ts";
import { momentsOf } from "./sales.db.server.ts";

/**
 * The outcomes of parcels that left in a time, replacements aside, and the pieces that buyers sent back in
 * it.
 */
export async function readParcels(db: Db, span: DaySpan): Promise<ParcelCounts & { refunds: Paise }> {
  const { since, before } = momentsOf(span);
  const { rows } = await sql<Omit<ParcelCounts, "refunds"> & { refunds: string }>`
    select left_then.*, asked.*, came.*, (
        select count(*)::int from cod_refusals where happened_at >= ${since} and happened_at < ${before}
      ) as "cashRefused"
    from (
      select count(*)::int as sent, (count(*) filter (where state = 'delivered'))::int as delivered,
        (count(*) filter (where state in ('rto', 'rto_received')))::int as "cameBack"
      from shipments where picked_up_at >= ${since} and picked_up_at < ${before} and direction = 'out'
        and return_request_id is null
    ) as left_then, (
      select count(*)::int as "returnsAsked" from return_requests
      where requested_at >= ${since} and requested_at < ${before} and state <> 'withdrawn'
    ) as asked, (
      select coalesce(sum(received), 0)::int as "piecesReturned",
        coalesce((select round(sum(refund) * 100) from return_requests
          where settled_at >= ${since} and settled_at < ${before}), 0)::text as refunds
      from return_items join return_requests on return_requests.id = return_items.request_id
      where received_at >= ${since} and received_at < ${before}
    ) as came`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("a query without a row");
  return { ...row, refunds: paise(Number(row.refunds)) };
}
