import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { portOf } from "../../../tests/port-of.ts";
import { mostBodyBytes, readBody } from "./body-limit.server.ts";
import { endUnread, patienceAfter } from "./end-unread.server.ts";

let server: Server;
let port = 0;
beforeAll(async () => {
  server = createServer({ optimizeEmptyRequests: true }, (request, response) => {
    const kind = request.url === "/photos" ? ("uploads" as const) : ("form" as const);
    endUnread(request, response, () =>
      patienceAfter(response.statusCode, kind, request.headers["content-length"]),
    );
    if (request.url === "/read") request.resume().on("end", () => response.end("read"));
    else response.writeHead(413).end("too long");
  });
  port = await portOf(server);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const pieces = "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n";

/** Sends these bytes, and then pieces for as long as they are taken, until the connection ends. */
async function pour(head: string, mostSent: number): Promise<{ heard: string; sent: number }> {
  const socket = connect(port, "127.0.0.1");
  let heard = "";
  socket.on("data", (chunk) => {
    heard += String(chunk);
  });
  socket.on("error", () => undefined);
  const piece = `8000\r\n${"x".repeat(0x8000)}\r\n`;
  const goOn = () => {
    while (!socket.destroyed && socket.bytesWritten < mostSent && socket.write(piece));
  };
  socket.on("drain", goOn);
  socket.write(head);
  goOn();
  await new Promise((resolve) => socket.on("close", resolve));
  return { heard, sent: socket.bytesWritten - socket.writableLength };
}

test("whoever goes on sending after the answer is read no further", async () => {
  const { sent } = await pour(pieces, 200_000_000);
  expect(sent).toBeLessThan(30_000_000);
});

test("whoever sends more photos than are taken has sent them all before the connection ends", async () => {
  const length = 50 * 1024 * 1024;
  const head = `POST /photos HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`;
  const { heard, sent } = await pour(head, length + head.length);
  expect(sent).toBeGreaterThan(length);
  expect(heard).toMatch(/^HTTP\/1\.1 413.*too long/s);
});

test("whoever sends a little more, and then nothing, hears the answer before the connection ends", async () => {
  const { heard } = await pour(pieces, 50_000);
  expect(heard).toMatch(/^HTTP\/1\.1 413.*too long/s);
});

test("a request that comes whole leaves its connection open for the next one", async () => {
  const socket = connect(port, "127.0.0.1");
  const whole = "POST /read HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nab";
  for (const next of [whole, whole]) {
    socket.write(next);
    expect(String((await once(socket, "data"))[0])).toMatch(/^HTTP\/1\.1 200.*Connection: keep-alive/s);
  }
  socket.destroy();
});

test("nobody sends a next request on the connection of one that was not read to its end", async () => {
  const socket = connect(port, "127.0.0.1");
  const ended = once(socket, "end");
  socket.write("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 300000\r\n\r\na");
  expect(String((await once(socket, "data"))[0])).toMatch(/^HTTP\/1\.1 413.*Connection: close.*too long/s);
  // The rest is read past, and the connection is ended, not reset.
  socket.write("a".repeat(299_999));
  await ended;
});

const sent = (bytes: number) =>
  new Request("https://shop.example/", { method: "POST", body: Buffer.alloc(bytes) });

test("two texts of 4,000 letters of four signs each go into a form (TEXT-16)", () => {
  const [customization, message] = ["श्री".repeat(4000), "श्री".repeat(4000)];
  const form = new URLSearchParams({ customization, message, fullName: "अ".repeat(120) });
  expect(form.toString().length).toBeLessThan(mostBodyBytes("form"));
});

test.each([
  ["form", 320 * 1024],
  ["call", 96 * 1024],
  ["texts", 4 * 1024 * 1024],
  ["uploads", 34 * 1024 * 1024],
  ["event", 256 * 1024],
] as const)("a body of the kind %s may have %i bytes", async (kind, most) => {
  expect((await readBody(sent(most), kind))?.length).toBe(most);
  expect(await readBody(sent(most + 1), kind)).toBeUndefined();
});
