import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import type { FileStore } from "#platform/files/file-store.server.ts";
import { openLocalFileStore } from "#platform/files/local-file-store.server.ts";
import { storePicture } from "#platform/files/store-picture.server.ts";
import { variantOf } from "#values/picture.ts";
import { type Art, type SeedPicture, seedPictures, svgOf } from "./seed-pictures.ts";

/** The addresses of a row's pictures, by the row's id and the picture's name. */
export type Pictures = ReadonlyMap<string, string>;

const atOnce = 3;

/**
 * Draws every picture of the demo shop and stores it through the pipeline that uploads take. What was drawn before
 * with the same code is copied from the cache. Returns the pictures' addresses.
 */
export async function drawPictures(
  files: FileStore,
  root: string,
  progress: (done: number, all: number) => void,
): Promise<Pictures> {
  const cache = await openPictureCache(join(root, ".cache", "pictures", drawingVersion(root)));
  const pictures = seedPictures();
  const addresses = new Map<string, string>();
  const queue = pictures.values();
  const draw = async () => {
    for (const picture of queue) {
      addresses.set(`${picture.id}/${picture.name}`, await place(picture, cache, files));
      progress(addresses.size, pictures.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, draw));
  return addresses;
}

/** Beside the code; a shop that may not write there (a container, a hardened service) draws into a temporary folder. */
export async function openPictureCache(folder: string): Promise<FileStore> {
  try {
    return await openLocalFileStore(folder);
  } catch {
    return openLocalFileStore(await mkdtemp(join(tmpdir(), "jhola-pictures-")));
  }
}

/** Reads drawn pictures, 480 wide, and draws those that the cache does not have. */
export async function openDrawnPictures(root: string): Promise<(art: Art) => Promise<Uint8Array>> {
  const cache = await openLocalFileStore(join(root, ".cache", "pictures", drawingVersion(root)));
  return async (art) => {
    const { main } = await drawnOnce(art, cache);
    const found = await cache.read(variantOf(`/${main}`, 480, "webp").slice(1));
    if (!found) throw new Error(`${main} has no narrow copy`);
    return found.bytes;
  };
}

/** Copies a picture's files from the cache to its own place; returns its address. */
async function place(
  { bucket, id, name, art }: SeedPicture,
  cache: FileStore,
  files: FileStore,
): Promise<string> {
  const { folder, main } = await drawnOnce(art, cache);
  const placed = (key: string) => key.replace(`${folder}art`, `${bucket}/${id}/${name}`);
  for (const key of await cache.list(folder)) {
    const found = await cache.read(key);
    if (found) await files.put(placed(key), found.bytes, found.contentType);
  }
  return `/files/${placed(main)}`;
}

/** The main file is stored last, so a picture that has one is whole, even after a start that was killed. */
async function drawnOnce(art: Art, cache: FileStore): Promise<{ folder: string; main: string }> {
  const id = createHash("sha256").update(JSON.stringify(art)).digest("hex").slice(0, 24);
  const folder = `drawn/${id}/`;
  const main = (await cache.list(folder)).find((key) => /_\d+x\d+\.webp$/.test(key));
  if (main) return { folder, main };
  const stored = await storePicture(cache, {
    bucket: "drawn",
    id,
    name: "art",
    bytes: await rasterise(svgOf(art)),
  });
  if ("refusal" in stored) throw new Error(`a drawing was refused: ${stored.refusal}`);
  return { folder, main: stored.url.slice("/files/".length) };
}

/** Uploads take no SVG, so a drawing arrives as the PNG that an owner would send; packing what is unpacked next is waste. */
const rasterise = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ compressionLevel: 0 }).toBuffer();

/** Changes when the drawing code or the picture pipeline changes, so that the cache never serves yesterday's pictures. */
function drawingVersion(root: string): string {
  const drawing = join(root, "db/seed/drawing");
  const files = readdirSync(drawing, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.includes(".test."))
    .sort()
    .map((name) => join(drawing, name));
  const hash = createHash("sha256");
  // Of the picture pipeline only what makes the bytes: how files are kept elsewhere changes no picture.
  for (const file of [...files, join(root, "app/platform/files/store-picture.server.ts")]) {
    hash.update(readFileSync(file));
  }
  return hash.digest("hex").slice(0, 16);
}
