import { drawApart } from "./draw-apart.ts";
import { findDrawn, openPictureCache, type PictureCache } from "./picture-cache.ts";
import { everyPicture, type SeedPicture, seedPictures } from "./seed-pictures.ts";

/** What a demo shop shows, and what of it is drawn by the time when it opens. */
export interface FirstPictures {
  cache: PictureCache;
  drawn: SeedPicture[];
  later: SeedPicture[];
}

const begun = new Map<string, Promise<FirstPictures>>();

/** Draws what a shop can't open without, where it was not drawn before; begun once in a process. */
export function drawFirst(root: string, withOrders: boolean): Promise<FirstPictures> {
  const which = `${withOrders} ${root}`;
  const drawing = begun.get(which) ?? draw(root, withOrders ? everyPicture() : seedPictures());
  begun.set(which, drawing);
  return drawing;
}

async function draw(root: string, all: readonly SeedPicture[]): Promise<FirstPictures> {
  const cache = await openPictureCache(root);
  const missing: SeedPicture[] = [];
  for (const picture of all) if (!(await findDrawn(picture.art, cache))) missing.push(picture);
  const toDraw = idsOf(missing.filter(({ isFirst }) => isFirst));
  for await (const _ of drawApart(cache, "first", [...toDraw]));
  const unfinished = idsOf(missing);
  // All of a row's pictures that were drawn before hang at once.
  const isDrawn = ({ id, isFirst }: SeedPicture) => isFirst || !unfinished.has(id);
  return { cache, drawn: all.filter(isDrawn), later: all.filter((picture) => !isDrawn(picture)) };
}

const idsOf = (pictures: readonly SeedPicture[]): Set<string> => new Set(pictures.map(({ id }) => id));
