import { spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

test("a start on a machine without npm says so", () => {
  const folder = mkdtempSync(join(tmpdir(), "jhola-no-npm-"));
  try {
    for (const file of ["start.mjs", "node-version.mjs"]) copyFileSync(file, join(folder, file));
    const options = { cwd: folder, env: { PATH: folder }, encoding: "utf8" } as const;
    const { status, stderr } = spawnSync(process.execPath, ["start.mjs", "--build"], options);
    expect(stderr).toMatch(/^npm is missing/);
    expect(status).toBe(1);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test.each([
  { file: "start.mjs", older: "18.20.4", least: 20, how: "You find it at https://nodejs.org." },
  { file: "serve.mjs", older: "24.9.0", least: 26, how: "'npm start' brings the one" },
  { file: "keep.mjs", older: "24.9.0", least: 26, how: "'npm start' brings the one" },
])("$file on Node $older says which one to use, and how", ({ file, older, least, how }) => {
  const asOlder = `Object.defineProperty(process.versions, "node", { value: "${older}" })`;
  const args = ["--import", `data:text/javascript,${encodeURIComponent(asOlder)}`, file];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  expect(stderr).toContain(`Jhola needs Node ${least} or newer; this is ${older}. ${how}`);
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
});
