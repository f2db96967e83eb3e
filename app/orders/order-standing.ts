import { isByCard } from "#values/money/payment-method.ts";
import type { Order } from "./order.ts";
import { isCardAwaited, isFulfilmentState, type OrderStatus, type PaymentState } from "./order-states.ts";

/** How an order's payment stands, as far as its customer sees it. */
export interface PaymentStanding {
  paymentState: PaymentState;
  /** What paid it came when it could not be sent any more, and goes back. */
  paidTooLate: boolean;
  /**
   * It was not paid while its prices held, and can't be paid any more. Not looked up where this is
   * missing.
   */
  isLapsed?: boolean;
}

/** As much of that as is known: a browser's own copy of an order has no payment state. */
type Standing = Partial<PaymentStanding & Pick<Order, "status" | "paymentMethod">>;

/**
 * Does an order wait for its card payment, the first or another try? It does so wherever its parcel is
 * (ADR-14).
 */
export const isUnpaid = ({ status, paymentMethod, paymentState }: Standing): boolean =>
  isByCard(paymentMethod) && status !== "cancelled" && isCardAwaited(paymentState);

const priceHold = 7 * 24 * 60 * 60_000;

/** Has the owner an order in hand? It then says where its parcel is, whatever its payment does. */
const isInHand = (status: OrderStatus): boolean => status !== "cancelled" && isFulfilmentState(status);

/**
 * Is an unpaid card order too old to be paid: 7 days, for which its prices hold? What the owner has in hand
 * is owed, however old.
 */
export const hasLapsed = (
  order: Pick<Order, "status" | "paymentMethod" | "placedAt"> & Pick<PaymentStanding, "paymentState">,
  now: Date,
): boolean =>
  isUnpaid(order) && !isInHand(order.status) && now.getTime() >= order.placedAt.getTime() + priceHold;

/** What was placed after this may still be paid at its prices. */
export const pricesHeldSince = (now: Date): Date => new Date(now.getTime() - priceHold);

/** An order with the age of its prices. */
export const aged = <T extends Parameters<typeof hasLapsed>[0]>(order: T, now: Date) => ({
  ...order,
  isLapsed: hasLapsed(order, now),
});

/** Can an order be paid by card now? */
export const isPayable = (order: Standing): boolean => isUnpaid(order) && order.isLapsed !== true;

/** Is all of an order on its way, or there? */
export const hasLeft = ({ status }: Partial<Pick<Order, "status">>): boolean =>
  status === "shipped" || status === "delivered";

/** Does an order's payment go back because it came too late? Not once the order was sent all the same. */
export const isTooLate = (order: Standing): boolean => order.paidTooLate === true && !hasLeft(order);

export type LostBy = "cancelled" | "too-late" | "refunded";

/**
 * Why nothing of an order will be sent: it was cancelled, or what paid it goes back or went back as a whole
 * before it left. Undefined where it is sent.
 */
export function lostBy(order: Standing): LostBy | undefined {
  if (order.status === "cancelled") return "cancelled";
  if (isTooLate(order)) return "too-late";
  return order.paymentState === "refunded" && !hasLeft(order) ? "refunded" : undefined;
}

export const isLost = (order: Standing): boolean => lostBy(order) !== undefined;
