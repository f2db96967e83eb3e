import { expect, test } from "vitest";
import { noCut } from "#values/picture-edit.ts";
import { movedCorner, movedFrame, squaredFrame } from "./frame-moves.ts";

const cut = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });
const frame = cut(10, 20, 30, 20);
const topLeft = { x: "left", y: "top" } as const;
const bottomRight = { x: "right", y: "bottom" } as const;

test.each([
  [{ x: 5, y: -5 }, cut(15, 15, 25, 25)],
  [{ x: 90, y: 0 }, cut(40, 20, 0, 20)],
  [{ x: -90, y: 90 }, cut(0, 40, 40, 0)],
  [{ x: 0.4, y: 0.6 }, cut(10, 21, 30, 19)],
])("PHOTO-25: the frame moved by %j stays as large, inside the picture: %j", (move, expected) =>
  expect(movedFrame(frame, move)).toEqual(expected),
);

test.each([
  [topLeft, { x: -4, y: 6 }, { ...frame, left: 6, top: 26 }],
  [bottomRight, { x: 10, y: 10 }, { ...frame, right: 20, bottom: 10 }],
  [bottomRight, { x: 100, y: 100 }, { ...frame, right: 0, bottom: 0 }],
  [topLeft, { x: 100, y: 100 }, { ...frame, left: 60, top: 70 }],
])("PHOTO-25: the corner %j moved by %j leaves a tenth at least: %j", (corner, move, expected) =>
  expect(movedCorner(frame, corner, move)).toEqual(expected),
);

test.each([
  [noCut, bottomRight, { x: -1, y: -20 }, 2, cut(0, 0, 60, 20)],
  // A picture twice as wide as high: a square has half as many percent of its width.
  [noCut, bottomRight, { x: -70, y: -10 }, 2, cut(0, 0, 70, 40)],
  [cut(0, 0, 50, 0), bottomRight, { x: 30, y: 30 }, 2, cut(0, 0, 50, 0)],
  [cut(25, 0, 25, 0), topLeft, { x: 90, y: 90 }, 2, cut(65, 80, 25, 0)],
  [cut(0, 30, 0, 30), bottomRight, { x: -10, y: 0 }, 0.5, cut(0, 30, 10, 25)],
])(
  "PHOTO-25: %j with the corner %j moved by %j in a picture of %d stays square",
  (from, corner, move, aspect, expected) => expect(movedCorner(from, corner, move, aspect)).toEqual(expected),
);

test.each([
  [noCut, 4 / 3, cut(13, 0, 13, 0)],
  [noCut, 3 / 4, cut(0, 13, 0, 13)],
  [cut(20, 0, 20, 0), 1, cut(20, 20, 20, 20)],
])("PHOTO-25: the largest square in %j of a picture of %d is %j", (from, aspect, expected) =>
  expect(squaredFrame(from, aspect)).toEqual(expected),
);
