import { beforeEach, describe, expect, test } from "vitest";
import { mostHeld, mostHeldUses, mostHeldUsesOfNetwork } from "#orders/stock/holders.db.server.ts";
import { endStockHolds, holdForPayment } from "#payments/paying/stock-hold.server.ts";
import { numberOf, openCheckout, purchase } from "../../../tests/database/checkout-shop.ts";
import { openDiscounts } from "../../../tests/database/discounts-shop.ts";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { addProducts } from "../../../tests/database/product-row.ts";
import { addCustomer } from "../../../tests/database/profile-row.ts";
import { addPromotion } from "../../../tests/database/promotion-row.ts";
import { kala, sellVariants } from "../../../tests/database/variants-for-sale.ts";
import { purchaseLine } from "../../../tests/purchase-line.ts";
import type { Purchase } from "../form/purchase.ts";
import { placeWithRoom } from "./place-with-room.server.ts";
import { shutOuts } from "./shut-out.db.server.ts";

eachDatabase("what unpaid card orders hold", (database) => {
  const { shop, now, setNow, stockOf } = openCheckout(database);
  const { buyer, refused, used, setTo } = openDiscounts(database, { shop });
  const db = () => database().db;
  const later = (minutes: number) => setNow(new Date(now().getTime() + minutes * 60_000));
  const elsewhere = (at: number) => `203.0.${at >> 8}.${at & 255}`;
  const card = (at: number, quantity: number, change: Partial<Purchase> = {}) => {
    const lines = [purchaseLine("few", quantity, 100_00)];
    const own = { ...buyer(at), lines, paymentMethod: "razorpay", network: elsewhere(at) } as const;
    return placeWithRoom(shop(), purchase({ ...own, ...change }));
  };
  const left = async () => (await stockOf("few")).stock_count;
  const few = (stock_count: number) => db().updateTable("products").set({ stock_count }).execute();
  const order = (number: string) =>
    db().selectFrom("orders").selectAll().where("order_id_text", "=", number).executeTakeFirstOrThrow();
  const change = (number: string, changed: object) =>
    db().updateTable("orders").set(changed).where("order_id_text", "=", number).execute();
  const tooFew = { ok: false, refusal: expect.objectContaining({ kind: "too-few", left: 0 }) };
  const soldOut = { ok: false, refusal: expect.objectContaining({ kind: "out-of-stock" }) };

  beforeEach(async () => {
    for (const table of ["promotions", "rate_limits"] as const) await db().deleteFrom(table).execute();
  });

  describe("is bounded", () => {
    const one = buyer(0).billing ?? purchase().billing;
    test.each([
      ["network", (at: number) => ({ network: "198.51.100.7", ...buyer(at) })],
      ["mailbox", (at: number) => ({ billing: { ...one, email: `a+${at}@example.com`, phone: null } })],
      ["phone", (at: number) => ({ billing: { ...one, email: `b${at}@example.com` } })],
      ["account", (at: number, userId: string) => ({ userId, ...buyer(at) })],
    ])("for one %s, by thirty orders at once", async (_what, same) => {
      await few(50);
      const { id } = await addCustomer(db());
      const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => card(at, 1, same(at, id))));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(30);
      expect(await left()).toBe(50 - mostHeld);
      expect(await card(99, mostHeld)).toMatchObject({ ok: true });
      expect(await left()).toBe(50 - 2 * mostHeld);
    });

    test("for one order, which is paid for what is on the shelf then", async () => {
      await few(50);
      const number = numberOf(await card(1, mostHeld + 1));
      const { id } = await order(number);
      expect([await left(), (await order(number)).stock_held_until]).toEqual([50, null]);
      expect(await holdForPayment(shop(), id)).toBeUndefined();
      expect(await left()).toBe(50);
      await few(3);
      expect(await holdForPayment(shop(), id)).toMatchObject({ productName: "Rare Bag" });
    });

    test("when payments are begun, too", async () => {
      await few(50);
      const numbers: string[] = [];
      for (let at = 0; at < 30; at += 1) numbers.push(numberOf(await card(at, 1, { network: elsewhere(1) })));
      await Promise.all(numbers.map(async (number) => holdForPayment(shop(), (await order(number)).id)));
      expect(await left()).toBe(50 - mostHeld);
    });

    test("over all products, and leaves pieces that are paid or given up to others", async () => {
      await few(50);
      await addProducts(db(), [{ id: "rare", name: "Last Mat", price: "100", stock_count: 30 }]);
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
      const id = await addPromotion(db(), { code: "FIVE", most_uses: 5 });
      const by = (at: number, phone: string) =>
        card(at, 0, { ...tote, code: "FIVE", billing: { ...one, email: `c${at}@example.com`, phone } });
      const answers = await Promise.all(Array.from({ length: 5 }, (_, at) => by(at, "98765 43210")));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(mostHeldUses);
      expect(answers.filter(({ ok }) => !ok)).toEqual(Array(3).fill(refused("used-already")));
      expect(await used(id)).toBe(mostHeldUses);
      expect(await by(20, "98765 43211")).toMatchObject({ ok: true });
    });

    test("for uses of a code from one network as its orders are, and is told as used up", async () => {
      await addPromotion(db(), { code: "TOWN", most_uses: 99 });
      const from = (at: number, network: string) => card(at, 0, { ...tote, code: "TOWN", network });
      for (let at = 0; at < mostHeldUsesOfNetwork; at += 1) numberOf(await from(at, "198.51.100.9"));
      expect(await from(70, "198.51.100.9")).toEqual(refused("used-up"));
      expect(await from(70, elsewhere(70))).toMatchObject({ ok: true });
    });

    test.each([
      ["a code that has no number of uses", { code: "EACH", most_per_person: 9 }, { code: "EACH" }],
      ["a discount that applies by itself", { most_uses: 9, title: "Fair" }, {}],
    ])("not for uses of %s", async (_what, promotion, wanted) => {
      await addPromotion(db(), promotion);
      for (let at = 0; at < mostHeldUses + 2; at += 1) {
        const same = { billing: one, network: "198.51.100.9" };
        expect(await card(at, 0, { ...tote, ...wanted, ...same })).toMatchObject({ ok: true });
      }
    });
  });

  describe("gives way after 15 minutes", () => {
    test("where nobody has begun to pay, to who orders it, and is told", async () => {
      const number = numberOf(await card(1, 5));
      later(14.9);
      expect(await card(2, 2)).toEqual(soldOut);
      expect(await shutOuts(db(), now())).toEqual([
        { name: "Rare Bag", occasion: expect.stringContaining("held:few") },
      ]);
      later(0.2);
      expect(await card(2, 2)).toMatchObject({ ok: true });
      expect([await left(), (await order(number)).stock_held_until]).toEqual([3, null]);
      // It can still be paid for what nobody else wanted.
      expect(await holdForPayment(shop(), (await order(number)).id)).toMatchObject({ left: 3 });
    });

    test.each([
      ["a payment was begun", { razorpay_order_id: "order_1" }, soldOut],
      ["it was given up", { razorpay_order_id: "order_1", payment_state: "failed" }, { ok: true }],
      ["the owner has it in hand", { confirmed_at: new Date() }, soldOut],
      ["it is paid", { payment_state: "captured", stock_held_until: null }, soldOut],
    ])("or not: %s", async (_what, changed, answer) => {
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
      await db()
        .insertInto("order_history")
        .values({ order_id, status, actor_kind: "shopper", created_at: now() })
        .execute();
      later(14);
      expect(await card(2, 1)).toEqual(soldOut);
      await db()
        .insertInto("payments")
        .values({
          ...{ order_id, razorpay_payment_id: "pay_1", razorpay_order_id: "order_1" },
          ...{ amount_paise: 1, currency: "INR", status: "failed", created_at: now() },
        })
        .execute();
      later(14.9);
      expect(await card(2, 1)).toEqual(soldOut);
      later(0.2);
      expect(await card(2, 1)).toMatchObject({ ok: true });
      await db().deleteFrom("payments").execute();
    });

    test("for uses of a code", async () => {
      await addPromotion(db(), { code: "LAST", most_uses: 1 });
      const wanted = { lines: purchase().lines, code: "LAST" };
      numberOf(await card(1, 0, wanted));
      expect(await card(2, 0, wanted)).toEqual(refused("used-up"));
      expect(await shutOuts(db(), now())).toMatchObject([{ name: "the code LAST" }]);
      later(16);
      expect(await card(2, 0, wanted)).toMatchObject({ ok: true });
    });

    test.each([
      ["more than there is", 6, {}, {}],
      ["what its owner marked out of stock", 1, { in_stock: false, stock_count: 2 }, {}],
      ["more than cash may have", 21, { stock_count: 20 }, { paymentMethod: "cod" as const }],
    ])("not to who orders %s", async (_what, quantity, changed, more) => {
      const number = numberOf(await card(1, 4));
      await db()
        .updateTable("products")
        .set({ stock_count: 1, ...changed })
        .where("id", "=", "few")
        .execute();
      later(16);
      expect(await card(2, quantity, more)).toMatchObject({ ok: false });
      expect((await order(number)).stock_held_until).not.toBeNull();
      expect(await shutOuts(db(), now())).toEqual([]);
    });

    test("not to who orders another variant", async () => {
      await sellVariants(db());
      const small = numberOf(await card(1, 0, { lines: [kala("small", 400_00, 3)] }));
      const large = numberOf(await card(2, 0, { lines: [kala("large", 650_00)] }));
      later(16);
      expect(await card(3, 0, { lines: [kala("large", 650_00)] })).toMatchObject({ ok: true });
      expect((await order(small)).stock_held_until).not.toBeNull();
      expect((await order(large)).stock_held_until).toBeNull();
    });

    test("to no more buyers than there are pieces, of twenty at once beside the job that ends holds", async () => {
      for (let at = 0; at < 5; at += 1) numberOf(await card(at, 1));
      later(16);
      const asks = Array.from({ length: 20 }, (_, at) => card(30 + at, 1, { paymentMethod: "cod" }));
      const [answers] = await Promise.all([Promise.all(asks), endStockHolds(shop())]);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(5);
      expect(await left()).toBe(0);
      const held = await db().selectFrom("order_items").select("stock_taken").execute();
      expect(held.reduce((all, { stock_taken }) => all + stock_taken, 0)).toBe(5);
    });

    test("to the shelf where it is the last, and keeps its hour where others are left", async () => {
      const number = numberOf(await card(1, 4));
      later(20);
      await endStockHolds(shop());
      expect(await left()).toBe(1);
      const other = numberOf(await card(2, 1));
      await endStockHolds(shop());
      expect([await left(), (await order(number)).stock_held_until]).toEqual([4, null]);
      expect((await order(other)).stock_held_until).not.toBeNull();
      // Nobody else wanted it: it holds its pieces again until its hour is over.
      expect(await holdForPayment(shop(), (await order(number)).id)).toBeUndefined();
      expect(await left()).toBe(0);
      expect((await order(number)).stock_held_until).toEqual(
        new Date((await order(number)).created_at.getTime() + 60 * 60_000),
      );
    });
  });

  test("shuts nobody out who is not refused it, nor where few hold the last", async () => {
    numberOf(await card(1, 4));
    expect(await card(2, 2)).toEqual({ ...tooFew, refusal: expect.objectContaining({ left: 1 }) });
    expect(await shutOuts(db(), now())).toHaveLength(1);
    await db().deleteFrom("rate_limits").execute();
    expect(await shutOuts(db(), now())).toEqual([]);
    numberOf(await card(3, 1));
    expect(await shutOuts(db(), now())).toHaveLength(1);
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
    await endStockHolds(shop());
    expect((await order(old)).held_by).toBeNull();
  });
});
