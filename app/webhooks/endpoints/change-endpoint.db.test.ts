import { createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { heldIn, permissions } from "#accounts/permissions/permissions.ts";
import { eachShop, shopOwner } from "../../../tests/database/each-shop.ts";
import { webhookId as id, webhookShop } from "../../../tests/database/webhook-shop.ts";
import { mostSendings } from "../delivering/attempts.ts";
import { eventSeenBy } from "../events/event-permissions.ts";
import { type EventType, eventTypes } from "../events/event-types.ts";
import {
  addEndpoint,
  changeEndpoint,
  pauseEndpoint,
  renewSecret,
  resend,
  resumeEndpoint,
} from "./change-endpoint.server.ts";
import { findEndpoint } from "./endpoints.db.server.ts";
import { sendTest } from "./send-test.server.ts";

const owner = shopOwner();

const given = { at: new Date(), settings: { WEBHOOKS_ALLOW_PRIVATE: "yes" } };

eachShop("the acts on webhooks", given, (shop) => {
  const hooks = webhookShop(shop);
  const { listen, happen, due, deliveries, deliver } = hooks;

  it("does not stop for one event that was given up long ago, and forgets what failed elsewhere", async () => {
    await listen();
    await happen("never taken");
    hooks.receiver.answer((response) => response.writeHead(400).end());
    await shop.set("webhook_deliveries", {}, { attempts: mostSendings - 1 });
    await deliver();
    expect(await findEndpoint(shop.db, id)).toMatchObject({ failed: 1, failingSince: null, state: "on" });
    await happen("a hiccup");
    await deliver();
    const { version = 0, failingSince } = (await findEndpoint(shop.db, id)) ?? {};
    expect(failingSince).not.toBeNull();
    const moved = { id, version, url: `${hooks.receiver.url}2`, events: ["message.received"] as EventType[] };
    expect(await changeEndpoint(shop, owner, moved)).toEqual({ kind: "done" });
    expect(await findEndpoint(shop.db, id)).toMatchObject({ failingSince: null, waiting: 1 });
    hooks.receiver.answer((response) => response.end());
    await deliver();
    expect(await findEndpoint(shop.db, id)).toMatchObject({ waiting: 0 });
  });

  it("sends nothing while it is paused", async () => {
    await listen();
    expect(await pauseEndpoint(shop, owner, { id, version: 1 })).toEqual({ kind: "done" });
    expect(await pauseEndpoint(shop, owner, { id, version: 1 })).toEqual({ kind: "stale" });
    await happen();
    await deliver();
    expect(hooks.receiver.received).toEqual([]);
    expect(await findEndpoint(shop.db, id)).toMatchObject({ state: "paused", waiting: 1 });
  });

  it("pauses when who added it leaves the staff or may do less, until somebody else takes it over", async () => {
    const row = { id: owner.id, full_name: "Rekha", email: owner.email, role: "admin" as const };
    await shop.add("profiles", row);
    type Place = { role?: "user" | "admin"; permissions: string[] | null };
    const become = (set: Place) => shop.set("profiles", owner.id, set);
    const state = async () => (await findEndpoint(shop.db, id))?.state;
    await listen();
    await become({ permissions: ["messages", "settings"] });
    const paused = await findEndpoint(shop.db, id);
    expect(paused).toMatchObject({ state: "paused", maker: "Rekha" });
    await become({ permissions: ["messages", "settings", "pack"] });
    await resumeEndpoint(shop, owner, { id, version: paused?.version ?? 0 });
    // More than before takes nothing away.
    await become({ permissions: null });
    expect(await state()).toBe("on");
    await become({ role: "user", permissions: null });
    expect(await state()).toBe("paused");
    const other = shopOwner({ id: "meera" });
    const { version = 0 } = (await findEndpoint(shop.db, id)) ?? {};
    await resumeEndpoint(shop, other, { id, version });
    await become({ role: "admin", permissions: [] });
    await become({ role: "user", permissions: null });
    expect(await state()).toBe("on");
    await shop.remove("profiles", owner.id);
  });

  it.each(eventTypes)("tells %s to nobody who may not see it in the admin area", async (event) => {
    const needed = eventSeenBy[event];
    for (const each of permissions) {
      const held = heldIn([each]);
      const actor = { id: "member", permissions: { ...held, settings: true as const } };
      const given = { id: `${event} ${each}`, url: "https://books.example/", events: [event] };
      const made = await addEndpoint(shop, actor, given);
      expect(made.kind, each).toBe(held[needed] ? "made" : "lacked");
    }
    await shop.remove("webhook_endpoints");
    await listen("https://books.example/", [event]);
    const nobody = { id: "member", permissions: { settings: true as const } };
    const seen = { id, version: 1 };
    const lacked = { kind: "lacked", lacked: [needed] };
    expect(await resumeEndpoint(shop, nobody, seen)).toEqual(lacked);
    expect(await renewSecret(shop, nobody, seen)).toEqual(lacked);
    // What waits of another event would go to the new address.
    const moved = { ...seen, url: "https://theirs.example/", events: [event] };
    expect(await changeEndpoint(shop, nobody, moved)).toEqual(lacked);
  });

  it("signs with both secrets for a day after the change", async () => {
    const old = await listen();
    const renewed = await renewSecret(shop, owner, { id, version: 1 });
    const fresh = renewed.kind === "done" ? renewed.secret : "";
    await happen();
    await deliver();
    await shop.set("webhook_endpoints", {}, { former_until: new Date(0) });
    await happen();
    await deliver();
    const signed = (secret: string) =>
      hooks.receiver.received.map(({ body, headers }) => {
        const header = String(headers["jhola-signature"]);
        const at = /^t=(\d+)/.exec(header)?.[1];
        return header.includes(createHmac("sha256", secret).update(`${at}.${body}`).digest("hex"));
      });
    expect(signed(fresh)).toEqual([true, true]);
    expect(signed(old)).toEqual([true, false]);
  });

  it("tests an endpoint at once, once, and changes nothing by that", async () => {
    await listen();
    expect(await sendTest(shop, id)).toMatchObject({ hasArrived: true, status: 200 });
    hooks.receiver.answer((response) => response.writeHead(404).end("gone"));
    expect(await sendTest(shop, id)).toMatchObject({ hasArrived: false, status: 404, answer: "gone" });
    await due();
    await deliver();
    expect(hooks.receiver.received.map(({ event }) => event.type)).toEqual(["webhook.test", "webhook.test"]);
    expect(await resend(shop, owner, { id, which: "failed" })).toBe(0);
    expect(await findEndpoint(shop.db, id)).toMatchObject({ failingSince: null, waiting: 0, failed: 0 });
    expect(await sendTest(shop, "nobody")).toBeUndefined();
  });

  it("sends again one, or all that were given up", async () => {
    await listen();
    for (const each of ["m1", "m2", "m3"]) await happen(each);
    await deliver();
    await shop.set("webhook_deliveries", { attempts: 1 }, { state: "failed" });
    const [newest] = await deliveries();
    expect(await resend(shop, owner, { id, which: newest?.id ?? "" })).toBe(1);
    expect(await resend(shop, owner, { id, which: newest?.id ?? "" })).toBe(0);
    expect(await resend(shop, owner, { id, which: "failed" })).toBe(2);
    await deliver();
    const again = hooks.receiver.received.slice(3).map(({ event }) => event.data.id);
    expect(again.sort()).toEqual(["m1", "m2", "m3"]);
  });

  it("adds one by a form that is sent twice, and no eleventh", async () => {
    await listen();
    const same = { id, url: hooks.receiver.url, events: ["order.placed"] as EventType[] };
    expect(await addEndpoint(shop, owner, same)).toEqual({ kind: "made-before" });
    for (let index = 2; index <= 10; index++)
      await listen(hooks.receiver.url, ["order.placed"], `00000000-0000-7000-8000-0000000000${index + 10}`);
    const eleventh = { id: "00000000-0000-7000-8000-000000000099", url: hooks.receiver.url, events: [] };
    expect(await addEndpoint(shop, owner, eleventh)).toEqual({ kind: "too-many" });
  });

  it("waits for an endpoint that is just being deleted, and fails nobody's act by it", async () => {
    for (let round = 0; round < 20; round++) {
      await listen();
      await Promise.all([happen(), shop.remove("webhook_endpoints"), happen()]);
    }
    expect(await shop.count("webhook_deliveries")).toBe(0);
  });
});
