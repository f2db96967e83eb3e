import { issueForOrder } from "#certificates/issuing/issue-certificates.db.server.ts";
import type { IssuingShop } from "#certificates/issuing/issuing-shop.ts";
import type { Db, Trx } from "#platform/database/db.ts";
import type { OrderRow } from "../lock-order.db.server.ts";
import type { FulfilmentState } from "../order-states.ts";
import { goesToMany } from "../placing/goes-to-many.db.server.ts";
import { itemsOf } from "../placing/order-items.db.server.ts";
import { changeShipment } from "./change-shipment.db.server.ts";
import { dropOwnTracking } from "./follow-status.db.server.ts";
import { handParcel, type Tracking } from "./hand-parcel.ts";
import { openPieces } from "./order-parcels.ts";
import { findShipments, insertShipment } from "./shipment.db.server.ts";
import type { Shipment, ShipmentState } from "./shipment.ts";

type Facts = Required<{ [Name in keyof Tracking]-?: string | null }>;

/** An order as far as its tracking is concerned. A loaded one without parcels has it in its own columns. */
type Tracked = Pick<OrderRow, "id" | "fulfilment_state" | "tracking_number" | "tracking_url">;

/** How the parcel that the status form is about can be followed. */
export async function trackingOf(db: Db, order: Tracked): Promise<Facts> {
  return trackingIn(order, await findShipments(db, order.id));
}

/** The same where the parcels are known. */
export function trackingIn(order: Tracked, parcels: readonly Shipment[]): Facts {
  const hand = handParcel(parcels, order.fulfilment_state === "cancelled");
  if (hand) return { trackingNumber: hand.awb, trackingUrl: hand.trackingUrl };
  const isLoaded = parcels.length === 0;
  return {
    trackingNumber: isLoaded ? order.tracking_number : null,
    trackingUrl: isLoaded ? order.tracking_url : null,
  };
}

/**
 * Keeps a tracking number and a link that the owner typed for a locked order: at its parcel by hand, which
 * is made with whatever is in no parcel yet, unless it goes to many homes. A field that was not posted stays
 * as it is. Returns what stood there and what does now.
 */
export async function keepHandTracking(
  trx: Trx,
  order: OrderRow,
  given: Tracking,
  shop: IssuingShop,
): Promise<{ was: Facts; is: Facts }> {
  const parcels = await findShipments(trx, order.id);
  const was = trackingIn(order, parcels);
  const { trackingNumber = was.trackingNumber, trackingUrl = was.trackingUrl } = given;
  const is = { trackingNumber, trackingUrl };
  if (trackingNumber === was.trackingNumber && trackingUrl === was.trackingUrl) return { was, is };
  const hand = handParcel(parcels, order.fulfilment_state === "cancelled");
  if (hand) await writeTracking(trx, hand, is);
  else if (!(await goesToMany(trx, order.id))) await makeHandParcel(trx, order, parcels, { ...is, shop });
  return { was, is };
}

const writeTracking = (trx: Trx, { id }: Shipment, { trackingNumber, trackingUrl }: Facts) =>
  changeShipment(trx, id, { awb: trackingNumber, tracking_url: trackingUrl });

const firstStates: Readonly<Record<FulfilmentState, ShipmentState>> = {
  pending: "draft",
  processing: "draft",
  shipped: "picked_up",
  delivered: "delivered",
  cancelled: "cancelled",
};

async function makeHandParcel(
  trx: Trx,
  order: OrderRow,
  parcels: readonly Shipment[],
  { trackingNumber, trackingUrl, shop }: Facts & { shop: IssuingShop },
): Promise<void> {
  const now = shop.now();
  const state = firstStates[order.fulfilment_state];
  const hasLeft = state === "picked_up" || state === "delivered";
  await insertShipment(
    trx,
    {
      order_id: order.id,
      state,
      awb: trackingNumber,
      tracking_url: trackingUrl,
      created_at: now,
      picked_up_at: hasLeft ? now : null,
      delivered_at: state === "delivered" ? (order.delivered_at ?? now) : null,
    },
    openPieces(await itemsOf(trx, order.id), parcels),
  );
  await dropOwnTracking(trx, order.id, state === "cancelled" ? undefined : now);
  if (state === "draft") await issueForOrder(trx, shop, order.id);
}
