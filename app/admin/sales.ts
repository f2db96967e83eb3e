import type { FulfilmentState, PaymentState } from "#orders/order-states.ts";
import { type Paise, paise } from "#values/money/money.ts";
import { isForCash, type PaymentMethod } from "#values/money/payment-method.ts";
import { daysOfMonthUpTo } from "#values/time/indian-day.ts";

/** What decides whether an order is a sale. */
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

export interface Sales {
  orders: number;
  revenue: Paise;
}

export interface MonthOfSales {
  today: Sales;
  month: Sales;
  /** Every day of the month up to today, in order, those without a sale too. */
  days: readonly (Sales & { day: string })[];
}

/** The sales of the month that `today` (a day in India) is in. */
export function monthOfSales(groups: readonly OrderGroup[], today: string): MonthOfSales {
  const sales = groups.filter(isSale);
  const days = daysOfMonthUpTo(today).map((day) => ({
    day,
    ...added(sales.filter((group) => group.day === day)),
  }));
  return {
    today: added(sales.filter(({ day }) => day === today)),
    month: added(sales.filter(({ day }) => days.some((one) => one.day === day))),
    days,
  };
}

const added = (groups: readonly OrderGroup[]): Sales => ({
  orders: groups.reduce((count, { orders }) => count + orders, 0),
  revenue: paise(groups.reduce((amount, { total }) => amount + total, 0)),
});
