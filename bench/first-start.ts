import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Row } from "./measure.ts";
import { startShopProcess } from "./shop-process.ts";

const mostAtOnce = 700;
const mostAtRest = 450;
/** An hour later it holds the same; this is how long the last garbage of the start needs to be collected. */
const restSeconds = 120;
const betweenLooks = 250;

/**
 * What a demo shop holds in memory after the first start on a new machine: it makes and seeds its database,
 * and its pictures are drawn while it is open.
 */
export async function benchFirstStart(): Promise<Row[]> {
  const machine = newMachine();
  const settings = { SEED: "demo", DATA_DIR: join(machine, "data") };
  let drawn = Promise.resolve(0);
  const spawned = (pid: number) => {
    drawn = untilDrawn(pid);
  };
  const shop = await startShopProcess({ settings, cwd: machine, spawned });
  try {
    const together = await drawn;
    const most = shop.mostMemory();
    await pause(restSeconds * 1000);
    const helped = `; ${megabytes(together)} MB with the processes that make, draw and simulate`;
    return [
      rowOf(
        "Memory of a demo shop from its first start until all is drawn, at most",
        most,
        mostAtOnce,
        helped,
      ),
      rowOf(`The same at rest, ${restSeconds / 60} minutes later`, shop.memory(), mostAtRest),
    ];
  } finally {
    await shop.stop();
    rmSync(machine, { recursive: true });
  }
}

const megabytes = (bytes: number): number => Math.round(bytes / 2 ** 20);

function rowOf(what: string, bytes: number, most: number, more = ""): Row {
  const held = megabytes(bytes);
  const bound = `<= ${most} MB`;
  return { what: `${what}, embedded`, measured: `${held} MB${more}`, bound, holds: held <= most };
}

/** The shop's code without what was drawn and compiled by it. */
function newMachine(): string {
  const machine = mkdtempSync(join(tmpdir(), "jhola-new-machine-"));
  const kept = new Set([".cache", ".git", "data"]);
  for (const name of readdirSync(".").filter((each) => !kept.has(each)))
    symlinkSync(join(process.cwd(), name), join(machine, name));
  mkdirSync(join(machine, ".cache"));
  return machine;
}

/** Waits until all is drawn; answers what the shop's processes have held together at most. */
async function untilDrawn(pid: number): Promise<number> {
  let most = 0;
  let hasDrawn = false;
  for (;;) {
    const processes = belowAnd(pid);
    most = Math.max(most, sum(processes.map(ownBytes)));
    const draws = processes.some((each) => read(each, "cmdline").includes("\0all\0"));
    const hasEnded = read(pid, "cmdline") === "";
    if (hasEnded || (hasDrawn && !draws)) return most;
    hasDrawn ||= draws;
    await pause(betweenLooks);
  }
}

const belowAnd = (pid: number): number[] => {
  const children = read(pid, `task/${pid}/children`).split(" ").filter(Boolean).map(Number);
  return [pid, ...children.flatMap(belowAnd)];
};

/** What a process holds; of what several have in common, such as Node's own code, its share. */
const ownBytes = (pid: number): number =>
  Number(/^Pss:\s+(\d+) kB/m.exec(read(pid, "smaps_rollup"))?.[1] ?? 0) * 1024;

/** One of a process's own files in Linux; empty when the process has ended. */
function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
