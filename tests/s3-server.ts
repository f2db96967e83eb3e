import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "./running-shop.ts";

/** A bucket on this machine. */
export interface TestBucket {
  endpoint: string;
  bucket: string;
  region: string;
  key: string;
  secret: string;
  close(): Promise<void>;
}

/** s3rver's program, where it is installed or TEST_S3RVER names it. */
const program = process.env.TEST_S3RVER ?? join(import.meta.dirname, "../node_modules/s3rver/bin/s3rver.js");

const named = { bucket: "shop", region: "us-east-1", key: "S3RVER", secret: "S3RVER" };

/** An empty bucket at s3rver, an S3 server of others' making; where that is not installed, at the small one below. */
export const openTestBucket = (): Promise<TestBucket> => (existsSync(program) ? atS3rver() : atOurOwn());

async function atS3rver(): Promise<TestBucket> {
  const folder = mkdtempSync(join(tmpdir(), "jhola-s3-"));
  const port = await freePort();
  const words = [
    "-d",
    folder,
    "-a",
    "127.0.0.1",
    "-p",
    String(port),
    "--configure-bucket",
    named.bucket,
    "-s",
  ];
  // It makes its listings' marks by a cipher that OpenSSL calls old.
  const child = spawn(process.execPath, ["--openssl-legacy-provider", program, ...words], {
    stdio: "ignore",
  });
  const endpoint = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 300 && !(await isListening(endpoint)); tries++) await pause(100);
  return {
    ...named,
    endpoint,
    async close() {
      const ended = once(child, "exit");
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const isListening = (endpoint: string): Promise<boolean> =>
  fetch(endpoint).then(
    () => true,
    () => false,
  );

/** The part of S3 that the shop uses, kept in memory. */
async function atOurOwn(): Promise<TestBucket> {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => void answer(objects, request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  return {
    ...named,
    endpoint: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function answer(
  objects: Map<string, Buffer>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? "/", "http://s3.test");
  const key = decodeURIComponent(url.pathname.slice(`/${named.bucket}/`.length));
  if (request.method === "PUT") {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(Buffer.from(part));
    objects.set(key, Buffer.concat(parts));
    response.end();
  } else if (request.method === "DELETE") {
    objects.delete(key);
    response.writeHead(204).end();
  } else if (url.searchParams.has("list-type")) {
    response.setHeader("content-type", "application/xml");
    response.end(listing([...objects.keys()], url.searchParams));
  } else {
    const kept = objects.get(key);
    if (kept) response.end(kept);
    else response.writeHead(404).end("<Error><Code>NoSuchKey</Code><Message>no</Message></Error>");
  }
}

const keysAtOnce = 1000;

function listing(all: string[], asked: URLSearchParams): string {
  const keys = all.filter((key) => key.startsWith(asked.get("prefix") ?? "")).sort();
  const most = Number(asked.get("max-keys") ?? keysAtOnce);
  const from = Number(asked.get("continuation-token") ?? 0);
  const rows = keys.slice(from, from + most).map((key) => `<Contents><Key>${key}</Key></Contents>`);
  const more = from + most < keys.length;
  const next = more ? `<NextContinuationToken>${from + most}</NextContinuationToken>` : "";
  return `<ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${rows.join("")}</ListBucketResult>`;
}
