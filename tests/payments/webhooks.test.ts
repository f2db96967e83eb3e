import { describe, expect, test, vi } from "vitest";
import { type Paid, sendWebhook } from "../card-shop.ts";
import { manyAtOnce } from "../database/each-shop.ts";
import { orderInAdmin } from "./order-in-admin.ts";

const { begun, card, history, mails, order, row, verify } = orderInAdmin();

const untilPaid = (of = order()) =>
  vi.waitFor(async () => expect(await row(of)).toMatchObject({ status: "processing" }), { timeout: 15_000 });
const undone = () => card().rows.rows("payment_events", { processed_at: null });
const untilDone = () => vi.waitFor(async () => expect(await undone()).toEqual([]), { timeout: 15_000 });
const event = (name: string, { razorpay_payment_id: id }: Paid) =>
  JSON.stringify({ entity: "event", event: name, payload: { payment: { entity: { id } } } });

describe("webhooks pay an order whose browser never came back", () => {
  test.each(["auto", "duplicate", "shuffle"])("%s: once, with one mail", async (mode) => {
    await card().steer("webhooks", { mode });
    await card().pay(await begun());
    await untilPaid();
    await vi.waitFor(async () => {
      const events = await card().events();
      const names = ["order.paid", "payment.authorized", "payment.captured"];
      expect(events.map((each) => each.event).sort()).toEqual(names);
      for (const each of events) expect(each.deliveries).toEqual(mode === "duplicate" ? [200, 200] : [200]);
    });
    await untilDone();
    expect(await mails()).toEqual(["order-paid"]);
    expect(await history()).toHaveLength(1);
    expect((await row()).status).toBe("processing");
  });

  test("every event five times at once, backwards", async () => {
    await card().steer("webhooks", { mode: "hold" });
    await card().pay(await begun());
    const bodies = (await card().events()).reverse();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => bodies)
        .flat()
        .map(({ id, body }) => sendWebhook(card().shop.origin, body, { "x-razorpay-event-id": id })),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    await untilPaid();
    await untilDone();
    const ids = bodies.map(({ id }) => id);
    const kept = await card().rows.column("payment_events", "event_id");
    expect(kept.filter((id) => ids.includes(id))).toHaveLength(3);
    expect(await mails()).toHaveLength(1);
    expect(await history()).toHaveLength(1);
  });

  test("together with 20 browsers", async () => {
    await card().steer("webhooks", { mode: "duplicate" });
    const paid = await card().pay(await begun());
    const answers = await manyAtOnce(20, () => verify(paid));
    expect(answers.every(({ body }) => body.verified === true)).toBe(true);
    await untilDone();
    expect(await mails()).toHaveLength(1);
    expect(await history()).toHaveLength(1);
  });

  test("a body that claims more than the provider says is not believed", async () => {
    await card().steer("webhooks", { mode: "drop" });
    const paid = await card().pay(await begun(), "fail");
    await sendWebhook(card().shop.origin, event("payment.captured", paid));
    await vi.waitFor(async () => expect(await row()).toMatchObject({ status: "payment_failed_razorpay" }));
    expect((await row()).paid_at).toBeNull();
  });

  test("the provider answers the shop with an error: the event waits and is tried again", async () => {
    await card().steer("webhooks", { mode: "drop" });
    const paid = await card().pay(await begun());
    await card().mishap("GET /v1/payments/:id", { status: 500 });
    expect((await sendWebhook(card().shop.origin, event("payment.captured", paid))).status).toBe(200);
    await vi.waitFor(async () => {
      expect(await undone()).toMatchObject([{ attempts: 1, last_error: expect.any(String) }]);
    });
    await card().rows.set("payment_events", {}, { next_attempt_at: new Date(0) });
    // Any other event wakes the worker, as its own half minute does.
    await sendWebhook(card().shop.origin, event("payment.authorized", paid));
    await untilPaid();
    await untilDone();
    expect(await mails()).toHaveLength(1);
  });

  test("is answered at once, however slow the provider is", async () => {
    await card().steer("webhooks", { mode: "drop" });
    const paid = await card().pay(await begun());
    await card().mishap("GET /v1/payments/:id", { delay_ms: 6_000 });
    const begunAt = Date.now();
    expect((await sendWebhook(card().shop.origin, event("payment.captured", paid))).status).toBe(200);
    expect(Date.now() - begunAt).toBeLessThan(2_000);
    await untilPaid();
  });
});
