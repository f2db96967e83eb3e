import { fork } from "node:child_process";
import { on } from "node:events";
import { fileURLToPath } from "node:url";
import type { PictureCache } from "./picture-cache.ts";

const program = fileURLToPath(new URL("./draw-rows.ts", import.meta.url));

/**
 * Draws the pictures of rows into the cache, and tells of each row that is done. It happens in a process of
 * its own, with which its memory ends; whoever turns away from it ends it.
 */
export async function* drawApart(
  cache: PictureCache,
  which: "first" | "all",
  rows: readonly string[],
): AsyncGenerator<string> {
  if (rows.length === 0) return;
  // Two threads of it take the memory for their pictures from one place instead of from two: half as much.
  const env = { PATH: process.env.PATH, MALLOC_ARENA_MAX: "1" };
  const child = fork(program, [cache.folder, which, ...rows], { execArgv: [], env });
  let done = 0;
  try {
    for await (const [row] of on(child, "message", { close: ["disconnect"] })) {
      done += 1;
      yield String(row);
    }
  } finally {
    if (child.connected) child.disconnect();
  }
  if (done < rows.length) throw new Error(`only ${done} of ${rows.length} rows got their pictures`);
}
