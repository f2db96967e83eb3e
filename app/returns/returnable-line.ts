import type { ReturnKind } from "./return-request.ts";

/** A line of an order, as returns see it. */
export interface LineStanding {
  quantity: number;
  /** Pieces that have reached the buyer. */
  arrived: number;
  /** Pieces in requests that are open or settled. */
  taken: number;
  /** What its product's page said when it was bought. */
  returnable: boolean;
  /** Something is written on it. */
  isPersonal: boolean;
}

/** Pieces of a line that may be sent back for this reason. */
export function returnablePieces(line: LineStanding, kind: ReturnKind): number {
  if (kind !== "damage" && !isTakenBack(line)) return 0;
  return Math.max(0, Math.min(line.quantity, line.arrived) - line.taken);
}

/** Does it come back though it is sound? */
export const isTakenBack = ({ returnable, isPersonal }: Pick<LineStanding, "returnable" | "isPersonal">) =>
  returnable && !isPersonal;

interface Parcel {
  direction: "out" | "back";
  state: string;
  /** What replaces pieces of a request counts in no line. */
  returnRequestId: string | null;
  items: readonly { orderItemId: string; quantity: number }[];
}

/**
 * How many pieces of a line have reached the buyer: all of an order that is delivered, else those in parcels
 * that are.
 */
export function arrivedPieces(
  { id, quantity }: { id: string; quantity: number },
  isDelivered: boolean,
  parcels: readonly Parcel[],
): number {
  if (isDelivered) return quantity;
  return parcels
    .filter((parcel) => isArrived(parcel))
    .flatMap(({ items }) => items)
    .filter(({ orderItemId }) => orderItemId === id)
    .reduce((all, item) => all + item.quantity, 0);
}

const isArrived = ({ direction, state, returnRequestId }: Parcel): boolean =>
  direction === "out" && state === "delivered" && returnRequestId === null;
