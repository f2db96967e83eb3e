import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";

/** What the admin page's acts left at one order. */
export interface FoundOrderPage {
  number: string;
  method: string;
  /** History entries that say it was sent, and what belongs to each. */
  sent: number;
  invoices: number;
  /** Entries that it was sent or has arrived. */
  statusSteps: number;
  statusMails: number;
  arrived: number;
  /** Tracking that the customer was to be told of, and the mails that tell it. */
  told: number;
  trackingMails: number;
  collected: number;
  returned: number;
  refunds: number;
  cashMails: number;
  refundMails: number;
  cashNotes: number;
  refundNotes: number;
}

/** A series of numbers: how far it has counted, how many papers bear one of them, and the highest. */
export interface FoundSeries {
  name: string;
  last: number;
  papers: number;
  highest: number;
}

export interface AdminEvidence {
  adminPages: FoundOrderPage[];
  series: FoundSeries[];
  /** Keys of refunds, and whether the provider has made them. */
  refunds: { key: string; state: string }[];
}

type Db = Kysely<Tables>;

export const gatherAdmin = async (db: Db): Promise<AdminEvidence> => ({
  adminPages: await adminPagesIn(db),
  series: await seriesIn(db),
  refunds: await db.selectFrom("payment_refunds").select(["idempotency_key as key", "state"]).execute(),
});

/**
 * Only orders that somebody on the admin page has touched. Mails are counted here: joined by their keys they
 * would take minutes.
 */
async function adminPagesIn(db: Db): Promise<FoundOrderPage[]> {
  const entries = (where: string) => sql`(select count(*)::int from order_history h
    where h.order_id = o.id and ${sql.raw(where)})`;
  const notes = (where: string) => sql`(select count(*)::int from credit_notes c
    where c.order_id = o.id and c.refund_id ${sql.raw(where)})`;
  const { rows } = await sql<AdminRow>`
    select o.id, o.order_id_text as number, o.payment_method as method,
      ${entries("h.status = 'shipped' and h.note is null")} as sent,
      ${entries("h.status in ('shipped', 'delivered') and h.note is null")} as "statusSteps",
      ${entries("h.status = 'delivered' and h.note is null")} as arrived,
      (select count(*)::int from invoices i where i.order_id = o.id) as invoices,
      (select count(*)::int from audit_log a where a.entity = 'orders' and a.entity_id = o.id
        and a.action = 'order.tracking_changed' and a.detail->>'mail' = 'sent') as told,
      ${entries("h.note = 'Cash collected'")} as collected,
      ${entries("h.note like 'Cash given back: %'")} as returned,
      ${notes("is null")} as "cashNotes",
      (select coalesce(array_agg(r.razorpay_refund_id), '{}') from payment_refunds r
        where r.order_id = o.id and r.state = 'processed') as "refundIds",
      ${notes("is not null")} as "refundNotes"
    from orders o where exists (select from audit_log a where a.entity = 'orders' and a.entity_id = o.id)
  `.execute(db);
  const mails = await mailsIn(db);
  return rows.map(({ id, refundIds, ...row }) => ({
    ...row,
    refunds: refundIds.length,
    statusMails: mails.get(`order-status:${id}`) ?? 0,
    trackingMails: mails.get(`order-tracking:${id}`) ?? 0,
    cashMails: mails.get(`order-refund:cash:${id}`) ?? 0,
    refundMails: refundIds.reduce((sum, refund) => sum + (mails.get(`order-refund:${refund}`) ?? 0), 0),
  }));
}

interface AdminRow
  extends Omit<FoundOrderPage, "refunds" | "statusMails" | "trackingMails" | "cashMails" | "refundMails"> {
  id: string;
  refundIds: string[];
}

/**
 * How many mails there are of each kind about one thing: the change or version at the end of a key is left
 * out.
 */
async function mailsIn(db: Db): Promise<Map<string, number>> {
  const rows = await db.selectFrom("mail_outbox").select("dedupe_key as key").execute();
  const counts = new Map<string, number>();
  for (const { key } of rows) {
    const name = (key ?? "").replace(/^(order-(?:status|tracking|refund:cash):[^:]+):.*$/, "$1");
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

async function seriesIn(db: Db): Promise<FoundSeries[]> {
  const { rows } = await sql<FoundSeries>`
    with papers as (
      select kind, financial_year, serial from invoices where series is null
      union all select kind, financial_year, serial from credit_notes)
    select kind || ' ' || financial_year as name, s.last_serial as last,
      count(p.serial)::int as papers, coalesce(max(p.serial), 0)::int as highest
    from invoice_series s left join papers p using (kind, financial_year)
    group by kind, financial_year, s.last_serial`.execute(db);
  return rows;
}
