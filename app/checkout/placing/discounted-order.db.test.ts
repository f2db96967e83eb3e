import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { findPromotions } from "#discounts/promotion.db.server.ts";
import { findAdminOrder } from "#order-admin/admin-order.db.server.ts";
import { orderFacts } from "#orders/mails/order-facts.db.server.ts";
import { findOrder } from "#orders/order.db.server.ts";
import { abandonUnpaidOrder } from "#orders/stock/abandon-order.db.server.ts";
import { endStockHolds } from "#payments/paying/stock-hold.server.ts";
import { queuePaidMail } from "#payments/settling/payment-news.server.ts";
import { paise } from "#values/money/money.ts";
import { checkoutOf, numberOf, purchase, sellBags } from "../../../tests/database/checkout-shop.ts";
import { buyer, discountsOf, refusals, refused } from "../../../tests/database/discounts-shop.ts";
import { eachShop, manyAtOnce } from "../../../tests/database/each-shop.ts";
import { purchaseLine } from "../../../tests/purchase-line.ts";

eachShop("an order with discounts", { begin: sellBags }, (shop) => {
  const { place } = checkoutOf(shop);
  const { used, states, setTo } = discountsOf(shop);

  test("freezes what it was given, by line and by name", async () => {
    await shop.addPromotion({ title: "Bag Week", scope: "category", scope_words: ["bags"] });
    await shop.addPromotion({ code: "FREE", title: "Free delivery", kind: "shipping", value: null });
    const lines = [purchaseLine("tote", 1, 500_00), purchaseLine("few", 3, 100_00)];
    const number = numberOf(await place({ lines, code: " free ", seenDiscount: paise(229_00) }));
    expect(await findOrder(shop.db, number)).toMatchObject({
      subtotal: 800_00,
      adjustments: [{ kind: "discount", label: "Discount (Bag Week)", amount: 80_00 }],
      ...{ shippingCost: 0, total: 720_00 },
      lines: [{ discount: 50_00 }, { discount: 30_00 }],
      shippingNotes: ["Discount (FREE): −₹149"],
    });
    const { id } = await shop.row("orders");
    expect((await findAdminOrder(shop.db, id))?.shippingNotes).toEqual(["Discount (FREE): −₹149"]);
    const { letter } = await shop.row("mail_outbox");
    expect(JSON.stringify(letter)).toContain("Shipping (express). Discount (FREE): −₹149");
    expect(await shop.rows("order_discounts", {}, "position")).toMatchObject([
      { code: null, title: "Bag Week", kind: "percent", amount: "80.00" },
      { code: "FREE", title: "Free delivery", kind: "shipping", amount: "149.00" },
    ]);
  });

  test("tells in its buyer's language what is off its shipping, whoever causes the mail", async () => {
    await shop.addPromotion({ code: "FREE", title: "Free delivery", kind: "shipping", value: null });
    const number = numberOf(await place({ code: "FREE", seenDiscount: paise(149_00) }));
    await shop.set("orders", {}, { language: "hi" });
    await shop.inTransaction((trx) => queuePaidMail(trx, shop, number, false));
    const letter = (await shop.lastMail())?.letter;
    expect(JSON.stringify(letter)).toContain("भेजने का ख़र्च (तेज़)। छूट (FREE): −₹149");
    const { id } = await shop.row("orders");
    const { facts } = await shop.inTransaction((trx) => orderFacts(trx, shop, id));
    expect(facts.order.shippingNotes).toEqual(["छूट (FREE): −₹149"]);
  });

  test("is refused at another discount than was seen, with what it comes to now", async () => {
    const refusal = { kind: "discount-changed", total: 1149_00 };
    expect(await place({ seenDiscount: paise(100_00) })).toEqual({ kind: "refused", refusal });
    await shop.addPromotion();
    expect(await place({ seenDiscount: paise(0) })).toMatchObject({ refusal: { total: 1049_00 } });
    expect(await place({ seenDiscount: paise(100_00) })).toMatchObject({ kind: "placed" });
  });

  test("is refused with a code that does nothing for it", async () => {
    await shop.addPromotion({ code: "OFF", active: false });
    await shop.addPromotion({ code: "BIG", min_subtotal: "1500" });
    expect(await place({ code: "OFF" })).toEqual(refused("unknown"));
    expect(await place({ code: "NONE" })).toEqual(refused("unknown"));
    expect(await place({ code: "BIG" })).toMatchObject({ refusal: { refusal: { missing: 500_00 } } });
  });

  test.each([
    [999_01, 1_00],
    [999_99, 1],
  ])("is not placed for the card with %s paise off, but for cash of %s paise", async (off, total) => {
    const whole = { kind: "amount", value: (off / 100).toFixed(2) } as const;
    const id = await shop.addPromotion({ code: "WHOLE", most_uses: 1, ...whole });
    await shop.addPromotion({ kind: "shipping", value: null });
    const wanted = purchase({ code: "WHOLE", paymentMethod: "razorpay" });
    expect(await place(wanted)).toEqual({ kind: "refused", refusal: "too-little-for-card" });
    expect(await used(id)).toBe(0);
    const number = numberOf(await place({ ...wanted, paymentMethod: "cod" }));
    expect(await findOrder(shop.db, number)).toMatchObject({ total });
  });

  test("fifty at once with a code of one use: one order, and everybody else is told", async () => {
    const id = await shop.addPromotion({ code: "ONE", most_uses: 1 });
    const answers = await manyAtOnce(50, (at) => place({ code: "ONE", ...buyer(at) }));
    expect(answers.filter(({ kind }) => kind === "placed")).toHaveLength(1);
    const told = refusals(answers);
    expect(told).toHaveLength(49);
    expect(new Set(told.map((each) => JSON.stringify(each)))).toEqual(
      new Set([JSON.stringify(refused("used-up").refusal)]),
    );
    expect(await used(id)).toBe(1);
    expect(await states()).toEqual(["used"]);
  });

  test("submitted many times at once is one order with one use", async () => {
    const id = await shop.addPromotion({ code: "ONE", most_uses: 1 });
    const same = { code: "ONE", idempotencyKey: randomUUID() };
    const numbers = (await manyAtOnce(8, () => place(same))).map(numberOf);
    expect(new Set(numbers).size).toBe(1);
    expect(await used(id)).toBe(1);
  });

  test("that is not written takes no use", async () => {
    const id = await shop.addPromotion({ code: "ONE", most_uses: 1, kind: "amount", value: "1" });
    expect(await place({ code: "ONE", userId: "nobody" })).toMatchObject({ refusal: "account-gone" });
    const lines = [...Array(20)].map((_, at) => purchaseLine(`p${at}`, 999, 50_000_00));
    expect(await place({ code: "ONE", lines })).toMatchObject({ kind: "refused" });
    expect(await used(id)).toBe(0);
  });

  test("with another code of the same sum takes the place of an unpaid one", async () => {
    for (const code of ["SAVE", "OTHER"]) await shop.addPromotion({ code });
    const wanted = purchase({ paymentMethod: "razorpay", seenDiscount: paise(100_00) });
    const first = numberOf(await place({ ...wanted, code: "SAVE" }));
    expect(numberOf(await place({ ...wanted, code: "save" }))).toBe(first);
    expect(numberOf(await place({ ...wanted, code: "OTHER" }))).not.toBe(first);
  });

  describe("its use", () => {
    test("comes back once when the order is cancelled, and counts again when it lives on", async () => {
      const id = await shop.addPromotion({ code: "ONE", most_uses: 2 });
      numberOf(await place({ code: "ONE", ...buyer(1) }));
      const number = numberOf(await place({ code: "ONE" }));
      await Promise.all([setTo(number, "cancelled"), setTo(number, "cancelled")]);
      expect(await used(id)).toBe(1);
      await setTo(number, "processing");
      expect(await used(id)).toBe(2);
    });

    test("is held for an hour by a card order, and given back once", async () => {
      const id = await shop.addPromotion({ code: "ONE", most_uses: 1 });
      numberOf(await place({ code: "ONE", paymentMethod: "razorpay" }));
      expect(await states()).toEqual(["held"]);
      expect(await place({ code: "ONE", ...buyer(1) })).toEqual(refused("used-up"));
      shop.pass({ minutes: 61 });
      await Promise.all([endStockHolds(shop), endStockHolds(shop)]);
      expect([await used(id), await states()]).toEqual([0, ["given_back"]]);
      expect(await place({ code: "ONE", ...buyer(1) })).toMatchObject({ kind: "placed" });
    });

    test("goes to the order that takes an unpaid one's place, and comes back once from one given up", async () => {
      const id = await shop.addPromotion({ code: "ONE", most_uses: 1, most_per_person: 1 });
      const wanted = purchase({ code: "ONE", paymentMethod: "razorpay" });
      numberOf(await place(wanted));
      const lines = [purchaseLine("tote", 3, 500_00)];
      const number = numberOf(await place({ ...wanted, lines }));
      expect([await used(id), (await states()).sort()]).toEqual([1, ["given_back", "held"]]);
      const giveUp = () => shop.inTransaction((trx) => abandonUnpaidOrder(trx, shop, number));
      await Promise.all([giveUp(), giveUp()]);
      expect(await used(id)).toBe(0);
    });

    test("is there still for whoever holds it, and for nobody else", async () => {
      await shop.addPromotion({ code: "ONE", most_uses: 1 });
      const number = numberOf(await place({ code: "ONE", paymentMethod: "razorpay" }));
      const found = async (numbers: string[]) =>
        (await findPromotions(shop.db, { code: "one", now: shop.clock, own: { userId: null, numbers } })).code
          ?.ok;
      expect([await found([]), await found([number])]).toEqual([false, true]);
      await shop.set("orders", {}, { payment_state: "captured" });
      expect(await found([number])).toBe(false);
    });

    test("of a code without limits is neither counted nor waited for", async () => {
      const id = await shop.addPromotion({ code: "ALL" });
      await shop.inTransaction(async (trx) => {
        await trx.selectFrom("promotions").selectAll().where("id", "=", id).forKeyShare().execute();
      });
      numberOf(await place({ code: "ALL", paymentMethod: "razorpay" }));
      const order = await shop.row("orders");
      expect(order.stock_held_until).not.toBeNull();
      shop.pass({ minutes: 61 });
      await endStockHolds(shop);
      expect([await used(id), await states()]).toEqual([0, ["given_back"]]);
    });
  });

  test("finds itself again after its promotion has ended", async () => {
    const id = await shop.addPromotion({ code: "SOON" });
    const wanted = purchase({ code: "SOON", paymentMethod: "razorpay", seenDiscount: paise(100_00) });
    const first = numberOf(await place(wanted));
    await shop.set("promotions", id, { active: false });
    expect(numberOf(await place(wanted))).toBe(first);
  });
});
