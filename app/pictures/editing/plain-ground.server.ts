import sharp from "sharp";
import { findGround } from "./find-ground.server.ts";
import type { GroundRefusal } from "./ground-mask.ts";
import { inStripes } from "./in-stripes.server.ts";
import type { Pixels } from "./light.ts";

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
