import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { ask, origin } from "../ask.ts";

// Senders who begin and do not go on: each holds a connection, none holds the shop.

const { host, port } = new URL(origin);
const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});

async function begin(bytes: string): Promise<void> {
  const socket = connect(Number(port), "127.0.0.1");
  socket.on("error", () => undefined);
  open.push(socket);
  await once(socket, "connect");
  socket.write(bytes);
}

test.each([
  ["headers", `GET /shop HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `],
  [
    "a form",
    `POST /contact HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 60000\r\n\r\nfullName=`,
  ],
  [
    "an event",
    `POST /webhooks/razorpay HTTP/1.1\r\nHost: ${host}\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n`,
  ],
  ["nothing at all", ""],
])("three hundred unfinished senders of %s keep nobody waiting", async (_what, bytes) => {
  await Promise.all(Array.from({ length: 300 }, () => begin(bytes)));
  const begun = performance.now();
  const answers = await Promise.all(["/healthz", "/shop", "/cart", "/login"].map((path) => ask(path)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(performance.now() - begun).toBeLessThan(5_000);
});

test("readers who never read keep nobody waiting", async () => {
  const request = `GET /shop HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
  await Promise.all(Array.from({ length: 50 }, () => begin(request.repeat(40))));
  for (const socket of open) socket.pause();
  expect((await ask("/healthz")).status).toBe(200);
});
