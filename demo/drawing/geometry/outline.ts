import { distance, nth, type Path, type Point } from "./point.ts";

/** Twice-signed area halved: positive when the outline runs clockwise on the screen. */
function signedArea(path: Path): number {
  let sum = 0;
  for (let i = 0; i < path.length; i++) {
    const a = nth(path, i);
    const b = nth(path, i + 1);
    sum += a[0] * b[1] - b[0] * a[1];
  }
  return sum / 2;
}

/** Unit vectors across the path at each of its points. */
export function normals(path: Path, closed: boolean): Point[] {
  const last = path.length - 1;
  return path.map((_, i) => {
    const a = i > 0 ? nth(path, i - 1) : closed ? nth(path, last - 1) : nth(path, 0);
    const b = i < last ? nth(path, i + 1) : closed ? nth(path, 1) : nth(path, last);
    const d = distance(a, b) || 1;
    return [-(b[1] - a[1]) / d, (b[0] - a[0]) / d];
  });
}

/** Normals of a closed outline, all pointing inwards. */
export function inward(path: Path): Point[] {
  const turn = signedArea(path) > 0 ? 1 : -1;
  return normals(path, true).map(([x, y]) => [x * turn, y * turn]);
}

/** Whether every point of the path is at least d away. */
export function clears(q: Point, path: Path, d: number): boolean {
  const [x, y] = q;
  const limit = d * d;
  for (const p of path) {
    const dx = p[0] - x;
    const dy = p[1] - y;
    if (dx * dx + dy * dy < limit) return false;
  }
  return true;
}

/**
 * The outline d further in. Points that came nearer to the outline than d are dropped, so tips make no loops.
 */
export function inset(path: Path, d: number): Point[] {
  const ways = inward(path);
  const out: Point[] = [];
  path.forEach((p, i) => {
    const n = nth(ways, i);
    const q: Point = [p[0] + n[0] * d, p[1] + n[1] * d];
    if (clears(q, path, d * 0.97)) out.push(q);
  });
  return out.length > 4 ? [...out, nth(out, 0)] : [];
}

export function contains(path: Path, [x, y]: Point): boolean {
  let inside = false;
  let b = nth(path, path.length - 1);
  for (const a of path) {
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
    b = a;
  }
  return inside;
}

/** The xs at which a closed outline crosses the height y, in order. */
export function crossings(paths: readonly Path[], y: number): number[] {
  const xs: number[] = [];
  for (const path of paths) {
    let b = nth(path, path.length - 1);
    for (const a of path) {
      if (a[1] > y !== b[1] > y) xs.push(a[0] + ((y - a[1]) * (b[0] - a[0])) / (b[1] - a[1]));
      b = a;
    }
  }
  return xs.sort((p, q) => p - q);
}

/** Drops points that lie within e of the line between their neighbours (Ramer, Douglas, Peucker). */
export function simplify(path: Path, e: number): Point[] {
  const keep = new Uint8Array(path.length);
  keep[0] = keep[path.length - 1] = 1;
  const open: [number, number][] = [[0, path.length - 1]];
  for (let job = open.pop(); job; job = open.pop()) {
    const [from, to] = job;
    const [far, at] = farthest(path, from, to);
    if (far <= e) continue;
    keep[at] = 1;
    open.push([from, at], [at, to]);
  }
  return path.filter((_, i) => keep[i]);
}

function farthest(path: Path, from: number, to: number): [number, number] {
  const a = nth(path, from);
  const b = nth(path, to);
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const l = Math.hypot(dx, dy);
  let far = 0;
  let at = from;
  for (let i = from + 1; i < to; i++) {
    const p = nth(path, i);
    const d = l > 1e-6 ? Math.abs((p[0] - a[0]) * dy - (p[1] - a[1]) * dx) / l : distance(p, a);
    if (d > far) {
      far = d;
      at = i;
    }
  }
  return [far, at];
}
