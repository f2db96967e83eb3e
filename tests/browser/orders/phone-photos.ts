import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

interface Size {
  width: number;
  height: number;
}

/**
 * Photos as a phone's camera takes them, 4000 × 3000 pixels and 3 to 4 MB each, as files: what a test hands
 * over as bytes is worked out in the page itself, and takes longer there than all that the shop does with it.
 */
export const phonePhotos = (folder: string, count: number): Promise<string[]> =>
  photos(folder, count, { width: 4000, height: 3000 });

/** Photos of a few KB, where it is not their size that is tried. */
export const smallPhotos = (folder: string, count: number): Promise<string[]> =>
  photos(folder, count, { width: 400, height: 300 });

async function photos(folder: string, count: number, size: Size): Promise<string[]> {
  const paths = Array.from({ length: count }, (_, at) => join(folder, `IMG_${2041 + at}.jpg`));
  for (const path of paths) await writeFile(path, await taken(size));
  return paths;
}

const made = new Map<number, Promise<Buffer>>();

/** A photo of this size, which takes a while to make. */
function taken(size: Size): Promise<Buffer> {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 22 };
  const making = () =>
    sharp({ create: { ...size, channels: 3, background: "red", noise } }).jpeg({ quality: 72 });
  const photo = made.get(size.width) ?? making().toBuffer();
  made.set(size.width, photo);
  return photo;
}
