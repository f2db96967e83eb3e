import { readdirSync, readFileSync } from "node:fs";

const ticksPerSecond = 100;
let busyBefore = 0;

/**
 * CPU time of the check that has just ended, as Linux counts it for children that were waited for; a server
 * that lives on its own is not among them.
 */
export function busySecondsOfTheLast(): number | undefined {
  try {
    const [, facts = ""] = readFileSync("/proc/self/stat", "utf8").split(") ");
    const [user, system] = facts.split(" ").slice(13, 15).map(Number);
    const busy = ((user ?? 0) + (system ?? 0)) / ticksPerSecond;
    const own = busy - busyBefore;
    busyBefore = busy;
    return own;
  } catch {
    return undefined;
  }
}

/**
 * CPU time of a process group so far, with the children that its processes have waited for; undefined where
 * there is no /proc.
 */
export function busySecondsOf(group: number): number | undefined {
  try {
    const ticks = readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => ticksIn(pid, group));
    return ticks.reduce((sum, each) => sum + each, 0) / ticksPerSecond;
  } catch {
    return undefined;
  }
}

/** None of a process that is of another group, or has ended meanwhile. */
function ticksIn(pid: string, group: number): number {
  try {
    const [, facts = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
    const fields = facts.split(" ").map(Number);
    return fields[2] === group ? fields.slice(11, 15).reduce((sum, each) => sum + each, 0) : 0;
  } catch {
    return 0;
  }
}
