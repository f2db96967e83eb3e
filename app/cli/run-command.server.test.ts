import { existsSync, readdirSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { ConfigError } from "#platform/config/config.server.ts";
import { ownFolder } from "../../tests/own-folder.ts";
import { runCommand } from "./run-command.server.ts";

const path = ownFolder();
afterEach(() => void vi.restoreAllMocks());
/** Runs it with the data in the test's folder. */
const run = (words: string[], env: Record<string, string> = {}) =>
  runCommand(words, { DATA_DIR: path(), ...env }, process.cwd());
const written = () => readdirSync(path());

const commands = [["backup"], ["restore", "shop.tar.gz"], ["db:move"], ["admin", "add", "rekha@example.com"]];

test.each(commands)("%s as another user than the shop's says so, and writes nothing", async (...words) => {
  vi.spyOn(process, "getuid").mockReturnValue(4242);
  // A server that is not there: nobody may get so far as to ask it.
  await expect(run(words, { DATABASE_URL: "postgres://shop@127.0.0.1:1/jhola" })).rejects.toThrow(
    /belongs to user \d+, and this command runs as user 4242: .* Run it as the shop's user/,
  );
  expect(written()).toEqual([]);
});

test("a backup without the shop's settings says where it looked, and what it needs", async () => {
  await expect(run(["backup"])).rejects.toThrow(
    `There is no embedded database in ${path()}. Give this command the settings that the shop has`,
  );
  const missing = { DATA_DIR: path("not-there") };
  await expect(run(["backup"], missing)).rejects.toThrow("There is no embedded database");
  expect(existsSync(missing.DATA_DIR)).toBe(false);
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
  const usage = "Usage: npm run admin -- list | add EMAIL | remove EMAIL | one-step EMAIL";
  await expect(run(["admin", ...words])).rejects.toThrow(new ConfigError(usage));
  expect(written()).toEqual([]);
});

test("admin without the shop's settings says where it looked, and makes no database", async () => {
  await expect(run(["admin", "list"])).rejects.toThrow(`There is no embedded database in ${path()}.`);
  expect(written()).toEqual([]);
});

test.each([
  [["restore", "a.tar.gz", "--issued", "120"], "--issued takes a document's number as it is printed there"],
  [["restore", "a.tar.gz", "--issued", "W-26-28-0001"], "W-… for their lots"],
  [["restore", "a.tar.gz", "--issued", "M/26-27/12"], "M/… for makers' statements"],
  [["restore", "a.tar.gz", "--issued"], "--issued takes a document's number as it is printed there"],
  [["backup", "--issued", "INV/26-27/000120"], "There is no --issued for backup: see docs/operation.md."],
  [["restore", "shop.tar.gz", "--certified", "tote"], "--certified takes the end of a product's address"],
  [["restore", "shop.tar.gz", "--certified=tote=0"], "--certified takes the end of a product's address"],
  [["db:move", "--certified", "tote=3"], "There is no --certified for db:move: see docs/operation.md."],
  [["restore", "--issued=INV/26-27/000120"], "Say which archive to restore"],
  [["restore", "shop.tar.gz", "--force"], "There is no --force for restore: see docs/operation.md."],
  [["list"], "There is no list: see docs/operation.md."],
])("%j says what is wrong, and opens nothing", async (words, sentence) => {
  await expect(run(words)).rejects.toThrow(sentence);
  expect(written()).toEqual([]);
});
