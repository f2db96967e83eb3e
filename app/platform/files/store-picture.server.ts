import sharp, { type OutputInfo } from "sharp";
import { keptWidths, variantOf } from "#values/picture.ts";
import { mostPictureSide, type PictureFormat } from "#values/upload.ts";
import type { FileStore } from "./file-store.server.ts";

export interface PictureToStore {
  bucket: string;
  id: string;
  /** Random for uploads, so that an address never shows another picture. */
  name: string;
  bytes: Uint8Array;
  /** What is taken; every readable format without. */
  formats?: readonly PictureFormat[];
  /** Hears the address before the first file is written, so that no file is ever without an owner. */
  announce?(url: string): Promise<void>;
}

export interface StoredPicture {
  url: string;
  width: number;
  height: number;
}

export type PictureRefusal = "not-an-image" | "wrong-format" | "too-large" | "too-long";

const mostPixels = 40_000_000;

// One thread for each picture and several pictures at once is quicker than the other way round.
sharp.concurrency(1);

/**
 * Keeps an uploaded picture: decoded and encoded anew (whatever hid in the file is gone, with its EXIF),
 * turned upright, in several widths as AVIF and WebP. A file that is no picture, or too large or too long to
 * decode safely, is refused.
 */
export async function storePicture(
  store: FileStore,
  picture: PictureToStore,
): Promise<StoredPicture | { refusal: PictureRefusal }> {
  const format = pictureFormat(picture.bytes);
  if (!format) return { refusal: "not-an-image" };
  if (picture.formats && !picture.formats.includes(format)) return { refusal: "wrong-format" };
  const upright = await decode(picture.bytes);
  if (typeof upright === "string") return { refusal: upright };
  const { width, height } = upright.info;
  const key = `${picture.bucket}/${picture.id}/${picture.name}_${width}x${height}.webp`;
  await picture.announce?.(`/files/${key}`);
  let main: Buffer = Buffer.alloc(0);
  // One after the other: each takes as much memory as the picture itself.
  for (const each of keptWidths(width)) main = await storeWidth(store, key, upright, each);
  // Last, so that a picture whose main file is there is there whole.
  await store.put(key, main, "image/webp");
  return { url: `/files/${key}`, width, height };
}

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

interface Decoded {
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

async function storeWidth(
  store: FileStore,
  main: string,
  { data, info }: Decoded,
  width: number,
): Promise<Buffer> {
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const sized = await sharp(data, { raw }).resize({ width }).raw().toBuffer({ resolveWithObject: true });
  const webp = await open(sized).webp({ quality: 70, effort: 2 }).toBuffer();
  await store.put(variantOf(main, width, "webp"), webp, "image/webp");
  await store.put(variantOf(main, width, "avif"), await encodeAvif(sized, webp.length), "image/avif");
  return webp;
}

const open = ({ data, info: { width, height, channels } }: Decoded) =>
  sharp(data, { raw: { width, height, channels } });

/**
 * AVIF within its budget. Measured on the shop's drawings: effort 0 takes a third of the time of effort 1 for
 * a sixth more bytes, still far below WebP's; full colour resolution costs 3 % and keeps thin coloured lines
 * from fading.
 */
async function encodeAvif(sized: Decoded, webpBytes: number): Promise<Buffer> {
  const encode = (quality: number) => open(sized).avif({ quality, effort: 0 }).toBuffer();
  const budget = avifBudget(sized.info.width * sized.info.height);
  // The drawings' AVIF has 0.28 to 0.44 of the bytes of their WebP: what would surely be too large is not
  // tried.
  if (webpBytes * 0.35 > budget) return encode(26);
  const first = await encode(32);
  return first.length <= budget ? first : encode(26);
}

/** Bytes: 60 KB for 800 x 800, so that a page's first picture arrives quickly on a slow line. */
const avifBudget = (pixels: number): number => 8_000 + (52_000 * pixels) / 640_000;
