import { expect, test } from "vitest";
import { findPayInstead } from "#orders/cash/pay-instead.db.server.ts";
import { payInsteadOfCash } from "#orders/cash/pay-instead-of-cash.server.ts";
import { findOrder } from "#orders/order.db.server.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import { billLabel, billRows } from "#shipping/bill.ts";
import type { Language } from "#values/language/language.ts";
import { openCashTerms } from "#values/money/cash-terms.ts";
import { paise } from "#values/money/money.ts";
import { checkoutOf, numberOf, purchase, sellBags } from "../../../tests/database/checkout-shop.ts";
import { eachShop, shopWith, type TestShop } from "../../../tests/database/each-shop.ts";
import { placeOrder } from "./place-order.server.ts";

const fee = paise(49_00);

const begin = async (shop: TestShop) => {
  await sellBags(shop);
  await shop.addPromotion({ code: "TEN", title: "Ten for all" });
  await shop.addPromotion({ title: "Paid ahead", kind: "prepaid", value: "50" });
};

eachShop("an order for cash, in one language or in two", { begin, on: "embedded" }, (shop) => {
  const { numbered } = checkoutOf(shop);

  /** Two totes, wrapped, with a code, by a shop that asks ₹49 for cash. */
  async function place(): Promise<string> {
    const wrapping = shopWith(shop, { cash: { ...openCashTerms, fee }, giftWrap: paise(30_00) });
    const gift = { note: null, isWrapped: true };
    const seen = { code: "TEN", seenDiscount: paise(100_00), seenCashFee: fee };
    return numberOf(await placeOrder(wrapping, purchase({ gift, ...seen })));
  }

  async function payByCard(number: string): Promise<void> {
    const { id } = await numbered(number);
    const instead = await findPayInstead(shop.db, id, shop.clock);
    if (!instead) throw new Error("no card pays it");
    const payment = { paymentId: `pay_${number}`, providerOrderId: null, method: "upi" };
    const due = { orderId: id, now: shop.clock };
    await shop.inTransaction((trx) => payInsteadOfCash(trx, due, instead, payment));
  }

  /** What the database has of an order's money and words, and of what was done with it. */
  async function kept(number: string) {
    const row = await numbered(number);
    const { adjustments, subtotal, discount_total, fees, cod_fee, shipping_cost, total_amount } = row;
    const told = await shop.rows("order_history", { order_id: row.id }, "id");
    const discounts = await shop.rows("order_discounts", { order_id: row.id }, "position");
    return {
      ...{ adjustments, subtotal, discount_total, fees, cod_fee, shipping_cost, total_amount },
      ...{ status: row.status, shipping_state: row.shipping_state, method: row.shipping_method },
      discounts: discounts.map(({ code, title, amount }) => [code, title, amount]),
      history: told.map(({ status, note }) => [status, note?.replaceAll(number, "")]),
    };
  }

  const both = async (placedIn: Language, paidIn: Language, between = async (_number: string) => {}) => {
    const number = await speaking(placedIn, place);
    await between(number);
    const placed = await kept(number);
    await speaking(paidIn, () => payByCard(number));
    return { number, placed, paid: await kept(number) };
  };

  const languages: [placedIn: Language, paidIn: Language][] = [
    ["en", "en"],
    ["hi", "en"],
    ["en", "hi"],
    ["hi", "hi"],
  ];
  const title = "in %s and in %s it keeps the same, and loses its fee for cash alone";
  test.each(languages)(title, async (placedIn, paidIn) => {
    const { placed, paid } = await both(placedIn, paidIn);
    const code = { kind: "discount", name: "TEN", label: "Discount (TEN)", amount: 100_00 };
    const wrap = { kind: "fee", fee: "gift-wrap", label: "Gift wrap", amount: 30_00 };
    const cash = { kind: "fee", fee: "cash", label: "Cash on delivery fee", amount: 49_00 };
    expect(placed).toMatchObject({
      adjustments: [code, wrap, cash],
      ...{ fees: "79.00", cod_fee: "49.00", total_amount: "1128.00", shipping_state: "Bihar" },
    });
    const ahead = { kind: "discount", name: "Paid ahead", label: "Discount (Paid ahead)", amount: 50_00 };
    expect(paid).toMatchObject({
      adjustments: [code, wrap, ahead],
      ...{ fees: "30.00", cod_fee: "0.00", total_amount: "1029.00", discount_total: "150.00" },
    });
    expect(await both("en", "en")).toEqual({ number: expect.any(String), placed, paid });
  });

  test.each(["en", "hi"] as const)("one of before, with labels alone, loses it in %s too", async (paidIn) => {
    const { number, paid } = await both("hi", paidIn, async (number) => {
      const { adjustments } = await numbered(number);
      const asBefore = JSON.stringify(adjustments, ["kind", "label", "amount"]);
      await shop.set("orders", { order_id_text: number }, { adjustments: asBefore });
    });
    expect(paid).toMatchObject({ fees: "30.00", total_amount: "1029.00" });
    const order = await findOrder(shop.db, number);
    const rows = order ? billRows(order) : [];
    const labels = () => rows.flatMap((row) => (order ? billLabel(row, order) : []));
    const inEnglish = [
      "Subtotal",
      "Discount (TEN)",
      "Discount (Paid ahead)",
      "Shipping (express)",
      "Gift wrap",
      "Total",
    ];
    expect(labels()).toEqual(inEnglish);
    expect(rows.map(({ label }) => label)).toEqual(inEnglish);
    expect(speaking("hi", labels)).toEqual([
      "कुल सामान",
      "छूट (TEN)",
      "छूट (Paid ahead)",
      "भेजने का ख़र्च (तेज़)",
      "तोहफ़े की पैकिंग",
      "कुल",
    ]);
  });
});
