import { writeAudit } from "#platform/audit/audit.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { shopInEnglish } from "#platform/settings/public-settings.server.ts";
import { financialYear } from "#values/time/financial-year.ts";
import { lockOrder, type OrderRow } from "../lock-order.db.server.ts";
import type { OrderServices } from "../order-services.ts";
import { isPaidInVain } from "../payment/payment-standing.db.server.ts";
import { billedHomes, goesToMany } from "../placing/goes-to-many.db.server.ts";
import { itemsOf } from "../placing/order-items.db.server.ts";
import { orderOf } from "../placing/order-rows.server.ts";
import { type BilledOrder, drawUpInvoice, kindOf } from "./draw-up-invoice.ts";
import { findInvoice, insertInvoice, takeSerial } from "./invoice.db.server.ts";
import { type Invoice, invoiceNumber, type Seller, sellerOf } from "./invoice.ts";
import { issueCreditNotes } from "./issue-credit-notes.server.ts";
import { type NoInvoice, whyNoInvoice } from "./may-issue.ts";

export type Issue = { ok: true; invoice: Invoice } | { ok: false; why: NoInvoice | "missing" };

/**
 * Who asks. A customer's orders are those of her own account; any other is 'missing'. A holder has shown
 * before that the order is theirs.
 */
export interface InvoiceRequest {
  forWhom: "owner" | "customer" | "holder";
  actorId: string | null;
}

/** The holder of an order's link has what its customer has. */
const ruleFor = { owner: "owner", customer: "customer", holder: "customer" } as const;

/** An order's invoice: the one it has, or a new one under the next number, if it may have one by now. */
export async function issueInvoice(
  shop: OrderServices,
  orderId: string,
  { forWhom, actorId }: InvoiceRequest,
): Promise<Issue> {
  return inTransaction(shop.db, async (trx) => {
    const row = await lockOrder(trx, orderId);
    if (!row || (forWhom === "customer" && row.user_id !== actorId)) return { ok: false, why: "missing" };
    const first = await findInvoice(trx, orderId);
    if (first) return { ok: true, invoice: first };
    const why = whyNoInvoice(await statesOf(trx, row), ruleFor[forWhom]);
    if (why) return { ok: false, why };
    return { ok: true, invoice: await issueFor(trx, shop, row, actorId) };
  });
}

/**
 * The same inside another act on a locked order: its parcel leaves now, and no parcel leaves without an
 * invoice.
 */
export async function issueOnDispatch(
  trx: Trx,
  shop: OrderServices,
  row: OrderRow,
  actorId: string | null,
): Promise<void> {
  if (!(await findInvoice(trx, row.id))) await issueFor(trx, shop, row, actorId);
}

async function issueFor(
  trx: Trx,
  shop: OrderServices,
  row: OrderRow,
  actorId: string | null,
): Promise<Invoice> {
  const order = await billedOrder(trx, row);
  const seller = sellerOf(shopInEnglish(shop.config));
  const kind = kindOf(order, seller);
  const issuedAt = shop.now();
  const year = financialYear(issuedAt);
  const serial = await takeSerial(trx, kind, year);
  const facts = drawUpInvoice(order, seller, { number: invoiceNumber(kind, year, serial), issuedAt });
  await insertInvoice(trx, { orderId: row.id, financialYear: year, serial, issuedAt, facts });
  // What went back before is billed now as well.
  await issueCreditNotes(trx, shop, row);
  await auditIssue(trx, row, actorId, facts);
  return facts;
}

/** A bill that its buyer has already: another series than the shop's own has numbered it. */
export interface BillOfSeries {
  series: string;
  financialYear: string;
  serial: number;
  number: string;
  issuedAt: Date;
  /** As the bill named it. */
  seller: Partial<Seller>;
}

/** Keeps the invoice of a locked order that has none, as it was given to its buyer (STALL-9). */
export async function issueOfSeries(
  trx: Trx,
  { config }: Pick<OrderServices, "config">,
  row: OrderRow,
  { number, seller: named, ...given }: BillOfSeries,
): Promise<void> {
  const order = await billedOrder(trx, row);
  const seller = { ...sellerOf(shopInEnglish(config)), ...named };
  const facts = drawUpInvoice(order, seller, { number, issuedAt: given.issuedAt });
  await insertInvoice(trx, { orderId: row.id, ...given, facts });
  await auditIssue(trx, row, null, facts);
}

const auditIssue = (trx: Trx, { id }: OrderRow, actorId: string | null, { number }: Invoice) =>
  writeAudit(trx, {
    actorId,
    action: "order.invoice_issued",
    entity: "orders",
    entityId: id,
    detail: { number },
  });

const statesOf = async (trx: Trx, row: OrderRow) => ({
  paymentMethod: row.payment_method,
  paymentState: row.payment_state,
  fulfilment: row.fulfilment_state,
  paidTooLate: await isPaidInVain(trx, row.id),
  mayLeaveUnpaid: row.may_leave_unpaid,
  isToMany: await goesToMany(trx, row.id),
});

async function billedOrder(trx: Trx, row: OrderRow): Promise<BilledOrder> {
  const homes = await billedHomes(trx, row);
  return {
    ...orderOf(row, await itemsOf(trx, row.id)),
    billingStateCode: row.billing_state_code,
    shippingStateCode: homes ? homes.stateCode : row.shipping_state_code,
    ...(homes ? { homes } : {}),
    buyerGstin: row.buyer_gstin,
    supplyRule: row.supply_rule,
  };
}
