import { type SqlBool, sql } from "kysely";
import type { Actor } from "#accounts/actor.ts";
import { forgetPersons } from "#discounts/promotion-uses.db.server.ts";
import { erased } from "#mail/sending/queue-mail.db.server.ts";
import { eraseAuditDetails } from "#platform/audit/audit.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Job } from "#platform/jobs/run-jobs.server.ts";
import { erasePapers } from "#platform/papers/erase-papers.db.server.ts";
import type { Services } from "#platform/services.server.ts";
import { claimGuestOrders } from "./links/claim-guest-orders.db.server.ts";
import { dropRefusalsOf } from "./payment/cash-refusals.db.server.ts";
import { eraseParcels } from "./shipments/erase-parcels.db.server.ts";

/** A card payment may still arrive for some days; after that the order is given up. */
const unpaidDays = 7;

/**
 * Parts an account's orders from their owner before the account is deleted. Closed ones lose their contact
 * details now, the others once they are closed (PRIVACY-5 to PRIVACY-7).
 */
export async function letGoOfOrders(
  trx: Trx,
  owner: Pick<Actor, "id">,
  shop: Pick<Services, "now" | "erasers">,
): Promise<void> {
  await claimGuestOrders(trx, owner);
  const rows = await trx
    .updateTable("orders")
    .set({ user_id: null, erase_when_closed: true })
    .where("user_id", "=", owner.id)
    .returning("id")
    .execute();
  await trx
    .updateTable("order_history")
    .set({ actor_id: null })
    .where("actor_id", "=", owner.id)
    .where("actor_kind", "=", "shopper")
    .execute();
  if (rows.length > 0) await eraseClosed(trx, shop);
}

/**
 * Erases from orders that are closed by now what was stored for their delivery only. Returns how many there
 * were.
 */
export const eraseClosedOrders = (shop: Pick<Services, "db" | "now" | "erasers">): Promise<number> =>
  inTransaction(shop.db, (trx) => eraseClosed(trx, shop));

async function eraseClosed(trx: Trx, { now, erasers }: Pick<Services, "now" | "erasers">): Promise<number> {
  const at = now();
  const ids = await eraseOrders(trx, at);
  await eraseInvoiceContacts(trx, ids);
  await eraseTexts(trx, ids);
  for (const erase of erasers.orders) await erase(trx, ids, at);
  // Who changed the tracking stays; behind the link stands the person's parcel.
  await eraseAuditDetails(trx, { entity: "orders", ids, action: "order.tracking_changed" });
  await eraseParcels(trx, ids);
  await forgetPersons(trx, ids);
  await dropRefusalsOf(trx, ids);
  if (ids.length > 0) await erasePapers(trx);
  return ids.length;
}

/** What was written on a piece may name anybody; what it cost stays, and so do all sums. */
async function eraseTexts(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable("order_items")
    .set({ personal: "[]" })
    .where("order_id", "in", ids)
    .where(sql<SqlBool>`personal <> '[]'`)
    .execute();
  for (const table of ["invoices", "credit_notes"] as const)
    await sql`
      update ${sql.ref(table)} set facts = facts || jsonb_build_object('lines', (
        select coalesce(jsonb_agg(line - 'personal' order by place), '[]')
        from jsonb_array_elements(facts -> 'lines') with ordinality as lines (line, place)))
      where order_id = any(${ids}::text[]) and jsonb_path_exists(facts, '$.lines[*].personal')`.execute(trx);
}

/** An invoice needs its buyer's name and address; the e-mail and phone on it were for convenience. */
async function eraseInvoiceContacts(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable("invoices")
    .set({
      facts: sql`facts || jsonb_build_object('buyer',
        facts -> 'buyer' || jsonb_build_object('email', ${erased}::text, 'phone', null))`,
    })
    .where("order_id", "in", ids)
    .execute();
}

async function eraseOrders(trx: Trx, now: Date): Promise<string[]> {
  const givenUp = new Date(now.getTime() - unpaidDays * 24 * 60 * 60 * 1000);
  const rows = await trx
    .updateTable("orders")
    .set({
      billing_email: erased,
      billing_phone: null,
      shipping_phone: null,
      gift_note: null,
      internal_note: null,
      cancel_reason: null,
      phone_key: null,
      held_by: null,
      tracking_number: null,
      tracking_url: null,
      ...exceptOnInvoices(["billing_full_name", "billing_address_line1", "billing_city", "billing_pincode"]),
      ...exceptOnInvoices([
        "shipping_full_name",
        "shipping_address_line1",
        "shipping_city",
        "shipping_pincode",
      ]),
      billing_address_line2: onInvoices("billing_address_line2"),
      shipping_address_line2: onInvoices("shipping_address_line2"),
      buyer_gstin: onInvoices("buyer_gstin"),
      buyer_company: onInvoices("buyer_company"),
      po_number: onInvoices("po_number"),
      erase_when_closed: false,
    })
    .where("erase_when_closed", "=", true)
    .where("refund_due", "=", false)
    // What comes back needs its buyer until it is settled.
    .where(
      sql<SqlBool>`not exists (select from return_requests
        where order_id = orders.id and state in ('requested', 'approved', 'received'))`,
    )
    .where((eb) =>
      eb.or([
        eb("fulfilment_state", "in", ["delivered", "cancelled"]),
        // Nothing is sent of what went back as a whole. What has left, refunded or not, needs its address
        // until it arrives.
        eb.and([
          eb("fulfilment_state", "in", ["pending", "processing"]),
          eb("payment_state", "=", "refunded"),
        ]),
        eb.and([
          // One that is being packed or has left needs its address, paid or not.
          eb("fulfilment_state", "=", "pending"),
          eb("payment_method", "=", "razorpay"),
          eb("payment_state", "in", ["awaiting", "failed"]),
          eb("created_at", "<", givenUp),
        ]),
      ]),
    )
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Erases once an hour what became due since. */
export const eraseOrdersJob = (shop: Pick<Services, "db" | "now" | "erasers">): Job => ({
  name: "erase-orders",
  everySeconds: 60 * 60,
  run: async () => void (await eraseClosedOrders(shop)),
});

/**
 * Was something sold? Then tax law demands that the invoice stays, with the buyer's name and address on it.
 */
const isInvoiced = sql<SqlBool>`
  (payment_state in ('captured', 'refunded', 'cod_collected') or fulfilment_state = 'delivered'
    or exists (select from invoices where invoices.order_id = orders.id))`;

const onInvoices = (column: string) =>
  sql<string | null>`case when ${isInvoiced} then ${sql.ref(column)} end`;

const exceptOnInvoices = <Column extends string>(columns: readonly Column[]) =>
  Object.fromEntries(
    columns.map((column) => [
      column,
      sql<string>`case when ${isInvoiced} then ${sql.ref(column)} else ${erased} end`,
    ]),
  );
