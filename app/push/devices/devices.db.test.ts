import { sql } from "kysely";
import { expect, it } from "vitest";
import { endSessions } from "#accounts/account.db.server.ts";
import { setPermissions } from "#accounts/staff-rights.db.server.ts";
import { removeStaff } from "#staff/members/change-staff.server.ts";
import { eachShop, manyAtOnce } from "../../../tests/database/each-shop.ts";
import { addSession } from "../../../tests/database/profile-row.ts";
import { pushShop } from "../../../tests/database/push-shop.ts";
import { ringsHere } from "../staff/receive-ring.server.ts";
import { keepDevice, mayRing, stopDevice, tryRing } from "./keep-device.server.ts";
import { mostDevices } from "./push-device.ts";

const given = { at: new Date(), settings: { WEBHOOKS_ALLOW_PRIVATE: "yes" } };

eachShop("phones that ring", given, (shop) => {
  const push = pushShop(shop);

  it("are five for a person at most, of many at once, too, and one browser is one", async () => {
    const actor = await push.member("owner");
    const owner = { profileId: actor.id, sessionId: actor.sessionId };
    const again = push.service.subscribe("again");
    await keepDevice(shop, owner, again, "Again");
    const kept = await manyAtOnce(8, (at) =>
      keepDevice(shop, owner, at % 2 ? again : push.service.subscribe(`n${at}`), "Phone"),
    );
    expect(kept.filter((one) => one === "too-many")).toHaveLength(1);
    expect(await push.devices()).toHaveLength(mostDevices);
    const acts = (await shop.rows("audit_log", {}, "id")).map(({ action, detail }) => ({ action, detail }));
    expect(acts).toContainEqual({ action: "ring.added", detail: { name: "owner’s phone" } });
    expect(acts).toHaveLength(mostDevices);
  });

  it("are pressed twenty times in ten minutes, and no oftener", async () => {
    const owner = { artisanId: "asha" };
    const tried = await manyAtOnce(22, () => mayRing(shop, owner));
    expect(tried.filter(Boolean)).toHaveLength(20);
  });

  it("go to who signs in at the same browser, and to nobody who only knows the address", async () => {
    const first = await push.member("first");
    const second = await push.member("second");
    const shared = push.service.subscribe("shared");
    const as = (actor: typeof first) => ({ profileId: actor.id, sessionId: actor.sessionId });
    await keepDevice(shop, as(first), shared, "Shared");
    const { p256dh, auth } = push.service.subscribe("stolen");
    expect(await keepDevice(shop, as(second), { ...shared, p256dh, auth }, "Stolen")).toBe("odd");
    expect(await keepDevice(shop, as(second), shared, "Shared")).toBe("kept");
    expect(await shop.row("push_devices", { device: "Shared" })).toMatchObject({ profile_id: second.id });
  });

  it("stop by their owner's press, and by nobody else's", async () => {
    const first = await push.member("first");
    const second = await push.member("second");
    const { id } = await shop.row("push_devices", { profile_id: first.id });
    const stop = (actor: typeof first, device: string) =>
      stopDevice(shop, { profileId: actor.id, sessionId: actor.sessionId }, device);
    expect(await stop(second, id)).toBe(false);
    expect(await stopDevice(shop, { artisanId: first.id }, id)).toBe(false);
    expect(await stop(first, "\0")).toBe(false);
    expect(await stop(first, id)).toBe(true);
    expect(await push.devices()).toEqual(["second"]);
  });

  it("ring no more once their owner has signed out there, or was signed out", async () => {
    const first = await push.member("first");
    const second = await push.member("second");
    await shop.db.deleteFrom("auth_sessions").where("id", "=", first.sessionId).execute();
    expect(await push.devices()).toEqual(["second"]);
    await shop.inTransaction((trx) => endSessions(trx, second.id));
    expect(await push.devices()).toEqual([]);
  });

  it("go on where a session has only had its week, and end with the next one", async () => {
    const first = await push.member("first");
    await sql`update auth_sessions set expires_at = now() - interval '1 minute'`.execute(shop.db);
    await shop.db.deleteFrom("auth_sessions").execute();
    expect(await push.devices()).toEqual(["first"]);
    const sessionId = await addSession(shop.db, first.id);
    const { endpoint, p256dh, auth } = await shop.row("push_devices", {});
    const form = new FormData();
    for (const [name, value] of Object.entries({ endpoint, p256dh, auth })) form.set(name, value);
    expect(await ringsHere(shop, { id: "another", sessionId }, form)).toBe(false);
    expect(await ringsHere(shop, { id: first.id, sessionId }, form)).toBe(true);
    await shop.db.deleteFrom("auth_sessions").where("id", "=", sessionId).execute();
    expect(await push.devices()).toEqual([]);
  });

  it("end for who leaves the staff, wherever they were signed in, and for who may see no orders", async () => {
    const owner = await push.member("owner");
    const leaving = await push.member("leaving", ["pack"]);
    const packer = await push.member("packer", ["pack"]);
    await shop.db.updateTable("push_devices").set({ session_id: null }).execute();
    expect(await removeStaff(shop, { id: owner.id, permissions: shop.owner.permissions }, leaving.id)).toBe(
      "removed",
    );
    expect(await push.devices()).toEqual(["owner", "packer"]);
    await shop.addOrder([{}], { created_at: new Date() });
    await shop.inTransaction((trx) => setPermissions(trx, packer.id, ["stories"]));
    await push.round();
    expect(push.service.pushes.map(({ device }) => device)).toEqual(["owner"]);
    expect(await push.devices()).toEqual(["owner"]);
  });

  it("are tried one by one: this session's, or all of a person's where that has none", async () => {
    const actor = await push.member("owner");
    await push.ring({ ...actor, sessionId: "elsewhere" }, "desk");
    await push.member("other");
    await tryRing(shop, { profileId: actor.id, sessionId: actor.sessionId });
    await push.round();
    expect(push.service.titles()).toEqual(["owner: This phone rings"]);
    await tryRing(shop, { profileId: actor.id, sessionId: "a third" });
    await push.round();
    expect(push.service.pushes).toHaveLength(3);
    expect(await tryRing(shop, { profileId: "nobody", sessionId: "s" })).toBe(false);
  });
});
