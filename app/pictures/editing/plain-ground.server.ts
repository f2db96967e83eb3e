import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import sharp from "sharp";
import { z } from "zod";
import type { GroundRefusal } from "./ground-mask.ts";
import { inStripes } from "./in-stripes.server.ts";
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

/** `--color-fold`: on it stand the shop's drawings, so that photographs stand among them as one. */
export const plainGround = { r: 0xf1, g: 0xe7, b: 0xd3 };

/** The ground is looked for in a smaller picture: its time and memory are the same for every photograph. */
const mostSide = 640;

/** Puts the shop's plain ground around a picture's piece, in its own pixels; or says why it can't. */
export async function onPlainGround(picture: Pixels): Promise<Pixels | { refusal: GroundRefusal }> {
  const { width, height } = picture;
  const small = await opened(picture)
    .resize({ width: mostSide, height: mostSide, fit: "inside", withoutEnlargement: true })
    // A pixel's noise is no difference.
    .blur(0.8)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const mask = await findGround({ data: small.data, width: small.info.width, height: small.info.height });
  if (typeof mask === "string") return { refusal: mask };
  const raw = { width: small.info.width, height: small.info.height, channels: 1 as const };
  const soft = await sharp(mask, { raw })
    .blur(1.1)
    .resize({ width, height, fit: "fill", kernel: "cubic" })
    .toColourspace("b-w")
    .raw()
    .toBuffer();
  await inStripes(picture, (stripe, first) => blend(stripe, soft.subarray(first)));
  return picture;
}

const opened = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: 3 } });

function blend(data: Uint8Array, mask: Uint8Array): void {
  const { r, g, b } = plainGround;
  for (let at = 0, pixel = 0; at + 2 < data.length; pixel++, at += 3) {
    const part = (mask[pixel] ?? 0) / 255;
    if (part === 0) continue;
    data[at] = (data[at] ?? 0) * (1 - part) + r * part;
    data[at + 1] = (data[at + 1] ?? 0) * (1 - part) + g * part;
    data[at + 2] = (data[at + 2] ?? 0) * (1 - part) + b * part;
  }
}
