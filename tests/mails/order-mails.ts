import { confirmLinks } from "#orders/links/order-access.server.ts";
import { newOrdersMail } from "#orders/mails/new-orders.email.ts";
import { orderAddressMail, orderLinkMail } from "#orders/mails/order-link.email.ts";
import { orderConfirmMail, orderPlacedMail } from "#orders/mails/order-placed.email.ts";
import { orderNewDateMail, orderStatusMail, orderTrackingMail } from "#orders/mails/order-status.email.ts";
import {
  orderBackToCashMail,
  orderPaidMail,
  orderTooLateMail,
} from "#orders/money-mails/order-paid.email.ts";
import { orderRefundedMail, orderSurplusMail } from "#orders/money-mails/order-refunded.email.ts";
import { parcelMail } from "#orders/parcel-moves/parcel.email.ts";
import { shipmentOf } from "#orders/shipments/shipment.db.server.ts";
import { lowStockMail, soldOutMail } from "#orders/stock/low-stock.email.ts";
import { returnStepMail } from "#returns/mails/return-step.email.ts";
import { reviewHiddenMail } from "#reviews/mails/review-hidden.email.ts";
import { reviewInviteMail } from "#reviews/mails/review-invite.email.ts";
import { paise } from "#values/money/money.ts";
import { facts, link, order, origin, parcel, part, shop, typed } from "./strange.ts";
import type { TriedMails } from "./tried-mails.ts";

const confirmation = { by: new Date("2026-11-22T07:05:35Z"), at: null };
const asked = {
  links: confirmLinks(order.orderNumber, { origin, secret: "of this test" }),
  saved: paise(50_00),
};
const sum = { total: paise(1499_50), paymentMethod: "cod" } as const;
const told = { id: "1", orderNumber: "JC-1", city: typed, ...sum };
const low = { productId: "1", name: typed, left: 2, sold: 9 };
const sent = shipmentOf(
  {
    ...{ id: "1", order_id: "1", number: 1, direction: "out", state: "moving", carrier: "hand", version: 1 },
    ...{ courier: typed, awb: "EB1", tracking_url: parcel, weight_grams: 500, trouble: typed },
    ...{ instead_name: typed, instead_option: typed, instead_product: null, cash_to_collect: "1499.50" },
    ...{ length_cm: null, width_cm: null, height_cm: null, charges: null },
    ...{ photo: null, label: null, carrier_order_id: null, carrier_shipment_id: null, courier_id: null },
    ...{ booking_step: null, booking_tries: 0, booking_claimed_until: null, ask_at: null },
    ...{ charged_grams: null, weighed_at: null, recipient_id: null },
    ...{ expected_on: "2026-12-01", booked_at: null, picked_up_at: null, delivered_at: null },
    ...{ return_request_id: null, created_at: order.placedAt, updated_at: order.placedAt },
  },
  [{ orderItemId: "line", quantity: 1 }],
);

/** What is written about orders, their parcels, returns and reviews. */
export const orderMails = (): TriedMails => ({
  "new-orders": [newOrdersMail([told], { origin, shop }), newOrdersMail([told, told], { origin, shop })],
  "low-stock": [
    lowStockMail({ pieces: [low, { ...low, left: 0 }], count: 17 }, { origin, shop }),
    soldOutMail({ pieces: [low], count: 1 }, { origin, shop }),
  ],
  "order-address": [orderAddressMail({ ...facts, isBuyers: true }, shop)],
  "order-back-to-cash": [orderBackToCashMail({ ...facts, amount: "₹1.00" }, shop)],
  "order-confirm": [orderConfirmMail({ ...facts, confirmation, asked }, shop)],
  "order-link": [orderLinkMail({ orderNumber: order.orderNumber, link }, shop)],
  "order-new-date": [orderNewDateMail({ ...facts, readyBy: "2026-12-01" }, shop)],
  "order-paid": [orderPaidMail(facts, shop), orderPaidMail({ ...facts, paid: part("balance") }, shop)],
  "order-placed": [
    orderPlacedMail(facts, shop),
    orderPlacedMail({ link, order: { ...order, confirmation }, asked }, shop),
  ],
  "order-refunded": [
    orderRefundedMail({ ...facts, isByHand: true, amount: paise(1_50), creditNotes: ["CN-1"] }, shop),
  ],
  "order-status": (["pending", "processing", "shipped", "delivered", "cancelled"] as const).map((status) =>
    orderStatusMail({ ...facts, status, trackingNumber: "EB1", trackingUrl: parcel }, shop),
  ),
  "order-surplus": [orderSurplusMail({ ...facts, amount: "₹1.00", isOtherSum: true }, shop)],
  "order-too-late": [orderTooLateMail(facts, shop)],
  "order-tracking": [orderTrackingMail({ ...facts, trackingNumber: "EB1", trackingUrl: parcel }, shop)],
  parcel: (["picked_up", "out_for_delivery", "attempt_failed", "delivered"] as const).map((step) =>
    parcelMail({ ...facts, step, parcel: sent, parcels: [sent], isCashDue: true }, shop),
  ),
  "return-step": (["requested", "approved", "received", "declined", "withdrawn", "settled"] as const).map(
    (state) =>
      returnStepMail(
        {
          ...{ order, link, pieces: [`${typed} × 1`] },
          request: {
            ...{ number: "R-1", kind: "return", state, declineWords: typed, settleWords: typed },
            ...{ resolution: "refund", refund: paise(1_50) },
          },
        },
        shop,
      ),
  ),
  "review-invite": [
    reviewInviteMail({ order, pieces: [typed, typed], links: { write: link, stop: link } }, shop),
    reviewInviteMail({ order, pieces: [typed], links: { write: link, stop: link } }, shop),
  ],
  "review-hidden": [reviewHiddenMail({ order, product: typed, reason: "insult", link }, shop)],
});
