import { randomUUID } from "node:crypto";
import type { Certificate } from "#certificates/certificate.ts";
import { certificatesOfOrders } from "#certificates/certificates.db.server.ts";
import { cameBackAt } from "#orders/history/cancel-cause.ts";
import { creditNotesOf, neverPaid } from "#orders/invoice/credit-note.db.server.ts";
import { findInvoiceNumber } from "#orders/invoice/invoice.db.server.ts";
import { type NoInvoice, whyNoInvoice } from "#orders/invoice/may-issue.ts";
import { orderLink } from "#orders/links/order-access.server.ts";
import { buyerMessage } from "#orders/messages/buyer-message.server.ts";
import type { BuyerMessage } from "#orders/messages/buyer-message.ts";
import { buyerMessageText } from "#orders/order.text.ts";
import type { OrderServices } from "#orders/order-services.ts";
import { isPaidInVain } from "#orders/payment/payment-standing.db.server.ts";
import type { WhatsappNews } from "#platform/also-on-whatsapp.ts";
import { type AuditLine, auditOf } from "#platform/audit/audit.db.server.ts";
import type { LotOfLine } from "#platform/making.ts";
import type { Services } from "#platform/services.server.ts";
import { adviseLots } from "#promise/advise-lots.db.server.ts";
import type { Paise } from "#values/money/money.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { mayCorrectAddress } from "./address/correct-address.server.ts";
import {
  findAdminOrder,
  historyOf,
  nextOrder,
  type OrderReturn,
  orderReturns,
} from "./admin-order.db.server.ts";
import type { AdminOrder, AdminRefund, HistoryEntry, NextOrder } from "./admin-order.ts";
import { hasCarrier } from "./booking/carry-on.server.ts";
import type { EWayNeed } from "./e-way-need.ts";
import { refundableOf, refundsOf } from "./money/refunds.db.server.ts";
import { readEWayNeed } from "./read-e-way-need.server.ts";
import { type OrderSupply, readSupply } from "./supply/read-supply.server.ts";

/** Everything that an order's page in the admin area shows. */
export interface AdminPage {
  order: AdminOrder;
  /** In India, such as '2026-12-01'. */
  today: string;
  /** Can couriers be booked? Else parcels go by hand. */
  hasCarrier: boolean;
  /**
   * What is to be confirmed, or packed, or comes back after this one; null where nothing does, or this one
   * did none of it.
   */
  next: NextOrder | null;
  /** What its owner should know before it leaves: that it needs an e-way bill. */
  eWay: EWayNeed | undefined;
  /** What is made for its lines. */
  lots: LotOfLine[];
  /** What became of its messages by WhatsApp; none where none were agreed to. */
  whatsapp: WhatsappNews[];
  /** By when the free weeks say they are made: null where none has room, undefined where nobody asks them. */
  advised: string | null | undefined;
  history: HistoryEntry[];
  audit: AuditLine[];
  refunds: AdminRefund[];
  /** The most that can go back at once. */
  refundable: Paise;
  /** Made anew for each showing of the page: the same form sent twice is one refund. */
  refundKey: string;
  /** What somebody typed for a refund that was not made. */
  refundTyped: string | null;
  /** What it was to be for, as the form's list names it. */
  refundFor: string | null;
  /** What its buyer sends back or found damaged; the returns room writes them. */
  returns: OrderReturn[];
  /** Of its pieces, void ones too. */
  certificates: OrderCertificate[];
  mayCorrectAddress: boolean;
  /** Null where its buyer is not registered in another state than the one that it goes to. */
  supply: OrderSupply | null;
  /** Where its buyer sees it, for one without a mailbox; it opens the order. */
  buyerLink: BuyerMessage;
  /** Null until one is issued. */
  invoiceNumber: string | null;
  creditNotes: { id: string; number: string }[];
  /** Is something left of the invoice of an order that was cancelled unpaid? */
  mayCredit: boolean;
  /** Why it can't be issued now; absent when it can be, or is. */
  noInvoice: NoInvoice | undefined;
}

/** A piece's certificate as its order shows it; its secret's hash stays with the server. */
export interface OrderCertificate extends Pick<Certificate, "code" | "number" | "state"> {
  product: string;
}

/** An order's page; undefined when there is no such order. */
export async function readOrderPage(
  { db, config, now, secret, making, whatsapp }: OrderServices,
  id: string,
  typed: { refund: string | null; givenFor: string | null } | null,
): Promise<AdminPage | undefined> {
  const order = await findAdminOrder(db, id);
  if (!order) return undefined;
  const invoiceNumber = await findInvoiceNumber(db, id);
  const history = await historyOf(db, id);
  const paidTooLate = await isPaidInVain(db, id);
  return {
    order,
    today: indianDay(now()),
    hasCarrier: hasCarrier({ config }),
    next: await nextOf(db, order, history),
    eWay: await readEWayNeed({ db, config, now }, order),
    lots: await making.lotsOf(db, id),
    whatsapp: (await whatsapp?.newsOf(db, id)) ?? [],
    advised: await adviseLots(db, { orderId: id }, config.shop, now()),
    history,
    audit: await auditOf(db, "orders", id),
    refunds: await refundsOf(db, id),
    refundable: await refundableOf(db, id),
    refundKey: randomUUID(),
    refundTyped: typed?.refund ?? null,
    refundFor: typed?.givenFor ?? null,
    returns: await orderReturns(db, id),
    certificates: await certificatesOf(db, id),
    mayCorrectAddress: mayCorrectAddress(order),
    supply: await readSupply(db, config.shop, order),
    buyerLink: linkForBuyer({ config, secret, now }, order),
    invoiceNumber,
    creditNotes: await creditNotesOf(db, id),
    mayCredit: (await neverPaid(db, order)) > 0,
    noInvoice:
      invoiceNumber === null
        ? whyNoInvoice({ ...order, paidTooLate, isToMany: order.homes !== null }, "owner")
        : undefined,
  };
}

function linkForBuyer(
  { config, secret, now }: Omit<OrderServices, "db" | "making" | "whatsapp">,
  order: AdminOrder,
): BuyerMessage {
  const { orderNumber, language } = order;
  return buyerMessage(
    language,
    orderLink(orderNumber, { origin: config.origin, secret, at: now() }),
    (link) => buyerMessageText.order(orderNumber, config.shop.name, link),
  );
}

async function certificatesOf(db: Services["db"], orderId: string): Promise<OrderCertificate[]> {
  const found = await certificatesOfOrders(db, [orderId]);
  return found.map(({ code, number, state, facts }) => ({ code, number, state, product: facts.product }));
}

/** After the last one that was to be confirmed, or that came back, packing is next. */
async function nextOf(
  db: Services["db"],
  order: AdminOrder,
  history: readonly HistoryEntry[],
): Promise<NextOrder | null> {
  const toPack = () => nextOrder(db, "to-pack", order);
  if (order.fulfilment === "cancelled")
    return cameBackAt(history) ? ((await nextOrder(db, "coming-back", order)) ?? toPack()) : null;
  if (order.packedAt !== null) return toPack();
  return order.confirmation ? ((await nextOrder(db, "to-confirm", order)) ?? toPack()) : null;
}
