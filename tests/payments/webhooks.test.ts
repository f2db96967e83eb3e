import { describe, expect, test, vi } from "vitest";
import { type Paid, sendWebhook } from "../card-shop.ts";
import { manyAtOnce } from "../many-at-once.ts";
import { orderInAdmin } from "./order-in-admin.ts";

const { begun, adminPage, history, mails, order, row, verify } = orderInAdmin();

const db = () => adminPage().database.db;
const untilPaid = (of = order()) =>
  vi.waitFor(async () => expect(await row(of)).toMatchObject({ status: "processing" }), { timeout: 15_000 });
const undone = () => adminPage().rows.rows("payment_events", { processed_at: null });
const untilDone = () => vi.waitFor(async () => expect(await undone()).toEqual([]), { timeout: 15_000 });
const event = (name: string, paid: Paid) =>
  JSON.stringify({
    entity: "event",
    event: name,
    payload: { payment: { entity: { id: paid.razorpay_payment_id } } },
  });

describe("webhooks pay an order whose browser never came back", () => {
  test.each(["auto", "duplicate", "shuffle"])("%s: once, with one mail", async (mode) => {
    await adminPage().steer("webhooks", { mode });
    await adminPage().pay(await begun());
    await untilPaid();
    await vi.waitFor(async () => {
      const events = await adminPage().events();
      expect(events.map((each) => each.event).sort()).toEqual([
        "order.paid",
        "payment.authorized",
        "payment.captured",
      ]);
      for (const each of events) expect(each.deliveries).toHaveLength(mode === "duplicate" ? 2 : 1);
      for (const each of events) expect(each.deliveries.every((status) => status === 200)).toBe(true);
    });
    await untilDone();
    expect(await mails()).toEqual([{ kind: "order-paid" }]);
    expect(await history()).toHaveLength(1);
    expect((await row()).status).toBe("processing");
  });

  test("every event five times at once, backwards", async () => {
    await adminPage().steer("webhooks", { mode: "hold" });
    await adminPage().pay(await begun());
    const bodies = (await adminPage().events()).reverse();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => bodies)
        .flat()
        .map(({ id, body }) => sendWebhook(adminPage().shop.origin, body, { "x-razorpay-event-id": id })),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    await untilPaid();
    await untilDone();
    const kept = await db()
      .selectFrom("payment_events")
      .select("event_id")
      .where(
        "event_id",
        "in",
        bodies.map(({ id }) => id),
      )
      .execute();
    expect(kept).toHaveLength(3);
    expect(await mails()).toHaveLength(1);
    expect(await history()).toHaveLength(1);
  });

  test("together with 20 browsers", async () => {
    await adminPage().steer("webhooks", { mode: "duplicate" });
    const paid = await adminPage().pay(await begun());
    const answers = await manyAtOnce(20, () => verify(paid));
    expect(answers.every(({ body }) => body.verified === true)).toBe(true);
    await untilDone();
    expect(await mails()).toHaveLength(1);
    expect(await history()).toHaveLength(1);
  });

  test("a failure that comes after the payment changes nothing", async () => {
    await adminPage().steer("webhooks", { mode: "hold" });
    const provider = await begun();
    await adminPage().pay(provider, "fail");
    await adminPage().pay(provider);
    const [failed, ...rest] = await adminPage().events();
    for (const each of [...rest, failed]) {
      if (each) await sendWebhook(adminPage().shop.origin, each.body, { "x-razorpay-event-id": each.id });
    }
    await untilPaid();
    await untilDone();
    expect(await row()).toMatchObject({ status: "processing" });
    expect(await history()).toHaveLength(1);
  });

  test("a failure makes it payable again and says why, and a bank may say yes after it said no", async () => {
    const failed = "payment_failed_razorpay";
    const payment_reason = "Payment failed (Reason: payment_failed)";
    await adminPage().pay(await begun(), "fail");
    await vi.waitFor(async () => expect(await row()).toMatchObject({ status: failed, payment_reason }));
    await adminPage().pay(await begun(), "late");
    await vi.waitFor(async () => expect(await row()).toMatchObject({ status: failed }));
    await adminPage().steer("clock", { advance_s: 900 });
    await untilPaid();
  });

  test("a body that claims more than the provider says is not believed", async () => {
    await adminPage().steer("webhooks", { mode: "drop" });
    const paid = await adminPage().pay(await begun(), "fail");
    await sendWebhook(adminPage().shop.origin, event("payment.captured", paid));
    await vi.waitFor(async () => expect(await row()).toMatchObject({ status: "payment_failed_razorpay" }));
    expect((await row()).paid_at).toBeNull();
  });

  test("the provider answers the shop with an error: the event waits and is tried again", async () => {
    await adminPage().steer("webhooks", { mode: "drop" });
    const paid = await adminPage().pay(await begun());
    await adminPage().mishap("GET /v1/payments/:id", { status: 500 });
    expect((await sendWebhook(adminPage().shop.origin, event("payment.captured", paid))).status).toBe(200);
    await vi.waitFor(async () => {
      const waiting = await adminPage().rows.rows("payment_events", { processed_at: null });
      expect(waiting).toMatchObject([{ attempts: 1, last_error: expect.any(String) }]);
    });
    await adminPage().rows.set("payment_events", {}, { next_attempt_at: new Date(0) });
    // Any other event wakes the worker, as its own half minute does.
    await sendWebhook(adminPage().shop.origin, event("payment.authorized", paid));
    await untilPaid();
    await untilDone();
    expect(await mails()).toHaveLength(1);
  });

  test("is answered at once, however slow the provider is", async () => {
    await adminPage().steer("webhooks", { mode: "drop" });
    const paid = await adminPage().pay(await begun());
    await adminPage().mishap("GET /v1/payments/:id", { delay_ms: 6_000 });
    const begunAt = Date.now();
    expect((await sendWebhook(adminPage().shop.origin, event("payment.captured", paid))).status).toBe(200);
    expect(Date.now() - begunAt).toBeLessThan(2_000);
    await untilPaid();
  });
});
