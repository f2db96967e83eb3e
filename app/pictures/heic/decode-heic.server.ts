import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import { z } from "zod";

const find = createRequire(import.meta.url).resolve;

/** A photograph of a phone takes two seconds, one of 40 million pixels ten. */
const longest = 20_000;

const answer = z.union([
  z.object({ refusal: z.enum(["too-long", "too-large"]) }),
  z.object({
    width: z.int(),
    height: z.int(),
    channels: z.union([z.literal(3), z.literal(4)]),
    pixels: z.instanceof(Uint8Array),
    /** An ICC profile; without one the pixels are sRGB. */
    profile: z.optional(z.instanceof(Uint8Array)),
  }),
]);

type HeicAnswer = z.infer<typeof answer> | { refusal: "not-an-image" | "too-slow" };

/**
 * The pixels of a HEIC's first picture, turned upright, or why they are not taken. Each has a thread of its
 * own, which can be ended whatever a file makes of the library.
 */
export async function decodeHeic(bytes: Uint8Array, patience = longest): Promise<HeicAnswer> {
  // By its name in package.json: the built shop lies elsewhere, and starts the same file.
  const file = find("#pictures/heic/heic-thread.server.ts");
  const given = new Uint8Array(bytes);
  const { promise, resolve } = Promise.withResolvers<HeicAnswer>();
  const worker = new Worker(file, {
    workerData: given,
    transferList: [given.buffer],
    resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32 },
    // What the library says of a broken file is nobody's to read.
    stdout: true,
    stderr: true,
  });
  const late = setTimeout(() => resolve({ refusal: "too-slow" }), patience);
  worker.once("message", (said: unknown) => resolve(answer.parse(said)));
  worker.once("error", () => resolve({ refusal: "not-an-image" }));
  worker.once("exit", () => resolve({ refusal: "not-an-image" }));
  try {
    return await promise;
  } finally {
    clearTimeout(late);
    await worker.terminate();
  }
}
