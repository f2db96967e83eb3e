import { randomUUID } from "node:crypto";
import type { Updateable } from "kysely";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { openOrderAccess } from "#orders/order-access.server.ts";
import { parseConfig } from "#platform/config.server.ts";
import type { Tables } from "#platform/database/tables.ts";
import { paise } from "#values/money.ts";
import { ratesKey } from "#values/shipping-rates.ts";
import { eachDatabase } from "../../tests/database/each-database.ts";
import { addProducts } from "../../tests/database/product-row.ts";
import { submitCheckout } from "./submit-checkout.server.ts";
import { visibleOrder } from "./visible-order.server.ts";

const secret = "a secret of this test, long enough";
const address = {
  fullName: "Asha Kumari",
  email: "asha@example.com",
  addressLine1: "12 Gandhi Path",
  city: "Patna",
  pincode: "800001",
  country: "India",
  shippingSameAsBilling: "on",
};
const methods = { shippingMethod: "standard", paymentMethod: "cod" };
let now = new Date("2027-01-01T10:00:00.000Z");

eachDatabase("the checkout's form", (database) => {
  const sendMailSoon = vi.fn();
  let config = parseConfig({});
  const shop = () => ({ db: database().db, config, secret, now: () => now, sendMailSoon });

  beforeAll(() =>
    addProducts(database().db, [
      { id: "tote", name: "Kohbar Tote", price: "500" },
      { id: "out", name: "Gone Bag", price: "100", in_stock: false },
    ]),
  );
  /** Of the order that was kept last. Other files' orders of a later day may have used up this day's numbers. */
  const newestNumber = async (): Promise<string> => {
    const orders = database().db.selectFrom("orders").select("order_id_text");
    const { order_id_text } = await orders.orderBy("order_id_text", "desc").executeTakeFirstOrThrow();
    return order_id_text;
  };

  beforeEach(async () => {
    sendMailSoon.mockClear();
    now = new Date(now.getTime() + 60_000);
    await database().db.deleteFrom("rate_limits").execute();
  });

  function submit(fields: Record<string, string>, cookie = "") {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const request = new Request("http://localhost:3000/checkout", { headers: { Cookie: cookie } });
    return submitCheckout(shop(), { request, clientAddress: "203.0.113.1", userId: null }, form);
  }

  const purchase = (change: Record<string, string> = {}) => ({
    ...address,
    ...methods,
    step: "3",
    go: "place",
    key: randomUUID(),
    cart: "tote:2:50000",
    ...change,
  });

  /** What the form answers while nothing is placed. */
  async function shown(fields: Record<string, string>) {
    const answer = await submit(fields);
    if (answer instanceof Response) throw new Error("an order was placed");
    return { status: answer.init?.status, ...answer.data };
  }

  test("asks again when shipping got dearer since the page was made", async () => {
    const { shipping } = shop().config.shop;
    const seen = ratesKey({ ...shipping, standard: paise(49_00) });
    const answer = await shown(purchase({ rates: seen }));
    expect(answer).toMatchObject({ status: 409, notice: { title: "Order Error" } });
    expect(answer.notice?.text).toContain("shipping has changed");
    expect(await submit(purchase({ rates: ratesKey(shipping) }))).toBeInstanceOf(Response);
  });

  test("goes a step on and back, and carries what was typed", async () => {
    expect(await shown({ ...address, step: "1", go: "next" })).toMatchObject({
      status: 200,
      step: 2,
      values: { fullName: "Asha Kumari", state: "Bihar" },
    });
    expect(await shown({ ...address, step: "2", go: "next" })).toMatchObject({ step: 3 });
    expect(await shown({ step: "2", go: "previous" })).toMatchObject({ step: 1, errors: {} });
    expect(await shown({ ...address, city: "", step: "1", go: "other-address" })).toMatchObject({
      ...{ status: 200, step: 1, errors: {}, values: { fullName: "Asha Kumari", shippingSameAsBilling: "" } },
    });
  });

  test("keeps a wrong address at its step, with the specified words", async () => {
    expect(await shown({ ...address, email: "", step: "1", go: "next" })).toMatchObject({
      status: 422,
      step: 1,
      notice: { title: "Error", text: "Please fill all required billing details." },
      errors: { email: "Email is required." },
      values: { fullName: "Asha Kumari" },
    });
    expect(await shown({ ...purchase(), city: "" })).toMatchObject({ status: 422, step: 1 });
    expect(await shown({ ...purchase(), paymentMethod: "free" })).toMatchObject({ status: 422, step: 3 });
  });

  test("keeps the cart and shows no other page while a card order waits for its payment", async () => {
    const card = purchase({ paymentMethod: "razorpay", script: "on" });
    const answer = await submit(card);
    if (answer instanceof Response) throw new Error("nobody has paid yet");
    const { placed, step } = answer.data;
    expect(step).toBe(3);
    expect(placed).toEqual({ orderNumber: await newestNumber(), total: 1000_00 });
    const cookies = new Headers(answer.init?.headers).getSetCookie();
    expect(cookies).toHaveLength(1);
    const access = /^jhola_orders=([^;]+)/.exec(cookies[0] ?? "")?.[1];
    expect(openOrderAccess(access, secret)).toEqual([placed?.orderNumber]);
    expect(await shown(card)).toMatchObject({ placed: { orderNumber: placed?.orderNumber } });
  });

  test("goes to the confirmation when the card order is paid meanwhile", async () => {
    const card = purchase({ paymentMethod: "razorpay", script: "on" });
    const { placed } = await shown(card);
    await database()
      .db.updateTable("orders")
      .set({ status: "processing", payment_state: "captured", fulfilment_state: "processing" })
      .where("order_id_text", "=", placed?.orderNumber ?? "")
      .execute();
    const again = await submit(card);
    if (!(again instanceof Response)) throw new Error("the order is paid");
    expect(again.headers.get("Location")).toBe(`/order-confirmation?orderId=${placed?.orderNumber}`);
  });

  const set = (placed: { orderNumber: string } | undefined, change: Updateable<Tables["orders"]>) =>
    database()
      .db.updateTable("orders")
      .set(change)
      .where("order_id_text", "=", placed?.orderNumber ?? "")
      .execute();

  test("tells of an earlier order that was paid meanwhile, and places other goods with the next press", async () => {
    const card = purchase({ paymentMethod: "razorpay", script: "on" });
    const { placed } = await shown(card);
    await set(placed, { status: "processing", payment_state: "captured", fulfilment_state: "processing" });
    const changed = { ...card, cart: "tote:3:50000" };
    const { key, ...answer } = await shown(changed);
    expect(answer).toMatchObject({ status: 409, step: 3, values: { fullName: "Asha Kumari" } });
    expect(answer.placed).toBeUndefined();
    expect(answer.notice?.text).toBe(
      `Could not place your order. Your earlier order ${placed?.orderNumber} is already paid. ` +
        "Please check your cart and try again: what it holds now will be a new order.",
    );
    expect(key).not.toBe(card.key);
    const next = await shown({ ...changed, key });
    expect(next.placed).toMatchObject({ total: 1500_00 });
    expect(next.placed?.orderNumber).not.toBe(placed?.orderNumber);
    // The answer was lost: the same press finds the same order.
    expect((await shown({ ...changed, key })).placed).toEqual(next.placed);
  });

  test("an order in cash stands for its own goods only, however it shall be paid now", async () => {
    const cash = purchase();
    expect(await submit(cash)).toBeInstanceOf(Response);
    const number = await newestNumber();
    const { notice } = await shown({ ...cash, cart: "tote:1:50000" });
    expect(notice?.text).toContain(`Your earlier order ${number} is already placed.`);
    for (const paymentMethod of ["cod", "razorpay"]) {
      const again = await submit({ ...cash, paymentMethod, script: "on" });
      if (!(again instanceof Response)) throw new Error("the order is placed");
      expect(again.headers.get("Location")).toContain(number);
      expect(again.headers.getSetCookie().join()).toContain("Order%20Placed!");
    }
  });

  test("an unpaid card order that the owner moved on is paid, not thanked for", async () => {
    const card = purchase({ paymentMethod: "razorpay", script: "on" });
    const { placed } = await shown(card);
    const failed = { payment_state: "failed", confirmed_at: now } as const;
    await set(placed, { ...failed, status: "processing", fulfilment_state: "processing" });
    expect(await shown(card)).toMatchObject({ placed });
    // Cancelled by mistake and taken back.
    await set(placed, { ...failed, status: "pending", fulfilment_state: "pending" });
    expect(await shown(card)).toMatchObject({ placed });
  });

  test("a payment that came too late is told, and the cart stays for another try", async () => {
    const card = purchase({ paymentMethod: "razorpay", script: "on" });
    const { placed } = await shown(card);
    const paid = { payment_state: "captured", refund_due: true } as const;
    await set(placed, { ...paid, status: "processing", fulfilment_state: "processing" });
    const { db } = database();
    const { id } = await db
      .selectFrom("orders")
      .select("id")
      .where("order_id_text", "=", placed?.orderNumber ?? "")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("payments")
      .values({
        ...{ razorpay_payment_id: "pay_1", razorpay_order_id: "order_1", order_id: id, status: "captured" },
        ...{ amount_paise: 1000_00, currency: "INR", outcome: "confirmed", refund_due: true },
      })
      .execute();
    const { key, notice } = await shown(card);
    expect(notice?.text).toContain("was paid too late, and its payment goes back to you.");
    expect((await shown({ ...card, key })).placed?.orderNumber).not.toBe(placed?.orderNumber);
    await db.deleteFrom("payments").execute();
  });

  test("after a change of rates the total that was agreed to is asked for", async () => {
    const card = purchase({ cart: "tote:1:50000", paymentMethod: "razorpay", script: "on" });
    const { placed } = await shown({ ...card, rates: ratesKey(config.shop.shipping) });
    expect(placed?.total).toBe(599_00);
    const before = config;
    try {
      const shipping = { ...before.shop.shipping, standard: paise(49_00) };
      config = { ...before, shop: { ...before.shop, shipping } };
      expect(await shown({ ...card, rates: ratesKey(before.shop.shipping) })).toMatchObject({ status: 409 });
      expect((await shown({ ...card, rates: ratesKey(shipping) })).placed?.total).toBe(549_00);
    } finally {
      config = before;
    }
  });

  test("takes no card order from a browser without script", async () => {
    expect(await shown(purchase({ paymentMethod: "razorpay" }))).toMatchObject({
      status: 422,
      step: 3,
      notice: { title: "Error", text: expect.stringContaining("JavaScript") },
    });
  });

  test("places an order: redirect, right to see it, empty cart, notice, mail", async () => {
    const answer = await submit(purchase());
    if (!(answer instanceof Response)) throw new Error("nothing was placed");
    const number = await newestNumber();
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe(`/order-confirmation?orderId=${number}`);
    const cookies = answer.headers.getSetCookie();
    expect(cookies.find((line) => line.startsWith("jhola_cart="))).toContain("Max-Age=0");
    expect(cookies.find((line) => line.startsWith("jhola_notice="))).toContain("Order%20Placed!");
    const access = cookies.find((line) => line.startsWith("jhola_orders="))?.split(";")[0] ?? "";
    expect(openOrderAccess(access.split("=")[1], secret)).toEqual([number]);
    expect(sendMailSoon).toHaveBeenCalledOnce();

    const query = new URLSearchParams({ orderId: number });
    const ask = (cookie: string) =>
      visibleOrder(
        shop(),
        new Request("http://localhost:3000/", { headers: { Cookie: cookie } }),
        query,
        null,
      );
    expect(await ask(access)).toMatchObject({ isOwn: true, order: { orderNumber: number, total: 1000_00 } });
    expect(await ask("")).toBeUndefined();
    expect(await ask(access.replace(number, "JC-1"))).toBeUndefined();
  });

  test("a refusal names the product and keeps everything typed", async () => {
    expect(await shown(purchase({ cart: "out:1:10000" }))).toMatchObject({
      status: 409,
      step: 3,
      refusal: { kind: "out-of-stock", name: "Gone Bag" },
      values: { fullName: "Asha Kumari" },
    });
    expect(sendMailSoon).not.toHaveBeenCalled();
  });

  test.each<Record<string, string>>([
    { cart: "" },
    { cart: "tote" },
    { cart: "tote:0:50000" },
    { cart: "tote:1:50000,tote:1:50000" },
    { key: "not-a-key" },
  ])("an odd form %j places nothing", async (change) => {
    expect(await shown(purchase(change))).toMatchObject({ status: 422, notice: { title: "Order Error" } });
  });

  test("the 61st order within ten minutes from one address is told to wait; a message says so", async () => {
    await database()
      .db.insertInto("rate_limits")
      .values({ key: "orders:203.0.113.1", window_start: now, count: 59 })
      .execute();
    expect(await submit(purchase())).toBeInstanceOf(Response);
    expect(await shown(purchase())).toMatchObject({
      status: 429,
      notice: { title: "Order Error", text: expect.stringContaining("Too many orders") },
    });
    now = new Date(now.getTime() + 601_000);
    expect(await submit(purchase())).toBeInstanceOf(Response);
  });
});
