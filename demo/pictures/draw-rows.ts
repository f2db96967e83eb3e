// Draws pictures of the rows that are named after the cache's folder, all of them or the first ones, and
// tells its parent of each row that is done. It ends with its parent: what is drawn by then stays.
import { constants, setPriority } from "node:os";
import { drawOnce } from "./draw-once.ts";
import { openLocalFileStore } from "./pipeline.ts";
import { everyPicture } from "./seed-pictures.ts";

const [folder = "", which, ...rows] = process.argv.slice(2);
// Somebody waits for the first ones; the others give way to every visitor.
if (which === "all") setPriority(constants.priority.PRIORITY_LOW);
// A terminal and systemd send their signals to both of us. The parent says when it is over, or is gone.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});
process.on("disconnect", () => process.exit());
const cache = { folder, store: await openLocalFileStore(folder) };
const wanted = everyPicture().filter(({ id, isFirst }) => rows.includes(id) && (isFirst || which === "all"));
for (const row of rows) {
  for (const { art } of wanted.filter(({ id }) => id === row)) await drawOnce(art, cache);
  process.send?.(row);
}
process.disconnect?.();
