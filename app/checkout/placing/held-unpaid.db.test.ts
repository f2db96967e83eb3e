import { describe, expect, test } from "vitest";
import { mostHeld, mostHeldUses, mostHeldUsesOfNetwork } from "#orders/stock/holders.db.server.ts";
import { endStockHolds, holdForPayment } from "#payments/paying/stock-hold.server.ts";
import { numberOf, purchase, sellBags } from "../../../tests/database/checkout-shop.ts";
import { buyer, discountsOf, refusals, refused } from "../../../tests/database/discounts-shop.ts";
import { eachShop, manyAtOnce } from "../../../tests/database/each-shop.ts";
import { elsewhere, holdsOf } from "../../../tests/database/unpaid-holds.ts";
import { purchaseLine } from "../../../tests/purchase-line.ts";

eachShop("what unpaid card orders hold", { begin: sellBags }, (shop) => {
  const { later, stockOf, card, left, few, order, change } = holdsOf(shop);
  const { used, setTo } = discountsOf(shop);

  describe("is bounded", () => {
    const one = buyer(0).billing ?? purchase().billing;
    test.each([
      ["network", (at: number) => ({ network: "198.51.100.7", ...buyer(at) })],
      ["mailbox", (at: number) => ({ billing: { ...one, email: `a+${at}@example.com`, phone: null } })],
      ["phone", (at: number) => ({ billing: { ...one, email: `b${at}@example.com` } })],
      ["account", (at: number, userId: string) => ({ userId, ...buyer(at) })],
    ])("for one %s, by thirty orders at once", async (_what, same) => {
      await few(50);
      const { id } = await shop.addCustomer();
      const answers = await manyAtOnce(30, (at) => card(at, 1, same(at, id)));
      expect(answers.filter(({ kind }) => kind === "placed")).toHaveLength(30);
      expect(await left()).toBe(50 - mostHeld);
      expect(await card(99, mostHeld)).toMatchObject({ kind: "placed" });
      expect(await left()).toBe(50 - 2 * mostHeld);
    });

    test("for one order, which is paid for what is on the shelf then", async () => {
      await few(50);
      const number = numberOf(await card(1, mostHeld + 1));
      const { id } = await order(number);
      expect([await left(), (await order(number)).stock_held_until]).toEqual([50, null]);
      expect(await holdForPayment(shop, id)).toBeUndefined();
      expect(await left()).toBe(50);
      await few(3);
      expect(await holdForPayment(shop, id)).toMatchObject({ productName: "Rare Bag" });
    });

    test("when payments are begun, too", async () => {
      await few(50);
      const numbers: string[] = [];
      for (let at = 0; at < 30; at += 1) numbers.push(numberOf(await card(at, 1, { network: elsewhere(1) })));
      await Promise.all(numbers.map(async (number) => holdForPayment(shop, (await order(number)).id)));
      expect(await left()).toBe(50 - mostHeld);
    });

    test("over all products, and leaves pieces that are paid or given up to others", async () => {
      await few(50);
      await shop.addProducts([{ id: "rare", name: "Last Mat", price: "100", stock_count: 30 }]);
      const network = elsewhere(7);
      const first = numberOf(await card(1, mostHeld - 1, { network }));
      const rare = { lines: [purchaseLine("rare", 2, 100_00)], network };
      numberOf(await card(2, 0, rare));
      expect((await stockOf("rare")).stock_count).toBe(30);
      await setTo(first, "cancelled");
      numberOf(await card(3, 0, rare));
      expect((await stockOf("rare")).stock_count).toBe(28);
    });

    const tote = { lines: purchase().lines };

    test("for uses of a code, by five orders at once of one phone", async () => {
      const id = await shop.addPromotion({ code: "FIVE", most_uses: 5 });
      const by = (at: number, phone: string) =>
        card(at, 0, { ...tote, code: "FIVE", billing: { ...one, email: `c${at}@example.com`, phone } });
      const answers = await manyAtOnce(5, (at) => by(at, "98765 43210"));
      expect(answers.filter(({ kind }) => kind === "placed")).toHaveLength(mostHeldUses);
      expect(refusals(answers)).toEqual(refusals(Array(3).fill(refused("used-already"))));
      expect(await used(id)).toBe(mostHeldUses);
      expect(await by(20, "98765 43211")).toMatchObject({ kind: "placed" });
    });

    test("for uses of a code from one network as its orders are, and is told as used up", async () => {
      await shop.addPromotion({ code: "TOWN", most_uses: 99 });
      const from = (at: number, network: string) => card(at, 0, { ...tote, code: "TOWN", network });
      for (let at = 0; at < mostHeldUsesOfNetwork; at += 1) numberOf(await from(at, "198.51.100.9"));
      expect(await from(70, "198.51.100.9")).toEqual(refused("used-up"));
      expect(await from(70, elsewhere(70))).toMatchObject({ kind: "placed" });
    });

    test.each([
      ["a code that has no number of uses", { code: "EACH", most_per_person: 9 }, { code: "EACH" }],
      ["a discount that applies by itself", { most_uses: 9, title: "Fair" }, {}],
    ])("not for uses of %s", async (_what, promotion, wanted) => {
      await shop.addPromotion(promotion);
      for (let at = 0; at < mostHeldUses + 2; at += 1) {
        const same = { billing: one, network: "198.51.100.9" };
        expect(await card(at, 0, { ...tote, ...wanted, ...same })).toMatchObject({ kind: "placed" });
      }
    });
  });

  test("keeps whose it is until it is paid, cancelled or can be paid no more", async () => {
    const numbers = [1, 2, 3].map((at) => card(at, 1));
    const [paid = "", cancelled = "", old = ""] = (await Promise.all(numbers)).map(numberOf);
    expect((await order(paid)).held_by).toHaveLength(3);
    await change(paid, { payment_state: "captured" });
    await setTo(cancelled, "cancelled");
    expect([(await order(paid)).held_by, (await order(cancelled)).held_by]).toEqual([null, null]);
    expect((await order(old)).held_by).not.toBeNull();
    later(7 * 24 * 60 + 1);
    await endStockHolds(shop);
    expect((await order(old)).held_by).toBeNull();
  });
});
