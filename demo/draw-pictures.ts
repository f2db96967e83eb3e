import type { FileStore } from "#platform/files/file-store.server.ts";
import { drawOnce, findDrawn, type PictureCache } from "./picture-cache.ts";
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

type Progress = (done: number, all: number) => void;

const atOnce = 3;

/** Draws the pictures that the cache does not have. */
export const fillPictureCache = (
  cache: PictureCache,
  pictures: readonly SeedPicture[],
  progress: Progress,
): Promise<void> => eachOf(pictures, ({ art }) => drawOnce(art, cache), progress);

/**
 * Hangs pictures where their rows show them, and draws those that the cache does not have. Returns their
 * addresses.
 */
export async function hangPictures(
  files: FileStore,
  cache: PictureCache,
  pictures: readonly SeedPicture[],
  progress: Progress = () => {},
): Promise<Pictures> {
  const addresses = new Map<string, string>();
  const hang = async (picture: SeedPicture) => {
    addresses.set(`${picture.id}/${picture.name}`, await place(picture, cache, files));
  };
  await eachOf(pictures, hang, progress);
  return addresses;
}

/** The pictures that a shop can't open without, with all of those rows whose pictures were drawn before. */
export async function firstPictures(
  cache: PictureCache,
  pictures: readonly SeedPicture[],
): Promise<SeedPicture[]> {
  const unfinished = new Set<string>();
  for (const { id, art } of pictures) if (!(await findDrawn(art, cache))) unfinished.add(id);
  return pictures.filter(({ id, isFirst }) => isFirst || !unfinished.has(id));
}

async function eachOf(
  pictures: readonly SeedPicture[],
  act: (picture: SeedPicture) => Promise<unknown>,
  progress: Progress,
): Promise<void> {
  const queue = pictures.values();
  let done = 0;
  const work = async () => {
    for (const picture of queue) {
      await act(picture);
      done += 1;
      progress(done, pictures.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** Copies a picture's files from the cache to its own place; returns its address. */
async function place(
  { bucket, id, name, art }: SeedPicture,
  cache: PictureCache,
  files: FileStore,
): Promise<string> {
  const { folder, main } = await drawOnce(art, cache);
  const placed = (key: string) => key.replace(`${folder}art`, `${bucket}/${id}/${name}`);
  for (const key of await cache.store.list(folder)) {
    const found = await cache.store.read(key);
    if (found) await files.put(placed(key), found.bytes, found.contentType);
  }
  return `/files/${placed(main)}`;
}
