import type { FulfilmentState, PaymentState } from "#orders/order-states.ts";
import type { Paise } from "#values/money/money.ts";
import { isForCash, type PaymentMethod } from "#values/money/payment-method.ts";

/** The facts that decide whether an order is a sale. */
export interface SaleFacts {
  paymentMethod: PaymentMethod;
  paymentState: PaymentState;
  fulfilment: FulfilmentState;
}

/**
 * Does an order count as revenue? A card order once it is paid, a cash-on-delivery order from the start;
 * neither once it is cancelled or its money went back.
 */
export const isSale = ({ paymentMethod, paymentState, fulfilment }: SaleFacts): boolean =>
  fulfilment !== "cancelled" &&
  paymentState !== "refunded" &&
  (isForCash(paymentMethod) || paymentState === "captured");

/** Orders of one day in India that stand alike. */
export interface OrderGroup extends SaleFacts {
  /** '2026-11-21'. */
  day: string;
  orders: number;
  total: Paise;
}
