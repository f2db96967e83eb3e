import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
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

const named = { bucket: "shop", region: "us-east-1", key: "S3RVER", secret: "S3RVER" };
const program = join(import.meta.dirname, "s3-program.mjs");

/** An empty bucket at an S3 server of others' making. */
export async function openTestBucket(): Promise<TestBucket> {
  const folder = mkdtempSync(join(tmpdir(), "jhola-s3-"));
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
