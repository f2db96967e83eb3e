import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openPushService, type PushService } from "../../push-service.ts";
import { signIn } from "../../sign-in.ts";
import { expectAnswer, expectLed, expectNone, openOwnersShop } from "../ask.ts";

const { ask, page, send, query, running } = openOwnersShop({
  SEED: "empty",
  WEBHOOKS_ALLOW_PRIVATE: "yes",
});
const account = "/admin/dashboard/account";
const ring = `${account}/ring`;
const maker = `/maker/${"asha".padEnd(22, "x")}`;
const nobody = "";

let service: PushService;
beforeAll(async () => {
  service = await openPushService();
});
afterAll(() => service.close());
beforeEach(() => query("delete from push_devices"));

const devices = async () => (await query("select * from push_devices order by id")).rows;
const noticeOf = (answer: Response) => decodeURIComponent(answer.headers.getSetCookie().join());
const press = async (intent: string, fields: Record<string, string> = {}, who?: string) =>
  noticeOf(await expectLed(await send(ring, { intent, ...fields }, who), account));

test("Your Account has what rings, and how it stops, also without script", async () => {
  await expectAnswer(ask(account), 200, "Ring on This Phone", "Today nothing of yours rings.");
  expect(await press("ring", { ...service.subscribe("desk") })).toContain("It Rings");
  const html = await expectAnswer(ask(account), 200, "Today one device of yours rings.", "Stop Ringing");
  const [{ id, endpoint }] = await devices();
  expectNone(html, endpoint);
  await expectAnswer(ask(ring), 200, "Ring on This Phone", "Stop Ringing");
  expect(await press("stop", { id })).toContain("It Rings No More");
  expect(await press("stop", { id })).toContain("That device rings no more.");
  expect(await devices()).toEqual([]);
});

test("Try It rings the phone of who presses it, from First Steps, too", async () => {
  expect(await press("try")).toContain("No phone of yours rings yet.");
  await press("ring", { ...service.subscribe("hers") });
  expect(await press("try")).toContain("It Rings in a Moment");
  await expect.poll(() => service.titles(), { timeout: 15_000 }).toContain("hers: This phone rings");
  await expectAnswer(ask("/admin/dashboard/first-steps"), 200, "Try It");
  await expectLed(await send(ring, { intent: "try", from: "steps" }), "/admin/dashboard/first-steps");
  await expect.poll(() => service.pushes.length, { timeout: 15_000 }).toBe(2);
});

test("First Steps leads to where a phone begins to ring", async () => {
  await expectAnswer(ask("/admin/dashboard/first-steps"), 200, "Let your phone ring when an order comes.");
});

test("what no browser sends is refused, and nothing rings by it", async () => {
  const { p256dh, auth } = service.subscribe("odd");
  expect(await press("ring", { endpoint: "javascript:1", p256dh, auth })).toContain("could ring");
  expect(await press("ring")).toContain("could ring");
  expect(await devices()).toEqual([]);
});

test("a sign-out ends it there, and a browser that signs in again goes on", async () => {
  const { cookie } = await signIn(running(), "admin");
  const subscription = service.subscribe("phone");
  await press("ring", { ...subscription }, cookie);
  const again = async (who: string) => (await send(`${ring}/again`, { ...subscription }, who)).json();
  const next = (await signIn(running(), "admin")).cookie;
  expect(await again(next)).toEqual({ rings: true });
  await send("/logout", {}, cookie);
  expect(await devices()).toHaveLength(1);
  await send("/logout", {}, next);
  expect(await devices()).toEqual([]);
  expect(await again((await signIn(running(), "admin")).cookie)).toEqual({ rings: false });
});

describe("a maker's page", () => {
  beforeAll(async () => {
    await query("insert into artisans (id, name, page_language) values ('asha', 'Asha Devi', 'en')");
    await query(
      "insert into maker_links (artisan_id, token_hash) values ('asha', encode(sha256($1::bytea), 'hex'))",
      ["asha".padEnd(22, "x")],
    );
  });
  const pressed = (act: string, fields: Record<string, string> = {}) =>
    send(maker, { act, ...fields }, { Origin: "null" });

  test("has her phone ring, says so, and stops it without script", async () => {
    const before = await expectAnswer(ask(maker, nobody), 200, "Your phone rings when there is new work.");
    expect(before).toMatch(/data-ring="B[\w-]{86}" hidden/);
    await expectLed(await pressed("ring", { ...service.subscribe("asha") }), `${maker}?ring=kept`);
    const html = await expectAnswer(ask(`${maker}?ring=kept`, nobody), 200, "Your phone rings now.");
    const [{ id, endpoint, artisan_id }] = await devices();
    expect(artisan_id).toBe("asha");
    expectNone(html, endpoint);
    await expectLed(await pressed("stop-ring", { device: id }), `${maker}?ring=stopped`);
    expect(await devices()).toEqual([]);
    await expectLed(await pressed("ring"), `${maker}?ring=odd`);
    await expectAnswer(ask(`${maker}?ring=odd`, nobody), 200, "It did not work. Please try again.");
  });

  test("asks for its code before anything rings", async () => {
    await query("update maker_links set code_hash = 'x'");
    expectNone(await (await ask(maker, nobody)).text(), "data-ring=");
    await expectAnswer(pressed("ring", { ...service.subscribe("thief") }), 403, "Your code, four digits");
    expect(await devices()).toEqual([]);
  });
});

test("who may see no orders is not asked, and may not press", async () => {
  const { cookie } = await signIn(running(), "admin");
  await query("update profiles set permissions = array['stories'] where role = 'admin'");
  expect(await page(account, cookie)).not.toContain("Ring on This Phone");
  await expectAnswer(send(ring, { intent: "ring", ...service.subscribe("no") }, cookie), 403);
  await query("update profiles set permissions = null where role = 'admin'");
});
