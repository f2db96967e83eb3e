import { readFileSync } from "node:fs";

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
