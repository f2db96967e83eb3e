import { createHmac } from "node:crypto";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { parseConfig } from "#platform/config/config.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { openLog } from "#platform/log.server.ts";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { shopOwner } from "../../../tests/database/shop-owner.ts";
import { openReceiver, type Receiver } from "../../../tests/webhook-receiver.ts";
import {
  addEndpoint,
  changeEndpoint,
  pauseEndpoint,
  renewSecret,
  resend,
  resumeEndpoint,
} from "../endpoints/change-endpoint.server.ts";
import { findEndpoint, latestDeliveries } from "../endpoints/endpoints.db.server.ts";
import { sendTest } from "../endpoints/send-test.server.ts";
import type { EventType } from "../events/event-types.ts";
import { noteEvent } from "../events/note-event.server.ts";
import { mostSendings } from "./attempts.ts";
import { type DeliveryShop, deliverTo } from "./deliver.server.ts";
import { forgetEvents } from "./due-deliveries.db.server.ts";
import { deliveryRounds } from "./webhook-jobs.server.ts";

const id = "00000000-0000-7000-8000-000000000001";
const owner = shopOwner();

eachDatabase("webhooks", (database) => {
  let receiver: Receiver;
  const shop = (): DeliveryShop & { runJobSoon(): void } => ({
    db: database().db,
    config: parseConfig({ WEBHOOKS_ALLOW_PRIVATE: "yes" }),
    now: () => new Date(),
    secret: "the shop's own secret, long enough",
    log: openLog("silent"),
    sendMailSoon: () => undefined,
    runJobSoon: () => undefined,
  });
  const listen = async (url = receiver.url, events: EventType[] = ["message.received"], given = id) => {
    const made = await addEndpoint(shop(), owner, { id: given, url, events });
    return made.kind === "made" ? made.secret : "";
  };
  const happen = (message = "m") =>
    inTransaction(database().db, (trx) => noteEvent(trx, "message.received", { id: message }));
  const due = () =>
    database().db.updateTable("webhook_deliveries").set({ next_attempt_at: sql<Date>`now()` }).execute();
  const deliveries = () => latestDeliveries(database().db, id, 100);
  const deliver = () => deliverTo(shop(), id, undefined, () => 0.5);
  const count = async (table: "webhook_events" | "webhook_deliveries") =>
    (await database().db.selectFrom(table).select("id").execute()).length;

  beforeEach(async () => {
    receiver = await openReceiver();
    await database().db.deleteFrom("webhook_endpoints").execute();
    await database().db.deleteFrom("webhook_events").execute();
    await database().db.deleteFrom("mail_outbox").execute();
  });
  afterEach(() => receiver.close());

  it("writes nothing while nobody listens, or to what nobody listens", async () => {
    await happen();
    await listen(receiver.url, ["order.placed"]);
    await happen();
    expect(await count("webhook_events")).toBe(0);
  });

  it("forgets an event whose transaction failed", async () => {
    await listen();
    const failed = inTransaction(database().db, async (trx) => {
      await noteEvent(trx, "message.received", { id: "m" });
      throw new Error("no message after all");
    });
    await expect(failed).rejects.toThrow("no message after all");
    expect(await count("webhook_events")).toBe(0);
  });

  it("delivers an event signed, once, with its id", async () => {
    const secret = await listen();
    await happen("m1");
    await deliver();
    await deliver();
    const [got, ...more] = receiver.received;
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
    receiver.answer((response) => response.writeHead(500).end("no\u0000, never"));
    for (let attempt = 1; attempt <= mostSendings; attempt++) {
      await deliver();
      const [row] = await deliveries();
      expect(row).toMatchObject({ attempts: attempt, status: 500, answer: "no\uFFFD, never" });
      expect(row?.state).toBe(attempt < mostSendings ? "waiting" : "failed");
      await due();
    }
    await deliver();
    expect(receiver.received).toHaveLength(mostSendings);
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    expect(await findEndpoint(database().db, id)).toMatchObject({ waiting: 0, failed: 1, state: "on" });
  });

  it("follows no redirect, and says so", async () => {
    await listen();
    await happen();
    receiver.answer((response) => response.writeHead(301, { Location: receiver.url }).end());
    await deliver();
    expect(receiver.received).toHaveLength(1);
    expect((await deliveries())[0]).toMatchObject({
      status: 301,
      answer: expect.stringContaining("follows none"),
    });
  });

  it("reaches nothing of its own network in a shop that is not told to", async () => {
    await listen();
    await happen();
    await deliverTo({ ...shop(), config: parseConfig({}) }, id);
    expect(receiver.received).toEqual([]);
    expect((await deliveries())[0]).toMatchObject({
      status: null,
      answer: expect.stringContaining("private"),
    });
  });

  it("waits for nobody who is slow, and sends each of twenty once from two copies at once", async () => {
    const slow = await openReceiver();
    const waiting: (() => void)[] = [];
    slow.answer((response) => waiting.push(() => response.end()));
    await listen();
    await listen(slow.url, ["message.received"], "00000000-0000-7000-8000-000000000002");
    await Promise.all(Array.from({ length: 20 }, (_, index) => happen(`m${index}`)));
    const copies = [deliveryRounds(shop()), deliveryRounds(shop())];
    await Promise.all(copies.map((round) => round(() => false)));
    await expect.poll(() => receiver.received.length).toBe(20);
    expect(new Set(receiver.received.map(({ event }) => event.id)).size).toBe(20);
    for (const end of waiting) end();
    slow.answer((response) => response.end());
    await expect
      .poll(async () => (await deliveries()).filter(({ state }) => state === "delivered").length)
      .toBe(20);
    await expect.poll(() => slow.received.length).toBe(20);
    await slow.close();
  });

  it("sends again what a copy that died was sending, once its claim is over", async () => {
    await listen();
    await happen();
    const dead = {
      ...shop(),
      now: () => {
        throw new Error("killed");
      },
    };
    await expect(deliverTo(dead, id)).rejects.toThrow("killed");
    await deliver();
    expect(receiver.received).toEqual([]);
    await due();
    await deliver();
    expect(await deliveries()).toMatchObject([{ state: "delivered", attempts: 2 }]);
  });

  it("stops an endpoint after a day of failing, writes to the owner once, and keeps what happens", async () => {
    await listen();
    await happen("m1");
    receiver.answer((response) => response.destroy());
    await deliver();
    const { db } = database();
    const [row] = await deliveries();
    expect(row).toMatchObject({ status: null, answer: expect.stringContaining("ECONNRESET") });
    await db
      .updateTable("webhook_endpoints")
      .set({ failing_since: sql<Date>`now() - interval '25 hours'` })
      .execute();
    await due();
    await deliver();
    expect(await findEndpoint(db, id)).toMatchObject({ state: "stopped" });
    await happen("m2");
    await due();
    await deliver();
    expect(receiver.received).toHaveLength(2);
    const mails = await db.selectFrom("mail_outbox").select(["kind", "to_address"]).execute();
    expect(mails).toEqual([{ kind: "webhook-stopped", to_address: shop().config.shop.email }]);
    receiver.answer((response) => response.end());
    const { version = 0 } = (await findEndpoint(db, id)) ?? {};
    expect(await resumeEndpoint(shop(), owner, { id, version })).toEqual({ kind: "done" });
    await deliver();
    expect(receiver.received.slice(2).map(({ event }) => event.data.id)).toEqual(["m1", "m2"]);
    expect(await findEndpoint(db, id)).toMatchObject({ state: "on", failingSince: null, waiting: 0 });
  });

  it("does not stop for one event that was given up long ago, and forgets what failed elsewhere", async () => {
    await listen();
    await happen("never taken");
    receiver.answer((response) => response.writeHead(400).end());
    const { db } = database();
    await db
      .updateTable("webhook_deliveries")
      .set({ attempts: mostSendings - 1 })
      .execute();
    await deliver();
    expect(await findEndpoint(db, id)).toMatchObject({ failed: 1, failingSince: null, state: "on" });
    await happen("a hiccup");
    await deliver();
    const { version = 0, failingSince } = (await findEndpoint(db, id)) ?? {};
    expect(failingSince).not.toBeNull();
    const moved = { id, version, url: `${receiver.url}2`, events: ["message.received"] as EventType[] };
    expect(await changeEndpoint(shop(), owner, moved)).toEqual({ kind: "done" });
    expect(await findEndpoint(db, id)).toMatchObject({ failingSince: null, waiting: 1 });
    receiver.answer((response) => response.end());
    await deliver();
    expect(await findEndpoint(db, id)).toMatchObject({ waiting: 0 });
  });

  it("sends nothing while it is paused", async () => {
    await listen();
    expect(await pauseEndpoint(shop(), owner, { id, version: 1 })).toEqual({ kind: "done" });
    expect(await pauseEndpoint(shop(), owner, { id, version: 1 })).toEqual({ kind: "stale" });
    await happen();
    await deliver();
    expect(receiver.received).toEqual([]);
    expect(await findEndpoint(database().db, id)).toMatchObject({ state: "paused", waiting: 1 });
  });

  it("signs with both secrets for a day after the change", async () => {
    const old = await listen();
    const renewed = await renewSecret(shop(), owner, { id, version: 1 });
    const fresh = renewed.kind === "done" ? renewed.secret : "";
    await happen();
    await deliver();
    const { db } = database();
    await db
      .updateTable("webhook_endpoints")
      .set({ former_until: new Date(0) })
      .execute();
    await happen();
    await deliver();
    const signers = receiver.received.map(({ body, headers }) =>
      [fresh, old].map((secret) => {
        const header = String(headers["jhola-signature"]);
        const at = /^t=(\d+)/.exec(header)?.[1];
        return header.includes(createHmac("sha256", secret).update(`${at}.${body}`).digest("hex"));
      }),
    );
    expect(signers).toEqual([
      [true, true],
      [true, false],
    ]);
  });

  it("tells an owner whose secret was sealed elsewhere what to do", async () => {
    await listen();
    await happen();
    await deliverTo({ ...shop(), secret: "of another machine, where it was restored" }, id);
    expect((await deliveries())[0]).toMatchObject({ answer: expect.stringContaining("Make a new secret") });
    expect(receiver.received).toEqual([]);
  });

  it("tests an endpoint at once, once, and changes nothing by that", async () => {
    await listen();
    expect(await sendTest(shop(), id)).toMatchObject({ hasArrived: true, status: 200 });
    receiver.answer((response) => response.writeHead(404).end("gone"));
    expect(await sendTest(shop(), id)).toMatchObject({ hasArrived: false, status: 404, answer: "gone" });
    await due();
    await deliver();
    expect(receiver.received.map(({ event }) => event.type)).toEqual(["webhook.test", "webhook.test"]);
    expect(await resend(shop(), owner, { id, which: "failed" })).toBe(0);
    expect(await findEndpoint(database().db, id)).toMatchObject({
      failingSince: null,
      waiting: 0,
      failed: 0,
    });
    expect(await sendTest(shop(), "nobody")).toBeUndefined();
  });

  it("sends again one, or all that were given up", async () => {
    await listen();
    for (const each of ["m1", "m2", "m3"]) await happen(each);
    await deliver();
    const { db } = database();
    await db.updateTable("webhook_deliveries").set({ state: "failed" }).where("attempts", "=", 1).execute();
    const [newest] = await deliveries();
    expect(await resend(shop(), owner, { id, which: newest?.id ?? "" })).toBe(1);
    expect(await resend(shop(), owner, { id, which: newest?.id ?? "" })).toBe(0);
    expect(await resend(shop(), owner, { id, which: "failed" })).toBe(2);
    await deliver();
    expect(
      receiver.received
        .slice(3)
        .map(({ event }) => event.data.id)
        .sort(),
    ).toEqual(["m1", "m2", "m3"]);
  });

  it("adds one by a form that is sent twice, and no eleventh", async () => {
    await listen();
    expect(await addEndpoint(shop(), owner, { id, url: receiver.url, events: ["order.placed"] })).toEqual({
      kind: "made-before",
    });
    for (let index = 2; index <= 10; index++)
      await listen(receiver.url, ["order.placed"], `00000000-0000-7000-8000-0000000000${index + 10}`);
    const eleventh = { id: "00000000-0000-7000-8000-000000000099", url: receiver.url, events: [] };
    expect(await addEndpoint(shop(), owner, eleventh)).toEqual({ kind: "too-many" });
  });

  it("forgets what is a month old", async () => {
    await listen();
    await happen("old");
    await happen("new");
    const { db } = database();
    const old = sql<Date>`now() - interval '31 days'`;
    await db
      .updateTable("webhook_events")
      .set({ happened_at: old })
      .where(sql`data ->> 'id'`, "=", "old")
      .execute();
    expect(await forgetEvents(db)).toBe(false);
    expect(await count("webhook_deliveries")).toBe(1);
  });

  it("waits for an endpoint that is just being deleted, and fails nobody's act by it", async () => {
    for (let round = 0; round < 20; round++) {
      await listen();
      await Promise.all([happen(), database().db.deleteFrom("webhook_endpoints").execute(), happen()]);
    }
    expect(await count("webhook_deliveries")).toBe(0);
  });
});
