import sharp, { type OutputInfo } from "sharp";
import { mostPictureSide, type PictureFormat } from "#values/upload.ts";

export type PictureRefusal = "not-an-image" | "wrong-format" | "too-large" | "too-long";

const mostPixels = 40_000_000;

const beginnings: readonly [PictureFormat, RegExp][] = [
  ["png", /^89504e470d0a1a0a/],
  ["jpeg", /^ffd8ff/],
  ["gif", /^47494638(37|39)61/],
  ["webp", /^52494646.{8}57454250/],
];

/** The format by the first bytes; a name or a declared type proves nothing, and no other decoder is tried. */
export function pictureFormat(bytes: Uint8Array): PictureFormat | undefined {
  const head = Buffer.from(bytes.subarray(0, 12)).toString("hex");
  return beginnings.find(([, beginning]) => beginning.test(head))?.[0];
}

export interface Decoded {
  data: Buffer;
  info: OutputInfo;
}

/** Its pixels, turned upright, or why they are not taken. */
export async function decode(bytes: Uint8Array): Promise<Decoded | PictureRefusal> {
  try {
    // Only its header is read until both bounds are known to hold.
    const source = sharp(bytes, { limitInputPixels: mostPixels, failOn: "error" });
    const { width, height } = await source.metadata();
    if (Math.max(width, height) > mostPictureSide) return "too-long";
    if (width * height > mostPixels) return "too-large";
    return await source.autoOrient().toColourspace("srgb").raw().toBuffer({ resolveWithObject: true });
  } catch (error) {
    return error instanceof Error && error.message.includes("pixel limit") ? "too-large" : "not-an-image";
  }
}
