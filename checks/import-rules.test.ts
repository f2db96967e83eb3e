import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

const cruise = (folder: string) =>
  spawnSync("node_modules/.bin/depcruise", ["--config", ".dependency-cruiser.mjs", folder], {
    encoding: "utf8",
  }).stdout;

test("the import rules see planted violations: the check that checks the check", () => {
  const complaints = cruise("checks/canary");
  expect(complaints).toContain("values-imports-only-down");
  expect(complaints).toContain("values-import-nothing");
  expect(complaints).toContain("cart-imports-only-down");
});
