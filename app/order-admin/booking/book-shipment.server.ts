import type { Holder } from "#accounts/permissions/holder.ts";
import { erased } from "#mail/sending/queue-mail.db.server.ts";
import { beginRow, type Claim, claimUntil } from "#orders/booking-rows/booking-row.db.server.ts";
import { owedBeforeLeaving } from "#orders/dues/dues.db.server.ts";
import type { OrderRow } from "#orders/lock-order.db.server.ts";
import { moveShipment } from "#orders/parcel-moves/move-shipment.server.ts";
import { lockShipment } from "#orders/shipments/shipment.db.server.ts";
import type { Shipment } from "#orders/shipments/shipment.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Booked, Unfit } from "./booking.ts";
import { type BookingServices, bookingShop, carryOn } from "./carry-on.server.ts";
import { phoneOf } from "./parcel-facts.db.server.ts";

/** A parcel as the owner saw it, and the courier she chose; null: the cheapest one. */
export interface BookingWish {
  shipmentId: string;
  version: number;
  courierId: number | null;
}

/**
 * Books a courier for a parcel (SHIP-30): order, number, pickup and label at the carrier. An answer that does
 * not come leaves it 'booking', and a job goes on with it.
 */
export async function bookShipment(
  services: BookingServices,
  actor: Holder<"pack">,
  wish: BookingWish,
): Promise<Booked> {
  const shop = bookingShop(services);
  const begun = await beginBooking(services, actor, { ...wish, until: claimUntil(shop.now()) });
  if ("kind" in begun) return begun;
  const carried = await carryOn(shop, begun, { wasAsked: false });
  return carried.kind === "cancelled" ? { kind: "missing" } : carried;
}

/** A booking's beginning: from now on the parcel belongs to the holder of the claim until then. */
export async function beginBooking(
  shop: BookingServices,
  actor: Holder<"pack">,
  wish: Omit<BookingWish, "version"> & { version?: number; until: Date },
): Promise<Claim | Exclude<Booked, { kind: "booked" | "waiting" | "refused" }>> {
  return inTransaction(shop.db, async (trx) => {
    const found = await lockShipment(trx, wish.shipmentId);
    if (!found) return { kind: "missing" };
    if (wish.version !== undefined && found.shipment.version !== wish.version) return { kind: "stale" };
    const why = unfitOf(shop, found) ?? (await isOwed(trx, found));
    if (why) return { kind: "unfit", why };
    await claim(trx, shop, { ...wish, actor });
    return { shipmentId: wish.shipmentId, until: wish.until };
  });
}

async function claim(
  trx: Trx,
  shop: BookingServices,
  {
    shipmentId,
    courierId,
    until,
    actor,
  }: Omit<BookingWish, "version"> & { until: Date; actor: Holder<"pack"> },
): Promise<void> {
  await moveShipment(trx, shop, shipmentId, { state: "booking", at: shop.now(), trouble: null });
  await beginRow(trx, { shipmentId, until }, courierId);
  await writeAudit(trx, {
    actorId: actor.id,
    action: "shipment.booked",
    entity: "shipments",
    entityId: shipmentId,
    detail: courierId === null ? {} : { courier: courierId },
  });
}

/** Why this parcel can't be booked as it is; undefined when it can. */
export function unfitOf(
  { config }: Pick<BookingServices, "config">,
  { order, shipment }: { order: OrderRow; shipment: Shipment },
): Unfit | undefined {
  if (!config.carrier) return "no-carrier";
  if (shipment.state !== "draft" || shipment.direction !== "out") return "state";
  if (order.fulfilment_state === "cancelled" || order.shipping_full_name === erased) return "order";
  if (shipment.weightGrams === null || shipment.box === null) return "measures";
  // Somebody else opens the door of another home; their number is among the parcel's facts.
  if (shipment.recipientId === null && phoneOf(order) === undefined) return "phone";
  return undefined;
}

/** What its order's buyer still has to pay keeps it here, and nothing else of it: an exchange goes out. */
async function isOwed(
  trx: Trx,
  { order, shipment }: { order: OrderRow; shipment: Shipment },
): Promise<"unpaid" | undefined> {
  if (shipment.returnRequestId !== null) return undefined;
  return (await owedBeforeLeaving(trx, order)) === undefined ? undefined : "unpaid";
}
