import { describe, expect, test } from "vitest";
import * as edits from "./picture-edit.ts";
import { innerSize, keptBox, noEdit, parseEdit, straightenedSize, turned } from "./picture-edit.ts";

const parsed = (text: string) => parseEdit(new URLSearchParams(text));

test.each([
  ["", {}],
  ["turns=2&tilt=-2.54&light=20", { turns: 2, tilt: -2.5, light: 20 }],
  ["turns=9&tilt=40&light=-300", { turns: 3, tilt: 15, light: -100 }],
  ["turns=-1&tilt=x&light=", { turns: 0, tilt: 0, light: 0 }],
  ["tilt=-0&light=1e999", { tilt: 0, light: 0 }],
  ["left=10&right=12.4&top=3&bottom=0", { left: 10, right: 12, top: 3, bottom: 0 }],
  ["left=60&right=60&top=95&bottom=1", { left: 60, right: 30, top: 90, bottom: 0 }],
  ["auto=on&plain=on", { auto: true, plain: true }],
  ["auto=1&plain=", { auto: false, plain: false }],
  ["turns=3&turn=right", { turns: 0 }],
  ["left=5&top=10&right=15&bottom=20&turn=left", { turns: 3, left: 10, top: 15, right: 20, bottom: 5 }],
  ["turn=over", {}],
])("PHOTO-20: the address %j is brought within its bounds", (text, expected) => {
  expect(parsed(text)).toStrictEqual({ ...noEdit, ...expected });
});

test.each(["", "turns=1", "tilt=-2.5&light=20", "turns=2&left=1&top=2&right=3&bottom=4&auto=on&plain=on"])(
  "PHOTO-20: an edit keeps its text %j",
  (text) => {
    expect(edits.editText(parsed(text))).toBe(text);
    expect(edits.isUntouched(parsed(text))).toBe(text === "");
  },
);

test("PHOTO-21: four turns lead back, and one to the left takes one to the right back", () => {
  const edit = parsed("turns=1&left=5&top=10&right=15&bottom=20&tilt=3");
  const right = turned(edit, "right");
  expect(right).toMatchObject({ turns: 2, left: 20, top: 5, right: 10, bottom: 15, tilt: 3 });
  expect(turned(right, "left")).toEqual(edit);
  expect(turned(turned(turned(right, "right"), "right"), "right")).toEqual(edit);
});

/** How far the rectangle's corners lie outside of the tilted picture, in pixels; at most 0 inside. */
function outside(picture: { width: number; height: number }, degrees: number): number {
  const inner = innerSize(picture, degrees);
  const angle = (degrees * Math.PI) / 180;
  const corners = [1, -1].map((side) => [inner.width / 2, (side * inner.height) / 2] as const);
  const beyond = corners.flatMap(([x, y]) => [
    Math.abs(x * Math.cos(angle) + y * Math.sin(angle)) - picture.width / 2,
    Math.abs(y * Math.cos(angle) - x * Math.sin(angle)) - picture.height / 2,
  ]);
  return Math.max(...beyond);
}

describe.each([
  { width: 400, height: 400 },
  { width: 400, height: 300 },
  { width: 300, height: 400 },
  { width: 1000, height: 200 },
  { width: 100, height: 900 },
])("a picture of $width by $height", (picture) => {
  // It could not be larger: two corners at least touch an edge.
  test.each([-15, -7.3, -0.1, 0, 2.5, 15])("PHOTO-21: tilted by %d has no corner of nothing", (tilt) =>
    expect(Math.abs(outside(picture, tilt))).toBeLessThan(1e-6),
  );
});

test("PHOTO-21: untilted the whole picture is left, turned with it", () => {
  expect(innerSize({ width: 40, height: 30 }, 0)).toEqual({ width: 40, height: 30 });
  const size = straightenedSize({ width: 40, height: 30 }, { ...noEdit, turns: 3 });
  expect(size).toEqual({ width: 30, height: 40 });
});

test.each([
  ["", { left: 0, top: 0, width: 200, height: 100 }],
  ["left=10&top=20&right=30&bottom=40", { left: 20, top: 20, width: 120, height: 40 }],
  ["left=90&bottom=90", { left: 180, top: 0, width: 20, height: 10 }],
])("PHOTO-21: '%s' cut off leaves %j", (cut, box) =>
  expect(keptBox({ width: 200, height: 100 }, parsed(cut))).toEqual(box),
);

test("PHOTO-21: a picture of one pixel keeps it", () => {
  const cut = { left: 90, top: 90, right: 0, bottom: 0 };
  expect(keptBox({ width: 1, height: 1 }, cut)).toEqual({ left: 0, top: 0, width: 1, height: 1 });
});
