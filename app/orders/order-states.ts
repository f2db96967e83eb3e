import type { Selectable } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { PaymentMethod } from "#values/money/payment-method.ts";

type Row = Selectable<Tables["orders"]>;

/** Where the money is. */
export type PaymentState = Row["payment_state"];

/** Where the parcel is, in the order of its way. */
export const fulfilmentStates = ["pending", "processing", "shipped", "delivered", "cancelled"] as const;
export type FulfilmentState = (typeof fulfilmentStates)[number];

export const isFulfilmentState = (status: string): status is FulfilmentState =>
  fulfilmentStates.some((state) => state === status);

/** How a card payment failed, in the words of its status. */
const paymentFailures = [
  "payment_init_failed",
  "payment_verification_failed",
  "payment_modal_dismissed",
  "payment_failed_razorpay",
  "payment_error_generic",
] as const;
export type PaymentFailure = (typeof paymentFailures)[number];

export const isPaymentFailure = (status: string): status is PaymentFailure =>
  paymentFailures.some((failure) => failure === status);

/** The one word that an order is known by (ORDER-3). */
export type OrderStatus = Row["status"];

export interface OrderStates {
  paymentMethod: PaymentMethod;
  paymentState: PaymentState;
  fulfilment: FulfilmentState;
  failure?: PaymentFailure;
  /** An admin chose 'pending' by hand: it then says 'pending' whatever the payment does. */
  isConfirmed?: boolean;
}

/** The status of an order (ORDER-3): the one place where payment and fulfilment become a single word. */
export function statusOf(states: OrderStates): OrderStatus {
  const { paymentMethod, paymentState, fulfilment, failure, isConfirmed } = states;
  if (fulfilment !== "pending" || isConfirmed) return fulfilment;
  switch (paymentMethod) {
    case "cod":
      return cashStatusOf(paymentState);
    case "bank":
      return "pending";
    case "razorpay":
    case "none":
      return cardStatusOf(paymentState, failure);
  }
}

function cashStatusOf(paymentState: PaymentState): OrderStatus {
  switch (paymentState) {
    case "cod_due":
      return "pending_cod_confirmation";
    case "awaiting":
    case "failed":
    case "part_paid":
    case "captured":
    case "refunded":
    case "cod_collected":
      return "pending";
  }
}

function cardStatusOf(paymentState: PaymentState, failure: PaymentFailure | undefined): OrderStatus {
  switch (paymentState) {
    case "awaiting":
      return "awaiting_razorpay_payment";
    case "failed":
      return failure ?? "payment_error_generic";
    case "part_paid":
    case "captured":
    case "refunded":
    case "cod_due":
    case "cod_collected":
      return "pending";
  }
}

/** Has no card payment come so far, though one still may? */
export const isCardAwaited = (state: PaymentState | undefined): boolean =>
  state === "awaiting" || state === "failed";

/** Has no payment of any kind come, cash included? */
export const isMoneyAwaited = (state: PaymentState): boolean => isCardAwaited(state) || state === "cod_due";

const firstStates = {
  razorpay: { paymentState: "awaiting", fulfilment: "pending" },
  cod: { paymentState: "cod_due", fulfilment: "pending" },
  bank: { paymentState: "awaiting", fulfilment: "pending" },
  // As a card order is once it is paid.
  none: { paymentState: "captured", fulfilment: "processing" },
} as const satisfies Record<PaymentMethod, Partial<OrderStates>>;

/** The states an order begins with. */
export const initialStates = (paymentMethod: PaymentMethod): OrderStates => ({
  paymentMethod,
  ...firstStates[paymentMethod],
});
