import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseConfig } from "./config.server.ts";
import { workersFor } from "./operation-config.server.ts";

test.each([
  ["a shop in one folder is backed up daily", {}, 24],
  ["one with a server database is not", { DATABASE_URL: "postgres://x@y/z" }, 0],
  ["nor one in development", { NODE_ENV: "development" }, 0],
  ["unless it is told to", { DATABASE_URL: "postgres://x@y/z", BACKUP_EVERY_HOURS: "6" }, 6],
  ["none are made at 0", { BACKUP_EVERY_HOURS: "0" }, 0],
])("%s", (_, env: Record<string, string>, hours) => expect(parseConfig(env).backup.everyHours).toBe(hours));

test("the shop of the compose file, whose database has no other means, is backed up daily unless .env says otherwise", () => {
  const shop = /^ {2}shop:\n(?: {4}.*\n)+/m.exec(readFileSync("deploy/compose.yaml", "utf8"))?.[0];
  expect(shop).toMatch(/^ {6}BACKUP_EVERY_HOURS: \$\{BACKUP_EVERY_HOURS:-24\}$/m);
  expect(readFileSync("deploy/shop.env.example", "utf8")).toMatch(/^#BACKUP_EVERY_HOURS=24$/m);
});

test("archives lie beside the data, unless told otherwise", () => {
  expect(parseConfig({ DATA_DIR: "/data" }).backup).toMatchObject({ dir: join("/data", "backups"), keep: 7 });
  const { dir, keep } = parseConfig({ BACKUP_DIR: "/mnt/usb", BACKUP_KEEP: "30" }).backup;
  expect([dir, keep]).toEqual(["/mnt/usb", 30]);
});

test.each([
  [
    { BACKUP_EVERY_HOURS: "-1" },
    "BACKUP_EVERY_HOURS must be a whole number of hours from 0 (no backups) to 744, but it is '-1'.",
  ],
  [{ BACKUP_KEEP: "0" }, "BACKUP_KEEP must be a whole number from 1 to 1000, but it is '0'."],
  [{ PURGE_TOKEN: "short" }, "PURGE_TOKEN must be at least 16 characters long."],
  [{ PURGE_URL: "http://10.0.0.1:6081/" }, "PURGE_TOKEN must be set too when PURGE_URL is set."],
  [
    { PURGE_URL: "http://10.0.0.1, varnish" },
    "PURGE_URL must be an address that starts with https:// or http://, or several with commas between them.",
  ],
  [{ SHARED_CACHE: "yes" }, "SHARED_CACHE must be 'no' or 'second', but it is 'yes'."],
  [{ METRICS_TOKEN: "short" }, "METRICS_TOKEN must be at least 16 characters long."],
  [{ LOG_LEVEL: "loud" }, "LOG_LEVEL must be 'debug', 'info', 'warn' or 'error', but it is 'loud'."],
  [{ DRAIN_SECONDS: "x" }, "DRAIN_SECONDS must be a whole number of seconds from 0 to 120, but it is 'x'."],
])("%o stops the start in a sentence", (env: Record<string, string>, sentence) =>
  expect(() => parseConfig(env)).toThrow(sentence),
);

test.each([
  ["deploy/jhola.service", /^TimeoutStopSec=(\d+)$/m],
  ["deploy/compose.yaml", /^ {2}shop:\n(?: {4}.*\n)*? {4}stop_grace_period: (\d+)s$/m],
])("%s lets the slowest shop that may be set end by itself", (file, grace) => {
  expect(parseConfig({ DRAIN_SECONDS: "120" }).drainSeconds).toBe(120);
  expect(() => parseConfig({ DRAIN_SECONDS: "121" })).toThrow("DRAIN_SECONDS");
  const seconds = Number(grace.exec(readFileSync(file, "utf8"))?.[1]);
  // After draining: requests 10 s, jobs and mails 3 s each, closing the database, and room to spare.
  expect(seconds).toBeGreaterThanOrEqual(120 + 40);
});

const onServer = { DATABASE_URL: "postgres://x@y/z" };

test.each([
  ["one unless told otherwise", 1, onServer, 1],
  ["as many as asked", 3, onServer, 3],
  ["one for each core", "auto" as const, onServer, 8],
  ["one on the embedded database", "auto" as const, {}, 1],
])("%s", (_, WORKERS, database, count) => expect(workersFor({ WORKERS, ...database }, 8)).toBe(count));

test("the embedded database is not shared by processes", () => {
  expect(() => parseConfig({ WORKERS: "2" })).toThrow(
    "WORKERS above 1 needs DATABASE_URL: the embedded database belongs to one process.",
  );
  expect(parseConfig({ WORKERS: "1" }).workers).toBe(1);
  expect(parseConfig({ WORKERS: "2", ...onServer }).workers).toBe(2);
});

test.each(["0", "65", "many"])("WORKERS=%s is refused", (WORKERS) =>
  expect(() => parseConfig({ WORKERS })).toThrow(
    `WORKERS must be 'auto' or a whole number from 1 to 64, but it is '${WORKERS}'.`,
  ),
);

test.each([
  [{}, undefined],
  [{ SHARED_CACHE: "second" }, "second"],
  [{ PURGE_URL: "http://10.0.0.1:6081/", PURGE_TOKEN: "0123456789abcdef", SHARED_CACHE: "second" }, "purged"],
])("with %o caches in front keep pages: %s", (env: Record<string, string>, sharing) =>
  expect(parseConfig(env).cdn.sharing).toBe(sharing),
);
