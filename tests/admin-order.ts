import type { AdminOrder } from "#order-admin/admin-order.ts";
import type { OrderLine } from "#orders/order.ts";
import type { Shipment } from "#orders/shipments/shipment.ts";
import { paise } from "#values/money/money.ts";
import { patnaAddress } from "./patna-address.ts";

interface Given extends Partial<Omit<AdminOrder, "lines">> {
  lines?: readonly (OrderLine & { unmade?: number })[];
}

/** A guest's order of ₹2,000 for cash, as the admin area shows it; say only what the test is about. */
export const adminOrder = ({ lines = [], ...change }: Given = {}): AdminOrder => ({
  ...{ id: "o", orderNumber: "JC-1795000000123", version: 3, placedAt: new Date("2026-11-21T07:05:35Z") },
  ...{ status: "pending_cod_confirmation", language: "en", fulfilment: "pending" },
  ...{ billing: { ...patnaAddress, email: "asha@example.com", phone: null }, shipping: patnaAddress },
  ...{
    paymentMethod: "cod",
    paymentState: "cod_due",
    paymentReason: null,
    paidTooLate: false,
    isPaidFromAbroad: false,
  },
  ...{ subtotal: paise(2000_00), adjustments: [], shippingCost: paise(0), total: paise(2000_00) },
  ...{ shippingMethod: "standard", isGuest: true, readyBy: null, dues: [], mayLeaveUnpaid: false },
  ...{ paidAt: null, codCollectedAt: null, cashReturned: paise(0), refundDue: false },
  ...{ razorpayOrderId: null, razorpayPaymentId: null, trackingNumber: null, trackingUrl: null, parcels: [] },
  ...{ homes: null },
  ...{ internalNote: null, packedAt: null, cancelledBy: null, cancelReason: null },
  ...{ buyerGstin: null, shippingStateCode: "10", supplyRule: "parcel", confirmedHow: null },
  lines: lines.map((line) => ({ unmade: 0, ...line })),
  ...change,
});

/** A parcel that is packed, and carried by hand; say only what the test is about. */
export const shipment = (change: Partial<Shipment> = {}): Shipment => ({
  ...{ id: "p", orderId: "o", number: 1, direction: "out", state: "draft", returnRequestId: null, items: [] },
  ...{ recipientId: null },
  ...{ carrier: "hand", courier: null, awb: null, trackingUrl: null, weightGrams: null, box: null },
  ...{ charges: null, cashToCollect: paise(0), photo: null, instead: null, label: null },
  ...{ carrierOrderId: null, carrierShipmentId: null, courierId: null, bookingStep: null, bookingTries: 0 },
  ...{ bookingClaimedUntil: null, trouble: null, askAt: null, expectedOn: null, bookedAt: null },
  ...{ pickedUpAt: null, deliveredAt: null, createdAt: new Date(0), version: 1 },
  ...change,
});
