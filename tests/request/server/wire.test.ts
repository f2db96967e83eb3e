import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { ask, origin } from "../ask.ts";
import { sendRaw } from "./raw.ts";

const { host, port } = new URL(origin);
const usual = `Host: ${host}\r\nConnection: close\r\n`;
const form = `Origin: ${origin}\r\nContent-Type: application/x-www-form-urlencoded\r\n`;

/** A request with these lines, and what comes behind its head. */
const requestOf = (start: string, lines = usual, body = "") => `${start} HTTP/1.1\r\n${lines}\r\n${body}`;
const evilHost = "Host: evil.example\r\nConnection: close\r\n";
const twoHosts = `Host: ${host}\r\n${usual}`;
const foreign = `${usual}Origin: http://evil.example\r\n`;
const ofFive = "Content-Length: 5\r\n";
const formOfTwelve = `${form}Content-Length: 12\r\n`;
const chunked = "Transfer-Encoding: chunked\r\n";
const inPieces = `${`4000\r\n${"x".repeat(16_384)}\r\n`.repeat(8)}0\r\n\r\n`;
const upgrade = `Host: ${host}\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n`;
const refusedStatuses = [302, 400, 404];

test.each([
  ["another shop's absolute address", requestOf("GET http://evil.example/shop"), [200]],
  ["another Host", requestOf("GET /shop?q=host", evilHost), [200]],
  ["another Host, to a page that redirects", requestOf("GET /x", evilHost), [302]],
  ["a forwarded Host", requestOf("GET /x", `${usual}X-Forwarded-Host: evil.example\r\n`), [302]],
  ["no Host", requestOf("GET /shop", "Connection: close\r\n"), [400]],
  ["two Hosts", requestOf("GET /shop", twoHosts), [400]],
  ["two Hosts for a form", requestOf("POST /cart", twoHosts + formOfTwelve, "intent=clear"), [400]],
  ["a broken Host", requestOf("GET /cart", "Host: a b/c?d#e\r\nConnection: close\r\n"), [400]],
  ["an asterisk", requestOf("OPTIONS *"), [400, 405]],
  ["TRACE", requestOf("TRACE /"), [405]],
  ["raw letters in the path", requestOf("GET /shop/\u0915"), [400]],
  ["a path that climbs", requestOf("GET /shop/../../../../etc/passwd"), refusedStatuses],
  ["a path that climbs out of the files", requestOf("GET /files/../../secret.key"), refusedStatuses],
  ["a file's path that climbs", requestOf("GET /assets/../../server/index.js"), refusedStatuses],
  ["an upgrade", requestOf("GET /", upgrade), [200, 400]],
  ["a range beyond the file", requestOf("GET /mark.svg", `${usual}Range: bytes=9999999-\r\n`), [416]],
  ["a form without a body", requestOf("POST /cart", `${usual}Origin: ${origin}\r\n`), [400]],
  ["two Origins", requestOf("POST /cart", foreign + formOfTwelve, "intent=clear"), [403]],
  ["two lengths", requestOf("POST /cart", usual + form + ofFive + chunked, "0\r\n\r\n"), [400]],
  ["128 kB in pieces, no length", requestOf("POST /checkout", usual + form + chunked, inPieces), [411, 413]],
])("%s on the wire is answered in kind", async (_what, bytes, statuses) => {
  const { status, text } = await sendRaw(origin, bytes);
  expect(statuses).toContain(status);
  expect(text.includes("evil.example")).toBe(false);
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
});

/** What a proxy and the shop might read differently: one request for the one, two for the other. */
const smuggled = `0\r\n\r\nGET /smuggled HTTP/1.1\r\nX: `;
test.each([
  ["both lengths, the pieces hidden by a blank", `Content-Length: 40\r\nTransfer-Encoding : chunked\r\n`],
  ["both lengths, the pieces hidden by a tab", `Content-Length: 40\r\nTransfer-Encoding:\tchunked\r\n`],
  ["both lengths, the pieces in capitals", `Content-Length: 40\r\nTransfer-Encoding: CHUNKED\r\n`],
  ["both lengths, an unknown coding", `Content-Length: 40\r\nTransfer-Encoding: xchunked\r\n`],
  ["both lengths, a folded line", `Content-Length: 40\r\nTransfer-Encoding:\r\n chunked\r\n`],
  ["two different lengths", `Content-Length: 40\r\nContent-Length: 4\r\n`],
  ["a length that is no number", `Content-Length: 0x28\r\n`],
  ["a length with a sign", `Content-Length: +40\r\n`],
  ["a list of lengths", `Content-Length: 40, 40\r\n`],
  ["a line that ends by a line feed alone", `Content-Length: 40\nTransfer-Encoding: chunked\r\n`],
  ["a zero byte in a header", `X-Odd: a\0b\r\nContent-Length: 40\r\n`],
])("a request with %s is refused, and nothing behind it is answered", async (_what, lengths) => {
  const begun = requestOf("POST /cart", `Host: ${host}\r\n${form}${lengths}`);
  const { status, text } = await sendRaw(origin, `${begun}${smuggled}`.padEnd(begun.length + 40, "x"));
  expect([400, 411]).toContain(status);
  expect(text.match(/HTTP\/1\.1 \d{3}/g)).toHaveLength(1);
});

/**
 * Sends a request's head and then pieces without end. Returns what came back, and how much was sent until the
 * connection ended.
 */
async function pour(head: string): Promise<{ status: number; poured: number }> {
  const socket = connect(Number(port), "127.0.0.1");
  const heard: string[] = [];
  socket.on("data", (chunk) => heard.push(String(chunk)));
  socket.on("error", () => undefined);
  const piece = `8000\r\n${"x".repeat(0x8000)}\r\n`;
  const goOn = () => {
    while (!socket.destroyed && socket.bytesWritten < 200_000_000 && socket.write(piece));
  };
  socket.on("drain", goOn);
  socket.write(head);
  goOn();
  // Not by `once`, for which the connection's error would be the end: the answer counts.
  await new Promise((resolve) => socket.on("close", resolve));
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(heard.join(""))?.[1]);
  return { status, poured: socket.bytesWritten - socket.writableLength };
}

const head = (start: string, ...lines: string[]) => requestOf(start, `Host: ${host}\r\n${lines.join("")}`);
const ownOrigin = `Origin: ${origin}\r\n`;
const multipart = `${ownOrigin}Content-Type: multipart/form-data; boundary=x\r\n`;
const json = `${ownOrigin}Content-Type: application/json\r\n`;
const fourGigabytes = "Content-Length: 4000000000\r\n";
const products = "POST /admin/dashboard/products";
const pictures = head("POST /admin/dashboard/uploads", ownOrigin, "Content-Length: 34000000\r\n");

test.each([
  ["a form in pieces", 411, head("POST /cart", form, chunked)],
  ["a form of pieces to an admin's page", 411, head(products, multipart, chunked)],
  ["a form of a great length", 413, head("POST /contact", form, fourGigabytes)],
  ["parts of a great length", 413, head(products, multipart, fourGigabytes)],
  ["pictures of somebody who may send none", 303, pictures],
  ["a call in pieces", 411, head("POST /functions/v1/create-razorpay-order", json, chunked)],
  ["an event without end", 413, head("POST /webhooks/razorpay", chunked)],
  ["an event of a great length", 413, head("POST /webhooks/razorpay", fourGigabytes)],
  ["another site's form", 403, head("POST /cart", "Origin: http://evil.example\r\n", chunked)],
  ["a strange method", 405, head("PUT /cart", chunked)],
  // From the cache; where another test's write has just emptied it, a page is asked for and refuses.
  ["a read that brings a body", [200, 411], head("GET /shop", chunked)],
  ["a read of a file that brings a body", 411, head("GET /mark.svg", chunked)],
])("%s is answered, and its sender is not read on", async (_what, expected, start) => {
  const { status, poured } = await pour(start);
  // No status: the connection was cut before its answer was read.
  expect([expected, Number.NaN].flat()).toEqual(expect.arrayContaining([status]));
  expect(poured).toBeLessThan(30_000_000);
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
});

// Senders who begin and do not go on: each holds a connection, none holds the shop.

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
