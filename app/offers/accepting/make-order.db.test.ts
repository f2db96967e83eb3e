import { expect, test } from "vitest";
import { findDues } from "#orders/dues/dues.db.server.ts";
import { findOrder } from "#orders/order.db.server.ts";
import { paise } from "#values/money/money.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { draftOffer } from "../../../tests/database/offer-row.ts";
import { patnaAddress } from "../../../tests/patna-address.ts";
import { findOffer, insertOffer } from "../offers.db.server.ts";
import { type Agreement, makeOrder } from "./make-order.server.ts";

const agreed: Agreement = {
  ...{ billing: patnaAddress, shipping: patnaAddress, poNumber: "PO-7", method: "bank", userId: null },
  by: { kind: "shopper", id: null },
};

eachShop("the order of an offer", {}, (shop) => {
  async function made(change: Parameters<typeof draftOffer>[0], agreement: Partial<Agreement> = {}) {
    const id = await shop.inTransaction((trx) => insertOffer(trx, draftOffer(change)));
    const offer = await findOffer(shop.db, id);
    if (!offer) throw new Error("no offer");
    return shop.inTransaction((trx) => makeOrder(trx, shop, offer, { ...agreed, ...agreement }));
  }

  test("has its lines and prices, and is agreed: by transfer it begins as pending", async () => {
    const { id, orderNumber } = await made({ promisedOn: "2026-12-20", shippingCost: paise(250_00) });
    const order = await findOrder(shop.db, orderNumber);
    expect(order).toMatchObject({
      ...{ status: "pending", paymentMethod: "bank", paymentState: "awaiting", readyBy: "2026-12-20" },
      ...{ subtotal: 46_400_00, shippingCost: 250_00, total: 46_650_00 },
      company: { name: "Haat & Sons Pvt Ltd", gstin: "10AAPFU0939F1ZA" },
      billing: { fullName: "Asha Kumari", email: "asha@example.com" },
    });
    expect(order?.lines).toMatchObject([
      { productName: "Kohbar Tote", quantity: 200, unitPrice: 229_00 },
      { productName: "Screen for your logo", quantity: 1, unitPrice: 600_00 },
    ]);
    const row = await shop.row("orders", id);
    expect(row).toMatchObject({ po_number: "PO-7", idempotency_key: "offer:O-1764000000000" });
    expect(row?.confirmed_at).toBeInstanceOf(Date);
    const whole = { kind: "whole", amount: 46_650_00, method: "bank", paidAt: null };
    expect(await findDues(shop.db, id)).toMatchObject([whole]);
  });

  test("is paid in two parts where that is agreed", async () => {
    const { id } = await made({ advancePercent: 30 }, { method: "razorpay" });
    expect(await findDues(shop.db, id)).toMatchObject([
      { kind: "advance", amount: 13_920_00, method: "razorpay" },
      { kind: "balance", amount: 32_480_00, method: "razorpay" },
    ]);
  });

  test("takes the pieces of a line whose pieces are all there, and none of another", async () => {
    await shop.addProducts([
      { id: "many", name: "Sling", stock_count: 250 },
      { id: "scarce", name: "Pouch", stock_count: 199 },
    ]);
    const [line] = draftOffer().lines;
    const lines = line ? ["many", "scarce", "many"].map((productId) => ({ ...line, productId })) : [];
    const { id } = await made({ lines });
    expect(await shop.rows("order_items", { order_id: id }, "id")).toMatchObject([
      { product_id: "many", stock_taken: 200, lead_days: null },
      { product_id: "scarce", stock_taken: 0, lead_days: 0 },
      // The first line left fifty.
      { product_id: "many", stock_taken: 0, lead_days: 0 },
    ]);
    expect(await shop.rows("products", {}, "id")).toMatchObject([
      { id: "many", stock_count: 50 },
      { id: "scarce", stock_count: 199 },
    ]);
  });

  test("is one, whatever asks for another", async () => {
    const { orderNumber } = await made({});
    await expect(made({ revision: 2 })).rejects.toThrow();
    expect(await shop.rows("orders")).toMatchObject([{ order_id_text: orderNumber }]);
  });
});
