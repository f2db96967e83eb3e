// Draws the pictures of the rows that are named after the cache's folder, at the lowest priority, and tells
// its parent of each row that is done. It ends with its parent: what is drawn by then stays.
import { constants, setPriority } from "node:os";
import { openLocalFileStore } from "#platform/files/local-file-store.server.ts";
import { drawOnce } from "./picture-cache.ts";
import { seedPictures } from "./seed-pictures.ts";

const [folder = "", ...rows] = process.argv.slice(2);
setPriority(constants.priority.PRIORITY_LOW);
// A terminal and systemd send their signals to both of us. The parent says when it is over, or is gone.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});
process.on("disconnect", () => process.exit());
const cache = { folder, store: await openLocalFileStore(folder) };
const pictures = seedPictures();
for (const row of rows) {
  for (const { art } of pictures.filter(({ id }) => id === row)) await drawOnce(art, cache);
  process.send?.(row);
}
process.disconnect?.();
