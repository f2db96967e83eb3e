import { isDeepStrictEqual } from "node:util";
import { receiverPhone } from "#addresses/address.ts";
import type { Delivery, DeliveryErrors } from "#addresses/delivery.form.ts";
import { judgeCash } from "#cash-on-delivery/judge-cash.ts";
import { erased } from "#mail/sending/queue-mail.db.server.ts";
import { isOpenCash } from "#orders/cash/confirmation.ts";
import { isOpenToBuyer } from "#orders/fulfilment/self-service.ts";
import { type Author, addHistory } from "#orders/history/order-history.db.server.ts";
import { findInvoiceNumber } from "#orders/invoice/invoice.db.server.ts";
import { lockOrder } from "#orders/lock-order.db.server.ts";
import { hasMailbox } from "#orders/mailbox.ts";
import { queueAddressMail } from "#orders/mails/status-mail.server.ts";
import type { OrderServices } from "#orders/order-services.ts";
import { changeDestination } from "#orders/placing/change-destination.db.server.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";
import { findService } from "#shipping/pincodes/pincodes.db.server.ts";
import { needsMobile } from "#values/money/cash-terms.ts";
import { findAdminOrder } from "../admin-order.db.server.ts";
import { type AdminOrder, isToBeSent } from "../admin-order.ts";
import { correctionErrors } from "./address-correction.form.ts";
import { notedByShopper } from "./corrections.db.server.ts";

/**
 * Why an order for cash can't be paid so where its buyer wants it to go now (CASH-15). Sums and what is known
 * of the phone were judged when it was placed; what stands already is not judged anew.
 */
export async function whyNoCashThere(
  trx: Trx,
  { config }: Pick<Services, "config">,
  order: AdminOrder,
  { address: { state, pincode }, phone }: Delivery,
): Promise<DeliveryErrors | undefined> {
  if (!isOpenCash(order)) return undefined;
  const { cash } = config.shop;
  const { shipping, total } = order;
  const facts = { total, state, pincode, phone };
  if (state !== shipping.state || pincode !== shipping.pincode) {
    const service = await findService(trx, pincode);
    const place = judgeCash({ ...noTerms, blockedStates: cash.blockedStates }, { ...facts, service });
    const field = cash.blockedStates.some((blocked) => blocked === state) ? "state" : "pincode";
    if (!place.ok) return { [field]: `${place.reason} ${place.help}` };
  }
  if (phone === receiverPhone(order)) return undefined;
  const call = judgeCash({ ...noTerms, needsMobile: needsMobile(cash) }, facts);
  return call.ok ? undefined : { phone: `${call.reason} ${call.help}` };
}

const noTerms = { needsMobile: false, blockedStates: [] };

export type AddressChange =
  | { kind: "kept"; isToldToCustomer: boolean }
  | { kind: "same" | "stale" | "missing" }
  /** Its buyer corrected it too often within a day. */
  | { kind: "too-many" }
  /** It left, is not to be sent, or its buyer was erased. */
  | { kind: "unfit" }
  | { kind: "refused"; errors: DeliveryErrors };

/**
 * May where an order goes be corrected? Only while it is to be sent, and never for a buyer who asked to be
 * forgotten. One that is paid in parts may be corrected before that, too.
 */
export const mayCorrectAddress = (order: AdminOrder): boolean =>
  isToBeSent({ ...order, mayLeaveUnpaid: true }) && order.billing.email !== erased;

/** The same for the buyer: until it is packed, paid or not. What goes to many homes has a list of them. */
export const mayBuyerCorrectAddress = (order: AdminOrder): boolean =>
  isOpenToBuyer(order) && !order.homes && order.billing.email !== erased;

interface SeenOrder {
  orderId: string;
  /** As the form that corrects it showed it; absent where a form carries none. */
  version?: number | undefined;
}

/**
 * Corrects where an order's parcel goes and writes to its buyer, in one transaction, for the owner or for the
 * buyer. What is billed stays as it is; so does an invoice that was issued.
 */
export async function correctAddress(
  shop: OrderServices,
  by: Author,
  { orderId, version }: SeenOrder,
  delivery: Delivery,
): Promise<AddressChange> {
  return inTransaction(shop.db, async (trx) => {
    const row = await lockOrder(trx, orderId);
    const order = row && (await findAdminOrder(trx, orderId));
    if (!order) return { kind: "missing" };
    if (version !== undefined && order.version !== version) return { kind: "stale" };
    if (!mayCorrect(order, by)) return { kind: "unfit" };
    if (isDeepStrictEqual(delivery, deliveryOf(order))) return { kind: "same" };
    const errors = await errorsOf(trx, shop, { by, order }, delivery);
    if (errors) return { kind: "refused", errors };
    if (await isTooOften(trx, by, orderId)) return { kind: "too-many" };
    await write(trx, by, order, delivery);
    await queueAddressMail(trx, shop, { orderId, by: by.kind });
    return { kind: "kept", isToldToCustomer: hasMailbox(order.billing.email) };
  });
}

/** What is wrong with where it is to go now; cash at the owner's own word is not judged. */
async function errorsOf(
  trx: Trx,
  shop: OrderServices,
  { by, order }: { by: Author; order: AdminOrder },
  delivery: Delivery,
): Promise<DeliveryErrors | undefined> {
  const isInvoiced = (await findInvoiceNumber(trx, order.id)) !== null;
  const wrong = correctionErrors(delivery, order, isInvoiced);
  if (wrong || by.kind !== "shopper") return wrong;
  return whyNoCashThere(trx, shop, order, delivery);
}

/** The holder of an order's link may write into its history and its buyer's mailbox so often within a day. */
const mostCorrections = 10;

const note = "Delivery address corrected";

const corrections: Record<Author["kind"], (order: AdminOrder) => boolean> = {
  shopper: mayBuyerCorrectAddress,
  admin: mayCorrectAddress,
  system: mayCorrectAddress,
};

const mayCorrect = (order: AdminOrder, by: Author): boolean => corrections[by.kind](order);

/** Did its buyer correct it as often as may be? The order is locked, so none is missed. */
async function isTooOften(trx: Trx, by: Author, orderId: string): Promise<boolean> {
  if (by.kind !== "shopper") return false;
  return (await notedByShopper(trx, orderId, { note, most: mostCorrections })) >= mostCorrections;
}

const deliveryOf = (order: AdminOrder): Delivery => ({
  address: order.shipping,
  phone: receiverPhone(order),
});

/** Neither history nor audit log repeat the address: both outlive its erasure. */
async function write(trx: Trx, by: Author, order: AdminOrder, delivery: Delivery): Promise<void> {
  const { id, status } = order;
  await changeDestination(trx, order, delivery);
  await addHistory(trx, { orderId: id, status, by, note });
  if (by.kind !== "admin") return;
  await writeAudit(trx, {
    actorId: by.id,
    action: "order.address_corrected",
    entity: "orders",
    entityId: id,
  });
}
