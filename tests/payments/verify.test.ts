import { describe, expect, test } from "vitest";
import { parseConfig } from "#platform/config/config.server.ts";
import { addCardOrder, type CardOrder, type Paid, signWebhook } from "../card-shop.ts";
import { addProducts } from "../database/product-row.ts";
import { orderInAdmin } from "./order-in-admin.ts";

const { keySecret } = parseConfig({}).razorpay;
// The browser alone brings the news here.
const { begun, adminPage, mails, order, row, verify } = orderInAdmin({ webhooks: "drop" });

describe("a verification is refused", () => {
  test.each<[string, (paid: Paid) => Partial<Paid>]>([
    ["a forged signature", () => ({ razorpay_signature: "0".repeat(64) })],
    ["no signature", () => ({ razorpay_signature: "" })],
    ["another payment's id", () => ({ razorpay_payment_id: "pay_00000000000000" })],
    ["another order of the provider", () => ({ razorpay_order_id: "order_00000000000000" })],
    [
      "two payments under one true signature",
      ({ razorpay_order_id: of }) => ({
        razorpay_payment_id: "pay_B|pay_C",
        razorpay_signature: signWebhook(`${of}|pay_B|pay_C`, keySecret),
      }),
    ],
  ])("%s", async (_what, forged) => {
    const paid = await adminPage().pay(await begun());
    const { status, body } = await verify({ ...paid, ...forged(paid) });
    expect([status, body]).toEqual([
      400,
      { verified: false, error: "Could not verify payment.", code: "notVerified" },
    ]);
    expect(await row()).toMatchObject({ status: "payment_verification_failed", paid_at: null });
    expect(await mails()).toHaveLength(0);
    // The true word still counts.
    expect((await verify(paid)).body.verified).toBe(true);
    expect(await row()).toMatchObject({ status: "processing" });
  });

  test("a payment of another order, however well signed", async () => {
    const other = await addCardOrder(adminPage().database);
    const paid = await adminPage().pay(await begun(other));
    await begun();
    expect((await verify(paid, order())).status).toBe(400);
    expect(await row()).toMatchObject({ payment_state: "failed", paid_at: null });
    expect((await verify(paid, other)).body).toEqual({ verified: true });
    expect((await verify(paid, order())).status).toBe(400);
    expect(await row()).toMatchObject({ payment_state: "failed", paid_at: null });
  });

  test.each([
    ["another amount", { amount_override: 1_00 }],
    ["other money", { currency_override: "USD" }],
  ])("%s: the money is due back", async (_what, more) => {
    const paid = await adminPage().pay(await begun(), "success", more);
    expect(await verify(paid)).toMatchObject({
      status: 400,
      body: {
        verified: false,
        error: "The amount paid is not the order's amount. We will return it to you.",
      },
    });
    expect(await row()).toMatchObject({ status: "payment_verification_failed", refund_due: true });
  });

  test("a wrong word about a paid order spoils nothing", async () => {
    const paid = await adminPage().pay(await begun());
    await verify(paid);
    expect((await verify({ ...paid, razorpay_signature: "0".repeat(64) })).status).toBe(400);
    expect(await row()).toMatchObject({ status: "processing" });
  });

  test("a declined payment, with the bank's word", async () => {
    const paid = await adminPage().pay(await begun(), "fail");
    expect(await verify(paid)).toMatchObject({
      status: 400,
      body: { verified: false, error: "Payment failed (Reason: payment_failed)" },
    });
    expect(await row()).toMatchObject({ status: "payment_failed_razorpay" });
  });
});

/** A page of the order, by the signed link of its mail. */
async function read(path: string, { token }: CardOrder): Promise<string> {
  const query = `${path.includes("?") ? "&" : "?"}token=${token}`;
  return (await fetch(`${adminPage().shop.origin}${path}${query}`)).text();
}

test.each([
  ["processing", "Your order is being made ready. It is not paid yet."],
  ["pending", "We have your order and will start on it soon. It is not paid yet."],
] as const)(
  "an unpaid order that the owner set to %s is shown as such, and can be paid",
  async (status, words) => {
    const { db } = adminPage().database;
    const moved = {
      status,
      fulfilment_state: status,
      payment_state: "failed",
      confirmed_at: new Date(),
    } as const;
    await db.updateTable("orders").set(moved).where("id", "=", order().id).execute();
    const confirmation = await read(`/order-confirmation?orderId=${order().number}`, order());
    expect(confirmation).toContain("Your order is not paid yet");
    expect(confirmation).toContain(words);
    expect(confirmation).toContain(`/pay/${order().number}`);
    expect(await read(`/pay/${order().number}`, order())).toContain("Pay for your order");
    const paid = await adminPage().pay(await begun());
    expect((await verify(paid)).body).toEqual({ verified: true });
    expect(await row()).toMatchObject({ status: "processing", payment_state: "captured", refund_due: false });
    expect(await read(`/pay/${order().number}`, order())).toContain("Thank you for your order");
  },
);

test("a payment for the last piece, which was sold meanwhile, is paid and comes too late", async () => {
  const { db } = adminPage().database;
  await addProducts(db, [{ id: "last", name: "Last Bag", stock_count: 1 }]);
  const late = await addCardOrder(adminPage().database, [{ product_id: "last", product_name: "Last Bag" }]);
  const paid = await adminPage().pay(await begun(late));
  // Its hour is over, and somebody else was quicker.
  await db.updateTable("orders").set({ stock_held_until: null }).where("id", "=", late.id).execute();
  await db.updateTable("order_items").set({ stock_taken: 0 }).where("order_id", "=", late.id).execute();
  for (const _ of [1, 2]) {
    expect(await verify(paid, late)).toEqual({ status: 200, body: { verified: true, tooLate: true } });
  }
  expect(await row(late)).toMatchObject({ payment_state: "captured", refund_due: true });
  expect(await mails(late)).toEqual([{ kind: "order-too-late" }]);
  const page = await read(`/order-confirmation?orderId=${late.number}`, late);
  expect(page).toContain("Your payment came too late");
  expect(page).not.toContain("Thank you for your order");
});

describe("a provider that misbehaves during the verification", () => {
  test.each([
    ["401", { status: 401 }],
    ["429", { status: 429 }],
    ["500", { status: 500 }],
    ["an HTML page", { html: true }],
    ["connections that break", { reset: true, times: 2 }],
    ["a page that says 200", { html: true, status: 200 }],
  ])("%s: nothing is believed, nothing is lost", async (_what, mishap) => {
    const paid = await adminPage().pay(await begun());
    await adminPage().mishap("GET /v1/payments/:id", mishap);
    expect(await verify(paid)).toMatchObject({ status: 503, body: { verified: false, pending: true } });
    expect(await row()).toMatchObject({ status: "awaiting_razorpay_payment", paid_at: null });
    expect((await verify(paid)).body).toEqual({ verified: true });
  });

  test("silence ends after some seconds", async () => {
    const paid = await adminPage().pay(await begun());
    await adminPage().mishap("GET /v1/payments/:id", { delay_ms: 30_000 });
    const begunAt = Date.now();
    expect((await verify(paid)).status).toBe(503);
    expect(Date.now() - begunAt).toBeLessThan(10_000);
    expect((await verify(paid)).body).toEqual({ verified: true });
  });

  test("authorised money that can't be captured yet is waited for", async () => {
    const paid = await adminPage().pay(await begun(), "authorized");
    await adminPage().mishap("POST /v1/payments/:id/capture", { status: 500 });
    expect(await verify(paid)).toMatchObject({ status: 202, body: { verified: false, pending: true } });
    expect(await row()).toMatchObject({ status: "awaiting_razorpay_payment" });
    expect((await verify(paid)).body).toEqual({ verified: true });
  });

  test("a capture whose answer is lost counts all the same", async () => {
    const paid = await adminPage().pay(await begun(), "authorized");
    await adminPage().mishap("POST /v1/payments/:id/capture", { reset: true, after: true });
    expect((await verify(paid)).body).toEqual({ verified: true });
    expect(await row()).toMatchObject({ status: "processing" });
  });
});
