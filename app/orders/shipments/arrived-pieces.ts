export interface ArrivingParcel {
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
  parcels: readonly ArrivingParcel[],
): number {
  if (isDelivered) return quantity;
  return parcels
    .filter((parcel) => isArrived(parcel))
    .flatMap(({ items }) => items)
    .filter(({ orderItemId }) => orderItemId === id)
    .reduce((all, item) => all + item.quantity, 0);
}

const isArrived = ({ direction, state, returnRequestId }: ArrivingParcel): boolean =>
  direction === "out" && state === "delivered" && returnRequestId === null;
