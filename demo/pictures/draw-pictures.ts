import type { FileStore } from "../shop.ts";
import type { Pictures } from "./hung-pictures.ts";
import { findDrawn, type PictureCache } from "./picture-cache.ts";
import type { SeedPicture } from "./seed-pictures.ts";

/** Hangs drawn pictures where their rows show them; returns their addresses. */
export async function hangPictures(
  files: FileStore,
  cache: PictureCache,
  pictures: readonly SeedPicture[],
): Promise<Pictures> {
  const addresses = new Map<string, string>();
  const hang = async (picture: SeedPicture) => {
    addresses.set(`${picture.id}/${picture.name}`, await place(picture, cache, files));
  };
  await Promise.all(pictures.map(hang));
  return addresses;
}

/** Copies a picture's files from the cache to its own place; returns its address. */
async function place(
  { bucket, id, name, art }: SeedPicture,
  cache: PictureCache,
  files: FileStore,
): Promise<string> {
  const drawn = await findDrawn(art, cache);
  if (!drawn) throw new Error(`the picture ${name} of ${id} was not drawn`);
  const placed = (key: string) => key.replace(`${drawn.folder}art`, `${bucket}/${id}/${name}`);
  for (const key of await cache.store.list(drawn.folder)) {
    const found = await cache.store.read(key);
    if (found) await files.put(placed(key), found.bytes, found.contentType);
  }
  return `/files/${placed(drawn.main)}`;
}
