import { readdirSync, readFileSync } from "node:fs";
import { errorCode } from "#platform/error-code.ts";

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
}

/**
 * Dead, though its number is not free before its parent has read how it ended: not one of its threads runs
 * any more.
 */
export function isZombie(pid: number): boolean {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    return threads.every((thread) => ["Z", "X"].includes(statOf(`${pid}/task/${thread}`)[0] ?? ""));
  } catch {
    return false;
  }
}

/**
 * When a process started, in the kernel's ticks: a number used again is then not taken for its former owner.
 */
export function startOf(pid: string): string | undefined {
  try {
    return statOf(pid)[19];
  } catch {
    return undefined;
  }
}

/**
 * What the kernel says of a process or thread after its name, which may hold anything (proc_pid_stat(5)).
 * Throws where it says nothing.
 */
const statOf = (place: string): string[] =>
  readFileSync(`/proc/${place}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
