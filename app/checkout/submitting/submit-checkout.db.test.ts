import { expect, test, vi } from "vitest";
import { openOrderAccess } from "#accounts/session/placed-orders.server.ts";
import { refusedCash } from "#cash-on-delivery/cash.text.ts";
import { HeldConnection } from "#platform/database/held-connection.server.ts";
import { paise } from "#values/money/money.ts";
import { ratesKey } from "#values/money/rates-key.ts";
import { address, byCard, checkoutForm, purchase, sellTotes } from "../../../tests/database/checkout-form.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { checkoutText } from "../form/checkout.text.ts";
import { visibleOrder } from "../placed/visible-order.server.ts";

eachShop("the checkout's form", { begin: sellTotes, on: "embedded" }, (shop) => {
  const { newestNumber, submit, shown, answered } = checkoutForm(shop);

  test("asks again when shipping got dearer since the page was made", async () => {
    const { shipping } = shop.config.shop;
    const answer = await shown(purchase({ rates: ratesKey({ ...shipping, standard: paise(49_00) }) }));
    expect(answer).toMatchObject({ status: 422, notice: { title: "Order Error" } });
    expect(answer.notice?.text).toContain("shipping has changed");
    expect(await submit(purchase({ rates: ratesKey(shipping) }))).toBeInstanceOf(Response);
  });

  test("places a guest's order on two ways: for what it has to know, and to be written and kept", async () => {
    const asking = vi.spyOn(HeldConnection.prototype, "executeQuery");
    await answered(purchase());
    expect(asking.mock.calls).toEqual([
      [expect.objectContaining({ together: expect.anything() })],
      [expect.objectContaining({ isLast: true })],
    ]);
    asking.mockRestore();
  });

  test("says what couriers do there wherever the page is shown again", async () => {
    await shop.add("pincodes", { pincode: "800001", serviceable: true, cod: false, days: 4 });
    const courier = { pincode: "800001", service: { serviceable: true, cod: false, days: 4 } };
    expect(await shown({ ...address, step: "1", go: "next" })).toMatchObject({ courier });
    expect(await shown(purchase({ cart: "out:1:10000" }))).toMatchObject({ status: 409, courier });
    expect(await shown(byCard())).toMatchObject({ step: 3, courier });
  });

  test("goes a step on and back, and carries what was typed", async () => {
    const values = { fullName: "Asha Kumari", state: "Bihar" };
    const next = await shown({ ...address, step: "1", go: "next" });
    expect(next).toMatchObject({ status: 200, step: 2, values });
    expect(await shown({ ...address, step: "2", go: "next" })).toMatchObject({ step: 3 });
    expect(await shown({ step: "2", go: "previous" })).toMatchObject({ step: 1, errors: {} });
    expect(await shown({ ...address, city: "", step: "1", go: "other-address" })).toMatchObject({
      ...{ status: 200, step: 1, errors: {}, values: { fullName: "Asha Kumari", shippingSameAsBilling: "" } },
    });
  });

  test("keeps a wrong address at its step, with the words for it", async () => {
    const notice = { title: "Error", text: "Please fill all required billing details." };
    const wrong = await shown({ ...address, email: "", step: "1", go: "next" });
    expect(wrong).toMatchObject({ status: 422, step: 1, notice, values: { fullName: "Asha Kumari" } });
    expect(wrong.errors).toEqual({ email: "Email is required." });
    expect(await shown({ ...purchase(), city: "" })).toMatchObject({ status: 422, step: 1 });
    expect(await shown({ ...purchase(), paymentMethod: "free" })).toMatchObject({ status: 422, step: 3 });
  });

  test("keeps the cart and shows no other page while a card order waits for its payment", async () => {
    const card = byCard();
    const answer = await submit(card);
    if (answer instanceof Response) throw new Error("nobody has paid yet");
    const { placed, step } = answer.data;
    expect(step).toBe(3);
    expect(placed).toEqual({ orderNumber: await newestNumber(), total: 1000_00 });
    const cookies = new Headers(answer.init?.headers).getSetCookie();
    expect(cookies).toHaveLength(1);
    const access = /^jhola_orders=([^;]+)/.exec(cookies[0] ?? "")?.[1];
    expect(openOrderAccess(access, shop.secret)).toEqual([placed?.orderNumber]);
    expect(await shown(card)).toMatchObject({ placed: { orderNumber: placed?.orderNumber } });
  });

  test("asks for a code that stands in its field before it places anything or goes on", async () => {
    await shop.addPromotion({ code: "SAVE", title: "Save" });
    const before = await newestNumber().catch(() => "none");
    const typed = purchase({ discountCode: "save", discount: "0" });
    const kept = { status: 200, step: 3, promotions: { code: { text: "SAVE" } } };
    for (const go of ["place", "next"]) expect(await shown({ ...typed, go })).toMatchObject(kept);
    const wrong = { ...typed, discountCode: "WRONG" };
    expect(await shown(wrong)).toMatchObject({ status: 422, step: 3, code: { typed: "WRONG" } });
    expect(await newestNumber().catch(() => "none")).toBe(before);
    // Anyone who has read that may order without it.
    expect(await submit({ ...wrong, refusedCode: "WRONG" })).toBeInstanceOf(Response);
    expect(await submit({ ...typed, code: "SAVE", discount: "10000" })).toBeInstanceOf(Response);
  });

  test("takes no code that saves nothing in place of one that does", async () => {
    await shop.addPromotion({ title: "All", value: "100" });
    await shop.addPromotion({ code: "MORE", title: "More" });
    await shop.addPromotion({ code: "FREE", title: "Free", kind: "shipping", value: null });
    const apply = (discountCode: string) => shown(purchase({ go: "apply-code", discountCode }));
    const code = { typed: "MORE", error: "This code takes nothing off this cart." };
    expect(await apply("MORE")).toMatchObject({ status: 422, code });
    // Standard shipping is free here, but not the other one.
    expect(await apply("FREE")).toMatchObject({ status: 200 });
  });

  test("takes the discount that was seen of the method that is chosen last", async () => {
    await shop.addPromotion({ title: "Prepaid", kind: "prepaid", value: "50" });
    const seen = { discount: "5000", cashDiscount: "0" };
    expect(await submit(purchase(seen))).toBeInstanceOf(Response);
    expect(await shown(byCard(seen))).toMatchObject({ placed: { total: 950_00 } });
    expect(await shown(purchase({ discount: "5000" }))).toMatchObject({ status: 422 });
  });

  test("takes no card order of less than a rupee, and says so at the method; cash works", async () => {
    await shop.addPromotion({ code: "ALL", kind: "amount", value: "999.50" });
    const free = purchase({ code: "ALL", discount: "99950", script: "on" });
    const why = "Less than ₹1 can't be paid by card. Please choose Cash on Delivery.";
    expect(await shown({ ...free, paymentMethod: "razorpay" })).toMatchObject({
      ...{ status: 422, step: 3, errors: { paymentMethod: why } },
      notice: { title: "Order Error", text: `Could not place your order. ${why}` },
    });
    expect(await submit(free)).toBeInstanceOf(Response);
  });

  test.each([
    ["card", { paymentMethod: "razorpay", script: "on" }],
    ["card, without script", { paymentMethod: "razorpay" }],
    ["cash", {}],
  ])("settles an order of nothing when it is placed, by %s", async (_, method) => {
    await shop.addPromotion({ code: "ALL", value: "100" });
    const free = purchase({ code: "ALL", discount: "100000", ...method });
    const answer = await answered(free);
    const number = await newestNumber();
    expect(answer.headers.get("Location")).toBe(`/order-confirmation?orderId=${number}`);
    expect(answer.headers.getSetCookie().join()).toContain("Order%20Placed!");
    const again = await submit(free);
    expect(again instanceof Response && again.headers.get("Location")).toContain(number);
  });

  test("takes cash only from an admin, and leaves nothing of that order in the browser", async () => {
    const card = await submit(byCard(), "", null, true);
    if (card instanceof Response) throw new Error("an order was placed");
    expect([card.init?.status, card.data.notice?.text]).toEqual([422, checkoutText.adminPaysCash]);
    const cookies = (await answered(purchase(), "", null, true)).headers.getSetCookie().join("\n");
    expect(cookies).not.toContain("jhola_orders");
    expect(cookies).toMatch(/jhola_cart=;/);
  });

  test("takes no card order from a browser without script", async () => {
    const notice = { title: "Error", text: expect.stringContaining("JavaScript") };
    const answer = await shown(purchase({ paymentMethod: "razorpay" }));
    expect(answer).toMatchObject({ status: 422, step: 3, notice });
  });

  test("places an order: redirect, right to see it, empty cart, notice, mail", async () => {
    const answer = await answered(purchase());
    const number = await newestNumber();
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe(`/order-confirmation?orderId=${number}`);
    const cookies = answer.headers.getSetCookie();
    expect(cookies.find((line) => line.startsWith("jhola_cart="))).toContain("Max-Age=0");
    expect(cookies.find((line) => line.startsWith("jhola_notice="))).toContain("Order%20Placed!");
    const access = cookies.find((line) => line.startsWith("jhola_orders="))?.split(";")[0] ?? "";
    expect(openOrderAccess(access.split("=")[1], shop.secret)).toEqual([number]);
    expect(shop.kicks).toBe(1);

    const query = new URLSearchParams({ orderId: number });
    const ask = (cookie: string) =>
      visibleOrder(shop, new Request("http://localhost:3000/", { headers: { Cookie: cookie } }), query, null);
    expect(await ask(access)).toMatchObject({ isOwn: true, order: { orderNumber: number, total: 1000_00 } });
    expect(await ask("")).toBeUndefined();
    expect(await ask(access.replace(number, "JC-1"))).toBeUndefined();
  });

  test("a refusal names the product and keeps everything typed", async () => {
    const refusal = { kind: "out-of-stock", name: "Gone Bag" };
    const refused = await shown(purchase({ cart: "out:1:10000" }));
    expect(refused).toMatchObject({ status: 409, step: 3, refusal, values: { fullName: "Asha Kumari" } });
    const dearer = { kind: "price-changed", name: "Kohbar Tote", price: 500_00 };
    expect(await shown(purchase({ cart: "tote:1:40000" }))).toMatchObject({ status: 409, refusal: dearer });
    expect(shop.kicks).toBe(0);
  });

  test.each<Record<string, string>>([
    { cart: "" },
    { cart: "tote" },
    { cart: "tote:0:50000" },
    { cart: "tote:1:50000,tote:1:50000" },
    { key: "" },
    { key: "\0" },
    { key: "not-a-key" },
  ])("an odd form %j places nothing, and is told to be out of date", async (change) => {
    const notice = { title: "Order Error", text: expect.stringContaining("This page is out of date.") };
    expect(await shown(purchase(change))).toMatchObject({ status: 422, notice });
  });

  test.each(["'%20OR%201=1--", "%3Cscript%3Ealert(1)%3C%2Fscript%3E", "__proto__", "constructor"])(
    "the id of no product, %s, places nothing",
    async (id) => {
      const answer = await shown(purchase({ cart: `${id}:1:100` }));
      expect(answer).toMatchObject({ status: 409, refusal: { kind: "gone" } });
    },
  );

  test.each<Record<string, string>>([
    { shippingMethod: "teleport" },
    { paymentMethod: "", shippingCost: "0", total: "1", subtotal: "1" },
  ])("a method that is not offered, %j, places nothing", async (change) =>
    expect(await shown(purchase(change))).toMatchObject({ status: 422 }),
  );

  test.each(["cart", "key", "email"])("a form without its %s places nothing", async (name) => {
    const { [name]: _, ...rest } = purchase() as Record<string, string>;
    expect(await shown(rest)).toMatchObject({ status: 422 });
  });

  test("asks for a code where none was typed", async () => {
    const code = { typed: "", error: "Enter a code." };
    expect(await shown(purchase({ go: "apply-code", discountCode: "" }))).toMatchObject({
      status: 422,
      code,
    });
  });

  test("the 61st order within ten minutes from one address is told to wait, and keeps what was typed", async () => {
    await shop.add("rate_limits", { key: "orders:203.0.113.1", window_start: shop.clock, count: 59 });
    expect(await submit(purchase())).toBeInstanceOf(Response);
    const text = expect.stringContaining("Too many orders came from your network.");
    expect(await shown(purchase())).toMatchObject({
      status: 429,
      notice: { title: "Order Error", text },
      values: { fullName: "Asha Kumari" },
    });
    shop.clock = new Date(shop.clock.getTime() + 601_000);
    expect(await submit(purchase())).toBeInstanceOf(Response);
  });
});

eachShop("the checkout's form from abroad", { begin: sellTotes, on: "embedded" }, (shop) => {
  const { shown } = checkoutForm(shop);
  const typed = { ...address, step: "1", go: "next", pincode: "" };
  const atHome = {
    ...{ shippingFullName: "Ravi Jha", shippingAddressLine1: "4 Station Road", shippingCity: "Patna" },
    ...{ shippingState: "Bihar", shippingPincode: "800001", shippingPhone: "91234 56789" },
  };

  test("is answered with all countries without script, and with none to a script, which has them", async () => {
    const chosen = { ...typed, country: "other" };
    const answer = await shown(chosen);
    const error = { country: "Choose a country from the list." };
    expect(answer).toMatchObject({ status: 422, step: 1, errors: error, values: { country: "other" } });
    expect(answer.countries).toHaveLength(249);
    expect((await shown({ ...chosen, script: "on" })).countries).toBeUndefined();
    expect((await shown(typed)).countries).toBeUndefined();
  });

  test("knows no country that is none", async () =>
    expect(await shown({ ...typed, ...atHome, country: "Atlantis" })).toMatchObject({
      ...{ status: 422, errors: { country: "Choose a country from the list." } },
      values: { country: "other" },
    }));

  test("asks for an address in India, and goes on with it", async () => {
    const nepal = { ...typed, country: "Nepal", postalCode: "44600" };
    const asked = await shown(nepal);
    expect(asked).toMatchObject({ status: 422, notice: { text: "We send to addresses in India." } });
    expect(asked.errors.shippingPhone).toBe("Tell us the receiver's mobile number in India.");
    expect(await shown({ ...nepal, ...atHome })).toMatchObject({ status: 200, step: 2 });
    const byCash = purchase({ ...nepal, ...atHome, step: "3", go: "place" });
    const errors = { paymentMethod: expect.stringContaining(refusedCash.abroad.reason) };
    expect(await shown(byCash)).toMatchObject({ status: 422, step: 3, errors });
  });
});
