import { sql } from "kysely";
import { eraseParcelsTo } from "#orders/shipments/erase-parcels.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Job } from "#platform/jobs/run-jobs.server.ts";
import type { Services } from "#platform/services.server.ts";

/** So long a recipient is known after the parcel has come to its end (HOMES-17). */
const keptDays = 90;
const rowsAtOnce = 500;

/** Whoever erases an order's buyer erases whom its parcels went to (HOMES-16). */
export async function eraseRecipients(trx: Trx, orderIds: readonly string[], at: Date): Promise<void> {
  if (orderIds.length === 0) return;
  const { rows } = await sql<{ id: string }>`
    select id from order_recipients where order_id = any(${[...orderIds]}::text[]) and erased_at is null
    order by id for no key update`.execute(trx);
  await erase(trx, rows, at);
}

/** The parcel arrived, came back or left so long ago, or the order that was cancelled will send none. */
const areOver = (before: Date, at: number) => sql<{ id: string }>`
  select own.id from order_recipients as own
  join orders on orders.id = own.order_id
  left join lateral (
    select max(case s.state when 'delivered' then coalesce(s.delivered_at, s.picked_up_at)
      when 'rto_received' then coalesce(
        (select max(e.happened_at) from carrier_events e where e.shipment_id = s.id), s.updated_at)
      else s.picked_up_at end) as ended_at
    from shipments s where s.recipient_id = own.id and s.state <> 'cancelled') as parcel on true
  where own.erased_at is null and (
    (own.state in ('sent', 'there', 'back') and parcel.ended_at < ${before}::timestamptz)
    or (own.state in ('wanted', 'known') and orders.fulfilment_state = 'cancelled' and (
      select max(h.created_at) from order_history h where h.order_id = own.order_id and h.status = 'cancelled'
    ) < ${before}::timestamptz))
  order by own.id limit ${at} for no key update of own skip locked`;

async function erase(trx: Trx, rows: readonly { id: string }[], at: Date): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await trx
    .updateTable("order_recipients")
    .set({ name: null, phone: null, address_line1: null, address_line2: null, city: null, pincode: null })
    .set({ note: null, email: null, link_hash: null, link_until: null, erased_at: at })
    .set({ version: sql`version + 1` })
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .execute();
  await eraseParcelsTo(trx, ids);
}

/** Erases recipients whose time is over, some hundred at a time. */
export async function eraseOldRecipients({ db, now }: Pick<Services, "db" | "now">): Promise<void> {
  const before = new Date(now().getTime() - keptDays * 24 * 60 * 60_000);
  for (;;) {
    const count = await inTransaction(db, async (trx) => {
      const { rows } = await areOver(before, rowsAtOnce).execute(trx);
      await erase(trx, rows, now());
      return rows.length;
    });
    if (count < rowsAtOnce) return;
  }
}

export const eraseRecipientsJob = (services: Pick<Services, "db" | "now">): Job => ({
  name: "erase-recipients",
  everySeconds: 60 * 60,
  run: () => eraseOldRecipients(services),
});
