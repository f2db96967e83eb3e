import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { contentTypeOf } from "#platform/files/file-store.server.ts";
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

const named = { bucket: "shop", region: "us-east-1", key: "S3RVER", secret: "S3RVER" };
const program = join(import.meta.dirname, "s3-program.mjs");

/** A bucket at an S3 server of others' making: empty, or with a folder's pictures. */
export async function openTestBucket(pictures?: string): Promise<TestBucket> {
  const folder = mkdtempSync(join(tmpdir(), "jhola-s3-"));
  if (pictures) layPictures(pictures, join(folder, named.bucket));
  const port = await freePort();
  // It makes its listings' marks by a cipher that OpenSSL calls old.
  const words = ["--openssl-legacy-provider", program, folder, String(port), named.bucket];
  const child = spawn(process.execPath, words, { stdio: ["ignore", "ignore", "inherit"] });
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

/** As the server keeps objects: to ask it for each would take longer than the tests that read some. */
function layPictures(from: string, to: string): void {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const object = join(to, path.slice(from.length));
    mkdirSync(dirname(object), { recursive: true });
    copyFileSync(path, `${object}._S3rver_object`);
    const type = { "content-type": contentTypeOf(entry.name) };
    writeFileSync(`${object}._S3rver_metadata.json`, JSON.stringify(type));
  }
}
