import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FileStore } from "../shop.ts";
import { openLocalFileStore } from "./pipeline.ts";
import type { Art } from "./seed-pictures.ts";

/** What was drawn before by the same code. */
export interface PictureCache {
  folder: string;
  store: FileStore;
}

/**
 * Beside the code; a shop that may not write there (a container, a hardened service) draws into a temporary
 * folder.
 */
export async function openPictureCache(root: string): Promise<PictureCache> {
  const folder = join(root, ".cache", "pictures", drawingVersion(root));
  try {
    return { folder, store: await openLocalFileStore(folder) };
  } catch {
    const elsewhere = await mkdtemp(join(tmpdir(), "jhola-pictures-"));
    return { folder: elsewhere, store: await openLocalFileStore(elsewhere) };
  }
}

/**
 * A picture in the cache: where its files lie, and the main one, which is stored last: a picture that has one
 * is whole.
 */
export interface Drawn {
  folder: string;
  main: string;
}

export async function findDrawn(art: Art, { store }: PictureCache): Promise<Drawn | undefined> {
  const folder = `drawn/${idOf(art)}/`;
  const main = (await store.list(folder)).find((key) => /_\d+x\d+\.webp$/.test(key));
  return main === undefined ? undefined : { folder, main };
}

export const idOf = (art: Art): string =>
  createHash("sha256").update(JSON.stringify(art)).digest("hex").slice(0, 24);

/**
 * Changes when the drawing code or the picture pipeline changes, so that the cache never serves yesterday's
 * pictures.
 */
function drawingVersion(root: string): string {
  const drawing = join(root, "demo/drawing");
  const files = readdirSync(drawing, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.includes(".test."))
    .sort()
    .map((name) => join(drawing, name));
  const hash = createHash("sha256");
  // Of the picture pipeline only what makes the bytes: how files are kept elsewhere changes no picture.
  for (const file of [...files, join(root, "app/pictures/store-picture.server.ts")]) {
    hash.update(readFileSync(file));
  }
  return hash.digest("hex").slice(0, 16);
}
