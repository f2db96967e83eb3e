import type { StallList } from "../../sale/stall-list.ts";
import { pictureCache } from "../stall-places.ts";

interface Fetched {
  done: number;
  all: number;
  missing: number;
}

/** Fetches the pictures of a list that are not there yet, a few at once, and forgets those of other lists. */
export async function keepPictures(list: StallList, tell: (fetched: Fetched) => void): Promise<void> {
  const cache = await caches.open(pictureCache);
  const wanted = [...new Set(list.goods.flatMap(({ picture }) => picture ?? []))];
  const fetched: Fetched = { done: 0, all: wanted.length, missing: 0 };
  tell({ ...fetched });
  const open = [...wanted];
  const fetchNext = async (): Promise<void> => {
    for (let path = open.pop(); path !== undefined; path = open.pop()) {
      if (!(await isKept(cache, path))) fetched.missing += 1;
      fetched.done += 1;
      tell({ ...fetched });
    }
  };
  await Promise.all([fetchNext(), fetchNext(), fetchNext(), fetchNext()]);
  const known = new Set(wanted.map((path) => new URL(path, location.href).href));
  for (const request of await cache.keys()) if (!known.has(request.url)) await cache.delete(request);
}

async function isKept(cache: Cache, path: string): Promise<boolean> {
  if (await cache.match(path)) return true;
  const response = await fetch(path, { credentials: "omit" }).catch(() => undefined);
  if (!response?.ok) return false;
  await cache.put(path, response);
  return true;
}
