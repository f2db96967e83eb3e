import { describe, expect, test } from "vitest";
import { sealOrderAccess } from "#accounts/session/placed-orders.server.ts";
import { addCardOrder, type CardOrder } from "../card-shop.ts";
import { signIn } from "../sign-in.ts";
import { orderInAdmin } from "./order-in-admin.ts";

// The browser alone brings the news here.
const { begun, call, create, card, history, mails, order, row, verify } = orderInAdmin({ webhooks: "drop" });

const report = (outcome: string, more: object = {}) =>
  call("report-payment-outcome", { db_order_id: order().id, token: order().token, outcome, ...more });

describe("what the functions answer", () => {
  test("get-razorpay-key-id: the public key, to anybody", async () => {
    const address = `${card().shop.origin}/functions/v1/get-razorpay-key-id`;
    const answer = await fetch(address, { method: "POST" });
    expect([answer.status, await answer.json()]).toEqual([200, { keyId: "rzp_test_JholaSimulator" }]);
  });

  test("create-razorpay-order: id, amount and currency from our books, whatever the page says", async () => {
    const notes = { internal_order_id: "other", customer_name: "x", customer_email: "y" };
    const begun = { id: expect.stringMatching(/^order_/), amount: 100_000, currency: "INR" };
    expect(await create(order(), { amount: 1, currency: "USD", notes })).toEqual({
      status: 200,
      body: begun,
    });
    const [asked] = await card().asked("POST /v1/orders");
    expect(JSON.parse(asked?.body ?? "")).toMatchObject({
      amount: 100_000,
      currency: "INR",
      receipt: order().number,
      notes: {
        internal_order_id: order().id,
        customer_name: "Asha Kumari",
        customer_email: "asha@example.com",
      },
    });
    expect(asked?.headers.authorization).toMatch(/^Basic /);
  });

  test("verify-razorpay-payment: verified, and the order is on its way", async () => {
    const paid = await card().pay(await begun());
    expect(await verify(paid)).toEqual({ status: 200, body: { verified: true } });
    const { razorpay_payment_id } = paid;
    expect(await row()).toMatchObject({ status: "processing", razorpay_payment_id });
    expect(await mails()).toEqual(["order-paid"]);
    expect(await verify(paid)).toEqual({ status: 200, body: { verified: true } });
    const body = { error: "This order is already paid.", code: "alreadyPaid" };
    expect(await create()).toEqual({ status: 409, body });
  });

  test.each([
    ["another function", "get-secrets", {}, 404],
    ["no JSON", "create-razorpay-order", "{", 400],
    ["no object", "verify-razorpay-payment", "[]", 400],
    ["a field of another kind", "verify-razorpay-payment", { razorpay_order_id: 1 }, 400],
    ["an outcome that is none", "report-payment-outcome", { db_order_id: "x", outcome: "paid" }, 400],
    ["an order that is none", "create-razorpay-order", { receipt: "JC-1" }, 404],
    ["no order at all", "create-razorpay-order", {}, 404],
  ])("%s: refused as JSON", async (_what, name, payload, status) => {
    expect(await call(name, payload)).toMatchObject({ status, body: { error: expect.any(String) } });
  });

  test("texts that no database takes are no payload", async () => {
    for (const text of ["\0", `${order().number}\0`, "x".repeat(501)]) {
      const names = [
        "receipt",
        "db_order_id",
        "razorpay_order_id",
        "razorpay_payment_id",
        "razorpay_signature",
      ];
      const fields = Object.fromEntries(names.map((name) => [name, text]));
      for (const name of ["create-razorpay-order", "report-payment-outcome", "verify-razorpay-payment"])
        expect((await call(name, { ...fields, outcome: "failed" })).status, name).toBe(400);
    }
  });

  test("a visit instead of a call is refused as JSON, and another site's call at the endpoint", async () => {
    for (const name of ["get-razorpay-key-id", "create-razorpay-order", "verify-razorpay-payment"]) {
      const visited = await fetch(`${card().shop.origin}/functions/v1/${name}`);
      expect([visited.status, visited.headers.get("content-type")]).toEqual([405, "application/json"]);
    }
    const foreign = await fetch(`${card().shop.origin}/functions/v1/create-razorpay-order`, {
      method: "POST",
      headers: { Origin: "https://evil.example" },
      body: JSON.stringify({ receipt: order().number, token: order().token }),
    });
    expect(foreign.status).toBe(403);
    expect(await row()).toMatchObject({ razorpay_order_id: null });
  });
});

describe("an order is its holder's", () => {
  const secret = "the secret of a shop under test, long enough";

  test("by the cookie of the browser that placed it", async () => {
    const cookie = `jhola_orders=${sealOrderAccess(order().number, [], secret)}`;
    const begin = (receipt: string) => call("create-razorpay-order", { receipt }, { Cookie: cookie });
    expect(await begin(order().number)).toMatchObject({ status: 200 });
    expect(await begin((await addCardOrder(card().database)).number)).toMatchObject({ status: 404 });
  });

  test("by the session of its owner, and nobody else's", async () => {
    const [owner, stranger] = [await signIn(card().shop, "user"), await signIn(card().shop, "user")];
    const profile = await card().rows.row("profiles", { email: owner.actor.email });
    const own = await addCardOrder(card().database, [{}], { user_id: profile.id });
    const as = (cookie: string) => call("create-razorpay-order", { receipt: own.number }, { Cookie: cookie });
    expect((await as(owner.cookie)).status).toBe(200);
    expect((await as(stranger.cookie)).status).toBe(404);
    expect((await as("")).status).toBe(404);
  });

  test("and a stranger learns nothing and changes nothing", async () => {
    const paid = await card().pay(await begun());
    const known = { db_order_id: order().id, token: "wrong" };
    const missing = { db_order_id: "nobody", token: "wrong" };
    const words = { outcome: "failed", ...paid };
    for (const name of ["verify-razorpay-payment", "report-payment-outcome"]) {
      const answer = await call(name, { ...words, ...known });
      expect(answer).toEqual(await call(name, { ...words, ...missing }));
      expect(answer.status).toBe(404);
    }
    expect(await row()).toMatchObject({ status: "awaiting_razorpay_payment" });
  });
});

describe("a browser reports", () => {
  test("what it saw; a closed window after a failure changes nothing, and a new try begins anew", async () => {
    await begun();
    expect(await report("dismissed")).toEqual({ status: 200, body: { status: "payment_modal_dismissed" } });
    const made = {
      description: "Payment failed",
      reason: "card_declined",
      razorpay_payment_id: "pay_ABCDEFGHIJKLMN",
    };
    expect((await report("failed", made)).body).toEqual({ status: "payment_failed_razorpay" });
    // Anybody can make these up: the provider is asked for its own.
    expect(await row()).toMatchObject({ payment_reason: null, razorpay_payment_id: null });
    expect((await report("payment_modal_dismissed")).body).toEqual({ status: "payment_failed_razorpay" });
    await begun();
    expect(await row()).toMatchObject({ status: "awaiting_razorpay_payment" });
    expect((await report("payment_error_generic")).body).toEqual({ status: "payment_error_generic" });
  });

  test("and claims what it likes: the history has each ending once", async () => {
    for (let round = 0; round < 4; round += 1) {
      await begun();
      for (const outcome of ["dismissed", "failed", "generic", "init_failed", "failed"])
        await report(outcome);
      const forged = { razorpay_signature: "0".repeat(64) };
      await verify({ razorpay_order_id: "order_A", razorpay_payment_id: "pay_A", ...forged });
    }
    const statuses = (await history()).map(({ status }) => status);
    expect(statuses.length).toBe(new Set(statuses).size);
    expect((await row()).status).toBe("payment_verification_failed");
  });
});

describe("a provider that the browser waits for", () => {
  test("is told of as odd or silent, and asked again", async () => {
    await card().mishap("POST /v1/orders", { spoil: "surrogate" });
    const error = "The payment service answered something unexpected.";
    expect(await create()).toEqual({ status: 503, body: { error, code: "noService" } });
    expect(await row()).toMatchObject({ razorpay_order_id: null });
    const paid = await card().pay(await begun());
    await card().mishap("GET /v1/payments/:id", { delay_ms: 30_000 });
    const begunAt = Date.now();
    expect(await verify(paid)).toMatchObject({ status: 503, body: { verified: false, pending: true } });
    expect(Date.now() - begunAt).toBeLessThan(10_000);
    expect((await verify({ ...paid, razorpay_signature: "0".repeat(64) })).status).toBe(400);
    expect((await verify(paid)).body).toEqual({ verified: true });
  });
});

/** A page of the order, by the signed link of its mail. */
async function read(path: string, { token }: CardOrder): Promise<string> {
  const query = `${path.includes("?") ? "&" : "?"}token=${token}`;
  return (await fetch(`${card().shop.origin}${path}${query}`)).text();
}

test("an unpaid order that the owner set to processing is shown as such, and can be paid", async () => {
  const moved = { status: "processing", fulfilment_state: "processing", payment_state: "failed" } as const;
  await card().rows.set("orders", order().id, moved);
  const confirmation = await read(`/order-confirmation?orderId=${order().number}`, order());
  const words = "Your order is being made ready. It is not paid yet.";
  for (const part of ["Your order is not paid yet", words, `/pay/${order().number}`])
    expect(confirmation).toContain(part);
  expect(await read(`/pay/${order().number}`, order())).toContain("Pay for your order");
  await verify(await card().pay(await begun()));
  expect(await read(`/pay/${order().number}`, order())).toContain("Thank you for your order");
});
