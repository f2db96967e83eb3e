import { parentPort, workerData } from "node:worker_threads";
import { groundMask } from "./ground-mask.ts";
import { countLight, gainsFor, lightPixels, noLight, type Pixels } from "./light.ts";

// The thread that the ground of one picture is looked for in: it is given the pixels of a small one, says its
// mask or why there is none, and ends. It begins anew for each, so it reads no library.

const port = parentPort;
if (!port) throw new Error("The thread of a ground was started as a program.");
const picture = pictureOf(workerData);
// In the dark all colours are near each other: the same picture is looked at, however it is lit.
const counts = noLight();
countLight(counts, picture.data);
const gains = gainsFor({ light: 0, auto: true }, counts);
if (gains) lightPixels(picture.data, gains);
port.postMessage(groundMask(picture));

function pictureOf({ data, width, height }: Record<keyof Pixels, unknown>): Pixels {
  if (!(data instanceof Uint8Array) || typeof width !== "number" || typeof height !== "number")
    throw new TypeError("This is no picture.");
  if (data.length !== 3 * width * height) throw new RangeError("It is not as large as it says.");
  return { data: Buffer.from(data.buffer), width, height };
}
