import { type Knot, pieces, resample } from "./curve.ts";
import { normals } from "./outline.ts";
import { clamp, heading, lerp, mix, nth, type Path, type Point, polar, range } from "./point.ts";

export type Profile = (u: number) => number;

/**
 * A shape along a spine: u runs along it from 0 to 1, v across it from -1 to 1. Detail drawn in (u, v)
 * follows every bend.
 */
export interface Body {
  at: (u: number, v: number) => Point;
  /** A line across at u, swelling forward by `bulge` in its middle. */
  across: (u: number, bulge?: number, from?: number, to?: number, n?: number) => Point[];
  along: (v: number, from?: number, to?: number, n?: number) => Point[];
  /** The direction of the spine at u. */
  way: (u: number) => number;
  outline: Point[];
  spine: Point[];
  width: Profile;
}

/** A smooth width along u from [u, width] pairs (cubic Hermite), times k. */
export function profile(keys: readonly Knot[], k = 1): Profile {
  const last = keys.length - 1;
  const key = (i: number) => nth(keys, clamp(i, 0, last));
  const slope = (i: number) => (key(i + 1)[1] - key(i - 1)[1]) / (key(i + 1)[0] - key(i - 1)[0] || 1);
  return (u) => {
    let i = 0;
    while (i < last - 1 && u > key(i + 1)[0]) i++;
    const [u0, w0] = key(i);
    const [u1, w1] = key(i + 1);
    const h = u1 - u0;
    const t = clamp((u - u0) / h, 0, 1);
    const t2 = t * t;
    const t3 = t2 * t;
    const value =
      (2 * t3 - 3 * t2 + 1) * w0 +
      (t3 - 2 * t2 + t) * slope(i) * h +
      (-2 * t3 + 3 * t2) * w1 +
      (t3 - t2) * slope(i + 1) * h;
    return Math.max(0, value) * k;
  };
}

/** A body about a spine, with a half width at each u. `n` is how finely it is sampled. */
export function body(spinePath: Path, width: Profile, n = 60): Body {
  const spine = pieces(spinePath, n);
  const ways = normals(spine, false);
  const at = (u: number, v: number): Point => {
    const f = clamp(u, 0, 1) * n;
    const i = Math.min(n - 1, Math.floor(f));
    const p = mix(nth(spine, i), nth(spine, i + 1), f - i);
    const w = mix(nth(ways, i), nth(ways, i + 1), f - i);
    const k = (width(u) * v) / (Math.hypot(w[0], w[1]) || 1);
    return [p[0] + w[0] * k, p[1] + w[1] * k];
  };
  const across: Body["across"] = (u, bulge = 0, from = -1, to = 1, k = 14) =>
    range(k + 1, (_, t) => at(u + bulge * (1 - (2 * t - 1) ** 2), lerp(from, to, t)));
  const along: Body["along"] = (v, from = 0, to = 1, k = 30) =>
    range(k + 1, (_, t) => at(lerp(from, to, t), v));
  const way = (u: number) => heading(at(Math.min(u, 0.97), 0), at(Math.min(u, 0.97) + 0.03, 0));
  // Denser towards both ends, or round tips would be cut off straight.
  const side = (v: number) => range(n + 1, (_, t) => at((1 - Math.cos(Math.PI * t)) / 2, v));
  const outline = [...side(1), ...side(-1).reverse()];
  return { at, across, along, way, outline: resample([...outline, nth(outline, 0)], 3.5), spine, width };
}

export interface PetalShape {
  /** Sideways bend as a fraction of the length. */
  bend?: number;
  /** How fast it widens at the base and narrows at the tip: small is blunt, 1 is sharp. */
  base?: number;
  tip?: number;
}

/** Leaf .62/.85, feather .75/.4, arch .26/.78. */
export function petal(from: Point, to: Point, width: number, shape: PetalShape = {}): Body {
  const { bend = 0, base = 0.6, tip = 0.8 } = shape;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const middle = polar(mix(from, to, 0.5), bend * length, heading(from, to) + Math.PI / 2);
  const spine = range(21, (_, u) => mix(mix(from, middle, u), mix(middle, to, u), u));
  const peak = base / (base + tip);
  const k = peak ** base * (1 - peak) ** tip;
  return body(spine, (u) => (width * Math.max(0, u) ** base * Math.max(0, 1 - u) ** tip) / k, 24);
}
