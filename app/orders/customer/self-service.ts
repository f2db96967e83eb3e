import { isLost, type Order, type PaymentStanding } from "../order.ts";

/** How far an order has come at the packing table. */
export interface Packing {
  /** When its slip was printed, or the owner said that it is being packed; null until then. */
  packedAt: Date | null;
}

/** What a form that changes an order carries. */
export interface Versioned {
  /** Raised by every change of it. */
  version: number;
}

type Standing = Pick<Order, "status"> & Partial<PaymentStanding> & Packing;

/**
 * May its buyer still cancel an order, or say where it really goes? Until it is packed, and only while
 * something of it is to be sent.
 */
export const isOpenToBuyer = (order: Standing): boolean =>
  order.packedAt === null && order.status !== "shipped" && order.status !== "delivered" && !isLost(order);

/** May anything of it have reached its buyer, who then may send it back or tell of a fault? */
export const hasSomethingToReturn = ({ status }: Pick<Order, "status">): boolean =>
  status === "shipped" || status === "delivered";

/** What a buyer does about an order, each at an address of its own. */
export type OwnAct = "cancel" | "address" | "again" | "invoice.pdf" | "confirm" | "return";

/** With the token of a mail's link where that opened the order. */
export const ownActPath = (orderNumber: string, act: OwnAct, token?: string): string =>
  `/order/${encodeURIComponent(orderNumber)}/${act}${token ? `?${new URLSearchParams({ token })}` : ""}`;
