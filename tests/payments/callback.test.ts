import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Paid } from "../card-shop.ts";
import { signIn } from "../sign-in.ts";
import { orderInAdmin } from "./order-in-admin.ts";
import { failure, noticeOf, post, sendBack } from "./providers-page.ts";

// The browser alone brings the news here.
const { begun, card, order, row, verify } = orderInAdmin({ webhooks: "drop" });

describe("the callback of browsers that can show no window", () => {
  const back = sendBack(card);

  test("leads from a signed payment to its order, which is paid and may be seen", async () => {
    const { status, to, notice } = await back({ ...(await card().pay(await begun())) });
    const place = [to.pathname, to.searchParams.get("orderId")];
    expect([status, ...place]).toEqual([303, "/order-confirmation", order().number]);
    expect(notice).toEqual({ title: "Payment Successful!", text: "Your order is confirmed." });
    expect(await row()).toMatchObject({ status: "processing" });
    const page = await fetch(to);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("12 Gandhi Path");
  });

  test("leads home, in the buyer's language, from an order that nobody knows", async () => {
    const form = { razorpay_order_id: "order_unknown" };
    expect((await back(form)).to.pathname).toBe("/");
    expect((await back(form, "?language=hi")).to.pathname).toBe("/hi");
  });

  test("leads a buyer who reads Hindi to the order in Hindi, and keeps its failure in English", async () => {
    const paid = await card().pay(await begun(), "fail");
    const { to, notice } = await back(failure(paid), "?language=hi");
    expect(to.pathname).toBe("/hi/order-confirmation");
    expect(notice).toMatchObject({ title: "भुगतान नहीं हुआ", text: "भुगतान नहीं हो पाया।" });
    expect(await row()).toMatchObject({ payment_reason: "Payment failed (Reason: payment_failed)" });
  });

  test("is no way to pay by a forged signature, nor to see the order", async () => {
    const paid = await card().pay(await begun());
    const { to, notice } = await back({ ...paid, razorpay_signature: "0".repeat(64) });
    expect(notice).toMatchObject({ title: "Payment Verification Failed", tone: "destructive" });
    expect(to.searchParams.has("token")).toBe(false);
    expect((await fetch(to)).status).toBe(404);
    // Nor to spoil it: anybody can send such a form, from any site.
    expect(await row()).toMatchObject({ paid_at: null, status: "awaiting_razorpay_payment" });
  });

  test("tells a failure in the provider's words, never in the form's", async () => {
    const paid = await card().pay(await begun(), "fail");
    const { to, notice } = await back(failure(paid));
    const text = "Payment failed (Reason: payment_failed)";
    expect(notice).toEqual({ title: "Payment Failed", text, tone: "destructive" });
    expect(to.searchParams.has("token")).toBe(false);
    expect(await row()).toMatchObject({ status: "payment_failed_razorpay" });
  });

  test("believes no failure of a payment that worked", async () => {
    const { notice } = await back(failure(await card().pay(await begun())));
    expect(notice?.title).toBe("Payment Successful!");
    expect(await row()).toMatchObject({ status: "processing" });
  });

  test.each([
    ["signed", (paid: Paid) => ({ ...paid })],
    ["told as a failure", failure],
  ])("thanks nobody for a payment that came too late: %s", async (_what, fields) => {
    const paid = await card().pay(await begun());
    await card().rows.set("orders", order().id, { status: "cancelled", fulfilment_state: "cancelled" });
    const { to, notice } = await back(fields(paid));
    expect(notice).toMatchObject({ title: "Payment Came Too Late", tone: "destructive" });
    expect(await row()).toMatchObject({ status: "cancelled", payment_state: "captured", refund_due: true });
    const page = await (await fetch(`${to.href}&token=${order().token}`)).text();
    expect(page).toContain("Your order was cancelled");
    expect(page).toContain("This order was cancelled, and we return your payment to you.");
    expect(page).not.toContain("Estimated delivery");
  });

  test("keeps asking when the provider is silent", async () => {
    const paid = await card().pay(await begun());
    await card().mishap("GET /v1/payments/:id", { status: 500 });
    const { notice } = await back({ ...paid });
    expect(notice?.title).toBe("Payment Incomplete");
    expect(await row()).toMatchObject({ status: "awaiting_razorpay_payment" });
  });

  test("leads home from what is none of ours", async () => {
    const foreign: Record<string, string>[] = [
      {},
      { razorpay_order_id: "order_00000000000000" },
      { "error[metadata]": "{" },
      { razorpay_order_id: "order_\0", razorpay_signature: "\0" },
    ];
    for (const fields of foreign)
      expect(await back(fields)).toMatchObject({ status: 303, to: { pathname: "/" } });
    const address = `${card().shop.origin}/payments/razorpay/callback`;
    expect((await fetch(address, { redirect: "manual" })).headers.get("location")).toBe("/");
  });
});

describe("the admin's refund", () => {
  let admin: string;
  beforeAll(async () => {
    admin = (await signIn(card().shop, "admin")).cookie;
  });
  beforeEach(async () => {
    const paid = await card().pay(await begun());
    await verify(paid);
  });
  const refund = (fields: Record<string, string>, list = "") =>
    post(`${card().shop.origin}/admin/dashboard/orders/${order().id}/refund${list}`, fields, {
      Origin: card().shop.origin,
      Cookie: admin,
    });
  const ledger = () => card().rows.rows("payment_refunds", { order_id: order().id });

  test("goes through, is written down with who did it, and leads back with a notice", async () => {
    const answer = await refund({ amount: "250.50", key: randomUUID() });
    const place = `/admin/dashboard/orders/${order().id}`;
    expect([answer.status, answer.headers.get("location")]).toEqual([303, place]);
    expect(noticeOf(answer)).toEqual({ title: "Refund Started", text: "₹250.50 goes back to the customer." });
    expect(await ledger()).toMatchObject([{ amount_paise: 250_50, state: "processed" }]);
    const [asked] = await card().asked("POST /v1/payments/:id/refund");
    expect(asked?.headers["x-refund-idempotency"]).toBe((await ledger())[0]?.idempotency_key);
    const audit = await card().rows.rows("audit_log", { entity_id: order().id });
    expect(audit).toMatchObject([{ action: "order.refunded", actor_id: expect.any(String) }]);
  });

  test("leads back with the list that the order was opened from, refused or made", async () => {
    const list = "?status=refund-due&page=2";
    const place = `/admin/dashboard/orders/${order().id}${list}`;
    const refused = await refund({ amount: "all", key: randomUUID() }, `${list}&refund=5`);
    expect(refused.headers.get("location")).toBe(`${place}&refund=all`);
    const made = await refund({ amount: "5", key: randomUUID() }, list);
    expect(made.headers.get("location")).toBe(place);
  });

  /** The order's page as it stands after a refund, and its field for the sum. */
  const pageAfter = async (answer: Response) => {
    const to = answer.headers.get("location") ?? "";
    const html = await (await fetch(card().shop.origin + to, { headers: { Cookie: admin } })).text();
    return { to, html, field: /<input[^>]*name="amount"[^>]*>/.exec(html)?.[0] };
  };

  // What is no sum is a table beside it: app/order-admin/money/refunds.test.tsx.
  test("is refused for a sum that can't be, which stays in its field, with what is wrong", async () => {
    const [amount, text] = ["1000.01", "At most ₹1,000.00 can be refunded."];
    const answer = await refund({ amount, key: randomUUID() });
    expect(noticeOf(answer)).toMatchObject({ title: "Refund Failed", text });
    const { field, html } = await pageAfter(answer);
    expect(field).toContain(`value="${amount}"`);
    expect(field).toContain('aria-invalid="true"');
    expect(html).toContain(text);
    expect(await ledger()).toEqual([]);
  });

  test("is refused without a key, as a page that is out of date", async () => {
    const text = expect.stringContaining("out of date");
    expect(noticeOf(await refund({ amount: "5" }))).toMatchObject({ title: "Refund Failed", text });
    expect(await ledger()).toEqual([]);
  });

  test("leaves a right sum in its field when the provider refuses it, and forgets it once it went", async () => {
    await card().mishap("POST /v1/payments/:id/refund", { status: 400 });
    const { field, html } = await pageAfter(await refund({ amount: "250", key: randomUUID() }));
    expect(field).toContain('value="250"');
    expect(field).toContain('aria-invalid="false"');
    expect(html).toContain("Failed");
    const { field: next } = await pageAfter(await refund({ amount: "250", key: randomUUID() }));
    expect(next).toContain('value="750.00"');
  });

  test("leaves no more of an endless text than a field shows", async () => {
    const { to } = await pageAfter(await refund({ amount: "₹\r\n".repeat(5000), key: randomUUID() }));
    expect(to.length).toBeLessThan(400);
  });
});
