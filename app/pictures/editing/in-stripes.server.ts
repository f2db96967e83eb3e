import { setImmediate as nextTurn } from "node:timers/promises";
import type { Pixels } from "./light.ts";

/** So many pixels are worked on at once, which takes two milliseconds: others are served between. */
const atOnce = 200_000;

/** Works through a picture's pixels in their order; `first` is the number of a stripe's first pixel. */
export async function inStripes(
  { data }: Pick<Pixels, "data">,
  work: (stripe: Uint8Array, first: number) => void,
): Promise<void> {
  for (let first = 0; 3 * first < data.length; first += atOnce) {
    work(data.subarray(3 * first, 3 * (first + atOnce)), first);
    await nextTurn();
  }
}
