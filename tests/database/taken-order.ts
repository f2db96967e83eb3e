import { takeOwnersOrder } from "#offers/taking/take-order.server.ts";
import type { TakenInput } from "#offers/taking/taken-order.form.ts";
import type { LineInput } from "#offers/writing/line.form.ts";
import { findDues } from "#orders/dues/dues.db.server.ts";
import { findOrder } from "#orders/order.db.server.ts";
import { paise } from "#values/money/money.ts";
import { patnaAddress } from "../patna-address.ts";
import { shopOwner, type TestShop } from "./each-shop.ts";

export const actor = shopOwner();

/** Two of the Rare Bag, of which five are there. */
export const line: LineInput = {
  ...{ place: 0, productId: "few", variantId: null, name: "Rare Bag", details: null },
  ...{ hsn: null, taxRate: null, quantity: 2, unitPrice: paise(450_00) },
};

export const atFair: TakenInput = {
  ...{
    source: "stall",
    billing: null,
    shipping: null,
    shippingPhone: null,
    lines: [line],
    pay: "cash",
    reference: null,
  },
  buyer: { name: "Asha Kumari", email: null, phone: null, company: null, gstin: null, poNumber: null },
  ...{ promisedOn: null, shippingCost: paise(0), advancePercent: 0, isTakenAlong: true, takesLacking: false },
  stallId: null,
  language: undefined,
};

export const byPhone: TakenInput = {
  ...{ ...atFair, source: "phone", isTakenAlong: false, billing: patnaAddress, shipping: patnaAddress },
  buyer: { ...atFair.buyer, email: "asha@example.com", phone: "98765 43210" },
};

/** How a shop's owner takes orders of the bags at a fair and by phone. */
export function takingOf(shop: TestShop) {
  const take = (input: TakenInput, begunAt = shop.clock.getTime()) =>
    takeOwnersOrder(shop, actor, { begunAt, input });
  async function taken(input: TakenInput) {
    const done = await take(input);
    if (done.kind !== "taken") throw new Error(JSON.stringify(done.errors));
    const id = done.orderId;
    const row = await shop.row("orders", id);
    return { id, row, order: await findOrder(shop.db, row.order_id_text), dues: await findDues(shop.db, id) };
  }
  return { take, taken };
}
