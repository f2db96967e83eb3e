import { readFileSync } from "node:fs";
import { BroadcastChannel, isMainThread } from "node:worker_threads";

// Loaded into a shop before anything else (--import): its clock stands as many milliseconds beside the
// machine's as the file CLOCK_SHIFT says, read anew at each SIGUSR2. Timers run on, as they do when a real
// clock is set.

const file = process.env.CLOCK_SHIFT ?? "";
const RealDate = Date;
let shift = 0;
const look = () => {
  shift = Number(readFileSync(file, "utf8"));
};

class ShiftedDate extends RealDate {
  constructor(...given: [] | [number | string | Date]) {
    if (given.length === 0) super(RealDate.now() + shift);
    else super(...(given as [number]));
  }

  static override now(): number {
    return RealDate.now() + shift;
  }
}

look();
// Signals reach the main thread alone; it tells the database's.
const told = new BroadcastChannel("clock shift");
if (isMainThread)
  process.on("SIGUSR2", () => {
    look();
    told.postMessage("");
    console.log(`clock set to ${shift} ms`);
  });
else told.onmessage = look;
told.unref();
Reflect.set(globalThis, "Date", ShiftedDate);
