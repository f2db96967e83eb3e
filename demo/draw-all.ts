// Draws every picture of the demo shop into the cache, for checks and measurements that want whole shops from
// the first one on.
import { fillPictureCache } from "./draw-pictures.ts";
import { openPictureCache } from "./picture-cache.ts";
import { seedPictures } from "./seed-pictures.ts";

const pictures = seedPictures();
const begun = performance.now();
await fillPictureCache(await openPictureCache(process.cwd()), pictures, () => {});
console.log(`${pictures.length} pictures are drawn (${((performance.now() - begun) / 1000).toFixed(1)} s).`);
