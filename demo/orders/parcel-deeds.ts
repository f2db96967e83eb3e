import type { SeedParcel } from "../content/orders/seed-order.ts";
import { seedId } from "../seed-id.ts";
import type { OrderRow } from "../shop.ts";
import type { Deed, SeedShop } from "./deed.ts";

/** How one of an order's parcels is made, and what was heard of it on its way. */
export function parcelDeeds(parcel: SeedParcel, lock: (shop: SeedShop) => Promise<OrderRow>): Deed[] {
  let id = "";
  const { courier, awb, made, way } = parcel;
  const moves = way.map(([after, state, words, place]) => ({
    after,
    act: async (shop: SeedShop) => {
      const at = shop.now();
      await shop.loader.moveShipment(shop.db, shop, id, { state, at, courier, awb });
      const told = { id: seedId(`${awb} ${after}`), shipment_id: id, state, words, place: place ?? null };
      await shop.db
        .insertInto("carrier_events")
        .values({ ...told, happened_at: at, heard_at: at })
        .execute();
    },
  }));
  const act = async (shop: SeedShop) => {
    id = await make(shop, await lock(shop), parcel);
  };
  return [{ after: made, act }, ...moves];
}

/** What the demo shop's bags are sent in: bulk bookings go by the box that was used last. */
const bagBox = { lengthCm: 35, widthCm: 28, heightCm: 8 };

async function make(shop: SeedShop, order: OrderRow, { lines, weightGrams }: SeedParcel): Promise<string> {
  const { cashOf, createShipment, findShipments, itemsOf, paise, paiseFromRupees } = shop.loader;
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
