import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import { paiseFromRupees } from "#values/money/decimal-rupees.ts";
import type { Paise } from "#values/money/money.ts";
import type { OfferState } from "../offer.ts";
import { asksForChanges } from "../waiting-offers.db.server.ts";
import { type OfferTab, offersPerPage, tabOf } from "./offer-list.ts";

type Db = Kysely<Tables>;

/** An offer as the list shows it: the revision that counts. */
export interface ListedOffer {
  number: string;
  revision: number;
  state: OfferState;
  buyer: string;
  company: string | null;
  /** Such as 'Kohbar Tote × 200, Screen × 1'. */
  pieces: string;
  total: Paise;
  validUntil: string | null;
  at: Date;
  /** A change is being written of what was sent. */
  hasDraft: boolean;
  /** A change of a proof is asked for, and no new one shown. */
  asksForChanges: boolean;
}

type ListedRow = Omit<ListedOffer, "total"> & { id: string; total: string };

/**
 * The revision of each offer that counts on a day in India: the one that was accepted, else the open one,
 * else the last.
 */
const standing = (today: string) => sql`
  select distinct on (number) id, number, revision, buyer_name, buyer_company, total, valid_until,
    coalesce(decided_at, sent_at, created_at) as at,
    (case when state = 'sent' and valid_until < ${today}::date then 'expired' else state end) as state,
    exists (select from offers draft where draft.number = offers.number and draft.state = 'draft') as has_draft,
    ${asksForChanges(sql.ref("offers.number"))} as asks
  from offers
  order by number, (state = 'accepted') desc,
    (state = 'sent' and (valid_until is null or valid_until >= ${today}::date)) desc, revision desc`;

const onTab = (tab: OfferTab) => {
  if (tab === "changes") return sql`asks and state in ('sent', 'accepted')`;
  return tab === "closed" ? sql`state in ('declined', 'expired', 'withdrawn')` : sql`state = ${tab}`;
};

/** One page of a tab, the newest first. */
export async function listOffers(
  db: Db,
  { tab, page, today }: { tab: OfferTab; page: number; today: string },
): Promise<ListedOffer[]> {
  const { rows } = await sql<ListedRow>`
    with standing as (${standing(today)})
    select id, number, revision, state, buyer_name as buyer, buyer_company as company, total::text as total,
      to_char(valid_until, 'YYYY-MM-DD') as "validUntil", at, (has_draft and state <> 'draft') as "hasDraft",
      asks as "asksForChanges",
      (select coalesce(string_agg(l.name || ' × ' || l.quantity, ', ' order by l.position), '')
        from offer_lines l where l.offer_id = standing.id) as pieces
    from standing where ${onTab(tab)}
    order by at desc, number desc limit ${offersPerPage} offset ${(page - 1) * offersPerPage}`.execute(db);
  return rows.map(({ id: _, total, ...row }) => ({ ...row, total: paiseFromRupees(total) }));
}

/** How many offers each tab has. */
export async function countOffers(db: Db, today: string): Promise<Record<OfferTab, number>> {
  const { rows } = await sql<{ state: OfferState; offers: number; asking: number }>`
    with standing as (${standing(today)})
    select state, count(*)::int as offers, (count(*) filter (where ${onTab("changes")}))::int as asking
    from standing group by state`.execute(db);
  const counts = { sent: 0, draft: 0, accepted: 0, changes: 0, closed: 0 };
  for (const { state, offers, asking } of rows) {
    counts[tabOf(state)] += offers;
    counts.changes += asking;
  }
  return counts;
}
