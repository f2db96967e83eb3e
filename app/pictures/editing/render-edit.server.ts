import sharp, { type OutputInfo } from "sharp";
import { innerSize, keptBox, type PictureEdit, straightenedSize } from "#values/picture-edit.ts";
import type { GroundRefusal } from "./ground-mask.ts";
import { inStripes } from "./in-stripes.server.ts";
import { countLight, type Gains, gainsFor, lightPixels, noLight, type Pixels } from "./light.ts";
import { onPlainGround, plainGround } from "./plain-ground.server.ts";

interface Rendering {
  /** The longest side of what is to be seen, in pixels; the picture's own without. */
  most?: number;
  /** What would be cut off is shown too, so that a frame can be laid over it. */
  whole?: boolean;
}

/** What came of it; why a plain ground was not to be had stands beside the picture without one. */
export interface Rendered extends Pixels {
  refusal?: GroundRefusal;
}

/**
 * A photograph as its edit makes it: turned, straightened, cut, lit, on a plain ground. Called in the
 * picture's turn: it holds its pixels two or three times for a moment.
 */
export async function renderEdit(
  file: Uint8Array,
  edit: PictureEdit,
  { most, whole = false }: Rendering = {},
): Promise<Rendered> {
  const upright = await straightened(file, edit, most, whole);
  const box = keptBox(upright, edit);
  const kept = await cutOut(upright, box);
  const gains = await gainsOf(edit, kept);
  if (gains) await lightAll(kept, gains);
  const grounded = edit.plain ? await onPlainGround(kept) : kept;
  const refusal = "refusal" in grounded ? grounded.refusal : undefined;
  const seen = "refusal" in grounded ? kept : grounded;
  if (!whole) return { ...seen, refusal };
  if (gains) await lightAll(upright, gains);
  return { ...(await laidInto(upright, seen, box)), refusal };
}

/** The picture turned and straightened, no larger than the requested width needs. */
async function straightened(
  file: Uint8Array,
  edit: PictureEdit,
  most: number | undefined,
  whole: boolean,
): Promise<Pixels> {
  const source = sharp(file).toColourspace("srgb").flatten({ background: plainGround });
  const { width, height } = await source.metadata();
  const all = straightenedSize({ width, height }, edit);
  const seen = whole ? all : keptBox(all, edit);
  const scale = most === undefined ? 1 : Math.min(1, most / Math.max(seen.width, seen.height));
  const turned = await source
    .resize({
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
      fit: "fill",
    })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const angle = edit.turns * 90 + edit.tilt;
  const rotated = await open(pixelsOf(turned))
    .rotate(angle, { background: plainGround })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = pixelsOf(rotated);
  if (edit.tilt === 0) return picture;
  const { info } = turned;
  const sides = edit.turns % 2 === 0 ? info : { width: info.height, height: info.width };
  const inner = innerSize(sides, edit.tilt);
  // A pixel less: the outermost is half of nothing.
  const [w, h] = [Math.max(1, Math.floor(inner.width) - 2), Math.max(1, Math.floor(inner.height) - 2)];
  const [left, top] = [Math.floor((picture.width - w) / 2), Math.floor((picture.height - h) / 2)];
  return cutOut(picture, { left, top, width: w, height: h });
}

type Box = ReturnType<typeof keptBox>;

async function cutOut(picture: Pixels, box: Box): Promise<Pixels> {
  return pixelsOf(await open(picture).extract(box).raw().toBuffer({ resolveWithObject: true }));
}

async function laidInto(all: Pixels, part: Pixels, { left, top }: Box): Promise<Pixels> {
  const raw = { width: part.width, height: part.height, channels: 3 as const };
  const laid = await open(all)
    .composite([{ input: part.data, raw, left, top }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return pixelsOf(laid);
}

const open = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: 3 } });

const pixelsOf = ({ data, info: { width, height } }: { data: Buffer; info: OutputInfo }): Pixels => ({
  data,
  width,
  height,
});

async function gainsOf(edit: PictureEdit, seen: Pixels): Promise<Gains | undefined> {
  const counts = noLight();
  if (edit.auto) await inStripes(seen, (stripe) => countLight(counts, stripe));
  return gainsFor(edit, counts);
}

const lightAll = (picture: Pixels, gains: Gains): Promise<void> =>
  inStripes(picture, (stripe) => lightPixels(stripe, gains));
