import sharp from "sharp";
import type { PictureFormat } from "#values/upload.ts";
import { asSrgb } from "./heic/as-srgb.server.ts";
import { decodeHeic } from "./heic/decode-heic.server.ts";
import { boundRefusal, mostPixels } from "./picture-bounds.ts";

/** Decoding takes up to 400 MB for a moment: one picture at a time in the whole process, the others wait. */
let isRunning = false;
const waiting: Record<Urgency, (() => void)[]> = { upload: [], drawing: [] };

/** Somebody waits for an upload; a drawing is mostly requested by a program. */
type Urgency = "upload" | "drawing";

/** Works on a picture when it is its turn; uploads go before drawings. */
export async function inPictureTurn<T>(urgency: Urgency, act: () => Promise<T>): Promise<T> {
  if (isRunning) await new Promise<void>((resolve) => waiting[urgency].push(resolve));
  else isRunning = true;
  try {
    return await act();
  } finally {
    const next = waiting.upload.shift() ?? waiting.drawing.shift();
    if (next) next();
    else isRunning = false;
  }
}

export type PictureRefusal = "not-an-image" | "wrong-format" | "too-large" | "too-long" | "too-slow";

const beginnings: readonly [PictureFormat, RegExp][] = [
  ["png", /^89504e470d0a1a0a/],
  ["jpeg", /^ffd8ff/],
  ["gif", /^47494638(37|39)61/],
  ["webp", /^52494646.{8}57454250/],
  // The first box is `ftyp`, its brand one of heic, heix, heim, heis, hevc, hevx, mif1 and msf1.
  ["heic", /^.{8}66747970(6865696[3d]|68656978|68656973|68657663|68657678|6d696631|6d736631)/],
];

/** The format by the first bytes; a name or a declared type proves nothing, and no other decoder is tried. */
export function pictureFormat(bytes: Uint8Array): PictureFormat | undefined {
  const head = Buffer.from(bytes.subarray(0, 12)).toString("hex");
  return beginnings.find(([, beginning]) => beginning.test(head))?.[0];
}

export interface Decoded {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/** Its pixels, turned upright, or why they are not taken. */
export async function decode(bytes: Uint8Array): Promise<Decoded | PictureRefusal> {
  if (pictureFormat(bytes) === "heic") {
    const said = await decodeHeic(bytes);
    return "refusal" in said ? said.refusal : asSrgb(said);
  }
  try {
    // Only its header is read until both bounds are known to hold.
    const source = sharp(bytes, { limitInputPixels: mostPixels, failOn: "error" });
    const { width, height } = await source.metadata();
    return (
      boundRefusal(width, height) ??
      (await source.autoOrient().toColourspace("srgb").raw().toBuffer({ resolveWithObject: true }))
    );
  } catch (error) {
    return error instanceof Error && error.message.includes("pixel limit") ? "too-large" : "not-an-image";
  }
}
