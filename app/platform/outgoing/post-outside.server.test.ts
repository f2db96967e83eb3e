import { createServer, type RequestListener, type Server } from "node:http";
import { afterEach, expect, test } from "vitest";
import { portOf } from "../../../tests/port-of.ts";
import { type OutsidePost, postOutside } from "./post-outside.server.ts";

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

/** The address of a machine that answers so. */
async function machine(answer: RequestListener): Promise<string> {
  server = createServer(answer);
  return `http://127.0.0.1:${await portOf(server)}/hook`;
}

const post = (url: string, more: Partial<OutsidePost> = {}) =>
  postOutside({ url, headers: { "X-Sign": "1" }, body: "{}", patience: 2_000, allowPrivate: true, ...more });

test("a post arrives whole, and its answer is told", async () => {
  const heard: string[] = [];
  const url = await machine((request, response) => {
    let body = "";
    request.on("data", (part) => (body += part));
    request.on("end", () => {
      heard.push(`${request.method} ${request.url} ${request.headers["x-sign"]} ${body}`);
      response.writeHead(202).end("thanks");
    });
  });
  const heardBack = await post(url, { body: '{"who":"मीरा"}' });
  expect(heardBack).toEqual({ kind: "answered", status: 202, text: "thanks" });
  expect(heard).toEqual(['POST /hook 1 {"who":"मीरा"}']);
});

test("no redirect is followed", async () => {
  let asked = 0;
  const url = await machine((_, response) => {
    asked += 1;
    response.writeHead(307, { Location: "/elsewhere" }).end();
  });
  expect(await post(url)).toMatchObject({ kind: "answered", status: 307 });
  expect(asked).toBe(1);
});

test("an endless answer is read no further than its beginning", async () => {
  const url = await machine((_, response) => {
    response.writeHead(200);
    const pour = () => {
      while (!response.destroyed && response.write("x".repeat(16_384)));
    };
    response.on("drain", pour);
    pour();
  });
  const heard = await post(url);
  expect(heard).toMatchObject({ kind: "answered", status: 200 });
  expect(heard.kind === "answered" && heard.text.length).toBe(2048);
});

test("whoever answers and then says nothing has answered", async () => {
  const url = await machine((_, response) => void response.writeHead(200).write("go"));
  expect(await post(url, { patience: 300 })).toEqual({ kind: "answered", status: 200, text: "go" });
});

test("whoever says nothing is given up", async () => {
  const url = await machine(() => undefined);
  expect(await post(url, { patience: 200 })).toEqual({ kind: "silent" });
});

test("whoever hangs up, or is not there, is told apart", async () => {
  const url = await machine((request) => void request.socket.destroy());
  expect(await post(url)).toEqual({ kind: "broken", code: "ECONNRESET" });
  server?.close();
  await new Promise((resolve) => setImmediate(resolve));
  expect(await post("http://127.0.0.1:1/")).toMatchObject({ kind: "broken", code: "ECONNREFUSED" });
});

test("heads beyond all measure and other protocols are no answers", async () => {
  const huge = await machine((_, response) => void response.writeHead(200, { X: "y".repeat(100_000) }).end());
  expect(await post(huge)).toMatchObject({ kind: "broken", code: "HPE_HEADER_OVERFLOW" });
});

test("what speaks no TLS gets nothing", async () => {
  const asked: string[] = [];
  const url = await machine((request, response) => {
    asked.push(request.url ?? "");
    response.end();
  });
  expect(await post(url.replace("http:", "https:"))).toMatchObject({ kind: "broken" });
  expect(asked).toEqual([]);
});

test("nothing of our own network is asked, whatever leads there", async () => {
  let asked = 0;
  const url = await machine((_, response) => {
    asked += 1;
    response.end();
  });
  const { port } = new URL(url);
  const safe = { allowPrivate: false };
  const found = (address: string) => ({ address, family: address.includes(":") ? 6 : 4 });
  const to = (...addresses: string[]): Partial<OutsidePost> => ({
    allowPrivate: false,
    resolve: (_, done) => done(null, addresses.map(found)),
  });
  const own = ["127.0.0.1", "2130706433", "0x7f.1", "[::1]", "[::ffff:127.0.0.1]", "0.0.0.0", "localhost"];
  for (const host of own) expect(await post(`https://${host}:${port}/`, safe)).toEqual({ kind: "private" });
  expect(await post(url, safe)).toEqual({ kind: "private" });
  expect(await post(`https://rebound.example:${port}/`, to("127.0.0.1"))).toEqual({ kind: "private" });
  expect(await post(`https://both.example:${port}/`, to("8.8.8.8", "::1"))).toEqual({ kind: "private" });
  expect(await post(`https://mapped.example:${port}/`, to("::ffff:7f00:1"))).toEqual({ kind: "private" });
  expect(await post(`https://none.example:${port}/`, to())).toEqual({ kind: "broken", code: "no address" });
  expect(asked).toBe(0);
});

test("a name is looked up once, and what was judged is what is asked", async () => {
  const url = await machine((request, response) => response.end(request.headers.host));
  let looked = 0;
  const resolve: OutsidePost["resolve"] = (_, done) => {
    looked += 1;
    done(null, [{ address: looked === 1 ? "127.0.0.1" : "127.0.0.9", family: 4 }]);
  };
  const named = `http://named.example:${new URL(url).port}/`;
  expect(await post(named, { resolve })).toMatchObject({ text: new URL(named).host });
  expect(looked).toBe(1);
});
