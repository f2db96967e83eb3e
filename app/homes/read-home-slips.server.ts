import { findAdminOrder } from "#order-admin/admin-order.db.server.ts";
import type { AdminOrder } from "#order-admin/admin-order.ts";
import { homesAtOnce } from "#order-admin/homes/homes-list.ts";
import { orderToHome } from "#order-admin/homes/to-home.ts";
import { shipmentsWithIds } from "#orders/shipments/shipment.db.server.ts";
import type { Shipment } from "#orders/shipments/shipment.ts";
import type { Db } from "#platform/database/db.ts";
import { recipientsWithIds } from "#recipients/recipients.db.server.ts";
import { parcelsForPaper } from "./list-homes.db.server.ts";

/** One part of an order's slips, each with the order as it goes there; undefined without such an order. */
export async function readHomeSlips(
  db: Db,
  orderId: string,
  part: number,
): Promise<{ order: AdminOrder; parcel: Shipment }[] | undefined> {
  const order = await findAdminOrder(db, orderId);
  if (!order?.homes) return undefined;
  const which = { paper: "packing-slips", part, size: homesAtOnce } as const;
  const found = await parcelsForPaper(db, order.id, which);
  const parcels = await shipmentsWithIds(
    db,
    found.map(({ id }) => id),
  );
  const homes = await recipientsWithIds(
    db,
    found.map(({ recipientId }) => recipientId),
  );
  return found.flatMap(({ id, recipientId }) => {
    const [parcel, home] = [parcels.get(id), homes.get(recipientId)];
    return parcel && home ? [{ order: { ...orderToHome(order, home), parcels: [] }, parcel }] : [];
  });
}
