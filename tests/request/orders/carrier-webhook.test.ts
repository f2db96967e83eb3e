import { expect, test } from "vitest";
import { parseConfig } from "#platform/config/config.server.ts";
import { ask } from "../ask.ts";

const token = parseConfig({}).carrier?.webhookToken ?? "";
const event = JSON.stringify({ awb: "19041424751540", current_status: "DELIVERED", current_status_id: 7 });

const send = (body: string, headers: Record<string, string> = { "x-api-key": token }) =>
  ask("/webhooks/carrier", {
    method: "POST",
    body,
    headers: { "Content-Type": "application/json", Origin: "https://carrier.example", ...headers },
  });

test("what bears the carrier's token is taken at once, of whichever parcel it tells", async () => {
  const answer = await send(event);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ received: true });
});

test.each([
  ["no token", {}],
  ["an empty one", { "x-api-key": "" }],
  ["another one", { "x-api-key": "k".repeat(23) }],
  ["one that begins as it does", { "x-api-key": "simulator-webhook-toke" }],
  ["one with more behind it", { "x-api-key": "simulator-webhook-tokens" }],
])("%s is refused, and asks for nothing", async (_, headers) => {
  const answer = await send(event, headers);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([401, "application/json"]);
});

test.each([
  ["an empty body", ""],
  ["no JSON", "awb=1"],
  ["a list", "[]"],
  ["an AWB that is an object", '{"awb":{"$gt":""}}'],
  ["one with a zero character", '{"awb":"1\\u0000"}'],
  ["one of a thousand signs", JSON.stringify({ awb: "1".repeat(1000) })],
])("%s changes nothing", async (_, body) => expect((await send(body)).status).toBe(200));

test("a longer one than any event is refused, and so is reading there", async () => {
  expect((await send(JSON.stringify({ awb: "1", more: "x".repeat(300_000) }))).status).toBe(413);
  expect((await ask("/webhooks/carrier")).status).toBe(405);
});
