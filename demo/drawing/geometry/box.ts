import { type Matrix, move } from "./matrix.ts";
import type { Path, Point } from "./point.ts";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export function boxOf(path: Path): Box {
  const xs = path.map((p) => p[0]);
  const ys = path.map((p) => p[1]);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

export function centreOf(box: Box): Point {
  return [box.x + box.w / 2, box.y + box.h / 2];
}

export function shrink(box: Box, by: number): Box {
  return { x: box.x + by, y: box.y + by, w: box.w - 2 * by, h: box.h - 2 * by };
}

export function corners(box: Box): Point[] {
  const { x, y, w, h } = box;
  return [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
    [x, y],
  ];
}

/** The map that shows `from` as large as fits, in the middle of `into`. */
export function fitting(from: Box, into: Box, turn = 0): Matrix {
  const k = Math.min(into.w / from.w, into.h / from.h);
  const [cx, cy] = centreOf(into);
  const [fx, fy] = centreOf(from);
  const m = move(cx, cy, turn, k);
  return [m[0], m[1], m[2], m[3], cx - m[0] * fx - m[2] * fy, cy - m[1] * fx - m[3] * fy];
}
