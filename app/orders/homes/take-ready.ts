import type { Box, ParcelPieces } from "../shipments/shipment.ts";

/** A parcel to one of an order's many homes. */
export interface HomeParcel {
  recipientId: string;
  items: readonly ParcelPieces[];
  weightGrams: number | null;
  box: Box | null;
}

/** Of a line: what is in no parcel yet, and what of that is there to be packed. */
export interface LineLeft {
  open: number;
  ready: number;
}

/**
 * One home after the other takes its pieces while they are there; who finds too few takes none, and the next
 * one may (MAKING-8).
 */
export function takeReady(
  left: ReadonlyMap<string, LineLeft>,
  wanted: readonly HomeParcel[],
): { taken: HomeParcel[]; unmade: string[]; short: string[] } {
  const lines = new Map([...left].map(([id, line]) => [id, { ...line }]));
  const has = (which: keyof LineLeft) => (piece: ParcelPieces) =>
    piece.quantity <= (lines.get(piece.orderItemId)?.[which] ?? 0);
  const found = { taken: [] as HomeParcel[], unmade: [] as string[], short: [] as string[] };
  for (const parcel of wanted) {
    const { items, recipientId } = parcel;
    if (items.length === 0 || !items.every(has("open"))) found.short.push(recipientId);
    else if (!items.every(has("ready"))) found.unmade.push(recipientId);
    else {
      found.taken.push(parcel);
      for (const { orderItemId, quantity } of items) {
        const line = lines.get(orderItemId);
        if (line) lines.set(orderItemId, { open: line.open - quantity, ready: line.ready - quantity });
      }
    }
  }
  return found;
}
