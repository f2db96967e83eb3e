// Prints how many times its live objects the heap of a busy process grows to, with or without sooner
// collections.
import { collectGarbageSooner } from "#server/sooner-garbage.server.ts";

if (process.argv[2] === "sooner") collectGarbageSooner();

const kept = 150_000;
/** Objects that live long enough to grow old, as cached pages and remembered searches do. */
const alive: object[] = [];
let live = 0;
let peak = 0;
for (let made = 0; made < 8 * kept; made += 1) {
  alive[made % kept] = { made, words: Array.from({ length: 16 }, (_, index) => made + index) };
  if (made % 1000 !== 0 || made < kept) continue;
  const { heapUsed } = process.memoryUsage();
  live = live === 0 ? heapUsed : Math.min(live, heapUsed);
  peak = Math.max(peak, heapUsed);
}
console.log((peak / live).toFixed(2));
