import { type RawBuilder, sql } from "kysely";
import { searchParts } from "#order-admin/list/order-search.ts";
import { lookAhead, type PageCount } from "#platform/database/count-ahead.server.ts";
import type { Db } from "#platform/database/db.ts";
import { holdsOften, holdsWord } from "#platform/database/embedded/holds-words.server.ts";
import { mostOnTab } from "#records/page/tab-counts.ts";
import { pageSizeOf } from "#ui/list/page-size.ts";
import { paiseFromRupees } from "#values/money/decimal-rupees.ts";
import type { Paise } from "#values/money/money.ts";
import type { OfferState } from "../offer.ts";
import { asksForChanges } from "../waiting-offers.db.server.ts";
import { type OffersState, type OfferTab, offerTabs } from "./offer-list.ts";

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
  /** A draft of a next revision is begun. */
  hasDraft: boolean;
  /** A change of it is requested, or of a proof while no new one is shown. */
  asksForChanges: boolean;
}

type ListedRow = Omit<ListedOffer, "total"> & { id: string; total: string };

/** Can it be accepted on a day in India? */
const isOpen = (offer: string, today: string) =>
  sql`(${sql.ref(`${offer}.state`)} = 'sent' and (${sql.ref(`${offer}.valid_until`)} is null
    or ${sql.ref(`${offer}.valid_until`)} >= ${today}::date))`;

/** Does another revision count in its place: the one that was accepted, the open one, or a later one? */
const isOutdone = (today: string) => sql`exists (
  select from offers other where other.number = offers.number and other.id <> offers.id
    and (other.state = 'accepted' or ${isOpen("other", today)} or other.revision > offers.revision))`;

/** The revisions on a tab: each condition reads as little as it can, since there may be very many. */
const onTab = (tab: OfferTab, today: string): RawBuilder<unknown> => {
  const isAsked = asksForChanges(sql.ref("offers.number"));
  return {
    sent: isOpen("offers", today),
    accepted: sql`state = 'accepted'`,
    draft: sql`state = 'draft' and not ${isOutdone(today)}`,
    closed: sql`(state in ('declined', 'expired', 'withdrawn') or (state = 'sent' and valid_until < ${today}::date))
      and not ${isOutdone(today)}`,
    changes: sql`id in (select id from offers
      where number in (select offer_number from offer_proofs where state = 'changes')
        and (state = 'accepted' or ${isOpen("offers", today)}) and ${isAsked}
      union all select id from offers where change_asked_at is not null and ${isOpen("offers", today)})`,
  }[tab];
};

const lastChanged = sql`coalesce(decided_at, sent_at, created_at)`;
const newestFirst = sql`at desc, number desc`;

type Asked = OffersState & { today: string };

const matching = ({ tab, q, today }: Omit<Asked, "page">, holds = holdsWord) => {
  const searched = searchParts(q).map((part) => holds(part, sql`search_text`));
  return sql`(select id, ${lastChanged} as at, number from offers
    where ${sql.join([onTab(tab, today), ...searched], sql` and `)})`;
};

/** One page of a tab, of what a search leaves of it, the newest first. */
export async function listOffers(db: Db, query: Asked): Promise<{ rows: ListedOffer[] } & PageCount> {
  const size = pageSizeOf(query);
  const { ids, ...count } = await lookAhead(db, matching(query), {
    page: query.page,
    size,
    search: query.q,
    order: newestFirst,
  });
  const onPage = sql`array(select id from ${matching(query, holdsOften)} as found order by ${newestFirst}
    limit ${size} offset ${(count.page - 1) * size})`;
  const { rows } = await sql<ListedRow>`
    select id, number, revision, buyer_name as buyer, buyer_company as company, total::text as total,
      (case when state = 'sent' and valid_until < ${query.today}::date then 'expired' else state end) as state,
      to_char(valid_until, 'YYYY-MM-DD') as "validUntil", ${lastChanged} as at,
      (state <> 'draft' and exists (select from offers draft
        where draft.number = offers.number and draft.state = 'draft')) as "hasDraft",
      (${asksForChanges(sql.ref("offers.number"))}
        or (change_asked_at is not null and ${isOpen("offers", query.today)})) as "asksForChanges",
      (select coalesce(string_agg(l.name || ' × ' || l.quantity, ', ' order by l.position), '')
        from offer_lines l where l.offer_id = offers.id) as pieces
    from offers where id = any(${ids ? sql`${ids}::text[]` : onPage})
    order by ${newestFirst}`.execute(db);
  return {
    rows: rows.map(({ id: _, total, ...row }) => ({ ...row, total: paiseFromRupees(total) })),
    ...count,
  };
}

/** How many offers each tab has, of what a search leaves, one more than are counted at most. */
export async function countOffers(db: Db, query: Pick<Asked, "q" | "today">) {
  const counts = offerTabs.map(
    (tab) => sql`(select count(*)::int from (select from ${matching({ ...query, tab })} as found
      limit ${mostOnTab + 1}) as counted) as ${sql.ref(tab)}`,
  );
  const { rows } = await sql<Record<OfferTab, number>>`select ${sql.join(counts)}`.execute(db);
  return rows[0];
}
