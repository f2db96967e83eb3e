import type { Holder } from "#accounts/permissions/holder.ts";
import { owedBeforeLeaving } from "#orders/dues/dues.db.server.ts";
import { byAdmin } from "#orders/history/order-history.db.server.ts";
import type { OrderRow } from "#orders/lock-order.db.server.ts";
import type { OrderServices } from "#orders/order-services.ts";
import { queueParcelTracking } from "#orders/parcel-moves/shipment-mail.server.ts";
import { itemsOf } from "#orders/placing/order-items.db.server.ts";
import { writeTyped } from "#orders/shipments/change-shipment.db.server.ts";
import { statesByHand } from "#orders/shipments/hand-parcel.ts";
import { areOpen, openPieces, readyPieces } from "#orders/shipments/order-parcels.ts";
import { findShipments, lockShipment } from "#orders/shipments/shipment.db.server.ts";
import {
  bringsOrder,
  hasLeftUs,
  holdsPieces,
  isFinal,
  type Shipment,
  type ShipmentState,
} from "#orders/shipments/shipment.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Paise } from "#values/money/money.ts";
import type { KeptParcelValues } from "./parcel.form.ts";
import { stepByHand } from "./step-by-hand.server.ts";

export type ParcelKept =
  | { kind: "kept"; state: ShipmentState | undefined; isToldToCustomer: boolean }
  | { kind: "stale" | "missing" }
  /** The carrier has it: it is cancelled there, not here; or it is being booked just now. */
  | { kind: "unfit" }
  /** So much of its order is to be paid before it leaves. */
  | { kind: "unpaid"; left: Paise }
  /** It was cancelled or came back, and its pieces are in another parcel since. */
  | { kind: "packed-again" };

/** Keeps what the owner typed of a parcel, in one transaction with its step, mail, history and audit. */
export const keepParcel = (
  shop: OrderServices,
  actor: Holder<"pack">,
  { orderId, shipmentId, version, ...kept }: KeptParcelValues & { orderId: string; shipmentId: string },
): Promise<ParcelKept> =>
  inTransaction(shop.db, async (trx) => {
    const found = await lockShipment(trx, shipmentId);
    if (!found || found.order.id !== orderId) return { kind: "missing" };
    const { shipment } = found;
    if (shipment.version !== version) return { kind: "stale" };
    const state = kept.state === shipment.state ? undefined : kept.state;
    const why = state && (await whyNotSet(trx, found, state));
    if (why) return why;
    await writeTyped(trx, shipment, kept);
    const isToldToCustomer = state
      ? await setState(trx, shop, { actor, shipment, state })
      : await tellTracking(trx, shop, shipment, kept);
    await writeAudit(trx, {
      actorId: actor.id,
      action: "order.parcel_changed",
      entity: "orders",
      entityId: orderId,
      detail: { parcel: String(shipment.number), ...(state ? { to: state } : {}) },
    });
    return { kind: "kept", state, isToldToCustomer };
  });

/** Why the owner can't set a parcel to this state; undefined where she can. */
async function whyNotSet(
  trx: Trx,
  { order, shipment }: { order: OrderRow; shipment: Shipment },
  state: ShipmentState,
): Promise<ParcelKept | undefined> {
  if (!statesByHand(shipment).includes(state)) return { kind: "unfit" };
  if (await arePiecesElsewhere(trx, shipment, state)) return { kind: "packed-again" };
  const leaves = hasLeftUs(state) && !hasLeftUs(shipment.state);
  if (leaves && (await isUnmade(trx, shipment))) return { kind: "unfit" };
  const left = leaves && bringsOrder(shipment) ? await owedBeforeLeaving(trx, order) : undefined;
  return left === undefined ? undefined : { kind: "unpaid", left };
}

/** No piece is in two parcels (SHIP-3), whichever of them the owner takes up again. */
async function arePiecesElsewhere(trx: Trx, shipment: Shipment, state: ShipmentState): Promise<boolean> {
  if (holdsPieces(shipment) || !holdsPieces({ ...shipment, state })) return false;
  const { orderId, items } = shipment;
  const parcels = await findShipments(trx, orderId);
  const isSame = ({ recipientId }: Shipment) => recipientId !== null && recipientId === shipment.recipientId;
  if (parcels.some((each) => isSame(each) && holdsPieces(each))) return true;
  return !areOpen(items, openPieces(await itemsOf(trx, orderId), parcels));
}

/** A number typed for a parcel by hand makes one of all that is open, made or not. */
async function isUnmade(trx: Trx, parcel: Shipment): Promise<boolean> {
  const { orderId, id, items } = parcel;
  if (!bringsOrder(parcel)) return false;
  const others = (await findShipments(trx, orderId)).filter((each) => each.id !== id);
  return !areOpen(items, readyPieces(await itemsOf(trx, orderId), others));
}

async function setState(
  trx: Trx,
  shop: OrderServices,
  { actor, shipment, state }: { actor: Holder<"pack">; shipment: Shipment; state: ShipmentState },
): Promise<true> {
  await stepByHand(trx, shop, { shipmentId: shipment.id, state, by: byAdmin(actor) });
  return true;
}

/** Writes to the buyer of new tracking of a parcel on its way, where the owner wants that. */
async function tellTracking(
  trx: Trx,
  shop: OrderServices,
  shipment: Shipment,
  kept: Facts,
): Promise<boolean> {
  if (!kept.tellCustomer || !isNewTracking(shipment, kept) || !isOnItsWay(shipment)) return false;
  await queueParcelTracking(trx, shop, shipment.id);
  return true;
}

const isOnItsWay = ({ state }: Shipment): boolean => hasLeftUs(state) && !isFinal(state);

const isNewTracking = (was: Shipment, { trackingNumber, trackingUrl }: Facts): boolean =>
  (trackingNumber !== was.awb || trackingUrl !== was.trackingUrl) &&
  (trackingNumber !== null || trackingUrl !== null);

type Facts = Omit<KeptParcelValues, "version">;
