import { sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import { isUnpaidReturn } from "../failed-refund.db.server.ts";
import type { ReturnKind, ReturnState } from "../return-request.ts";
import { type ReturnTab, returnsPerPage, statesOf } from "./return-list.ts";

/** A request as the list shows it. */
export interface ListedReturn {
  id: string;
  number: string;
  orderId: string;
  orderNumber: string;
  buyer: string;
  kind: ReturnKind;
  state: ReturnState;
  isLate: boolean;
  /** Its money could not be sent, and waits for the owner. */
  isUnpaid: boolean;
  photos: number;
  /** Such as 'Kohbar Tote × 1, Rare Bag × 2'. */
  pieces: string;
  requestedAt: Date;
}

/**
 * One page of a tab: what waits longest stands first, of what is over the newest; before all what could not
 * be paid.
 */
export async function listReturns(db: Db, tab: ReturnTab, page: number): Promise<ListedReturn[]> {
  const isOver = tab === "settled" || tab === "declined";
  const { rows } = await sql<ListedReturn>`
    select r.id, r.number, r.order_id as "orderId", o.order_id_text as "orderNumber",
      o.billing_full_name as buyer, r.kind, r.state, r.is_late as "isLate", r.is_unpaid as "isUnpaid",
      cardinality(r.photos) as photos,
      (select coalesce(string_agg(l.product_name || ' × ' || i.quantity, ', ' order by l.id), '')
        from return_items i join order_items l on l.id = i.order_item_id where i.request_id = r.id) as pieces,
      r.requested_at as "requestedAt"
    from (select return_requests.*, ${isUnpaidReturn} as is_unpaid from return_requests) r
      join orders o on o.id = r.order_id
    where r.state = any(${[...statesOf(tab)]}::text[])
    order by ${tab === "settled" ? sql`r.is_unpaid desc,` : sql``} r.requested_at ${sql.raw(isOver ? "desc" : "asc")}, r.id
    limit ${returnsPerPage} offset ${(page - 1) * returnsPerPage}`.execute(db);
  return rows;
}

/** How many requests each tab has. */
export async function countReturns(db: Db): Promise<Record<ReturnTab, number>> {
  const rows = await db
    .selectFrom("return_requests")
    .select((eb) => ["state", eb.fn.countAll<number>().as("count")])
    .groupBy("state")
    .execute();
  const count = (tab: ReturnTab) =>
    rows
      .filter(({ state }) => statesOf(tab).includes(state))
      .reduce((all, { count: some }) => all + Number(some), 0);
  return {
    requested: count("requested"),
    approved: count("approved"),
    received: count("received"),
    settled: count("settled"),
    declined: count("declined"),
  };
}

/** A request that waits for the owner: to be looked at, or to be settled. */
export interface NextReturn {
  id: string;
  number: string;
  /** Of so many, this one among them. */
  left: number;
}

/** The request that waits longest beside this one, new ones first. */
export async function nextReturn(db: Db, id: string): Promise<NextReturn | null> {
  const { rows } = await sql<NextReturn>`
    select id, number, count(*) over ()::int as left from return_requests
    where state in ('requested', 'received') and id <> ${id}
    order by state = 'requested' desc, requested_at, id limit 1`.execute(db);
  return rows[0] ?? null;
}
