import sharp, { type OutputInfo } from "sharp";
import type { FileStore } from "#platform/files/file-store.server.ts";
import { keptWidths, variantOf } from "#values/picture.ts";
import type { PictureFormat } from "#values/upload.ts";
import { type Decoded, decode, type PictureRefusal, pictureFormat } from "./decode-picture.server.ts";

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
  /** A private key under which it is stored as it came, for edits to come. */
  original?: string | undefined;
}

export interface StoredPicture {
  url: string;
  width: number;
  height: number;
}

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
  return storeUpright(store, picture, upright);
}

type PicturePixels = Pick<Decoded, "data"> & { info: Pick<OutputInfo, "width" | "height" | "channels"> };

/** The same with a picture's pixels. */
export async function storeUpright(
  store: FileStore,
  picture: Omit<PictureToStore, "bytes" | "formats">,
  upright: PicturePixels,
): Promise<StoredPicture> {
  const { width, height } = upright.info;
  const key = `${picture.bucket}/${picture.id}/${picture.name}_${width}x${height}.webp`;
  await picture.announce?.(`/files/${key}`);
  if (picture.original) await store.put(picture.original, await encodeOriginal(upright), "image/webp");
  let main: Buffer = Buffer.alloc(0);
  // One after the other: each takes as much memory as the picture itself.
  for (const each of keptWidths(width)) main = await storeWidth(store, key, upright, each);
  // Last, so that a picture whose main file is there is there whole.
  await store.put(key, main, "image/webp");
  return { url: `/files/${key}`, width, height };
}

async function storeWidth(
  store: FileStore,
  main: string,
  upright: PicturePixels,
  width: number,
): Promise<Buffer> {
  const sized = await open(upright).resize({ width }).raw().toBuffer({ resolveWithObject: true });
  const webp = await open(sized).webp({ quality: 70, effort: 2 }).toBuffer();
  await store.put(variantOf(main, width, "webp"), webp, "image/webp");
  await store.put(variantOf(main, width, "avif"), await encodeAvif(sized, webp.length), "image/avif");
  return webp;
}

/** So wide or high is what edits are made from: twice the widest picture that a page shows. */
const mostOriginalSide = 2400;

const encodeOriginal = (upright: PicturePixels): Promise<Buffer> =>
  open(upright)
    .resize({ width: mostOriginalSide, height: mostOriginalSide, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 82, effort: 2 })
    .toBuffer();

const open = ({ data, info: { width, height, channels } }: PicturePixels) =>
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
