import type { NewParcel } from "#carrier/new-parcel.ts";
import { withOption } from "#catalogue/options/variant.ts";
import type { OrderRow } from "#orders/lock-order.db.server.ts";
import { itemsOf } from "#orders/placing/order-items.db.server.ts";
import { findShipment } from "#orders/shipments/shipment.db.server.ts";
import { type InsteadGoods, parcelName, type Shipment } from "#orders/shipments/shipment.ts";
import type { Db } from "#platform/database/db.ts";
import type { RecipientAddress } from "#recipients/recipient.ts";
import { findParcelRecipient } from "#recipients/recipients.db.server.ts";
import { normalisedMobile } from "#values/contact/phone.ts";
import { paiseFromRupees } from "#values/money/decimal-rupees.ts";
import { paise } from "#values/money/money.ts";

/** What the carrier needs of a parcel and of nobody else; undefined while something of it is missing. */
export async function parcelFacts(db: Db, shipmentId: string): Promise<NewParcel | undefined> {
  const shipment = await findShipment(db, shipmentId);
  if (!shipment) return undefined;
  const order = await db
    .selectFrom("orders")
    .selectAll()
    .where("id", "=", shipment.orderId)
    .executeTakeFirst();
  const { recipientId } = shipment;
  const home = recipientId === null ? undefined : await findParcelRecipient(db, recipientId);
  if (recipientId !== null && !home?.address) return undefined;
  const phone = home?.address ? mobileOf(home.address.phone) : order && phoneOf(order);
  if (!order || !phone || !shipment.weightGrams || !shipment.box) return undefined;
  return {
    number: parcelName(order.order_id_text, shipment),
    orderedAt: order.created_at,
    to: home?.address ? toHome(home.address, phone) : addressOf(order, phone),
    items: await goodsIn(db, order.id, shipment),
    cash: shipment.cashToCollect,
    grams: shipment.weightGrams,
    box: shipment.box,
  };
}

/** The ten digits of an Indian mobile number, as couriers call who receives an order. */
export const phoneOf = ({
  shipping_phone,
  billing_phone,
}: Pick<OrderRow, "shipping_phone" | "billing_phone">): string | undefined =>
  mobileOf(shipping_phone ?? billing_phone ?? "");

const mobileOf = (typed: string): string | undefined => normalisedMobile(typed)?.slice(-10);

const addressOf = (order: OrderRow, phone: string): NewParcel["to"] => ({
  name: order.shipping_full_name,
  address: order.shipping_address_line1,
  address2: order.shipping_address_line2 ?? "",
  city: order.shipping_city,
  state: order.shipping_state,
  country: order.shipping_country,
  pincode: order.shipping_pincode,
  phone,
});

const toHome = (address: RecipientAddress, phone: string): NewParcel["to"] => ({
  name: address.name,
  address: address.addressLine1,
  address2: address.addressLine2 ?? "",
  city: address.city,
  state: address.state,
  country: "India",
  pincode: address.pincode,
  phone,
});

/** Goods by their names alone: what was written on them for somebody is nobody else's. */
async function goodsIn(db: Db, orderId: string, { items, instead }: Shipment): Promise<NewParcel["items"]> {
  const lines = await itemsOf(db, orderId);
  const goods = items.flatMap(({ orderItemId, quantity }) => {
    const line = lines.find(({ id }) => id === orderItemId);
    if (!line) return [];
    const price = paise(
      Math.max(0, paiseFromRupees(line.price_at_purchase) - discountEach(line.discount, line.quantity)),
    );
    return [{ name: line.product_name, sku: line.product_id ?? line.id, units: quantity, price }];
  });
  return instead ? [inPlaceOf(goods, instead)] : goods;
}

/** An exchange is worth what it goes out for. */
function inPlaceOf(
  goods: NewParcel["items"],
  { name, optionText, productId }: InsteadGoods,
): NewParcel["items"][number] {
  const units = goods.reduce((all, each) => all + each.units, 0);
  const worth = goods.reduce((all, each) => all + each.units * each.price, 0);
  const price = paise(Math.round(worth / Math.max(1, units)));
  return { name: withOption(name, optionText), sku: productId ?? name, units, price };
}

const discountEach = (discount: string | number, quantity: number): number =>
  Math.round(paiseFromRupees(discount) / quantity);

/** A parcel that a courier comes for. */
export const parcelToLabel = (db: Db, id: string) =>
  db
    .selectFrom("shipments")
    .select(["id", "label", "carrier_shipment_id"])
    .where("id", "=", id)
    .where("awb", "is not", null)
    .where("state", "<>", "cancelled")
    .executeTakeFirst();

/** Each as its order's number and its own, in the order of the ids. */
export async function parcelNames(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("shipments")
    .innerJoin("orders", "orders.id", "shipments.order_id")
    .select(["shipments.id", "order_id_text", "number"])
    .where("shipments.id", "in", [...ids])
    .execute();
  return ids.flatMap((id) => {
    const row = rows.find((each) => each.id === id);
    return row ? [`${row.order_id_text}-${row.number}`] : [];
  });
}
