import { describe, expect, test } from "vitest";
import { findOrder } from "#orders/order.db.server.ts";
import { withHold, withHolds } from "#orders/stock/buyers-hold.db.server.ts";
import { endStockHolds, giveWay, holdForPayment } from "#payments/paying/stock-hold.server.ts";
import { paise } from "#values/money/money.ts";
import { numberOf, purchase, sellBags } from "../../../tests/database/checkout-shop.ts";
import { refused } from "../../../tests/database/discounts-shop.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { holdsOf, soldOut, tooFew } from "../../../tests/database/unpaid-holds.ts";
import { kala, sellVariants } from "../../../tests/database/variants-for-sale.ts";
import { purchaseLine } from "../../../tests/purchase-line.ts";
import type { PurchaseLine } from "../form/purchase.ts";
import { shutOuts } from "./shut-out.db.server.ts";

eachShop("what an unpaid card order holds", { begin: sellBags }, (shop) => {
  const { later, stockOf, card, left, order, change } = holdsOf(shop);

  /** As its buyer's pages say. */
  const holdSeen = async (number: string) => {
    const found = await findOrder(shop.db, number);
    return found && (await withHold(shop.db, found)).hold;
  };

  describe("gives way after 15 minutes", () => {
    test("where nobody has begun to pay, to who orders it, and is told", async () => {
      const number = numberOf(await card(1, 5));
      later(14.9);
      expect(await card(2, 2)).toEqual(soldOut);
      expect(await shutOuts(shop.db, shop.clock)).toEqual([
        { name: "Rare Bag", occasion: expect.stringContaining("held:few") },
      ]);
      later(0.2);
      expect(await holdSeen(number)).toBe("held");
      expect(await card(2, 2)).toMatchObject({ kind: "placed" });
      expect([await left(), (await order(number)).stock_held_until]).toEqual([3, null]);
      // Its buyer reads it before anything is charged.
      expect(await holdSeen(number)).toEqual({ soldOut: "Rare Bag", left: 3 });
      const both = [number, numberOf(await card(3, 1))].map((each) => findOrder(shop.db, each));
      const found = (await Promise.all(both)).flatMap((each) => each ?? []);
      const seen = await withHolds(shop.db, found);
      expect(seen.map(({ hold }) => hold)).toEqual([{ soldOut: "Rare Bag", left: 2 }, "held"]);
      await shop.set("products", "few", { stock_count: 5 });
      expect(await holdSeen(number)).toBe("unheld");
      await shop.set("products", "few", { stock_count: 3 });
      // It can still be paid for what nobody else wanted.
      expect(await holdForPayment(shop, (await order(number)).id)).toMatchObject({ left: 3 });
    });

    test.each([
      ["a payment was begun", { razorpay_order_id: "order_1" }, soldOut],
      ["it was given up", { razorpay_order_id: "order_1", payment_state: "failed" }, { kind: "placed" }],
      ["the owner has it in hand", { confirmed_at: new Date() }, soldOut],
      ["it is paid", { payment_state: "captured", stock_held_until: null }, soldOut],
    ] as const)("or not: %s", async (_what, changed, answer) => {
      await change(numberOf(await card(1, 5)), changed);
      later(20);
      expect(await card(2, 1)).toMatchObject(answer);
    });

    test("of the last payment that failed, since its window stays open", async () => {
      const number = numberOf(await card(1, 5));
      const status = "payment_failed_razorpay";
      await change(number, { razorpay_order_id: "order_1", payment_state: "failed", status });
      later(16);
      const { id: order_id } = await order(number);
      await shop.add("order_history", { order_id, status, actor_kind: "shopper", created_at: shop.clock });
      later(14);
      expect(await card(2, 1)).toEqual(soldOut);
      await shop.add("payments", {
        ...{ order_id, razorpay_payment_id: "pay_1", razorpay_order_id: "order_1" },
        ...{ amount_paise: 1, currency: "INR", status: "failed", created_at: shop.clock },
      });
      later(14.9);
      expect(await card(2, 1)).toEqual(soldOut);
      later(0.2);
      expect(await card(2, 1)).toMatchObject({ kind: "placed" });
    });

    test("for uses of a code", async () => {
      await shop.addPromotion({ code: "LAST", most_uses: 1 });
      const wanted = { lines: purchase().lines, code: "LAST" };
      numberOf(await card(1, 0, wanted));
      expect(await card(2, 0, wanted)).toEqual(refused("used-up"));
      expect(await shutOuts(shop.db, shop.clock)).toMatchObject([{ name: "the code LAST" }]);
      later(16);
      expect(await card(2, 0, wanted)).toMatchObject({ kind: "placed" });
    });

    test.each([
      ["more than there is", 6, {}, {}],
      ["what its owner marked out of stock", 1, { in_stock: false, stock_count: 2 }, {}],
      ["more than cash may have", 21, { stock_count: 20 }, { paymentMethod: "cod" as const }],
    ])("not to who orders %s", async (_what, quantity, changed, more) => {
      const number = numberOf(await card(1, 4));
      await shop.set("products", "few", { stock_count: 1, ...changed });
      later(16);
      expect(await card(2, quantity, more)).toMatchObject({ kind: "refused" });
      expect((await order(number)).stock_held_until).not.toBeNull();
      expect(await shutOuts(shop.db, shop.clock)).toEqual([]);
    });

    test("not to who orders another variant", async () => {
      await sellVariants(shop.db);
      const small = numberOf(await card(1, 0, { lines: [kala("small", 400_00, 3)] }));
      const large = numberOf(await card(2, 0, { lines: [kala("large", 650_00)] }));
      later(16);
      expect(await card(3, 0, { lines: [kala("large", 650_00)] })).toMatchObject({ kind: "placed" });
      expect((await order(small)).stock_held_until).not.toBeNull();
      expect((await order(large)).stock_held_until).toBeNull();
    });

    test.each<[string, PurchaseLine[]]>([
      ["is gone", [purchaseLine("gone", 1, 100_00)]],
      ["has another price by now", [purchaseLine("tote", 1, 499_00)]],
      ["has too few pieces, however many hold some", [purchaseLine("rare", 5, 100_00)]],
    ])("not to who orders with it what %s", async (_what, more) => {
      await shop.addProducts([{ id: "rare", name: "Last Mat", price: "100", stock_count: 2 }]);
      const number = numberOf(await card(1, 4));
      const other = numberOf(await card(2, 0, { lines: [purchaseLine("rare", 2, 100_00)] }));
      later(16);
      const lines = [purchaseLine("few", 2, 100_00), ...more];
      expect(await card(3, 0, { lines })).toMatchObject({ kind: "refused" });
      for (const each of [number, other]) expect((await order(each)).stock_held_until).not.toBeNull();
      expect(await shutOuts(shop.db, shop.clock)).toEqual([]);
    });

    test("to who orders two things that two orders hold", async () => {
      await shop.addProducts([{ id: "rare", name: "Last Mat", price: "100", stock_count: 2 }]);
      const number = numberOf(await card(1, 4));
      const other = numberOf(await card(2, 0, { lines: [purchaseLine("rare", 2, 100_00)] }));
      const lines = [purchaseLine("few", 2, 100_00), purchaseLine("rare", 1, 100_00)];
      later(14);
      expect(await card(3, 0, { lines })).toMatchObject({ kind: "refused" });
      expect(await shutOuts(shop.db, shop.clock)).toHaveLength(2);
      later(2);
      expect(await card(3, 0, { lines })).toMatchObject({ kind: "placed" });
      for (const each of [number, other]) expect((await order(each)).stock_held_until).toBeNull();
      expect([await left(), (await stockOf("rare")).stock_count]).toEqual([3, 1]);
    });

    test.each<[string, Partial<PurchaseLine>]>([
      ["at another price than it has", { unitPrice: paise(99_00) }],
      ["with words that are not written on it", { personal: [{ label: "Name", text: "Sita" }] }],
    ])("not to who orders it %s", async (_what, changed) => {
      const number = numberOf(await card(1, 4));
      await shop.set("products", "few", { stock_count: 0 });
      later(16);
      for (const pieces of [1, 4]) {
        const lines = [{ ...purchaseLine("few", pieces, 100_00), ...changed }];
        expect(await card(2, 0, { lines })).toMatchObject({ kind: "refused" });
      }
      expect((await order(number)).stock_held_until).not.toBeNull();
      expect(await shutOuts(shop.db, shop.clock)).toEqual([]);
    });

    test("not where enough of them only seem to be idle", async () => {
      const heldAgain = numberOf(await card(1, 3));
      const idle = numberOf(await card(2, 1));
      await change(heldAgain, { stock_held_again_at: new Date(shop.clock.getTime() + 11 * 60_000) });
      later(16);
      expect(await card(3, 3)).toMatchObject({ kind: "refused" });
      for (const each of [heldAgain, idle]) expect((await order(each)).stock_held_until).not.toBeNull();
    });

    test("of no other in the place of one that somebody begins to pay meanwhile", async () => {
      const first = numberOf(await card(1, 3));
      const spare = numberOf(await card(2, 1));
      later(16);
      // As the first was found; when it is read under its lock, it is idle no more.
      const before = new Date(shop.clock.getTime() - 2 * 60_000);
      const moments = [shop.clock, before, before];
      const wanted = [{ productId: "few", variant: undefined, missing: 2 }];
      expect(await giveWay({ ...shop, now: () => moments.shift() ?? shop.clock }, wanted)).toBe("missed");
      for (const each of [first, spare]) expect((await order(each)).stock_held_until).not.toBeNull();
    });

    test("to no more buyers than there are pieces, of twenty at once beside the job that ends holds", async () => {
      for (let at = 0; at < 5; at += 1) numberOf(await card(at, 1));
      later(16);
      const asks = Array.from({ length: 20 }, (_, at) => card(30 + at, 1, { paymentMethod: "cod" }));
      const [answers] = await Promise.all([Promise.all(asks), endStockHolds(shop)]);
      expect(answers.filter(({ kind }) => kind === "placed")).toHaveLength(5);
      expect(await left()).toBe(0);
      expect((await shop.rows("order_items")).reduce((all, { stock_taken }) => all + stock_taken, 0)).toBe(5);
    });

    test("to the shelf where it is the last, and keeps its hour where others are left", async () => {
      const number = numberOf(await card(1, 4));
      later(20);
      await endStockHolds(shop);
      expect(await left()).toBe(1);
      const other = numberOf(await card(2, 1));
      await endStockHolds(shop);
      expect([await left(), (await order(number)).stock_held_until]).toEqual([4, null]);
      expect((await order(other)).stock_held_until).not.toBeNull();
      // Nobody else wanted it: it holds its pieces again until its hour is over.
      expect(await holdForPayment(shop, (await order(number)).id)).toBeUndefined();
      expect(await left()).toBe(0);
      const { created_at, stock_held_until } = await order(number);
      expect(stock_held_until).toEqual(new Date(created_at.getTime() + 60 * 60_000));
    });
  });

  test("shuts nobody out who is not refused it, nor where few hold the last", async () => {
    numberOf(await card(1, 4));
    expect(await card(2, 2)).toEqual({ ...tooFew, refusal: expect.objectContaining({ left: 1 }) });
    expect(await shutOuts(shop.db, shop.clock)).toHaveLength(1);
    await shop.remove("rate_limits");
    expect(await shutOuts(shop.db, shop.clock)).toEqual([]);
    numberOf(await card(3, 1));
    expect(await shutOuts(shop.db, shop.clock)).toHaveLength(1);
  });
});
