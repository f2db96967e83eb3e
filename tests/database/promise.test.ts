import { expect, test } from "vitest";
import { listByIds } from "#catalogue/product.db.server.ts";
import { tellStockAlerts } from "#enquiries/alerts/tell-stock-alerts.server.ts";
import { setNewDate } from "#orders/fulfilment/set-new-date.server.ts";
import { findOrderPayment } from "#orders/payment/order-payment.db.server.ts";
import { endStockHolds } from "#payments/paying/stock-hold.server.ts";
import { dueOncePaid } from "#payments/settling/due-once-paid.db.server.ts";
import { adviseLots } from "#promise/advise-lots.db.server.ts";
import { followDays } from "#promise/follow-days.db.server.ts";
import { madeInWeeks } from "#promise/plan-lines.db.server.ts";
import { feedProducts } from "#storefront/feeds/feed-products.db.server.ts";
import { promisedDay } from "#storefront/promised-day.server.ts";
import type { PromiseTerms } from "#values/promise-terms.ts";
import { purchaseLine } from "../purchase-line.ts";
import { card, checkoutOf, numberOf, sellBags } from "./checkout-shop.ts";
import { eachShop, manyAtOnce, type TestShop } from "./each-shop.ts";

const quilt = { id: "quilt", name: "Quilt", price: "500", made_to_order: true, making_group: "sewing" };
const [soon, next, third] = ["2026-12-05", "2026-12-12", "2026-12-19"];

async function begin(shop: TestShop): Promise<void> {
  await sellBags(shop);
  await shop.add("making_groups", { id: "sewing", name: "Sewing", pieces_week: 12 });
  await shop.addProducts([{ ...quilt, lead_days_from: 1, lead_days_to: 3 }]);
  await shop.add("profiles", { id: shop.owner.id, full_name: "Owner", email: shop.owner.email });
}

// 2 December 2026 is a Wednesday.
eachShop("a day by free weeks", { at: "2026-12-02T06:00:00Z", begin }, (shop) => {
  const { numbered, place } = checkoutOf(shop);
  const promise = (terms: PromiseTerms) => {
    const { shop: facts } = shop.config;
    shop.config = { ...shop.config, shop: { ...facts, promise: terms } };
  };
  const quilts = (quantity: number, seenLeaves?: string) => ({
    lines: [purchaseLine("quilt", quantity, 500_00)],
    seenLeaves,
  });
  const order = async (quantity: number, seen = "2027-12-31", more = {}) =>
    numbered(numberOf(await place({ ...quilts(quantity, seen), ...more })));
  const lots = async () =>
    (await shop.rows("lots", {}, "number")).map(({ due_on, planned }) => [due_on, planned]);
  const onPage = async () => {
    const product = { id: "quilt", lead: { from: 1, to: 3 } };
    return promisedDay(shop.db, product, { moment: shop.now(), shop: shop.config.shop });
  };

  test("is had by one of fifty who want a week's last room, and the others are told the new day", async () => {
    promise({ mode: "on" });
    await order(11);
    const placed = await manyAtOnce(50, () => place(quilts(1, soon)));
    const refused = placed.filter(({ kind }) => kind !== "placed");
    expect(refused).toHaveLength(49);
    for (const each of refused)
      expect(each).toEqual({ kind: "refused", refusal: { kind: "day-moved", day: next, unseen: false } });
    const again = await manyAtOnce(49, () => place(quilts(1, next)));
    expect(again.filter(({ kind }) => kind === "placed")).toHaveLength(12);
    const due = (await lots()).map(([day]) => day);
    expect([soon, next, third].map((day) => due.filter((on) => on === day).length)).toEqual([2, 12, 0]);
    const days = (await shop.rows("orders")).map(({ ready_by }) => ready_by);
    expect(days.toSorted()).toEqual(due.toSorted());
  });

  test("is asked of the form, passes in silence where it is earlier, and is kept with its lot", async () => {
    promise({ mode: "on" });
    const unseen = { kind: "refused", refusal: { kind: "day-moved", day: soon, unseen: true } };
    expect(await place(quilts(1))).toEqual(unseen);
    expect((await order(12, third)).ready_by).toBe(soon);
    expect((await order(30)).ready_by).toBe("2026-12-26");
    expect((await order(2)).ready_by).toBe(next);
    expect(await lots()).toEqual([
      [soon, true],
      ["2026-12-26", true],
      [next, true],
    ]);
    // What lies there is none of it.
    expect((await numbered(numberOf(await place()))).ready_by).toBeNull();
  });

  test("stays when its order is looked at anew, and follows the day that the owner promises", async () => {
    promise({ mode: "on" });
    await order(12);
    const { id } = await order(1);
    await shop.inTransaction((trx) => shop.making.wanted(trx, id, shop.now()));
    expect(await lots()).toEqual([
      [soon, true],
      [next, true],
    ]);
    await setNewDate(shop, shop.owner, { orderId: id, version: 1, readyBy: third });
    expect(await lots()).toEqual([
      [soon, true],
      [third, false],
    ]);
  });

  test.each([
    ["pays", async () => {}],
    // As a buyer does who opens the payment once more: what is made is planned again.
    ["begins to pay", (id: string) => shop.inTransaction((trx) => shop.making.wanted(trx, id, shop.now()))],
  ])("is another one for who %s after the week went to somebody else", async (_, begins) => {
    promise({ mode: "on" });
    const { id, order_id_text: number } = await order(12, soon, card);
    shop.pass({ hours: 2 });
    await endStockHolds(shop);
    await order(12, soon);
    await begins(id);
    const facts = await findOrderPayment(shop.db, number);
    if (!facts) throw new Error("no order");
    const paid = await shop.inTransaction(async (trx) => {
      const day = await dueOncePaid(trx, facts, shop.now(), shop.config.shop);
      await shop.making.wanted(trx, id, shop.now());
      return day;
    });
    expect(paid).toBe(next);
    expect(await lots()).toEqual([
      [next, true],
      [soon, true],
    ]);
  });

  test("is said by pages, which are made anew when it changes and only then", async () => {
    promise({ mode: "on" });
    const version = async () => (await shop.row("content_version")).version;
    expect(await onPage()).toMatchObject({ day: soon, isFull: false });
    await followDays(shop.db, shop.config.shop, shop.now());
    const before = await version();
    await order(11);
    expect(await followDays(shop.db, shop.config.shop, shop.now())).toBe(0);
    expect(await version()).toBe(before);
    await order(1);
    expect(await version()).toBeGreaterThan(before);
    expect(await onPage()).toMatchObject({ day: next, isFull: false });
    expect(await followDays(shop.db, shop.config.shop, shop.now())).toBe(0);
    await shop.set("lots", {}, { state: "done" });
    expect(await followDays(shop.db, shop.config.shop, shop.now())).toBe(1);
    shop.clock = new Date("2026-12-05T18:29:00Z");
    expect(await followDays(shop.db, shop.config.shop, shop.now())).toBe(0);
    // Midnight in India: the next week runs.
    shop.clock = new Date("2026-12-05T18:30:00Z");
    expect(await followDays(shop.db, shop.config.shop, shop.now())).toBe(1);
  });

  test("is none where no week has room: it is made again later, and who waits is told then", async () => {
    promise({ mode: "on", stopAfterWeeks: 1 });
    await order(12);
    expect(await onPage()).toEqual({
      day: null,
      leavesBy: "Made to order again from 7 December 2026",
      orderBy: null,
      isFull: true,
    });
    expect(await place(quilts(1, third))).toMatchObject({ refusal: { kind: "no-week", name: "Quilt" } });
    const card = async () => (await listByIds(shop.db, ["quilt"], shop.now()))[0];
    const inFeeds = async () => {
      const quilts: boolean[] = [];
      for await (const items of feedProducts(shop.db))
        quilts.push(...items.filter(({ id }) => id === "quilt").map(({ inStock }) => inStock));
      return quilts;
    };
    const madeAgain = "Made to order again from 7 December 2026";
    expect(await card()).toMatchObject({ inStock: false, madeAgain });
    expect(await inFeeds()).toEqual([false]);
    promise({ mode: "advise" });
    expect([await followDays(shop.db, shop.config.shop, shop.now()), await inFeeds()]).toEqual([1, [true]]);
    promise({ mode: "on", stopAfterWeeks: 1 });
    expect([await followDays(shop.db, shop.config.shop, shop.now()), await inFeeds()]).toEqual([1, [false]]);
    await shop.add("stock_alerts", {
      product_id: "quilt",
      email: "a@example.com",
      token: "t",
      state: "waiting",
    });
    expect(await tellStockAlerts(shop)).toBe(0);
    await shop.set("lots", {}, { state: "done" });
    expect(await tellStockAlerts(shop)).toBe(1);
    await followDays(shop.db, shop.config.shop, shop.now());
    expect(await card()).not.toHaveProperty("madeAgain");
  });

  test("is said of a festival, and pages follow what is left before it (PROMISE-9)", async () => {
    shop.clock = new Date("2026-10-12T06:00:00Z");
    const said = async () => (await onPage()).orderBy;
    const follow = () => followDays(shop.db, shop.config.shop, shop.now());
    promise({ mode: "advise" });
    expect(await said()).toBeNull();
    promise({ mode: "on" });
    expect(await said()).toBe("Order by 29 October 2026 to have it before Diwali");
    expect([await follow(), await follow()]).toEqual([1, 0]);
    const far = { pincode: "744101", serviceable: true, cod: false, days: 8 };
    await shop.addAll("pincodes", [far, { ...far, pincode: "744102", serviceable: false, days: 30 }]);
    expect(await said()).toBe("Order by 24 October 2026 to have it before Diwali");
    expect([await follow(), await follow()]).toEqual([1, 0]);
    // The first week is free as before, and those that end in time after it are full.
    const lot = { product_id: "quilt", product_name: "Quilt", quantity: 12, state: "open" } as const;
    await shop.addAll("lots", [
      { ...lot, number: "W-1", due_on: "2026-10-24" },
      { ...lot, number: "W-2", due_on: "2026-10-31" },
    ]);
    expect(await said()).toBe("Order by 17 October 2026 to have it before Diwali");
    expect([await follow(), await follow()]).toEqual([1, 0]);
  });

  test.each<PromiseTerms>([{ mode: "off" }, { mode: "advise" }])(
    "is not said, kept or asked with %j",
    async (terms) => {
      promise(terms);
      await order(12, "");
      const { id, ready_by } = await order(5, "");
      expect(ready_by).toBe(soon);
      // The owner alone sees it by the weeks (PROMISE-11).
      const advised = adviseLots(shop.db, { orderId: id }, shop.config.shop, shop.now());
      expect(await advised).toBe(terms.mode === "advise" ? next : undefined);
      expect(await lots()).toEqual([
        [soon, false],
        [soon, false],
      ]);
      expect(await onPage()).toEqual({
        day: soon,
        leavesBy: "Made for you: leaves us by 5 December 2026",
        orderBy: null,
        isFull: false,
      });
      expect(await madeInWeeks(shop.db, ["quilt"], shop.config.shop, shop.now())).toEqual(new Map());
      expect(await followDays(shop.db, shop.config.shop, shop.now())).toBe(0);
      expect((await shop.row("making_groups")).said).toEqual({});
    },
  );
});
