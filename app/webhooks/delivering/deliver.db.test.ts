import { createHmac } from "node:crypto";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { parseConfig } from "#platform/config/config.server.ts";
import { eachShop, manyAtOnce } from "../../../tests/database/each-shop.ts";
import { webhookId as id, webhookShop } from "../../../tests/database/webhook-shop.ts";
import { openReceiver } from "../../../tests/webhook-receiver.ts";
import { resumeEndpoint } from "../endpoints/change-endpoint.server.ts";
import { findEndpoint } from "../endpoints/endpoints.db.server.ts";
import { noteEvent } from "../events/note-event.db.server.ts";
import { mostSendings } from "./attempts.ts";
import { deliverTo } from "./deliver.server.ts";
import { forgetEvents } from "./due-deliveries.db.server.ts";
import { deliveryRounds } from "./webhook-jobs.server.ts";

const given = { at: new Date(), settings: { WEBHOOKS_ALLOW_PRIVATE: "yes" } };

eachShop("what is delivered to webhooks", given, (shop) => {
  const hooks = webhookShop(shop);
  const { listen, happen, due, deliveries, deliver } = hooks;

  it("writes nothing while nobody listens, or to what nobody listens", async () => {
    await happen();
    await listen(hooks.receiver.url, ["order.placed"]);
    await happen();
    expect(await shop.count("webhook_events")).toBe(0);
  });

  it("forgets an event whose transaction failed", async () => {
    await listen();
    const failed = shop.inTransaction(async (trx) => {
      await noteEvent(trx, "message.received", { id: "m" });
      throw new Error("no message after all");
    });
    await expect(failed).rejects.toThrow("no message after all");
    expect(await shop.count("webhook_events")).toBe(0);
  });

  it("delivers an event signed, once, with its id", async () => {
    const secret = await listen();
    await happen("m1");
    await deliver();
    await deliver();
    const [got, ...more] = hooks.receiver.received;
    expect(more).toEqual([]);
    expect(got?.event).toMatchObject({ type: "message.received", data: { id: "m1" } });
    expect(got?.headers["jhola-event-id"]).toBe(got?.event.id);
    const [, at, sign] = /^t=(\d+),v1=([\da-f]{64})$/.exec(String(got?.headers["jhola-signature"])) ?? [];
    expect(sign).toBe(createHmac("sha256", secret).update(`${at}.${got?.body}`).digest("hex"));
    expect(await deliveries()).toMatchObject([{ state: "delivered", attempts: 1, status: 200 }]);
  });

  it("sends the same bytes again at growing gaps, and gives up in the end", async () => {
    await listen();
    await happen();
    hooks.receiver.answer((response) => response.writeHead(500).end("no\u0000, never"));
    for (let attempt = 1; attempt <= mostSendings; attempt++) {
      await deliver();
      const [row] = await deliveries();
      expect(row).toMatchObject({ attempts: attempt, status: 500, answer: "no\uFFFD, never" });
      expect(row?.state).toBe(attempt < mostSendings ? "waiting" : "failed");
      await due();
    }
    await deliver();
    expect(hooks.receiver.received).toHaveLength(mostSendings);
    expect(new Set(hooks.receiver.received.map(({ body }) => body)).size).toBe(1);
    expect(await findEndpoint(shop.db, id)).toMatchObject({ waiting: 0, failed: 1, state: "on" });
  });

  it("follows no redirect, and says so", async () => {
    await listen();
    await happen();
    hooks.receiver.answer((response) => response.writeHead(301, { Location: hooks.receiver.url }).end());
    await deliver();
    expect(hooks.receiver.received).toHaveLength(1);
    const answer = expect.stringContaining("follows none");
    expect((await deliveries())[0]).toMatchObject({ status: 301, answer });
  });

  it("reaches nothing of its own network in a shop that is not told to", async () => {
    await listen();
    await happen();
    await deliverTo({ ...shop, config: parseConfig({}) }, id);
    expect(hooks.receiver.received).toEqual([]);
    const answer = expect.stringContaining("private");
    expect((await deliveries())[0]).toMatchObject({ status: null, answer });
  });

  it("waits for nobody who is slow, and sends each of twenty once from two copies at once", async () => {
    const slow = await openReceiver();
    const waiting: (() => void)[] = [];
    slow.answer((response) => waiting.push(() => response.end()));
    await listen();
    await listen(slow.url, ["message.received"], "00000000-0000-7000-8000-000000000002");
    await manyAtOnce(20, (index) => happen(`m${index}`));
    const copies = [deliveryRounds(shop), deliveryRounds(shop)];
    await Promise.all(copies.map((round) => round(() => false)));
    await expect.poll(() => hooks.receiver.received.length).toBe(20);
    expect(new Set(hooks.receiver.received.map(({ event }) => event.id)).size).toBe(20);
    for (const end of waiting) end();
    slow.answer((response) => response.end());
    const arrived = async () => (await deliveries()).filter(({ state }) => state === "delivered");
    await expect.poll(arrived).toHaveLength(20);
    await expect.poll(() => slow.received.length).toBe(20);
    await slow.close();
  });

  it("sends again what a copy that died was sending, once its claim is over", async () => {
    await listen();
    await happen();
    const now = () => {
      throw new Error("killed");
    };
    await expect(deliverTo({ ...shop, now }, id)).rejects.toThrow("killed");
    await deliver();
    expect(hooks.receiver.received).toEqual([]);
    await due();
    await deliver();
    expect(await deliveries()).toMatchObject([{ state: "delivered", attempts: 2 }]);
  });

  it("stops an endpoint after a day of failing, writes to the owner once, and keeps what happens", async () => {
    await listen();
    await happen("m1");
    hooks.receiver.answer((response) => response.destroy());
    await deliver();
    const [row] = await deliveries();
    expect(row).toMatchObject({ status: null, answer: expect.stringContaining("ECONNRESET") });
    await shop.ask(sql`update webhook_endpoints set failing_since = now() - interval '25 hours'`);
    await due();
    await deliver();
    expect(await findEndpoint(shop.db, id)).toMatchObject({ state: "stopped" });
    await happen("m2");
    await due();
    await deliver();
    expect(hooks.receiver.received).toHaveLength(2);
    const mails = await shop.mails();
    expect(mails).toMatchObject([{ kind: "webhook-stopped", to_address: shop.config.shop.email }]);
    hooks.receiver.answer((response) => response.end());
    const { version = 0 } = (await findEndpoint(shop.db, id)) ?? {};
    expect(await resumeEndpoint(shop, shop.owner, { id, version })).toEqual({ kind: "done" });
    await deliver();
    // Both are sent at once.
    const resumed = hooks.receiver.received.slice(2).map(({ event }) => event.data.id);
    expect(resumed.sort()).toEqual(["m1", "m2"]);
    expect(await findEndpoint(shop.db, id)).toMatchObject({ state: "on", failingSince: null, waiting: 0 });
  });

  it("tells an owner whose secret was sealed elsewhere what to do", async () => {
    await listen();
    await happen();
    await deliverTo({ ...shop, secret: "of another machine, where it was restored" }, id);
    expect((await deliveries())[0]).toMatchObject({ answer: expect.stringContaining("Make a new secret") });
    expect(hooks.receiver.received).toEqual([]);
  });

  it("forgets what is a month old", async () => {
    await listen();
    await happen("old");
    await happen("new");
    const old = sql`now() - interval '31 days'`;
    await shop.ask(sql`update webhook_events set happened_at = ${old} where data ->> 'id' = 'old'`);
    expect(await forgetEvents(shop.db)).toBe(false);
    expect(await shop.count("webhook_deliveries")).toBe(1);
  });
});
