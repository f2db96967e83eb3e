import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import { z } from "zod";
import type { GroundRefusal } from "./ground-mask.ts";
import type { Pixels } from "./light.ts";

const find = createRequire(import.meta.url).resolve;

/** It takes a fifth of a second. */
const longest = 20_000;

const answer = z.union([z.instanceof(Uint8Array), z.enum(["busy", "faint"])]);

/**
 * Which pixels of a small picture are its ground (`groundMask`), found in a thread of its own while shoppers
 * are served. Throws where the thread ends without an answer, or takes too long.
 */
export async function findGround(
  { data, width, height }: Pixels,
  patience = longest,
): Promise<Uint8Array | GroundRefusal> {
  // By its name in package.json: the built shop lies elsewhere, and starts the same file.
  const file = find("#pictures/editing/ground-thread.server.ts");
  const given = new Uint8Array(data);
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array | GroundRefusal>();
  const worker = new Worker(file, {
    workerData: { data: given, width, height },
    transferList: [given.buffer],
    resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32 },
  });
  const late = setTimeout(() => reject(new Error("A picture's ground took too long to find.")), patience);
  worker.once("message", (said: unknown) => resolve(answer.parse(said)));
  worker.once("error", reject);
  worker.once("exit", () => reject(new Error("The thread of a picture's ground ended early.")));
  try {
    return await promise;
  } finally {
    clearTimeout(late);
    await worker.terminate();
  }
}
