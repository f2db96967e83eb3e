import { sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import { countOnTabs } from "#records/page/count-tabs.db.server.ts";
import { pageSizeOf } from "#ui/list/page-size.ts";
import { isUnpaidReturn } from "../failed-refund.db.server.ts";
import type { ReturnKind, ReturnState } from "../return-request.ts";
import type { ReturnsState, ReturnTab } from "./return-list.ts";

/** A request as the list shows it. */
export interface ListedReturn {
  id: string;
  version: number;
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

const onTab = {
  requested: sql`state = 'requested'`,
  approved: sql`state = 'approved'`,
  received: sql`state = 'received'`,
  settled: sql`state = 'settled'`,
  declined: sql`state in ('declined', 'withdrawn')`,
} satisfies Record<ReturnTab, unknown>;

/**
 * One page of a tab: what waits longest stands first, of what is over the newest; before all what could not
 * be paid.
 */
export async function listReturns(db: Db, state: Omit<ReturnsState, "q">): Promise<ListedReturn[]> {
  const { tab, page } = state;
  const size = pageSizeOf(state);
  const isOver = tab === "settled" || tab === "declined";
  const { rows } = await sql<ListedReturn>`
    select r.id, r.version, r.number, r.order_id as "orderId", o.order_id_text as "orderNumber",
      o.billing_full_name as buyer, r.kind, r.state, r.is_late as "isLate", r.is_unpaid as "isUnpaid",
      cardinality(r.photos) as photos,
      (select coalesce(string_agg(l.product_name || ' × ' || i.quantity, ', ' order by l.id), '')
        from return_items i join order_items l on l.id = i.order_item_id where i.request_id = r.id) as pieces,
      r.requested_at as "requestedAt"
    from (select return_requests.*, ${isUnpaidReturn} as is_unpaid from return_requests) r
      join orders o on o.id = r.order_id
    where ${onTab[tab]}
    order by ${tab === "settled" ? sql`r.is_unpaid desc,` : sql``} r.requested_at ${sql.raw(isOver ? "desc" : "asc")}, r.id
    limit ${size} offset ${(page - 1) * size}`.execute(db);
  return rows;
}

/** How many requests each tab has. */
export const countReturns = (db: Db) => countOnTabs(db, "return_requests", onTab);

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
