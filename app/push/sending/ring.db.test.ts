import { sql } from "kysely";
import { expect, it } from "vitest";
import { eachShop, manyAtOnce } from "../../../tests/database/each-shop.ts";
import { unpaidByCard } from "../../../tests/database/order-row.ts";
import { pushShop } from "../../../tests/database/push-shop.ts";
import { pushKeys } from "./push-keys.server.ts";
import { mostRingTries } from "./ring-attempts.ts";
import { ringAll } from "./ring-jobs.server.ts";

const given = { at: new Date(), settings: { WEBHOOKS_ALLOW_PRIVATE: "yes" } };

eachShop("what rings a phone", given, (shop) => {
  const push = pushShop(shop);
  const today = () => ({ created_at: new Date(), total_amount: "1299" });
  const order = (more = {}) => shop.addOrder([{ quantity: 2 }], { ...today(), ...more });
  const events = () => shop.rows("push_events", {}, "id");

  it("writes nothing while nobody's phone rings", async () => {
    await order();
    expect(await events()).toEqual([]);
  });

  it("tells an order once, to who may see orders, by its sum and pieces and without a name", async () => {
    await push.member("owner");
    await push.member("packer", ["pack"]);
    await push.member("writer", ["stories"]);
    const id = await order({ billing_full_name: "Meera Sharma" });
    await push.round();
    await push.round();
    const title = "New order · ₹1,299 · 2 pieces";
    expect(push.service.titles()).toEqual([`owner: ${title}`, `packer: ${title}`]);
    const { order_id_text } = await shop.row("orders", id);
    const [rung] = push.service.pushes;
    expect(rung?.message).toMatchObject({ body: order_id_text, to: `/admin/dashboard/orders/${id}` });
    expect(rung?.headers).toMatchObject({ urgency: "high", topic: rung?.message.tag.replaceAll("-", "") });
    expect(Number(rung?.headers.ttl)).toBeLessThanOrEqual(86_400);
    expect(rung?.sub).toBe(`mailto:${shop.config.shop.email}`);
    expect(JSON.stringify([push.service.pushes, await events()])).not.toContain("Meera");
    expect(push.service.wrong).toEqual([]);
    expect(await shop.row("push_devices", { device: "owner’s phone" })).toMatchObject({
      rung_at: expect.any(Date),
    });
  });

  it("tells a card order when it is paid, and none that is past a day, or changed otherwise", async () => {
    await push.member("owner");
    const id = await order(unpaidByCard);
    await order({ created_at: new Date(Date.now() - 25 * 3_600_000) });
    await push.round();
    expect(push.service.pushes).toEqual([]);
    const paid = { payment_state: "captured", fulfilment_state: "processing", paid_at: new Date() } as const;
    await shop.set("orders", id, paid);
    await shop.set("orders", id, { fulfilment_state: "pending" });
    await push.round();
    expect(push.service.titles()).toEqual(["owner: New order · ₹1,299 · 2 pieces"]);
  });

  it("tells nothing of an order that is cancelled before the phone rings", async () => {
    await push.member("owner");
    await shop.set("orders", await order(), { status: "cancelled", fulfilment_state: "cancelled" });
    await push.round();
    expect(push.service.pushes).toEqual([]);
  });

  it("tells a payment that is due back to who handles money", async () => {
    await push.member("accountant", ["money"]);
    await push.member("packer", ["pack"]);
    const id = await order();
    await push.round();
    await shop.set("orders", id, { refund_due: true });
    await push.round();
    expect(push.service.titles()).toContain("accountant: Payment due back");
    expect(push.service.titles()).not.toContain("packer: Payment due back");
    expect(push.service.pushes).toHaveLength(3);
  });

  it("is told in the language of whom it rings", async () => {
    const { id } = await push.member("owner");
    await shop.set("profiles", id, { staff_language: "hi" });
    await order();
    await push.round();
    expect(push.service.titles()).toEqual(["owner: नया ऑर्डर · ₹1,299 · 2 नग"]);
  });

  it("goes with the transaction that failed", async () => {
    await push.member("owner");
    const id = await order(unpaidByCard);
    const failed = shop.inTransaction(async (trx) => {
      const paid = { payment_state: "captured", fulfilment_state: "processing" } as const;
      await trx.updateTable("orders").set(paid).where("id", "=", id).execute();
      throw new Error("not paid after all");
    });
    await expect(failed).rejects.toThrow("not paid after all");
    expect(await events()).toEqual([]);
  });

  it.each([404, 410])("ends with a device that the push service no longer knows (%i)", async (status) => {
    await push.member("owner");
    await push.member("packer", ["pack"]);
    push.service.answer((response, { device }) =>
      response.writeHead(device === "packer" ? status : 201).end(),
    );
    await order();
    await push.round();
    expect(await push.devices()).toEqual(["owner"]);
  });

  it.each([
    ["120", 120],
    [new Date(Date.now() + 300_000).toUTCString(), 300],
    ["soon", 30],
  ])("waits as long as a busy push service asks for: %s", async (asked, seconds) => {
    await push.member("owner");
    push.service.answer((response) => response.writeHead(429, { "Retry-After": asked }).end());
    await order();
    await push.round();
    const { rows } = await sql<{ wait: number }>`
      select extract(epoch from next_attempt_at - now())::float8 as wait from push_deliveries
      where state = 'waiting' and status = 429`.execute(shop.db);
    expect(rows[0]?.wait).toBeGreaterThan(seconds - 10);
    expect(rows[0]?.wait).toBeLessThan(seconds + 10);
    await push.round();
    expect(push.service.pushes).toHaveLength(1);
    push.service.answer((response) => response.writeHead(201).end());
    await push.due();
    await push.round();
    expect(await push.deliveries()).toMatchObject([{ state: "rung", attempts: 2, status: 201 }]);
  });

  it("is given up after five tries, or where its day is over", async () => {
    await push.member("owner");
    push.service.answer((response) => response.writeHead(503).end());
    await order();
    for (let tried = 0; tried < mostRingTries + 1; tried += 1) {
      await push.round();
      await push.due();
    }
    expect(await push.deliveries()).toMatchObject([{ state: "failed", attempts: 5, status: 503 }]);
    await order();
    await sql`update push_events set happened_at = now() - interval '25 hours'`.execute(shop.db);
    await push.round();
    expect(push.service.pushes).toHaveLength(5);
    push.service.answer((response) => response.writeHead(429, { "Retry-After": "90000" }).end());
    await order();
    await push.round();
    const [{ state } = { state: "" }] = await shop.rows("push_deliveries", { status: 429 });
    expect(state).toBe("failed");
  });

  it("is tried again where nobody was reached, and never where it may have rung", async () => {
    await push.member("owner");
    const { endpoint } = await shop.row("push_devices", {});
    await shop.db.updateTable("push_devices").set({ endpoint: "http://127.0.0.1:1/" }).execute();
    await order();
    await push.round();
    expect(await push.deliveries()).toMatchObject([{ state: "waiting", attempts: 1 }]);
    await shop.db.updateTable("push_devices").set({ endpoint }).execute();
    push.service.answer((response) => response.destroy());
    await push.due();
    await push.round();
    await push.due();
    await push.round();
    expect(await push.deliveries()).toMatchObject([{ state: "unclear", attempts: 2 }]);
    expect(push.service.pushes).toHaveLength(1);
  });

  it("rings each phone once, whoever asks at the same moment on two copies", async () => {
    for (const name of ["a", "b", "c"]) await push.member(name);
    const ids = await manyAtOnce(10, () => order());
    const copies = [shop, { ...shop, db: shop.db }];
    await manyAtOnce(6, (at) => ringAll(copies[at % 2] ?? shop));
    expect(push.service.pushes).toHaveLength(3 * ids.length);
    expect(new Set(push.service.pushes.map(({ device, message }) => device + message.tag)).size).toBe(30);
  });

  it("reaches nothing of its own network in a shop that is not told to, and ends there", async () => {
    await push.member("owner");
    await order();
    const guarded = { ...shop, config: { ...shop.config, webhooks: { allowPrivate: false } } };
    await ringAll(guarded);
    expect(push.service.pushes).toEqual([]);
    expect(await push.devices()).toEqual([]);
  });

  it("has keys that are made once, sealed, and made anew where they can't be opened", async () => {
    await push.member("owner");
    const keys = await manyAtOnce(5, () => pushKeys(shop));
    expect(new Set(keys.map(({ publicKey }) => publicKey)).size).toBe(1);
    const [kept] = await shop.rows("push_keys");
    expect(kept?.public_key).toBe(keys[0]?.publicKey);
    expect(kept?.private_key).not.toContain(keys[0]?.privateKey);
    const moved = await pushKeys({ ...shop, secret: "another secret of this test, long enough" });
    expect(moved.publicKey).not.toBe(keys[0]?.publicKey);
    expect(await push.devices()).toEqual([]);
  });
});
