import { expect, test } from "vitest";
import { writeTexts } from "#translations/translations.db.server.ts";
import { addCardOrder, eachCardShop } from "../../../tests/database/card-shop.ts";
import { manyAtOnce } from "../../../tests/database/each-shop.ts";
import { heldStock } from "../../../tests/database/held-stock.ts";
import { paymentText } from "../payment.text.ts";
import { endStockHolds } from "./stock-hold.server.ts";

eachCardShop("the stock of card orders", {}, (shop) => {
  const { begin, begun, settle, orderOf, pay } = shop;
  const { later, stock, mark, few, hold } = heldStock(shop);
  const soldOut = (name: string) => ({ ok: false, status: 409, error: `${name} is sold out meanwhile.` });

  test("is held for an hour, then for sale again, and taken anew by a later payment", async () => {
    await few(1);
    const id = await hold(2);
    const { payment } = await pay(await begun(id));
    await endStockHolds(shop);
    expect(await stock("few")).toEqual({ stock_count: 1, in_stock: true });
    later(60.1);
    await Promise.all([endStockHolds(shop), endStockHolds(shop)]);
    expect(await stock("few")).toEqual({ stock_count: 3, in_stock: true });
    expect(await orderOf(id)).toMatchObject({ stock_held_until: null, status: "awaiting_razorpay_payment" });
    await settle(payment.id);
    expect(await stock("few")).toEqual({ stock_count: 1, in_stock: true });
    expect(await orderOf(id)).toMatchObject({ status: "processing", refund_due: false });
  });

  test("that is sold when the payment comes makes a refund due", async () => {
    await few(0);
    const id = await hold(1);
    const { payment } = await pay(await begun(id));
    later(60.1);
    await endStockHolds(shop);
    await shop.set("products", {}, { stock_count: 0, in_stock: false });
    const settled = await manyAtOnce(5, () => settle(payment.id));
    expect(new Set(settled.map(({ kind }) => kind))).toEqual(new Set(["too-late"]));
    expect(await begin(id)).toMatchObject({ ok: false, status: 409, error: paymentText.tooLate });
    expect(await orderOf(id)).toMatchObject({ payment_state: "captured", refund_due: true });
    expect(await stock("few")).toEqual({ stock_count: 0, in_stock: false });
    expect(await shop.mails()).toMatchObject([{ kind: "order-too-late" }]);
  });

  test("of a paid order stays sold when its hour is over", async () => {
    await few(0);
    const id = await hold(1);
    const { payment } = await pay(await begun(id));
    await settle(payment.id);
    later(120);
    await endStockHolds(shop);
    expect(await stock("few")).toEqual({ stock_count: 0, in_stock: false });
    expect(await orderOf(id)).toMatchObject({ stock_held_until: null });
  });

  test("is held again by a retry, or the retry says what is sold out", async () => {
    await few(0);
    const id = await hold(1);
    later(60.1);
    await endStockHolds(shop);
    await begun(id);
    expect(await stock("few")).toEqual({ stock_count: 0, in_stock: false });
    expect((await orderOf(id)).stock_held_until?.getTime()).toBe(shop.clock.getTime() + 3600_000);
    later(60.1);
    await endStockHolds(shop);
    await shop.set("products", {}, { stock_count: 0 });
    expect(await begin(id)).toMatchObject(soldOut("Rare Bag"));
  });

  test.each([
    ["is marked out of stock", () => mark("mat", { in_stock: false }), "जूट की चटाई"],
    ["is deleted", () => shop.remove("products", "mat"), "Jute Mat"],
  ])("that nobody counts is for sale until its product %s", async (_what, end, about) => {
    await shop.addProducts([{ id: "mat", name: "Jute Mat" }]);
    const line = { product_id: "mat", product_name: "Jute Mat" };
    const [early, late] = [await addCardOrder(shop, [line]), await addCardOrder(shop, [line])];
    const { payment } = await pay(await begun(early));
    const name = { kind: "product", id: "mat", field: "name" } as const;
    await writeTexts(shop.db, [{ ...name, english: "Jute Mat", text: "जूट की चटाई" }]);
    await end();
    // A page in Hindi says its own sentence, about what is there.
    expect(await begin(late)).toMatchObject({ ...soldOut("Jute Mat"), about });
    await settle(payment.id);
    expect(await orderOf(early)).toMatchObject({ payment_state: "captured", refund_due: true });
    expect(await shop.mails()).toMatchObject([{ kind: "order-too-late" }]);
  });

  test("that nobody counts is looked at beside stock that is held", async () => {
    await few(1);
    await shop.addProducts([{ id: "mat", name: "Jute Mat" }]);
    const held = { product_id: "few", quantity: 1, stock_taken: 1 };
    const stock_held_until = new Date(shop.clock.getTime() + 3600_000);
    const id = await addCardOrder(shop, [held, { product_id: "mat" }], { stock_held_until });
    await mark("few", { in_stock: false });
    await begun(id);
    await mark("mat", { in_stock: false });
    expect(await begin(id)).toMatchObject(soldOut("Jute Mat"));
  });

  test("is held for 60 minutes from placing, however often a payment is begun", async () => {
    await few(0);
    const id = await hold(1);
    const { stock_held_until } = await orderOf(id);
    for (const minutes of [10, 20, 20, 9]) {
      later(minutes);
      await begun(id);
      expect((await orderOf(id)).stock_held_until).toEqual(stock_held_until);
    }
    later(1.1);
    await endStockHolds(shop);
    expect(await stock("few")).toEqual({ stock_count: 1, in_stock: true });
  });

  test("is held once more after that, and never a third time: the order stays payable while pieces are left", async () => {
    await few(0);
    const id = await hold(2);
    later(61);
    // The job that ends the hold has not come by.
    await begun(id);
    expect(await stock("few")).toEqual({ stock_count: 0, in_stock: false });
    expect((await orderOf(id)).stock_held_until).toEqual(new Date(shop.clock.getTime() + 3600_000));
    later(30);
    await begun(id);
    expect(await stock("few")).toEqual({ stock_count: 0, in_stock: false });
    for (const minutes of [31, 61, 1440]) {
      later(minutes);
      await begun(id);
      expect(await stock("few")).toEqual({ stock_count: 2, in_stock: true });
    }
    await mark("few", { stock_count: 1 });
    expect(await begin(id)).toMatchObject(soldOut("Rare Bag"));
    await mark("few", { stock_count: 2 });
    const { payment } = await pay(await begun(id));
    expect(await settle(payment.id)).toMatchObject({ kind: "paid" });
    expect(await stock("few")).toEqual({ stock_count: 0, in_stock: false });
  });

  test("is taken once and held no longer by many who ask at once, on two copies, while the job ends the hold", async () => {
    await few(0);
    const id = await hold(1);
    await begun(id);
    later(61);
    const asks = Array.from({ length: 12 }, (_, at) => (at % 3 ? begin(id) : endStockHolds(shop)));
    await Promise.all(asks);
    expect(await stock("few")).toEqual({ stock_count: 0, in_stock: false });
    expect((await orderOf(id)).stock_held_until).toEqual(new Date(shop.clock.getTime() + 3600_000));
    later(61);
    await manyAtOnce(12, (at) => (at % 3 ? begin(id) : endStockHolds(shop)));
    expect(await stock("few")).toEqual({ stock_count: 1, in_stock: true });
    expect(await orderOf(id)).toMatchObject({ stock_held_until: null });
  });

  test("an order is payable for 7 days; what is paid later all the same is written down", async () => {
    await shop.addProducts([{ id: "mat", name: "Jute Mat" }]);
    const id = await addCardOrder(shop, [{ product_id: "mat" }]);
    shop.clock = new Date((await orderOf(id)).created_at.getTime() + 7 * 24 * 3600_000 - 1);
    const provider = await begun(id);
    later(1);
    expect(await begin(id)).toMatchObject({ ok: false, status: 409, error: paymentText.lapsed });
    const { payment } = await pay(provider);
    expect(await settle(payment.id)).toMatchObject({ kind: "paid" });
    expect(await orderOf(id)).toMatchObject({ payment_state: "captured", razorpay_payment_id: payment.id });
  });
});
