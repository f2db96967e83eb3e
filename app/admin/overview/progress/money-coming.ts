import type { Paise } from "#values/money/money.ts";

/** Money that is due to the shop and has not come yet, and money that is going back. */
export const comingKinds = ["courierCash", "deliveredCash", "parts", "refunds"] as const;
export type ComingKind = (typeof comingKinds)[number];

export interface MoneyComing {
  kind: ComingKind;
  orders: number;
  amount: Paise;
}

/** The list that has the orders of each. */
export const comingPlaces: Readonly<Record<ComingKind, string>> = {
  courierCash: "/admin/dashboard/orders?status=cash-with-couriers",
  deliveredCash: "/admin/dashboard/orders?status=cash-not-noted",
  parts: "/admin/dashboard/offers?tab=accepted",
  refunds: "/admin/dashboard/orders?status=refunds-going-out",
};
