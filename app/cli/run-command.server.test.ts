import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ConfigError } from "#platform/config/config.server.ts";
import { runCommand } from "./run-command.server.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "jhola-keep-"));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(dataDir, { recursive: true, force: true });
});

const commands = [["backup"], ["restore", "shop.tar.gz"], ["db:move"], ["admin", "add", "rekha@example.com"]];

test.each(commands)("%s as another user than the shop's says so, and writes nothing", async (...words) => {
  vi.spyOn(process, "getuid").mockReturnValue(4242);
  // A server that is not there: nobody may get so far as to ask it.
  const env = { DATA_DIR: dataDir, DATABASE_URL: "postgres://shop@127.0.0.1:1/jhola" };
  await expect(runCommand(words, env, process.cwd())).rejects.toThrow(
    /belongs to user \d+, and this command runs as user 4242: .* Run it as the shop's user/,
  );
  expect(readdirSync(dataDir)).toEqual([]);
});

test("a backup without the shop's settings says where it looked, and what it needs", async () => {
  await expect(runCommand(["backup"], { DATA_DIR: dataDir }, process.cwd())).rejects.toThrow(
    `There is no embedded database in ${dataDir}. Give this command the settings that the shop has`,
  );
  const missing = join(dataDir, "not-there");
  await expect(runCommand(["backup"], { DATA_DIR: missing }, process.cwd())).rejects.toThrow(
    "There is no embedded database",
  );
  expect(existsSync(missing)).toBe(false);
});

test.each([
  [],
  ["lists"],
  ["list", "rekha@example.com"],
  ["add"],
  ["add", "rekha"],
  ["remove", "rekha@example.com", "asha@example.com"],
  ["add", "--replace"],
])("admin %j says how it is used, and opens nothing", async (...words) => {
  const settings = { DATA_DIR: dataDir };
  await expect(runCommand(["admin", ...words], settings, process.cwd())).rejects.toThrow(
    new ConfigError("Usage: npm run admin -- list | add EMAIL | remove EMAIL | one-step EMAIL"),
  );
  expect(readdirSync(dataDir)).toEqual([]);
});

test("admin without the shop's settings says where it looked, and makes no database", async () => {
  await expect(runCommand(["admin", "list"], { DATA_DIR: dataDir }, process.cwd())).rejects.toThrow(
    `There is no embedded database in ${dataDir}.`,
  );
  expect(readdirSync(dataDir)).toEqual([]);
});

test.each([
  [
    ["restore", "shop.tar.gz", "--issued", "120"],
    "--issued takes a document's number as it is printed there",
  ],
  [["restore", "shop.tar.gz", "--issued"], "--issued takes a document's number as it is printed there"],
  [["backup", "--issued", "INV/26-27/000120"], "There is no --issued for backup: see docs/operation.md."],
  [["restore", "shop.tar.gz", "--certified", "tote"], "--certified takes the end of a product's address"],
  [["restore", "shop.tar.gz", "--certified=tote=0"], "--certified takes the end of a product's address"],
  [["db:move", "--certified", "tote=3"], "There is no --certified for db:move: see docs/operation.md."],
  [["restore", "--issued=INV/26-27/000120"], "Say which archive to restore"],
  [["restore", "shop.tar.gz", "--force"], "There is no --force for restore: see docs/operation.md."],
  [["list"], "There is no list: see docs/operation.md."],
])("%j says what is wrong, and opens nothing", async (words, sentence) => {
  await expect(runCommand(words, { DATA_DIR: dataDir }, process.cwd())).rejects.toThrow(sentence);
  expect(readdirSync(dataDir)).toEqual([]);
});
