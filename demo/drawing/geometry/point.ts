/** A third element 1 makes a point a corner of the spline that runs through it. */
export type Point = readonly [x: number, y: number, corner?: number];
export type Path = readonly Point[];

export const TAU = 2 * Math.PI;

/** n values of f, with i and t = i/(n-1) from 0 to 1. */
export function range<T>(n: number, f: (i: number, t: number) => T): T[] {
  return Array.from({ length: n }, (_, i) => f(i, n > 1 ? i / (n - 1) : 0));
}

/** The list's element at any index, counted round and round; the list is never empty. */
export function nth<T>(list: readonly T[], index: number): T {
  const direct = list[index];
  if (direct !== undefined) return direct;
  const found = list[((index % list.length) + list.length) % list.length];
  if (found === undefined) throw new RangeError("nth of an empty list");
  return found;
}

export function lerp(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

export function mix(a: Point, b: Point, t: number): Point {
  return [lerp(a[0], b[0], t), lerp(a[1], b[1], t)];
}

export function polar(centre: Point, radius: number, angle: number): Point {
  return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)];
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

export function clamp(x: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, x));
}

/** The angle in which a line from a to b points. */
export function heading(a: Point, b: Point): number {
  return Math.atan2(b[1] - a[1], b[0] - a[0]);
}
