import { setImmediate as turn } from "node:timers/promises";
import { keepTickShape } from "#platform/v8/lasting-ticks.server.ts";

// A process of its own, run with --expose-gc and --log-maps, by which V8 tells of each shape that it makes.
// Ticks come in three rounds, with collections of garbage between them.

if (process.argv[2] === "held") keepTickShape();

for (let round = 0; round < 3; round += 1) {
  for (let tick = 0; tick < 20; tick += 1) process.nextTick(() => undefined);
  await turn();
  for (let collection = 0; collection < 4; collection += 1) globalThis.gc?.();
}
