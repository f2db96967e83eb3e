import { orderForMail } from "#catalogue/options/lines-in-language.db.server.ts";
import { shippingNotesOf } from "#discounts/shipping-notes.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import type { SigningServices } from "#platform/services.server.ts";
import { orderLink } from "../links/order-access.server.ts";
import { itemsOf } from "../placing/order-items.db.server.ts";
import { orderOf } from "../placing/order-rows.server.ts";
import { trackingOf } from "../shipments/hand-parcel.server.ts";

/** What mails say of an order, as it stands now, and its version. */
export async function orderFacts(trx: Trx, { config, secret }: SigningServices, orderId: string) {
  const row = await trx.selectFrom("orders").selectAll().where("id", "=", orderId).executeTakeFirstOrThrow();
  const items = await itemsOf(trx, orderId);
  const notes = await speaking(row.language, () => shippingNotesOf(trx, orderId));
  const order = await orderForMail(trx, orderOf(row, items, notes));
  const link = orderLink(order.orderNumber, { origin: config.origin, secret });
  // An order from before the windows were stored goes by today's (RETURN-1).
  const returns = {
    days: row.return_days ?? config.shop.returns.days,
    damageHours: row.damage_hours ?? config.shop.returns.damageHours,
  };
  return { facts: { order, link, returns, ...(await trackingOf(trx, row)) }, version: row.version };
}
