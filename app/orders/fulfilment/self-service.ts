import type { Order } from "../order.ts";
import { isLost, type PaymentStanding } from "../order-standing.ts";
import type { SeenParcel } from "../seen-parcels/seen-parcel.ts";

/** How far an order has come at the packing table. */
export interface Packing {
  /** When its slip was printed, or the owner marked it as being packed; null until then. */
  packedAt: Date | null;
}

/** What a form that changes an order carries. */
export interface Versioned {
  /** Raised by every change of it. */
  version: number;
}

interface Reviewable extends Pick<Order, "status"> {
  parcels?: readonly Pick<SeenParcel, "state" | "isReplacement">[];
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

/** Has all of it reached its buyer, or a parcel of it that is known? Then it can be reviewed. */
export const hasSomethingToReview = ({ status, parcels = [] }: Reviewable): boolean =>
  status === "delivered" ||
  (status === "shipped" &&
    parcels.some(({ state, isReplacement }) => state === "delivered" && !isReplacement));
