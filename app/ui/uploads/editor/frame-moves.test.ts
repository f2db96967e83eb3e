import { expect, test } from "vitest";
import { noCut } from "#values/picture-edit.ts";
import { movedCorner, movedFrame, squaredFrame } from "./frame-moves.ts";

const frame = { left: 10, top: 20, right: 30, bottom: 20 };
const topLeft = { x: "left", y: "top" } as const;
const bottomRight = { x: "right", y: "bottom" } as const;

test.each([
  [
    { x: 5, y: -5 },
    { left: 15, right: 25, top: 15, bottom: 25 },
  ],
  [
    { x: 90, y: 0 },
    { left: 40, right: 0, top: 20, bottom: 20 },
  ],
  [
    { x: -90, y: 90 },
    { left: 0, right: 40, top: 40, bottom: 0 },
  ],
  [
    { x: 0.4, y: 0.6 },
    { left: 10, right: 30, top: 21, bottom: 19 },
  ],
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
  [noCut, bottomRight, { x: -1, y: -20 }, 2, { left: 0, top: 0, right: 60, bottom: 20 }],
  // A picture twice as wide as high: a square has half as many percent of its width.
  [noCut, bottomRight, { x: -70, y: -10 }, 2, { left: 0, top: 0, right: 70, bottom: 40 }],
  [
    { left: 0, top: 0, right: 50, bottom: 0 },
    bottomRight,
    { x: 30, y: 30 },
    2,
    { left: 0, top: 0, right: 50, bottom: 0 },
  ],
  [
    { left: 25, top: 0, right: 25, bottom: 0 },
    topLeft,
    { x: 90, y: 90 },
    2,
    { left: 65, top: 80, right: 25, bottom: 0 },
  ],
  [
    { left: 0, top: 30, right: 0, bottom: 30 },
    bottomRight,
    { x: -10, y: 0 },
    0.5,
    { left: 0, top: 30, right: 10, bottom: 25 },
  ],
])(
  "PHOTO-25: %j with the corner %j moved by %j in a picture of %d stays square",
  (cut, corner, move, aspect, expected) => expect(movedCorner(cut, corner, move, aspect)).toEqual(expected),
);

test.each([
  [noCut, 4 / 3, { left: 13, right: 13, top: 0, bottom: 0 }],
  [noCut, 3 / 4, { left: 0, right: 0, top: 13, bottom: 13 }],
  [{ left: 20, right: 20, top: 0, bottom: 0 }, 1, { left: 20, right: 20, top: 20, bottom: 20 }],
])("PHOTO-25: the largest square in %j of a picture of %d is %j", (cut, aspect, expected) =>
  expect(squaredFrame(cut, aspect)).toEqual(expected),
);
