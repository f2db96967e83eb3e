import { beforeEach, expect, test } from "vitest";
import { findPayInstead } from "#orders/cash/pay-instead.db.server.ts";
import { payInsteadOfCash } from "#orders/cash/pay-instead-of-cash.server.ts";
import { findOrder } from "#orders/order.db.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import { billRows } from "#shipping/bill.ts";
import { billLabel } from "#shipping/bill-words.ts";
import { openCashTerms } from "#values/money/cash-terms.ts";
import { paise } from "#values/money/money.ts";
import { numberOf, openCheckout, purchase } from "../../../tests/database/checkout-shop.ts";
import { openDiscounts } from "../../../tests/database/discounts-shop.ts";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { addPromotion } from "../../../tests/database/promotion-row.ts";
import { placeOrder } from "./place-order.server.ts";

const fee = paise(49_00);

eachDatabase("an order for cash, placed and paid in one language or in two", (database) => {
  const { shop, now } = openCheckout(database);
  openDiscounts(database, { shop });
  const db = () => database().db;

  beforeEach(async () => {
    await db().deleteFrom("promotions").execute();
    await addPromotion(db(), { code: "TEN", title: "Ten for all" });
    await addPromotion(db(), { title: "Paid ahead", kind: "prepaid", value: "50" });
  });

  /** Two totes, wrapped, with a code, by a shop that asks ₹49 for cash. */
  async function place(): Promise<string> {
    const { config, ...rest } = shop();
    const terms = { cash: { ...openCashTerms, fee }, giftWrap: paise(30_00) };
    const wrapping = { ...rest, config: { ...config, shop: { ...config.shop, ...terms } } };
    const gift = { note: null, isWrapped: true };
    const seen = { code: "TEN", seenDiscount: paise(100_00), seenCashFee: fee };
    return numberOf(await placeOrder(wrapping, purchase({ gift, ...seen })));
  }

  const rowOf = (number: string) =>
    db().selectFrom("orders").selectAll().where("order_id_text", "=", number).executeTakeFirstOrThrow();

  async function payByCard(number: string): Promise<void> {
    const { id } = await rowOf(number);
    const instead = await findPayInstead(db(), id, now());
    if (!instead) throw new Error("no card pays it");
    const payment = { paymentId: `pay_${number}`, providerOrderId: null, method: "upi" };
    await inTransaction(db(), (trx) => payInsteadOfCash(trx, { orderId: id, now: now() }, instead, payment));
  }

  /** What the database has of an order's money and words, and of what was done with it. */
  async function kept(number: string) {
    const row = await rowOf(number);
    const { adjustments, subtotal, discount_total, fees, cod_fee, shipping_cost, total_amount } = row;
    const told = await db()
      .selectFrom("order_history")
      .select(["status", "note"])
      .where("order_id", "=", row.id)
      .orderBy("id")
      .execute();
    const discounts = await db()
      .selectFrom("order_discounts")
      .select(["code", "title", "amount"])
      .where("order_id", "=", row.id)
      .orderBy("position")
      .execute();
    return {
      ...{ adjustments, subtotal, discount_total, fees, cod_fee, shipping_cost, total_amount },
      ...{ status: row.status, state: row.shipping_state, method: row.shipping_method },
      discounts,
      history: told.map(({ status, note }) => [status, note?.replaceAll(number, "")]),
    };
  }

  const both = async (
    placedIn: "en" | "hi",
    paidIn: "en" | "hi",
    between = async (_number: string) => {},
  ) => {
    const number = await speaking(placedIn, place);
    await between(number);
    const placed = await kept(number);
    await speaking(paidIn, () => payByCard(number));
    return { number, placed, paid: await kept(number) };
  };

  test.each([
    ["en", "en"],
    ["hi", "en"],
    ["en", "hi"],
    ["hi", "hi"],
  ] as const)(
    "in %s and in %s it keeps the same, and loses its fee for cash alone",
    async (placedIn, paidIn) => {
      const { placed, paid } = await both(placedIn, paidIn);
      const code = { kind: "discount", name: "TEN", label: "Discount (TEN)", amount: 100_00 };
      const wrap = { kind: "fee", fee: "gift-wrap", label: "Gift wrap", amount: 30_00 };
      expect(placed).toMatchObject({
        adjustments: [code, wrap, { kind: "fee", fee: "cash", label: "Cash on delivery fee", amount: 49_00 }],
        ...{ fees: "79.00", cod_fee: "49.00", total_amount: "1128.00", state: "Bihar" },
      });
      expect(paid).toMatchObject({
        adjustments: [
          code,
          wrap,
          { kind: "discount", name: "Paid ahead", label: "Discount (Paid ahead)", amount: 50_00 },
        ],
        ...{ fees: "30.00", cod_fee: "0.00", total_amount: "1029.00", discount_total: "150.00" },
      });
      const { placed: inEnglish, paid: paidInEnglish } = await both("en", "en");
      expect(placed).toEqual(inEnglish);
      expect(paid).toEqual(paidInEnglish);
    },
  );

  test.each(["en", "hi"] as const)(
    "one of before, whose rows have labels alone, loses it in %s too",
    async (paidIn) => {
      const { number, paid } = await both("hi", paidIn, async (number) => {
        const { adjustments } = await rowOf(number);
        const asBefore = JSON.stringify(adjustments, ["kind", "label", "amount"]);
        await db()
          .updateTable("orders")
          .set({ adjustments: asBefore })
          .where("order_id_text", "=", number)
          .execute();
      });
      expect(paid).toMatchObject({ fees: "30.00", total_amount: "1029.00" });
      const order = await findOrder(db(), number);
      const labels = () => order && billRows(order).map((row) => billLabel(row, order));
      const inEnglish = [
        "Subtotal",
        "Discount (TEN)",
        "Discount (Paid ahead)",
        "Shipping (express)",
        "Gift wrap",
        "Total",
      ];
      expect(labels()).toEqual(inEnglish);
      expect(order && billRows(order).map(({ label }) => label)).toEqual(inEnglish);
      expect(speaking("hi", labels)).toEqual([
        "कुल सामान",
        "छूट (TEN)",
        "छूट (Paid ahead)",
        "भेजने का ख़र्च (तेज़)",
        "तोहफ़े की पैकिंग",
        "कुल",
      ]);
    },
  );
});
