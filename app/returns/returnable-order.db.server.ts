import type { OrderRow } from "#orders/lock-order.db.server.ts";
import type { OrderLine } from "#orders/order.ts";
import { itemsOf } from "#orders/placing/order-items.db.server.ts";
import { orderOf } from "#orders/placing/order-rows.server.ts";
import { arrivingParcels } from "#orders/shipments/arrived-pieces.db.server.ts";
import { arrivedPieces } from "#orders/shipments/arrived-pieces.ts";
import type { Db } from "#platform/database/db.ts";
import { paise, times } from "#values/money/money.ts";
import { type ReturnRequest, standingStates, takenBy } from "./return-request.ts";
import type { LineStanding } from "./returnable-line.ts";
import { returnsOfOrder } from "./returns.db.server.ts";
import type { RefundedLine } from "./suggested-refund.ts";

/** A line of an order with what of it may come back, and what went back of its money. */
export interface ReturnableLine extends OrderLine, LineStanding, Pick<RefundedLine, "paid" | "before"> {}

/**
 * An order's lines as returns see them; `except` names a request that does not count, as the one that is
 * being settled.
 */
export async function returnableLines(db: Db, row: OrderRow, except?: string): Promise<ReturnableLine[]> {
  const items = await itemsOf(db, row.id);
  const { lines } = orderOf(row, items);
  const requests = (await returnsOfOrder(db, row.id)).filter(
    ({ id, state }) => id !== except && standingStates.some((standing) => standing === state),
  );
  const parcels = await arrivingParcels(db, row.id);
  return lines.map((line) => ({
    ...line,
    arrived: arrivedPieces(line, row.fulfilment_state === "delivered", parcels),
    taken: piecesIn(requests, line.id),
    before: piecesIn(requests.filter(wentBack), line.id),
    paid: paise(times(line.unitPrice, line.quantity) - line.discount),
    returnable: items.find(({ id }) => id === line.id)?.returnable ?? true,
    isPersonal: line.personal.length > 0,
  }));
}

/** Did money go back for it? */
const wentBack = ({ state, resolution }: ReturnRequest): boolean =>
  state === "settled" && (resolution === "refund" || resolution === "refund_by_hand");

const piecesIn = (requests: readonly ReturnRequest[], lineId: string): number =>
  requests
    .flatMap((request) => request.pieces.map((piece) => ({ piece, taken: takenBy(request, piece) })))
    .filter(({ piece }) => piece.orderItemId === lineId)
    .reduce((all, { taken }) => all + taken, 0);
