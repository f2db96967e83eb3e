import type { Point } from "./point.ts";

/** An affine map as SVG writes it: a b c d e f. */
export type Matrix = readonly [number, number, number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

export function multiply(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}

/** Moves the origin to (x, y), turned by an angle and scaled. */
export function move(x: number, y: number, turn = 0, scaleX = 1, scaleY = scaleX): Matrix {
  const c = Math.cos(turn);
  const s = Math.sin(turn);
  return [c * scaleX, s * scaleX, -s * scaleY, c * scaleY, x, y];
}

export function mirrorAt(x: number): Matrix {
  return [-1, 0, 0, 1, 2 * x, 0];
}

/** The map that undoes m; m never flattens the sheet, so there is one. */
export function inverse(m: Matrix): Matrix {
  const d = m[0] * m[3] - m[1] * m[2];
  return [
    m[3] / d,
    -m[1] / d,
    -m[2] / d,
    m[0] / d,
    (m[2] * m[5] - m[3] * m[4]) / d,
    (m[1] * m[4] - m[0] * m[5]) / d,
  ];
}

export function apply(m: Matrix, p: Point): Point {
  return [m[0] * p[0] + m[2] * p[1] + m[4], m[1] * p[0] + m[3] * p[1] + m[5]];
}

/** How much longer lengths become under the map (geometric mean). */
export function scaleOf(m: Matrix): number {
  return Math.sqrt(Math.abs(m[0] * m[3] - m[1] * m[2]));
}
