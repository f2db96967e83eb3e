import { expect, test } from "vitest";
import { eachShop, manyAtOnce } from "../../../tests/database/each-shop.ts";
import { deviceAt, makeDeviceCode, type SignOn, signDeviceOff, signDeviceOn } from "./sign-on.server.ts";

eachShop("signing a stall's device on", {}, (shop) => {
  const code = (name = "Asha's phone") => makeDeviceCode(shop, shop.owner, name);
  const signOn = async (more: Partial<SignOn> = {}) => {
    const done = await signDeviceOn(shop, { code: await code(), ...more });
    return done.kind === "on" ? done.device : done.why;
  };
  const device = async (more: Partial<SignOn> = {}) => {
    const on = await signOn(more);
    if (typeof on === "string") throw new Error(on);
    return on;
  };
  const knows = async ({ deviceId, secret }: { deviceId: string; secret: string }) =>
    (await deviceAt(shop.db, `Bearer ${deviceId}.${secret}`))?.letter;

  test("a code signs one device on, within ten minutes; the shop keeps no code and no secret (STALL-2)", async () => {
    const given = await code();
    shop.pass({ minutes: 9 });
    const done = await manyAtOnce(20, () => signDeviceOn(shop, { code: given }));
    expect(done.filter(({ kind }) => kind === "on")).toHaveLength(1);
    const [on] = done.flatMap((each) => (each.kind === "on" ? each.device : []));
    expect(on).toMatchObject({ letter: "A", name: "Asha's phone", last: {} });
    const kept = JSON.stringify([await shop.rows("stall_devices"), await shop.rows("stall_codes")]);
    expect(kept).not.toContain(on?.secret);
    expect(kept).not.toContain(given);
    const late = await code();
    shop.pass({ minutes: 10 });
    expect(await signDeviceOn(shop, { code: late })).toEqual({ kind: "refused", why: "code" });
  });

  test.each(["", "x", "a".repeat(22), "\0".repeat(22)])("no code is %j", async (wrong) =>
    expect(await signOn({ code: wrong })).toBe("code"),
  );

  test("many at once have a letter each, two of them once 26 are gone", async () => {
    const all = await manyAtOnce(28, () => device());
    expect(all.map(({ letter }) => letter).toSorted()).toEqual(
      [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ", "AA", "AB"].toSorted(),
    );
  });

  test("one that is signed on again keeps its letter and goes on after its numbers; its old secret ends", async () => {
    const first = await device();
    await shop.add("stall_series", { device_id: first.deviceId, year: "26-27", last: 7 });
    const again = await device({ deviceId: first.deviceId, letter: "A" });
    expect(again).toMatchObject({ deviceId: first.deviceId, letter: "A", last: { "26-27": 7 } });
    expect([await knows(first), await knows(again)]).toEqual([undefined, "A"]);
    expect((await device()).letter).toBe("B");
  });

  test("one that a restored backup forgot has its letter again, unless it is another's by now (STALL-13)", async () => {
    const lost = { deviceId: "01900000-0000-4000-8000-000000000001", letter: "C" };
    expect(await device(lost)).toMatchObject(lost);
    expect((await device()).letter).toBe("D");
    expect(await signOn({ deviceId: "01900000-0000-4000-8000-000000000002", letter: "D" })).toBe(
      "letter-taken",
    );
    expect(await signOn({ deviceId: "01900000-0000-4000-8000-000000000003" })).toBe("letter-taken");
  });

  test("its secret opens nothing once it is signed off, and no other secret does", async () => {
    const on = await device();
    const other = await device();
    expect(await knows(on)).toBe("A");
    expect(await knows({ ...on, secret: other.secret })).toBeUndefined();
    for (const header of [null, "", "Bearer", `Bearer ${on.deviceId}`, `Basic ${on.deviceId}.${on.secret}`])
      expect(await deviceAt(shop.db, header)).toBeUndefined();
    expect(await signDeviceOff(shop, shop.owner, { id: on.deviceId, version: 1 })).toBe(true);
    expect(await signDeviceOff(shop, shop.owner, { id: on.deviceId, version: 1 })).toBe(false);
    expect([await knows(on), await knows(other)]).toEqual([undefined, "B"]);
    const acts = (await shop.audit()).map(({ action }) => action);
    expect(acts.filter((act) => act === "stall_device.signed_off")).toHaveLength(1);
  });
});
