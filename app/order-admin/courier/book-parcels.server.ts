import type { Holder } from "#accounts/permissions/holder.ts";
import { isUnconfirmed } from "#orders/cash/confirmation.ts";
import { giveLastBox, lastBox, weightOf } from "#orders/shipments/default-parcel.db.server.ts";
import { openPieces } from "#orders/shipments/order-parcels.ts";
import { findAdminOrder } from "../admin-order.db.server.ts";
import { type AdminOrder, isAllMade, isToBeSent } from "../admin-order.ts";
import { bookAll } from "../booking/book-all.server.ts";
import type { BookingServices } from "../booking/carry-on.server.ts";
import { makeParcel } from "../shipments/make-parcel.server.ts";

/**
 * Packs whatever is open of these orders and books the cheapest courier for each of their packed parcels
 * (SHIP-20). Each order's parcel is a transaction of its own; sent twice, nothing is packed or booked
 * twice. Orders that their buyers have not confirmed are left out, unless the owner wants them (CASH-34).
 */
export async function bookParcels(
  shop: BookingServices,
  actor: Holder<"pack">,
  { orderIds, unconfirmedToo }: { orderIds: readonly string[]; unconfirmedToo: boolean },
): Promise<void> {
  const parcels: string[] = [];
  for (const id of orderIds) {
    const order = await findAdminOrder(shop.db, id);
    // The parcels of what goes to many homes are booked on its own page.
    if (!order || order.homes !== null || (isUnconfirmed(order) && !unconfirmedToo)) continue;
    await packOpen(shop, actor, order);
    const packed = await findAdminOrder(shop.db, id);
    for (const { id: parcel, state, direction } of packed?.parcels ?? [])
      if (state === "draft" && direction === "out") parcels.push(parcel);
  }
  // A shop's first parcels have no box to go by: what is typed for one is then the others', too.
  await giveLastBox(shop.db, parcels);
  await bookAll(shop, actor, parcels);
  shop.sendMailSoon();
}

/** What is not to be sent, or changed at that moment, stays as it is, and the page that follows says so. */
async function packOpen(shop: BookingServices, actor: Holder<"pack">, order: AdminOrder): Promise<void> {
  const items = openPieces(order.lines, order.parcels);
  if (items.length === 0 || !isAllMade(order) || !isToBeSent(order)) return;
  await makeParcel(shop, actor, {
    orderId: order.id,
    version: order.version,
    items,
    hasLeft: false,
    courier: null,
    trackingNumber: null,
    trackingUrl: null,
    weightGrams: await weightOf(shop.db, items),
    box: await lastBox(shop.db),
  });
}
