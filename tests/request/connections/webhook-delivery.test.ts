import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { placeOrder } from "../../placed-order.ts";
import { openReceiver, type Receiver } from "../../webhook-receiver.ts";
import { openOwnersShop } from "../ask.ts";

// A shop of its own, which may reach this machine; the receiver checks signatures as docs/api tells.

interface Example {
  isFromShop(header: unknown, body: string, key: string, now?: number): boolean;
}

const { isFromShop }: Example = await import(new URL("../../../docs/api/receiver.mjs", import.meta.url).href);

const connections = "/admin/dashboard/connections";

const { page, running, send: post } = openOwnersShop({ WEBHOOKS_ALLOW_PRIVATE: "yes" });
let receiver: Receiver;
const id = randomUUID();
let secret = "";

const read = () => page(`${connections}/webhooks/${id}`);
const press = async (intent: string) => {
  const version = /name="version" value="(\d+)"/.exec(await read())?.[1] ?? "";
  expect((await post(`${connections}/webhooks/${id}`, { intent, version })).status).toBe(303);
};
const numbers = () => receiver.received.map(({ event }) => event.data.number);

beforeAll(async () => {
  receiver = await openReceiver();
  const added = await post(`${connections}/webhooks/new`, { id, url: receiver.url, events: "order.placed" });
  secret = /whsec_[\w-]{43}/.exec(await added.text())?.[0] ?? "";
});
afterAll(() => receiver?.close());

test("twenty orders at once are told within seconds, each once, signed as the example checks", async () => {
  const placed = await Promise.all(Array.from({ length: 20 }, () => placeOrder({}, running())));
  await expect.poll(() => numbers().length, { timeout: 10_000 }).toBe(20);
  expect(numbers().sort()).toEqual(placed.sort());
  for (const { body, headers, event } of receiver.received) {
    const sign = String(headers["jhola-signature"]);
    expect(isFromShop(sign, body, secret)).toBe(true);
    expect(isFromShop(sign, body.replace("JC-", "JD-"), secret)).toBe(false);
    expect(isFromShop(sign, body, `${secret}x`)).toBe(false);
    expect(isFromShop(sign, body, secret, Date.now() / 1000 + 600)).toBe(false);
    expect(event).toMatchObject({ type: "order.placed", data: { payment_method: "cod" } });
    expect(body).not.toMatch(/Asha|Patna|example\.com|800001/);
  }
});

test("garbage in place of a signature is none", () => {
  for (const odd of [undefined, "", "t=,v1=", "t=1", "v1=00", `t=${Date.now() / 1000},v1=zz`, "t=NaN,v1="])
    expect(isFromShop(odd, "{}", secret)).toBe(false);
});

test("a test is sent at once, and what came of it stands on the page", async () => {
  receiver.answer((response) => response.writeHead(503).end("Back at <b>noon</b>"));
  expect((await post(`${connections}/webhooks/${id}`, { intent: "test" })).status).toBe(303);
  expect(receiver.received.at(-1)?.event.type).toBe("webhook.test");
  expect(await read()).toContain("503 · Back at &lt;b&gt;noon&lt;/b&gt;");
});

test("what failed is put off, told on the page, and sent at once after Resume", async () => {
  const before = receiver.received.length;
  const number = await placeOrder({}, running());
  await expect.poll(() => receiver.received.length, { timeout: 10_000 }).toBe(before + 1);
  await expect.poll(async () => /Waiting(?:(?!<\/tr>).)*1 attempt/.test(await read())).toBe(true);
  receiver.answer((response) => response.end());
  await press("pause");
  await press("resume");
  await expect.poll(() => receiver.received.length, { timeout: 10_000 }).toBe(before + 2);
  expect(numbers().slice(-2)).toEqual([number, number]);
});
