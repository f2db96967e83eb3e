import type { VoidReason } from "#certificates/certificate.ts";
import { issueForReplacement } from "#certificates/issuing/issue-certificates.db.server.ts";
import { voidForParcel } from "#certificates/issuing/void-certificates.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { cameBack } from "../fulfilment/came-back.server.ts";
import { setStatus } from "../fulfilment/change-fulfilment.server.ts";
import { type Author, addHistory } from "../history/order-history.db.server.ts";
import { homesStanding } from "../homes/homes-standing.db.server.ts";
import { areAllBack, movedBack, wordOfHomes } from "../homes/homes-standing.ts";
import type { OrderRow } from "../lock-order.db.server.ts";
import type { OrderServices } from "../order-services.ts";
import type { FulfilmentState } from "../order-states.ts";
import { itemsOf } from "../placing/order-items.db.server.ts";
import { isAllBack, wordOf } from "../shipments/order-parcels.ts";
import { findShipments } from "../shipments/shipment.db.server.ts";
import type { Parcel, Shipment, ShipmentState } from "../shipments/shipment.ts";
import { movedNote } from "./moved-note.ts";

/** A parcel's step: the parcel as it was, and where it is now. */
export interface ParcelMove {
  shipment: Shipment;
  state: ShipmentState;
  at: Date;
  by: Author;
}

/**
 * Lets a locked order's status follow its parcels after one has moved, and notes that in the history (SHIP-5,
 * SHIP-6).
 */
export async function followParcels(
  trx: Trx,
  shop: OrderServices,
  order: OrderRow,
  { shipment, state, at, by }: ParcelMove,
): Promise<void> {
  // That the carrier is being asked is no news of the order's.
  if (state === "booking") return;
  await moveCertificates(trx, shop, { shipment, state, at });
  if (shipment.recipientId !== null) return followHomes(trx, shop, order, { shipment, state, at, by });
  const now = await findShipments(trx, order.id);
  const was = now.map((each): Parcel => (each.id === shipment.id ? shipment : each));
  const note = movedNote(shipment, state);
  if (isAllBack(now) && !isAllBack(was)) {
    await addHistory(trx, { orderId: order.id, status: order.status, by, note });
    await cameBack(trx, shop, order, by);
    return;
  }
  const lines = await itemsOf(trx, order.id);
  const word = nextWord(order.fulfilment_state, wordOf(was, lines), wordOf(now, lines));
  if (word)
    await setStatus(trx, shop, order, { status: word, by, byParcel: { at: lastArrival(now, at), note } });
  else await addHistory(trx, { orderId: order.id, status: order.status, by, note });
}

/**
 * The same of a parcel to one of many homes: the database counts where the others are, and only what moves
 * the order is a line of its history, and a mail to its buyer (HOMES-30). A thousand parcels would fill both,
 * and the list of recipients has them.
 */
async function followHomes(
  trx: Trx,
  shop: OrderServices,
  order: OrderRow,
  { shipment, state, at, by }: ParcelMove,
): Promise<void> {
  const now = await homesStanding(trx, order.id);
  const was = movedBack(now, { from: shipment.state, to: state });
  const note = movedNote(shipment, state);
  if (areAllBack(now)) {
    await addHistory(trx, { orderId: order.id, status: order.status, by, note });
    return cameBack(trx, shop, order, by);
  }
  const word = nextWord(order.fulfilment_state, wordOfHomes(was), wordOfHomes(now));
  if (word)
    await setStatus(trx, shop, order, {
      status: word,
      by,
      byParcel: { at: now.lastArrival ?? at, note, isOneOfMany: true },
    });
}

/** What goes out for a return has certificates of its own: void once it is given up or came back. */
async function moveCertificates(
  trx: Trx,
  shop: OrderServices,
  { shipment, state, at }: Omit<ParcelMove, "by">,
): Promise<void> {
  if (shipment.returnRequestId === null || shipment.direction === "back") return;
  const reason = goneBy[state];
  if (reason) await voidForParcel(trx, shipment.id, { reason, at });
  else if (goneBy[shipment.state]) await issueForReplacement(trx, shop, shipment.id);
}

/** By which states a parcel's pieces are not with their buyer any more. */
const goneBy: Partial<Record<ShipmentState, VoidReason>> = {
  cancelled: "cancelled",
  rto_received: "came_back",
};

const way: readonly FulfilmentState[] = ["pending", "processing", "shipped", "delivered"];

/**
 * What an order is set to when what its parcels say of it changes: only on along its way, so that what the
 * owner chose stands until they bring word from further on; and a cancelled order is hers alone.
 */
export function nextWord(
  current: FulfilmentState,
  was: ReturnType<typeof wordOf>,
  now: ReturnType<typeof wordOf>,
): "shipped" | "delivered" | undefined {
  if (now === undefined || now === was || current === "cancelled") return undefined;
  return way.indexOf(now) > way.indexOf(current) ? now : undefined;
}

/** An order has arrived when the last of its parcels did, whichever was heard of last. */
const lastArrival = (parcels: readonly Shipment[], at: Date): Date =>
  parcels.reduce((last, { deliveredAt }) => (deliveredAt && deliveredAt > last ? deliveredAt : last), at);
