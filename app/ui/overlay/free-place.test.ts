import { expect, test } from "vitest";
import { freeTop } from "./free-place.ts";

const toast = { left: 12, right: 348, top: 72, bottom: 142 };
const places = [72, 482, 6] as const;
const control = (top: number, height = 48) => ({ left: 16, right: 344, top, bottom: top + height });

test.each([
  ["nothing is in use", [], 72],
  ["what is in use is far from it", [control(300)], 72],
  ["it would lie over the field", [control(80)], 482],
  ["it would touch the ring around the field", [control(145)], 482],
  ["a button stands in its second place", [control(130), control(500)], 6],
  ["a field fills the window, and a button stands below", [control(60, 430), control(500)], 6],
  ["what is in use stands beside it", [{ left: 400, right: 600, top: 80, bottom: 128 }], 72],
])("where %s", (_, inUse, top) => expect(freeTop(toast, places, inUse)).toBe(top));
