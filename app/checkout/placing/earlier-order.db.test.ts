import type { Updateable } from "kysely";
import { expect, test } from "vitest";
import type { Tables } from "#platform/database/tables/tables.ts";
import { paise } from "#values/money/money.ts";
import { ratesKey } from "#values/money/rates-key.ts";
import { byCard, checkoutForm, purchase, sellTotes } from "../../../tests/database/checkout-form.ts";
import { eachShop, shopWith } from "../../../tests/database/each-shop.ts";
import { inState } from "../../../tests/database/order-row.ts";

eachShop("an order that the checkout placed before", { begin: sellTotes, on: "embedded" }, (shop) => {
  const { newestNumber, submit, shown, answered } = checkoutForm(shop);

  const set = (placed: { orderNumber: string } | undefined, change: Updateable<Tables["orders"]>) =>
    shop.set("orders", { order_id_text: placed?.orderNumber ?? "" }, change);

  test("goes to the confirmation when the card order is paid meanwhile", async () => {
    const card = byCard();
    const { placed } = await shown(card);
    await set(placed, { ...inState("processing"), payment_state: "captured" });
    const again = await answered(card);
    expect(again.headers.get("Location")).toBe(`/order-confirmation?orderId=${placed?.orderNumber}`);
  });

  test("tells of an earlier order that was paid meanwhile, and places other goods with the next press", async () => {
    const card = byCard();
    const { placed } = await shown(card);
    await set(placed, { ...inState("processing"), payment_state: "captured" });
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

  test("a guest whose order an account has claimed meanwhile buys again with the next press", async () => {
    const card = byCard();
    const { placed } = await shown(card);
    const { id } = await shop.addCustomer();
    await set(placed, { user_id: id });
    const { key, ...answer } = await shown(card);
    expect(answer).toMatchObject({ status: 409, step: 3, values: { fullName: "Asha Kumari" } });
    expect(answer.placed).toBeUndefined();
    expect(answer.notice?.text).toContain("Please try again");
    expect(answer.notice?.text).not.toContain(placed?.orderNumber);
    const next = await shown({ ...card, key });
    expect(next.placed).toMatchObject({ total: 1000_00 });
    expect(next.placed?.orderNumber).not.toBe(placed?.orderNumber);
  });

  test("is answered to whoever sent too many wrong codes or orders since", async () => {
    await shop.addPromotion({ code: "SAVE", title: "Save" });
    const cash = purchase({ code: "SAVE", discount: "10000" });
    const confirmation = async () => {
      const answer = await submit(cash);
      return answer instanceof Response ? answer.headers.get("Location") : answer.init?.status;
    };
    const first = await confirmation();
    expect(first).toMatch(/^\/order-confirmation/);
    const window_start = shop.clock;
    const full = (key: string, count: number) => shop.add("rate_limits", { key, window_start, count });
    await full("discount-codes:203.0.113.1", 20);
    expect(await confirmation()).toBe(first);
    expect(await shown(purchase({ code: "SAVE", discount: "10000" }))).toMatchObject({ status: 429 });
    await shop.remove("rate_limits");
    await full("orders:203.0.113.1", 60);
    expect(await confirmation()).toBe(first);
    expect(await shown(purchase())).toMatchObject({ status: 429 });
    expect(await shown({ ...cash, cart: "tote:3:50000" })).toMatchObject({ status: 429 });
  });

  test("an order in cash stands for its own goods only, however it shall be paid now", async () => {
    const cash = purchase();
    expect(await submit(cash)).toBeInstanceOf(Response);
    const number = await newestNumber();
    const { notice } = await shown({ ...cash, cart: "tote:1:50000" });
    expect(notice?.text).toContain(`Your earlier order ${number} is already placed.`);
    for (const paymentMethod of ["cod", "razorpay"]) {
      const again = await answered({ ...cash, paymentMethod, script: "on" });
      expect(again.headers.get("Location")).toContain(number);
      expect(again.headers.getSetCookie().join()).toContain("Order%20Placed!");
    }
  });

  test("an unpaid card order that the owner moved on is paid, not thanked for", async () => {
    const card = byCard();
    const { placed } = await shown(card);
    const failed = { payment_state: "failed", confirmed_at: shop.clock } as const;
    await set(placed, { ...failed, ...inState("processing") });
    expect(await shown(card)).toMatchObject({ placed });
    // Cancelled by mistake and taken back.
    await set(placed, { ...failed, ...inState("pending") });
    expect(await shown(card)).toMatchObject({ placed });
  });

  test("a payment that came too late is told, and the cart stays for another try", async () => {
    const card = byCard();
    const { placed } = await shown(card);
    const paid = { payment_state: "captured", refund_due: true } as const;
    await set(placed, { ...paid, ...inState("processing") });
    const { id } = await shop.row("orders", { order_id_text: placed?.orderNumber ?? "" });
    await shop.add("payments", {
      ...{ razorpay_payment_id: "pay_1", razorpay_order_id: "order_1", order_id: id, status: "captured" },
      ...{ amount_paise: 1000_00, currency: "INR", outcome: "confirmed", refund_due: true },
    });
    const { key, notice } = await shown(card);
    expect(notice?.text).toContain("was paid too late, and its payment goes back to you.");
    expect((await shown({ ...card, key })).placed?.orderNumber).not.toBe(placed?.orderNumber);
  });

  test("an order that went back as a whole is not thanked for once more", async () => {
    const card = byCard();
    const { placed } = await shown(card);
    await set(placed, { ...inState("processing"), payment_state: "refunded" });
    const { key, notice } = await shown(card);
    expect(notice?.text).toContain("was paid, and its payment went back to you.");
    expect((await shown({ ...card, key })).placed?.orderNumber).not.toBe(placed?.orderNumber);
  });

  test("after a change of rates the total that was agreed to is asked for", async () => {
    const card = purchase({ cart: "tote:1:50000", paymentMethod: "razorpay", script: "on" });
    const { placed } = await shown({ ...card, rates: ratesKey(shop.config.shop.shipping) });
    expect(placed?.total).toBe(599_00);
    const before = shop.config.shop.shipping;
    const shipping = { ...before, standard: paise(49_00) };
    shop.config = shopWith(shop, { shipping }).config;
    expect(await shown({ ...card, rates: ratesKey(before) })).toMatchObject({ status: 422 });
    expect((await shown({ ...card, rates: ratesKey(shipping) })).placed?.total).toBe(549_00);
  });
});
