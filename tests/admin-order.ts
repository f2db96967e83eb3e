import type { AdminOrder } from "#orders/admin/admin-order.ts";
import { paise } from "#values/money/money.ts";
import { patnaAddress } from "./patna-address.ts";

/** A guest's order of ₹2,000 for cash, as the admin area shows it; say only what the test is about. */
export const adminOrder = (change: Partial<AdminOrder> = {}): AdminOrder => ({
  ...{ id: "o", orderNumber: "JC-1795000000123", version: 3, placedAt: new Date("2026-11-21T07:05:35Z") },
  ...{ status: "pending_cod_confirmation", language: "en", fulfilment: "pending" },
  ...{ billing: { ...patnaAddress, email: "asha@example.com", phone: null }, shipping: patnaAddress },
  ...{ paymentMethod: "cod", paymentState: "cod_due", paymentReason: null, paidTooLate: false },
  ...{ subtotal: paise(2000_00), adjustments: [], shippingCost: paise(0), total: paise(2000_00) },
  ...{ shippingMethod: "standard", lines: [], isGuest: true, readyBy: null, dues: [], mayLeaveUnpaid: false },
  ...{ paidAt: null, codCollectedAt: null, cashReturned: paise(0), refundDue: false },
  ...{ razorpayOrderId: null, razorpayPaymentId: null, trackingNumber: null, trackingUrl: null, parcels: [] },
  ...{ internalNote: null, packedAt: null, cancelledBy: null, cancelReason: null },
  ...{ buyerGstin: null, confirmedHow: null },
  ...change,
});
