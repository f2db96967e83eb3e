import { createHmac } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { openReceiver, openSimulator } from "./test-simulator.ts";

const names = (arrived: { event: string }[]) => arrived.map(({ event }) => event);

describe("paying", () => {
  test("a success is captured, counted and signed", async () => {
    const { get, order, pay } = await openSimulator();
    const { id } = await order(50_000);
    const { payment, signature } = await pay(id, "success", { method: "upi" });
    expect(payment).toMatchObject({ status: "captured", amount: 50_000, method: "upi", order_id: id });
    const expected = createHmac("sha256", "key-secret").update(`${id}|${payment.id}`).digest("hex");
    expect(signature).toBe(expected);
    expect(await get(`/v1/orders/${id}`)).toMatchObject({ status: "paid", attempts: 1 });
    expect((await pay(id)).error.description).toMatch(/declined as the order is already paid/);
  });

  test("a failure leaves the order payable", async () => {
    const { get, order, pay } = await openSimulator();
    const { id } = await order();
    const { payment } = await pay(id, "fail");
    expect(payment).toMatchObject({
      ...{ status: "failed", error_description: "Payment failed", error_reason: "payment_failed" },
      ...{ error_code: "BAD_REQUEST_ERROR", error_source: "bank", error_step: "payment_authorization" },
    });
    expect(await get(`/v1/orders/${id}`)).toMatchObject({ status: "attempted", attempts: 1 });
    await pay(id);
    expect(await get(`/v1/orders/${id}/payments`)).toMatchObject({
      ...{ entity: "collection", count: 2, items: [{ status: "captured" }, { status: "failed" }] },
    });
  });

  test("a payment of another amount or currency can be had", async () => {
    const { order, pay } = await openSimulator();
    const other = { amount_override: 100, currency_override: "USD" };
    const { payment } = await pay((await order()).id, "success", other);
    expect(payment).toMatchObject({ status: "captured", amount: 100, currency: "USD" });
  });

  test("while a payment is only authorised no further one is taken, and unclaimed money goes back", async () => {
    const { url, arrived } = await openReceiver();
    const { get, order, pay, steer } = await openSimulator({ webhookUrl: url });
    const payment = { capture: "manual", capture_options: { manual_expiry_period: 60 } };
    const { id } = await order(50_000, { payment });
    const authorized = (await pay(id, "authorized")).payment;
    expect((await pay(id)).error.description).toMatch(/^Your payment has been declined/);
    await steer("clock", { advance_s: 3601 });
    const back = { status: "refunded", captured: false, refund_status: "full" };
    expect(await get(`/v1/payments/${authorized.id}`)).toMatchObject(back);
    const told = ["payment.authorized", "refund.created", "refund.processed"];
    await vi.waitFor(() => expect(names(arrived)).toEqual(told));
    expect(arrived[2]?.payload.payment.entity.captured).toBe(false);
  });

  test("a silent bank fails the payment first and confirms it ten minutes later", async () => {
    const { get, order, pay, steer } = await openSimulator();
    const { id } = await order();
    const { payment } = await pay(id, "late");
    expect(payment).toMatchObject({ status: "failed", error_reason: "payment_timed_out" });
    await steer("clock", { advance_s: 590 });
    expect((await get(`/v1/payments/${payment.id}`)).status).toBe("failed");
    await steer("clock", { advance_s: 20 });
    const confirmed = { status: "captured", error_code: null };
    expect(await get(`/v1/payments/${payment.id}`)).toMatchObject(confirmed);
  });

  test("of two payments the later one goes back", async () => {
    const { get, order, pay, steer } = await openSimulator();
    const { id } = await order();
    const late = (await pay(id, "late")).payment;
    await pay(id);
    await steer("clock", { advance_s: 700 });
    const back = { status: "refunded", captured: false };
    expect(await get(`/v1/payments/${late.id}`)).toMatchObject(back);
  });
});

describe("webhooks", () => {
  test("come signed, in order, escaped so that nobody may write them anew", async () => {
    const { url, arrived } = await openReceiver();
    const { order, pay } = await openSimulator({ webhookUrl: url });
    await pay((await order(500, { notes: { customer_name: "आशा" } })).id);
    await vi.waitFor(() => expect(arrived).toHaveLength(3));
    expect(names(arrived)).toEqual(["payment.authorized", "payment.captured", "order.paid"]);
    expect(arrived.every(({ isSigned }) => isSigned)).toBe(true);
    expect(new Set(arrived.map(({ id }) => id)).size).toBe(3);
    for (const { body, id } of arrived) {
      expect(id).toMatch(/^[A-Za-z0-9]{14}$/);
      expect(body).toContain("\\u0906\\u0936\\u093e");
      expect(body).toContain("test\\/1");
      expect(JSON.stringify(JSON.parse(body))).not.toBe(body);
    }
    expect(arrived[0]?.payload.payment.entity.status).toBe("authorized");
    expect(arrived[2]?.payload.order?.entity.status).toBe("paid");
  });

  test("come again with the same id until they are taken", async () => {
    const { url, arrived } = await openReceiver([500, 302, 200]);
    const { order, pay } = await openSimulator({ webhookUrl: url, webhookRetryMs: 5 });
    await pay((await order()).id, "fail");
    await vi.waitFor(() => expect(arrived).toHaveLength(3));
    expect(new Set(arrived.map(({ id }) => id)).size).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(arrived).toHaveLength(3);
  });

  test.each([
    ["duplicate", 6],
    ["drop", 0],
    ["hold", 0],
  ])("%s: %i of three arrive by themselves", async (mode, count) => {
    const { url, arrived } = await openReceiver();
    const { order, pay, steer } = await openSimulator({ webhookUrl: url });
    await steer("webhooks", { mode });
    await pay((await order()).id);
    await vi.waitFor(() => expect(arrived).toHaveLength(count));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(arrived).toHaveLength(count);
  });

  test("shuffled ones come last first", async () => {
    const { url, arrived } = await openReceiver();
    const { order, pay, steer } = await openSimulator({ webhookUrl: url });
    await steer("webhooks", { mode: "shuffle" });
    await pay((await order()).id);
    await vi.waitFor(() => expect(arrived).toHaveLength(3));
    expect(names(arrived)).toEqual(["order.paid", "payment.captured", "payment.authorized"]);
  });

  test("held ones go out in the order asked for, as often as asked for", async () => {
    const { url, arrived } = await openReceiver();
    const { origin, order, pay, steer } = await openSimulator({ webhookUrl: url });
    await steer("webhooks", { mode: "hold" });
    await pay((await order()).id);
    const log = await (await fetch(`${origin}/sim/log`)).json();
    const { events }: { events: { id: string; event: string }[] } = log;
    const ids = [events[2]?.id, events[0]?.id];
    const { body } = await steer("webhooks/flush", { order: ids, repeat: 2 });
    expect(body.sent).toHaveLength(2);
    expect(names(arrived)).toEqual(["order.paid", "payment.authorized", "order.paid", "payment.authorized"]);
  });
});

describe("misbehaving", () => {
  test.each([401, 429, 500, 503])("answers %i on command, once", async (status) => {
    const { ask, steer } = await openSimulator();
    await steer("scenario", { next: { endpoint: "POST /v1/orders", status } });
    const body = { amount: 500, currency: "INR" };
    const answer = await ask("POST", "/v1/orders", body);
    expect(answer.status).toBe(status);
    expect(answer.said).toMatch(/\w/);
    expect((await ask("POST", "/v1/orders", body)).status).toBe(200);
  });

  test("answers with a proxy's page, late, or not at all", async () => {
    const { origin, ask, order, steer } = await openSimulator();
    const path = `/v1/orders/${(await order()).id}`;
    const get = () =>
      fetch(origin + path, { headers: { authorization: `Basic ${btoa("rzp_test_unit:key-secret")}` } });
    const endpoint = "GET /v1/orders/:id";
    await steer("scenario", { next: { endpoint, html: true, status: 502 } });
    const page = await get();
    expect([page.status, page.headers.get("content-type")]).toEqual([502, "text/html"]);
    await steer("scenario", { next: { endpoint, reset: true } });
    await expect(get()).rejects.toThrow();
    await steer("scenario", { next: { endpoint, delay_ms: 80 } });
    const begun = performance.now();
    expect((await ask("GET", path)).status).toBe(200);
    expect(performance.now() - begun).toBeGreaterThan(70);
  });

  test("strikes only the requests that were meant", async () => {
    const { ask, steer } = await openSimulator();
    await steer("scenario", { next: { endpoint: "POST /v1/orders", match: "JC-2", status: 500 } });
    const status = async (receipt: string) =>
      (await ask("POST", "/v1/orders", { amount: 500, currency: "INR", receipt })).status;
    expect([await status("JC-1"), await status("JC-2"), await status("JC-2")]).toEqual([200, 500, 200]);
  });

  test("can lose an answer after the work was done", async () => {
    const { ask, steer } = await openSimulator();
    await steer("scenario", { next: { endpoint: "POST /v1/orders", reset: true, after: true } });
    const body = { amount: 500, currency: "INR", receipt: "JC-9" };
    await expect(ask("POST", "/v1/orders", body)).rejects.toThrow();
    expect((await ask("POST", "/v1/orders", body)).said).toBe("Order receipt should be unique.");
  });
});

test("the log shows what the shop asked, with its headers", async () => {
  const { origin, ask, order } = await openSimulator();
  await order();
  await ask("POST", "/v1/payments/pay_00000000000000/refund", {}, { "X-Refund-Idempotency": "refund-key-1" });
  const { requests } = await (await fetch(`${origin}/sim/log`)).json();
  const headers = [
    { authorization: expect.stringMatching(/^Basic /) },
    { "x-refund-idempotency": "refund-key-1" },
  ];
  expect(requests).toMatchObject([
    { endpoint: "POST /v1/orders", status: 200, headers: headers[0] },
    { endpoint: "POST /v1/payments/:id/refund", status: 400, headers: headers[1] },
  ]);
});

test("other machines' pages may not steer it", async () => {
  const { origin } = await openSimulator();
  const reset = (headers: Record<string, string>) =>
    new Promise((resolve, reject) => {
      const asked = request(`${origin}/sim/reset`, { method: "POST", headers }, ({ statusCode }) =>
        resolve(statusCode),
      );
      asked.on("error", reject).end();
    });
  expect(await reset({ Origin: "https://elsewhere.example" })).toBe(403);
  expect(await reset({ Host: "rebound.example" })).toBe(403);
  expect(await reset({ Origin: "http://localhost:3000" })).toBe(200);
});

test("a restart forgets nothing", async () => {
  const folder = mkdtempSync(join(tmpdir(), "jhola-sim-"));
  const stateFile = join(folder, "payments");
  const first = await openSimulator({ stateFile });
  const order = await first.order(4200);
  await first.close();
  const second = await openSimulator({ stateFile });
  expect((await second.ask("GET", `/v1/orders/${order.id}`)).body).toEqual(order);
  await second.close();
  rmSync(folder, { recursive: true });
});
