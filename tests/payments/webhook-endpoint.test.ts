import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import {
  type CardShop,
  openCardShop,
  openProvider,
  sendWebhook,
  shopSettings,
  signWebhook,
} from "../card-shop.ts";
import { freePort, startShop } from "../running-shop.ts";

const oldSecret = "the secret before this one";
let card: CardShop;
beforeAll(async () => {
  card = await openCardShop({ RAZORPAY_WEBHOOK_SECRET_OLD: oldSecret });
});
afterAll(() => card.close());
/** Sends a webhook with this body to the shop. */
const sent = (...webhook: [body: string, headers?: Record<string, string>]) =>
  sendWebhook(card.shop.origin, ...webhook);
const undone = () => card.rows.rows("payment_events", { processed_at: null });
const untilDone = () => vi.waitFor(async () => expect(await undone()).toEqual([]), { timeout: 15_000 });

describe("the endpoint of the webhooks", () => {
  const body = '{"entity":"event","event":"payment.captured","payload":{}}';

  test("takes what either secret signed, and keeps nothing else", async () => {
    const send = (signature: string) => sent(body, { "X-Razorpay-Signature": signature });
    expect((await send(signWebhook(body))).status).toBe(200);
    expect((await send(signWebhook(body, oldSecret))).status).toBe(200);
    const kept = await card.rows.count("payment_events");
    for (const wrong of ["", "0".repeat(64), signWebhook(body, "guessed"), signWebhook(`${body} `)]) {
      const answer = await send(wrong);
      expect([answer.status, answer.headers.get("content-type")]).toEqual([400, "application/json"]);
    }
    expect(await card.rows.count("payment_events")).toBe(kept);
  });

  test("takes events of other kinds, other shops and unknown shapes, and does nothing", async () => {
    const odd = [
      '{"event":"payment.dispute.created","payload":{"dispute":{"entity":{"id":"disp_1"}}}}',
      '{"event":"payment.captured","payload":{"payment":{"entity":{"id":"pay_00000000000000"}}}}',
      '{"event":"refund.processed","payload":{"refund":{"entity":{"id":"rfnd_00000000000000"}}}}',
      '{"event":"order.paid"}',
    ];
    for (const each of odd) expect((await sent(each)).status).toBe(200);
    await untilDone();
    expect((await sent("[]")).status).toBe(400);
    expect((await sent("no json")).status).toBe(400);
  });

  test.each(["\\u0000", "\0", "\\ud800"])("takes a signed event with %j in any string, once", async (odd) => {
    const event = { event: "payment.captured", account_id: "acc", payload: {} };
    const entity = { id: "pay_A?", notes: { "?": "?" }, description: "?" };
    const changes = [
      { event: "payment.captured?" },
      { account_id: "?" },
      { payload: { payment: { entity } } },
    ];
    for (const change of changes) {
      const text = JSON.stringify({ ...event, ...change }).replaceAll("?", odd);
      expect((await sent(text)).status).toBe(200);
    }
    await untilDone();
  });

  test("an event without an id is known by its bytes", async () => {
    const own = JSON.stringify({ event: "payment.captured", payload: {}, once: randomUUID() });
    await sent(own, { "x-razorpay-event-id": "" });
    await sent(own, { "x-razorpay-event-id": "" });
    expect(await card.rows.count("payment_events", { body: own })).toBe(1);
  });

  test("takes 256 KiB and not a byte more", async () => {
    const padded = (length: number) => `{"event":"x","pad":"${"x".repeat(length - 22)}"}`;
    const most = padded(256 * 1024);
    expect(Buffer.byteLength(most)).toBe(256 * 1024);
    expect((await sent(most)).status).toBe(200);
    expect((await sent(padded(256 * 1024 + 1))).status).toBe(413);
  });

  test("takes an event in pieces, and stops reading one that does not end", async () => {
    const send = async (pieces: string[]): Promise<number | string | undefined> => {
      const sent = request(`${card.shop.origin}/webhooks/razorpay`, {
        method: "POST",
        headers: { "X-Razorpay-Signature": signWebhook(pieces.join("")) },
      });
      const answered = once(sent, "response").then(
        ([answer]) => answer.statusCode,
        () => "broken off",
      );
      for (const piece of pieces) sent.write(piece);
      sent.end();
      return answered;
    };
    expect(await send([body.slice(0, 20), body.slice(20)])).toBe(200);
    expect([413, "broken off"]).toContain(await send(Array.from({ length: 30 }, () => "x".repeat(16_384))));
  });

  test("a visit is no event", async () => {
    expect((await fetch(`${card.shop.origin}/webhooks/razorpay`)).status).toBe(405);
    const ours = { method: "POST", headers: { Origin: card.shop.origin } };
    expect((await fetch(`${card.shop.origin}/webhooks/other`, ours)).status).toBe(404);
  });

  test("a sender who goes away in the middle leaves nothing", async () => {
    const { port } = new URL(card.shop.origin);
    const socket = connect(Number(port), "127.0.0.1");
    socket.write(
      'POST /webhooks/razorpay HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{"event":',
    );
    await new Promise((resolve) => setTimeout(resolve, 100));
    socket.destroy();
    expect((await fetch(`${card.shop.origin}/healthz`)).status).toBe(200);
  });
});

test("without a secret there is no such address", async () => {
  const port = String(await freePort());
  const provider = await openProvider(port);
  const own = { PORT: port, RAZORPAY_KEY_ID: "rzp_test_own", RAZORPAY_KEY_SECRET: "own" };
  const shop = await startShop({ ...shopSettings(provider), ...own });
  try {
    const answer = await sendWebhook(shop.origin, "{}", { "X-Razorpay-Signature": signWebhook("{}", "") });
    expect([answer.status, await answer.json()]).toEqual([404, { error: "Not found" }]);
  } finally {
    await shop.discard();
    await provider.close();
  }
});
