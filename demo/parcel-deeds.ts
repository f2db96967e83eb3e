import type { Transaction } from "kysely";
import type { OrderRow } from "#orders/lock-order.db.server.ts";
import type { OrderServices } from "#orders/order-services.ts";
import { moveShipment } from "#orders/parcel-moves/move-shipment.server.ts";
import { itemsOf } from "#orders/placing/order-items.db.server.ts";
import { cashOf } from "#orders/shipments/cash-of.ts";
import { createShipment } from "#orders/shipments/create-shipment.server.ts";
import { findShipments } from "#orders/shipments/shipment.db.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { paiseFromRupees } from "#values/money/decimal-rupees.ts";
import { paise } from "#values/money/money.ts";
import type { SeedParcel } from "./content/orders/seed-order.ts";
import { seedId } from "./seed-id.ts";

type Shop = Omit<OrderServices, "db"> & { db: Transaction<Tables> };

export interface ParcelDeed {
  /** In hours after its order was placed. */
  after: number;
  act(shop: Shop): Promise<void>;
}

/** How one of an order's parcels is made, and what was heard of it on its way. */
export function parcelDeeds(parcel: SeedParcel, lock: (shop: Shop) => Promise<OrderRow>): ParcelDeed[] {
  let id = "";
  const { courier, awb, made, way } = parcel;
  const moves = way.map(([after, state, words, place]) => ({
    after,
    act: async (shop: Shop) => {
      const at = shop.now();
      await moveShipment(shop.db, shop, id, { state, at, courier, awb });
      const told = { id: seedId(`${awb} ${after}`), shipment_id: id, state, words, place: place ?? null };
      await shop.db
        .insertInto("carrier_events")
        .values({ ...told, happened_at: at, heard_at: at })
        .execute();
    },
  }));
  const act = async (shop: Shop) => {
    id = await make(shop, await lock(shop), parcel);
  };
  return [{ after: made, act }, ...moves];
}

/** What the demo shop's bags are sent in: bulk bookings go by the box that was used last. */
const bagBox = { lengthCm: 35, widthCm: 28, heightCm: 8 };

async function make(shop: Shop, order: OrderRow, { lines, weightGrams }: SeedParcel): Promise<string> {
  const ordered = await itemsOf(shop.db, order.id);
  const items = ordered
    .filter((_, place) => lines === undefined || lines.includes(place))
    .map((line) => ({ orderItemId: line.id, quantity: line.quantity }));
  const paid = ordered.map((line) => ({
    ...{ id: line.id, quantity: line.quantity },
    ...{ unitPrice: paiseFromRupees(line.price_at_purchase), discount: paiseFromRupees(line.discount) },
  }));
  const due = order.payment_state === "cod_due" ? paiseFromRupees(order.total_amount) : paise(0);
  const parcels = await findShipments(shop.db, order.id);
  const shipment = await createShipment(shop.db, shop, order, {
    ...{ direction: "out", items, weightGrams, box: bagBox, returnRequestId: null },
    cashToCollect: cashOf({ due, lines: paid, parcels }, items),
  });
  if (shipment.kind !== "made") throw new Error(`a demo parcel was not made: ${shipment.kind}`);
  return shipment.id;
}
