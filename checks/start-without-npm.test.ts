import { spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

test("a start on a machine without npm says so", () => {
  const folder = mkdtempSync(join(tmpdir(), "jhola-no-npm-"));
  try {
    copyFileSync("start.mjs", join(folder, "start.mjs"));
    const options = { cwd: folder, env: { PATH: folder }, encoding: "utf8" } as const;
    const { status, stderr } = spawnSync(process.execPath, ["start.mjs", "--build"], options);
    expect(stderr).toMatch(/^npm is missing/);
    expect(status).toBe(1);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
