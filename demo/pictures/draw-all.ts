// Draws every picture of the demo shop into the cache, for checks and measurements that want whole shops from
// the first one on.
import { drawEach } from "./draw-once.ts";
import { openPictureCache } from "./picture-cache.ts";
import { everyPicture } from "./seed-pictures.ts";

const arts = everyPicture().map(({ art }) => art);
const begun = performance.now();
await drawEach(arts, await openPictureCache(process.cwd()));
console.log(`${arts.length} pictures are drawn (${((performance.now() - begun) / 1000).toFixed(1)} s).`);
