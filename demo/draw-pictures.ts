import type { FileStore } from "#platform/files/file-store.server.ts";
import { findDrawn, type PictureCache } from "./picture-cache.ts";
import type { SeedPicture } from "./seed-pictures.ts";

/** The addresses of a row's pictures, by the row's id and the picture's name. */
export type Pictures = ReadonlyMap<string, string>;

/** Those of a row's pictures that hang, in the order in which they are wanted. */
export function hanging(pictures: Pictures, id: string, wanted: readonly { name: string; alt: string }[]) {
  const there = wanted.flatMap(({ name, alt }) => {
    const url = pictures.get(`${id}/${name}`);
    return url === undefined ? [] : [{ url, alt }];
  });
  return { urls: there.map(({ url }) => url), alts: there.map(({ alt }) => alt) };
}

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
