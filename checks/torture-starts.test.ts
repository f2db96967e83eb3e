import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

// Nobody runs it daily, and no build looks at what it imports.
test("the torture's program finds all of its modules, as start.mjs runs it", () => {
  const run = ["--import", "./tests/views-in-node.ts", "tests/torture/run.ts", "no-such-part"];
  const cwd = join(import.meta.dirname, "..");
  expect(spawnSync(process.execPath, run, { cwd, encoding: "utf8" }).stderr).toContain(
    "There is no part no-such-part.",
  );
}, 60_000);
