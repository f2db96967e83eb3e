import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { openEmbedded } from "#platform/database/embedded/open-embedded.server.ts";
import { openLog } from "#platform/log.server.ts";
import { cutPower } from "../torture/power-cut.ts";

let folder: string;
let data: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "jhola-power-"));
  data = join(folder, "data");
  mkdirSync(data);
  cpSync(inject("embeddedTemplate"), join(data, "database"), { recursive: true });
  cpSync(data, join(folder, "before"), { recursive: true, preserveTimestamps: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes until at least 200 rows are confirmed, or no more than these, then dies; answers how many were. */
async function writeAndDie({ recordsSyncs = "yes", rows = Infinity } = {}): Promise<number> {
  const recorder = `--import=${join(process.cwd(), "tests/torture/record-disk.ts")}`;
  const writes = ["tests/database/write-until-killed.ts", join(data, "database"), String(rows)];
  const into = { RECORDED_FOLDER: data, RECORDED_INTO: join(folder, "journal"), RECORD_SYNCS: recordsSyncs };
  const child = spawn(process.execPath, [recorder, ...writes], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...into },
  });
  const confirmed = await new Promise<number>((resolve) => {
    child.stdout.on("data", (chunk) => {
      const last = Number(String(chunk).trim().split("\n").at(-1));
      if (last >= 200) resolve(last);
    });
  });
  child.kill("SIGKILL");
  await once(child, "exit");
  rmSync(join(data, "database.lock"), { force: true });
  return confirmed;
}

const cut = (luck: () => number) =>
  cutPower(data, join(folder, "before"), readFileSync(join(folder, "journal")), luck);

async function rowsKept(): Promise<number> {
  const { db, close } = await openEmbedded({ directory: join(data, "database"), log: openLog("silent") });
  const { count } = await db
    .selectFrom("rate_limits")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  await close();
  return count;
}

/** Every file below a folder with its bytes. */
const contentsOf = (path: string): Map<string, string> =>
  new Map(
    readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [file.slice(path.length), readFileSync(file, "base64")]),
  );

test("what the recorder wrote down is what was done: with all of it kept, the folder is as it was left", async () => {
  // It dies idle: a write is noted before it is done, and death may come between the two.
  await writeAndDie({ rows: 200 });
  const left = contentsOf(data);
  const luck = [0.999_999];
  // All names survive, then every page.
  expect(cut(() => luck.pop() ?? 0).undecided).toBeGreaterThan(0);
  expect(contentsOf(data)).toEqual(left);
});

test("a power cut takes nothing that the embedded database had confirmed", async () => {
  const confirmed = await writeAndDie();
  cut(Math.random);
  expect(await rowsKept()).toBeGreaterThanOrEqual(confirmed);
});

test("a disk that only pretends to sync is found out", async () => {
  const confirmed = await writeAndDie({ recordsSyncs: "no" });
  cut(() => 0.7);
  // Either nothing can be opened any more, or rows are missing.
  expect(await rowsKept().catch(() => 0)).toBeLessThan(confirmed);
});
