import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { portOf } from "../../../tests/port-of.ts";
import { type FileStore, FilesAway } from "./file-store.server.ts";
import { openS3FileStore } from "./s3-file-store.server.ts";

/** The part of S3 that the shop uses: objects in a bucket named `shop`, listed two at a time. */
const objects = new Map<string, { bytes: Buffer; type: string | undefined }>();
const asked: string[] = [];
/** What befalls the next requests: a status of the store's, or a connection that is cut. */
let troubles: (number | "cut")[] = [];

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? "/", "http://s3.test");
  const key = decodeURIComponent(url.pathname.slice("/shop/".length));
  asked.push(`${request.method} ${url.pathname}`);
  if (isEarly(request, response)) return;
  const trouble = troubles.shift();
  if (trouble === "cut") return void request.socket.destroy();
  if (trouble) return void response.writeHead(trouble).end("<Error><Code>SlowDown</Code></Error>");
  const slow = /\/(silent|trickle|half)\.webp$/.exec(key)?.[1];
  if (slow) return neverEnd(slow, response);
  if (request.method === "PUT") {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(Buffer.from(part));
    objects.set(key, { bytes: Buffer.concat(parts), type: request.headers["content-type"] });
    response.end();
  } else if (request.method === "DELETE") {
    objects.delete(key);
    response.writeHead(204).end();
  } else if (url.searchParams.has("list-type")) {
    response.setHeader("content-type", "application/xml");
    response.end(listing(url.searchParams));
  } else {
    const kept = objects.get(key);
    if (kept) response.end(kept.bytes);
    else response.writeHead(404).end("<Error><Code>NoSuchKey</Code><Message>no</Message></Error>");
  }
}

/** How far the bucket's clock is ahead; it refuses clients that are a quarter of an hour off. */
let ahead = 0;

function isEarly(request: IncomingMessage, response: ServerResponse): boolean {
  const said = String(request.headers["x-amz-date"]).replace(/^(....)(..)(..)T(..)(..)/, "$1-$2-$3T$4:$5:");
  const now = Date.now() + ahead;
  if (Math.abs(Date.parse(said) - now) < 15 * 60_000) return false;
  response.writeHead(403, { date: new Date(now).toUTCString() });
  response.end("<Error><Code>RequestTimeTooSkewed</Code></Error>");
  return true;
}

function neverEnd(how: string, response: ServerResponse): void {
  if (how === "half") response.writeHead(200, { "content-length": 9 }).write("half");
  if (how !== "trickle") return;
  response.writeHead(200);
  const drip = setInterval(() => response.write("."), 5);
  response.on("close", () => clearInterval(drip));
}

function listing(asked: URLSearchParams): string {
  const keys = [...objects.keys()].filter((key) => key.startsWith(asked.get("prefix") ?? "")).sort();
  const from = Number(asked.get("continuation-token") ?? 0);
  const more = from + 2 < keys.length;
  const rows = keys
    .slice(from, from + 2)
    .map((key) => `<Contents><Key>${key}</Key><Size>${objects.get(key)?.bytes.length}</Size></Contents>`);
  const next = more ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : "";
  return `<ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${rows.join("")}</ListBucketResult>`;
}

let server: Server;
let store: FileStore;
let hasty: FileStore;
let hastier: FileStore;
beforeAll(async () => {
  server = createServer((request, response) => void answer(request, response));
  const endpoint = `http://127.0.0.1:${await portOf(server)}`;
  const settings = { endpoint, bucket: "shop", region: "auto", key: "key", secret: "secret" };
  store = openS3FileStore(settings);
  hasty = openS3FileStore(settings, 100);
  hastier = openS3FileStore(settings, 30);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  objects.clear();
  asked.length = 0;
  troubles = [];
  ahead = 0;
});

test("a file is kept with its type and found again, another one is not", async () => {
  await store.put("blog_images/one/a.webp", Buffer.from("abc"), "image/webp");
  expect(objects.get("blog_images/one/a.webp")).toEqual({ bytes: Buffer.from("abc"), type: "image/webp" });
  const found = await store.read("blog_images/one/a.webp");
  expect(Buffer.from(found?.bytes ?? []).toString()).toBe("abc");
  expect(found?.contentType).toBe("image/webp");
  expect(await store.read("blog_images/one/none.webp")).toBeUndefined();
});

test("all keys of a folder are listed, page after page, weighed and removed", async () => {
  const keys = ["a", "b", "c", "d", "e"].map((name) => `blog_images/one/${name}.webp`);
  for (const key of [...keys, "blog_images/two/a.webp"]) await store.put(key, Buffer.from("x"), "image/webp");
  expect(await store.list("blog_images/one/")).toEqual(keys);
  expect(await store.size()).toBe(6);
  await store.remove(keys);
  expect([...objects.keys()]).toEqual(["blog_images/two/a.webp"]);
  await store.remove(keys);
});

test("a key that is none of ours never reaches the bucket", async () => {
  expect(await store.read("../secret.key")).toBeUndefined();
  await expect(store.put("a/../b", Buffer.from("x"), "image/webp")).rejects.toThrow("not a file key");
  expect(asked).toEqual([]);
});

test("a bucket that falls silent, at once or half-way, is away before long", async () => {
  const silent = "blog_images/one/silent.webp";
  await expect(hasty.put(silent, Buffer.from("x"), "image/webp")).rejects.toThrow(FilesAway);
  await expect(hasty.remove([silent])).rejects.toThrow("TimeoutError");
  await expect(hasty.read(silent)).rejects.toThrow("TimeoutError");
  await expect(hasty.read("blog_images/one/half.webp")).rejects.toThrow(FilesAway);
});

const file = "blog_images/one/a.webp";

const failures: (number | "cut")[][] = [[503, "cut"], [429], [500, 500], ["cut", "cut"]];
test.each(failures)("a bucket that fails by %s is asked again", async (...befall) => {
  troubles = [...befall];
  await store.put(file, Buffer.from("abc"), "image/webp");
  expect(objects.get(file)?.bytes.toString()).toBe("abc");
  expect(asked).toHaveLength(befall.length + 1);
});

test.each([
  { befall: [503, 503, 503], times: 3 },
  { befall: [403], times: 1 },
  { befall: [301], times: 1 },
])("a bucket that answers $befall is away after $times", async ({ befall, times }) => {
  troubles = [...befall];
  await expect(store.read(file)).rejects.toThrow("The bucket at S3_ENDPOINT can't be used: SlowDown.");
  expect(asked).toHaveLength(times);
});

test("a bucket that is not there is not a file that is missing", async () => {
  troubles = [404];
  await expect(store.read(file)).rejects.toThrow(FilesAway);
});

test("a machine whose clock is an hour off signs by the bucket's", async () => {
  ahead = 60 * 60_000;
  await store.put(file, Buffer.from("abc"), "image/webp");
  await store.put(file, Buffer.from("abcd"), "image/webp");
  expect(objects.get(file)?.bytes.toString()).toBe("abcd");
  expect(asked).toHaveLength(3);
  ahead = 0;
  await store.remove([file]);
});

test("an answer that trickles for ever ends", () =>
  expect(hastier.read("blog_images/one/trickle.webp")).rejects.toThrow(FilesAway));
