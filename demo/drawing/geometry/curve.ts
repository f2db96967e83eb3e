import { clamp, distance, mix, nth, type Path, type Point, range, TAU } from "./point.ts";

/** A point a spline runs through. */
export type Knot = Point;

/** Knots written as "x y, x y!, …", the exclamation mark for a corner. */
export function trace(text: string): Knot[] {
  return text.split(",").map((part): Knot => {
    const [x = "", y = ""] = part.trim().split(/\s+/);
    return y.endsWith("!") ? [Number(x), Number(y.slice(0, -1)), 1] : [Number(x), Number(y), 0];
  });
}

/** The point as a corner, or as a smooth point where `is` is false. */
export function corner([x, y]: Point, is = true): Knot {
  return [x, y, is ? 1 : 0];
}

export function lengthOf(path: Path): number {
  let sum = 0;
  for (let i = 1; i < path.length; i++) sum += distance(nth(path, i - 1), nth(path, i));
  return sum;
}

/** The path again in n equal pieces. */
export function pieces(path: Path, n: number): Point[] {
  const total = lengthOf(path);
  const out: Point[] = [nth(path, 0)];
  let i = 1;
  let done = 0;
  for (let k = 1; k < n; k++) {
    const wanted = (total * k) / n;
    let step = distance(nth(path, i - 1), nth(path, i));
    while (i < path.length - 1 && done + step < wanted) {
      done += step;
      i++;
      step = distance(nth(path, i - 1), nth(path, i));
    }
    out.push(mix(nth(path, i - 1), nth(path, i), clamp((wanted - done) / (step || 1), 0, 1)));
  }
  out.push(nth(path, path.length - 1));
  return out;
}

export function resample(path: Path, step: number): Point[] {
  return pieces(path, Math.max(2, Math.round(lengthOf(path) / step)));
}

function between(a: Point, b: Point, t: number, from: number, to: number): Point {
  return mix(a, b, (t - from) / (to - from));
}

/** One span b..c of a centripetal Catmull-Rom spline, without its last point. */
function span(a: Point, b: Point, c: Point, d: Point): Point[] {
  const gap = (p: Point, q: Point) => Math.max(1e-3, Math.sqrt(distance(p, q)));
  const t1 = gap(a, b);
  const t2 = t1 + gap(b, c);
  const t3 = t2 + gap(c, d);
  return range(13, (_, u) => t1 + (t2 - t1) * u)
    .slice(0, -1)
    .map((t) => {
      const p = between(a, b, t, 0, t1);
      const q = between(b, c, t, t1, t2);
      const r = between(c, d, t, t2, t3);
      return between(between(p, q, t, 0, t2), between(q, r, t, t1, t3), t, t1, t2);
    });
}

function beyond(end: Point, inner: Point): Point {
  return [2 * end[0] - inner[0], 2 * end[1] - inner[1]];
}

function openSpline(p: Path): Point[] {
  const last = p.length - 1;
  if (last < 2) return p.map(([x, y]) => [x, y]);
  const before = beyond(nth(p, 0), nth(p, 1));
  const after = beyond(nth(p, last), nth(p, last - 1));
  const get = (i: number) => (i < 0 ? before : i > last ? after : nth(p, i));
  const out = range(last, (i) => span(get(i - 1), get(i), get(i + 1), get(i + 2))).flat();
  return [...out, nth(p, last)];
}

function closedSpline(p: Path): Point[] {
  const out = p.flatMap((_, i) => span(nth(p, i - 1), nth(p, i), nth(p, i + 1), nth(p, i + 2)));
  return [...out, nth(out, 0)];
}

/** A smooth line through the knots, broken at corners; closed lines end where they begin. */
export function curve(knots: readonly Knot[], closed = false, step = 4): Point[] {
  const points: Point[] = knots.map(([x, y]) => [x, y]);
  const cuts = knots.flatMap((k, i) => (k[2] ? [i] : []));
  if (closed && cuts.length === 0) return resample(closedSpline(points), step);
  const stops = closed
    ? [...cuts, nth(cuts, 0) + knots.length]
    : [0, ...cuts.filter((i) => i > 0 && i < knots.length - 1), knots.length - 1];
  const out: Point[] = [];
  for (let i = 1; i < stops.length; i++) {
    const from = nth(stops, i - 1);
    const part = range(nth(stops, i) - from + 1, (k) => nth(points, from + k));
    out.push(...resample(openSpline(part), step));
  }
  return out;
}

export function ellipse(centre: Point, rx: number, ry = rx, tilt = 0): Point[] {
  const n = Math.max(16, Math.round((TAU * Math.max(rx, ry)) / 4));
  const c = Math.cos(tilt);
  const s = Math.sin(tilt);
  return range(n + 1, (i) => {
    const x = rx * Math.cos((TAU * i) / n);
    const y = ry * Math.sin((TAU * i) / n);
    return [centre[0] + x * c - y * s, centre[1] + x * s + y * c];
  });
}

/** n points on a circle, beginning at an angle. */
export function around(centre: Point, radius: number, n: number, from = 0): Point[] {
  return range(n, (i) => [
    centre[0] + radius * Math.cos(from + (TAU * i) / n),
    centre[1] + radius * Math.sin(from + (TAU * i) / n),
  ]);
}
