import { afterEach } from "vitest";
import { takeOwnersOrder } from "#offers/taking/take-order.server.ts";
import type { TakenInput } from "#offers/taking/taken-order.form.ts";
import type { LineInput } from "#offers/writing/line.form.ts";
import { findDues } from "#orders/dues/dues.db.server.ts";
import { findOrder } from "#orders/order.db.server.ts";
import type { OpenDatabase } from "#platform/database/open-database.server.ts";
import { paise } from "#values/money/money.ts";
import { patnaAddress } from "../patna-address.ts";
import { openCheckout } from "./checkout-shop.ts";
import { shopOwner } from "./shop-owner.ts";

export const actor = shopOwner();

/** Two of the Rare Bag, of which five are there. */
export const line: LineInput = {
  ...{
    place: 0,
    productId: "few",
    variantId: null,
    name: "Rare Bag",
    details: null,
    hsn: null,
    taxRate: null,
  },
  ...{ quantity: 2, unitPrice: paise(450_00) },
};

export const atFair: TakenInput = {
  ...{ source: "stall", billing: null, shipping: null, lines: [line], pay: "cash", reference: null },
  buyer: { name: "Asha Kumari", email: null, phone: null, company: null, gstin: null, poNumber: null },
  ...{ promisedOn: null, shippingCost: paise(0), advancePercent: 0, isTakenAlong: true, takesLacking: false },
  language: undefined,
};

export const byPhone: TakenInput = {
  ...{ ...atFair, source: "phone", isTakenAlong: false, billing: patnaAddress, shipping: patnaAddress },
  buyer: { ...atFair.buyer, email: "asha@example.com", phone: "98765 43210" },
};

/** A shop in which its owner takes orders at a fair and by phone; after each test they are gone. */
export function openTaking(database: () => OpenDatabase) {
  const { shop: orderShop, now, stockOf } = openCheckout(database);
  const db = () => database().db;
  const shop = () => ({ ...orderShop(), sendMailSoon: () => undefined });
  afterEach(async () => {
    for (const table of ["offers", "audit_log", "mail_outbox"] as const)
      await db().deleteFrom(table).execute();
  });

  const take = (input: TakenInput, begunAt = now().getTime()) =>
    takeOwnersOrder(shop(), actor, { begunAt, input });
  async function taken(input: TakenInput) {
    const done = await take(input);
    if (done.kind !== "taken") throw new Error(JSON.stringify(done.errors));
    const id = done.orderId;
    const row = await db().selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    return { id, row, order: await findOrder(db(), row.order_id_text), dues: await findDues(db(), id) };
  }
  return { shop, now, stockOf, db, take, taken };
}
