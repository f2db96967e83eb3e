import { expect, test } from "vitest";
import { isSale } from "#admin/sales.ts";
import { paise } from "#values/money/money.ts";
import { closeDays } from "#visits/close-days.db.server.ts";
import { writeVisits } from "#visits/visit-jobs.server.ts";
import { eachShop } from "../../../../tests/database/each-shop.ts";
import type { OrderItems, OrderRow } from "../../../../tests/database/order-row.ts";
import { firefox, pageRequest, visitCounter } from "../../../../tests/visitor.ts";
import { readParcels } from "./parcels.db.server.ts";
import { readSales } from "./read-numbers.server.ts";
import { readBuyers, readSold } from "./sales.db.server.ts";
import { firstDays, readSources, readVisitDays } from "./visits.db.server.ts";

const day = "2026-11-21";
const noon = new Date(`${day}T12:00:00+05:30`);
const november = { from: "2026-11-01", until: "2026-11-30" };

eachShop("the owner's numbers", { at: noon }, (shop) => {
  const order = (items: OrderItems, facts: OrderRow = {}) =>
    shop.addOrder(items, { created_at: noon, ...facts });

  test("what sells is told by product, and by variant where there are several", async () => {
    const tote = { product_name: "Kohbar Tote", price_at_purchase: "500.00" };
    await order([
      { ...tote, option_text: "Size: Large", quantity: 2, discount: "100.00" },
      { ...tote, option_text: "Size: Small" },
      { product_name: "Fish Pouch", price_at_purchase: "300.50", option_text: "Colour: Red" },
    ]);
    await order([{ ...tote, option_text: "Size: Small" }], { fulfilment_state: "cancelled" });
    await order([tote], { created_at: new Date("2026-10-31T23:59:00+05:30") });
    expect(await readSold(shop.db, november)).toEqual([
      { product: "Kohbar Tote", variant: "", pieces: 3, returned: 0, revenue: 140000 },
      { product: "Kohbar Tote", variant: "Size: Large", pieces: 2, returned: 0, revenue: 90000 },
      { product: "Kohbar Tote", variant: "Size: Small", pieces: 1, returned: 0, revenue: 50000 },
      { product: "Fish Pouch", variant: "", pieces: 1, returned: 0, revenue: 30050 },
    ]);
  });

  test("a variant whose spelling was mended is one line, called as it is today (PRODUCT-34)", async () => {
    await shop.addProducts([{ id: "tote", name: "Kohbar Tote" }]);
    await shop.addVariants("tote", { Size: ["Medium", "Large"] }, [
      { id: "m", values: ["Medium"] },
      { id: "l", values: ["Large"] },
    ]);
    const tote = { product_id: "tote", product_name: "Kohbar Tote", price_at_purchase: "500.00" };
    await order([{ ...tote, variant_id: "m", option_text: "Size: Meduim", quantity: 2 }]);
    await order([{ ...tote, variant_id: "m", option_text: "Size: Medium" }]);
    await order([{ ...tote, variant_id: "l", option_text: "Size: Large" }]);
    // A deleted variant goes by the order's words.
    await order([{ ...tote, variant_id: null, option_text: "Size: Tiny" }]);
    expect(await readSold(shop.db, november)).toEqual([
      { product: "Kohbar Tote", variant: "", pieces: 5, returned: 0, revenue: 250000 },
      { product: "Kohbar Tote", variant: "Size: Medium", pieces: 3, returned: 0, revenue: 150000 },
      { product: "Kohbar Tote", variant: "Size: Large", pieces: 1, returned: 0, revenue: 50000 },
      { product: "Kohbar Tote", variant: "Size: Tiny", pieces: 1, returned: 0, revenue: 50000 },
    ]);
  });

  test("what counts as a sale is the same in the database and in the rules", async () => {
    const methods = ["cod", "razorpay", "bank"] as const;
    const payments = ["awaiting", "part_paid", "captured", "refunded", "cod_due", "cod_collected"] as const;
    const fulfilments = ["pending", "delivered", "cancelled"] as const;
    let expected = 0;
    for (const payment_method of methods)
      for (const payment_state of payments)
        for (const fulfilment_state of fulfilments) {
          await order([{}], { payment_method, payment_state, fulfilment_state });
          const facts = { paymentMethod: payment_method, paymentState: payment_state };
          if (isSale({ ...facts, fulfilment: fulfilment_state })) expected += 1;
        }
    expect((await readSold(shop.db, november))[0]?.pieces).toBe(expected);
    const sales = await readSales(shop.db, november);
    expect(sales.find((one) => one.day === day)).toEqual({
      day,
      orders: expected,
      revenue: expected * 100_000,
    });
    expect(sales).toHaveLength(30);
  });

  test("who bought before is known by mailbox or by phone, by sales alone", async () => {
    const asha = { billing_email: "asha@example.com", billing_phone: "+91 98765 43210" };
    const before = new Date("2026-09-01T12:00:00+05:30");
    await order([], { ...asha, created_at: before });
    await order([], {
      billing_email: "gita@example.com",
      billing_phone: null,
      created_at: before,
      fulfilment_state: "cancelled",
    });
    await order([], { ...asha, billing_phone: null, billing_email: " ASHA@example.com " });
    await order([], { ...asha, billing_email: "other@example.com" });
    await order([], { billing_email: "gita@example.com", billing_phone: null });
    await order([], { billing_email: "(deleted)", billing_phone: null });
    await order([], { billing_email: "", billing_phone: null });
    expect(await readBuyers(shop.db, november)).toEqual({
      first: { orders: 1, revenue: paise(100_000) },
      again: { orders: 2, revenue: paise(200_000) },
    });
  });

  test("parcels and what came back are counted by when they left", async () => {
    const send = async (state: "delivered" | "rto" | "moving", picked_up_at: Date) => {
      const order_id = await order([]);
      await shop.add("shipments", { order_id, number: 1, state, picked_up_at });
      return order_id;
    };
    await send("delivered", noon);
    await send("moving", noon);
    const refused = await send("rto", noon);
    await send("rto", new Date("2026-12-01T00:00:00+05:30"));
    await shop.add("cod_refusals", { order_id: refused, phone_key: "a phone", happened_at: noon });
    expect(await readParcels(shop.db, november)).toEqual({
      ...{ sent: 3, delivered: 1, cameBack: 1, cashRefused: 1 },
      ...{ returnsAsked: 0, piecesReturned: 0, refunds: 0 },
    });
  });

  test("visits of today and of days that are over read alike", async () => {
    const counter = visitCounter(() => noon);
    counter.answered(pageRequest("/?utm_source=instagram&utm_medium=story"));
    counter.answered(pageRequest("/cart"));
    counter.answered(pageRequest("/", { from: "203.0.113.10", Referer: "https://www.google.com/" }));
    counter.answered(pageRequest("/", { from: "203.0.113.11", agent: "Googlebot" }));
    const headers = new Headers({ "User-Agent": firefox, "Accept-Language": "hi" });
    counter.reached({ clientAddress: "203.0.113.9", headers }, "order");
    await writeVisits({ db: shop.db, visits: counter });
    const read = async () => ({
      days: await readVisitDays(shop.db, november),
      sources: await readSources(shop.db, november),
    });
    const today = await read();
    expect(today.days).toEqual([
      { day, visits: 2, products: 1, carts: 1, checkouts: 1, orders: 1, botPages: 1 },
    ]);
    expect(today.sources).toEqual([
      { source: "", medium: "", campaign: "", host: "google.com", visits: 1, orders: 0 },
      { source: "instagram", medium: "story", campaign: "", host: "", visits: 1, orders: 1 },
    ]);
    await closeDays(shop.db, new Date("2026-11-22T12:00:00+05:30"));
    expect(await read()).toEqual(today);
    expect(await firstDays(shop.db)).toEqual({ visits: day, orders: null });
  });

  test("a new shop has no numbers", async () => {
    expect(await firstDays(shop.db)).toEqual({ visits: null, orders: null });
    expect(await readVisitDays(shop.db, november)).toEqual([]);
    expect(await readSold(shop.db, november)).toEqual([]);
    expect(await readBuyers(shop.db, november)).toMatchObject({ first: { orders: 0, revenue: 0 } });
  });
});
