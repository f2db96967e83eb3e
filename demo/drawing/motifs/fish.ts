import { type Body, body, type Profile, profile } from "../geometry/body.ts";
import { around, curve, ellipse, trace } from "../geometry/curve.ts";
import { move } from "../geometry/matrix.ts";
import { inset } from "../geometry/outline.ts";
import { lerp, nth, type Path, type Point, polar, radians, range } from "../geometry/point.ts";
import { lineOver } from "../pen/paint.ts";
import { collar } from "../pen/parts.ts";
import type { Pen } from "../pen/pen.ts";
import { scales } from "../pen/scales.ts";
import { areaColour, coat, doubled, veins } from "../pen/shapes.ts";

/**
 * Half width along the fish, mouth to tail root; the first keys are the lips, part of the body and not stuck
 * on.
 */
const SHAPE: readonly Point[] = trace(
  "0 0.06, 0.01 0.17, 0.03 0.235, 0.048 0.235, 0.06 0.27, 0.085 0.43, 0.14 0.66, 0.24 0.9, 0.38 1, 0.56 0.88, 0.74 0.57, 0.9 0.3, 1 0.22",
);

function tail(pen: Pen, t: Body, w: number): void {
  const root = t.at(1, 0);
  const r = w * 0.22;
  const q = w * 1.05;
  pen.place(move(root[0], root[1], t.way(0.95)), () => {
    const outline = curve(
      [
        [-w * 0.12, -r, 1],
        [q * 0.3, -q * 0.34],
        [q * 0.62, -q * 0.74],
        [q * 1.14, -q * 0.98, 1],
        [q * 0.96, -q * 0.5],
        [q * 0.72, 0, 1],
        [q * 0.96, q * 0.5],
        [q * 1.14, q * 0.98, 1],
        [q * 0.62, q * 0.74],
        [q * 0.3, q * 0.34],
        [-w * 0.12, r, 1],
      ],
      true,
    );
    const inner = doubled(pen, outline, pen.paint.warm, { gap: 8 });
    const rays = range(11, (_, k) => {
      const m = lerp(-1, 1, k);
      return curve(
        [
          [w * 0.06, m * r * 0.7],
          [q * 0.5, m * q * 0.46],
          [q * 1.05, m * q * 1.02],
        ],
        false,
        12,
      );
    });
    if (inner.length > 4) pen.clip(inner, () => veins(pen, rays, pen.paint.warm, 1.2));
  });
}

/** A fin standing off one side of the body, its edge in lobes, with long and short rays. */
function fin(
  pen: Pen,
  t: Body,
  side: number,
  span: readonly [number, number],
  height: number,
  lobes: number,
): void {
  const [from, to] = span;
  const foot = t.along(side * 0.97, from, to, 40);
  const top = foot.map((p, i): Point => {
    const k = i / 40;
    const u = lerp(from, to, k);
    const up = t.way(u) + (Math.PI / 2) * side + 0.45 * side * -1;
    const lobe = 1 - 0.16 * Math.abs(Math.sin(Math.PI * lobes * k));
    const rise = height * lobe * Math.max(0, Math.sin(Math.PI * k ** 0.8)) ** 0.7;
    return polar(p, rise, up);
  });
  const outline = [...foot, ...top.slice().reverse(), nth(foot, 0)];
  coat(pen, outline, pen.paint.bright);
  const at = (i: number, k: number): Point => {
    const [a, b] = [nth(foot, i), nth(top, i)];
    return [lerp(a[0], b[0], k), lerp(a[1], b[1], k)];
  };
  const count = lobes * 3;
  const stations = range(count, (i) => Math.round((40 * (i + 1)) / (count + 1)));
  const rays = stations.map((i) => [at(i, 0.05), at(i, i % 2 ? 0.72 : 0.95)]);
  veins(pen, rays, pen.paint.bright, 1.1);
  const seam = (k: number) => range(37, (i) => at(i + 2, k));
  pen.lines([seam(0.22), seam(0.3)], 1.1);
  pen.nib(outline, 2.4, pen.paint.ink, true);
  pen.occupy(outline);
}

function head(pen: Pen, t: Body, w: number): void {
  const { glow, soft, warm, ink } = pen.paint;
  const face = [
    ...t.along(1, 0, 0.3, 24),
    ...t.across(0.3, 0.05, 1, -1),
    ...t.along(-1, 0, 0.3, 24).reverse(),
  ];
  coat(pen, face, glow);
  const cheek = range(Math.round(pen.scale > 0.5 ? 9 : 5), (_, k) =>
    t.across(lerp(0.1, 0.2, k), 0.05, -0.93, 0.93),
  );
  veins(pen, cheek, glow, 1);
  collar(pen, t, 0.235, 0.285, pen.paint.bright, 0.05, 9);
  const lips = [...t.along(1, 0, 0.047, 10), ...t.along(-1, 0, 0.047, 10).reverse()];
  pen.fill(lips, areaColour(pen, warm));
  pen.line(t.across(0.047, 0.006), 1.8);
  pen.line(curve([t.at(0, 0), t.at(0.03, 0.08), t.at(0.066, 0.22)], false), 2.4);
  const centre = t.at(0.125, -0.18);
  const r = w * 0.19;
  pen.fill(ellipse(centre, r * 1.75), pen.paint.ground === ink ? glow : pen.paint.ground);
  pen.line(ellipse(centre, r * 1.75), 2, ink, true);
  pen.dots(around(centre, r * 1.42, 16), 1.6, soft);
  pen.fill(ellipse(centre, r * 1.1), "#FBF6EC");
  pen.nib(ellipse(centre, r * 1.1), 2.2, ink, true);
  pen.fill(ellipse(centre, r * 0.62), "#1E1A18");
  pen.fill(ellipse([centre[0] - r * 0.2, centre[1] - r * 0.22], r * 0.16), "#FBF6EC");
}

export interface Fish {
  spine: Path;
  /** Half of the greatest height. */
  width: number;
  columns?: number;
}

/** A fish with its mouth at the spine's beginning. */
export function fish(pen: Pen, { spine, width, columns = 6 }: Fish): void {
  const widths: Profile = profile(SHAPE, width);
  const t = body(spine, widths, 90);
  tail(pen, t, width);
  fin(pen, t, -1, [0.27, 0.76], width * 0.62, 7);
  fin(pen, t, 1, [0.33, 0.5], width * 0.5, 3);
  fin(pen, t, 1, [0.62, 0.78], width * 0.44, 3);
  const inner = doubled(pen, t.outline, pen.paint.deep, { gap: 8, weight: 3.4 });
  const inside = inner.length > 4 ? inner : t.outline;
  pen.clip(inside, () => {
    const narrow = body(spine, (u) => widths(u) * 0.95, 90);
    const { deep, warm, ground, hand, bright } = pen.paint;
    const colours = hand === "flat" ? [deep, deep, warm] : [deep, warm];
    scales(pen, narrow, { from: 0.29, to: 0.86, columns, colours, rays: true, dots: true });
    const root = [...t.along(1, 0.86, 1, 8), ...t.along(-1, 0.86, 1, 8).reverse()];
    pen.fill(root, areaColour(pen, bright));
    collar(pen, t, 0.86, 0.91, warm, 0.012, 5);
    pen.lines([t.across(0.935, 0.01), t.across(0.96, 0.01), t.across(0.985, 0.01)], 1.2);
    pen.lines([inset(root, 2)], 0.8, lineOver(pen.paint, ground));
    head(pen, t, width);
  });
  pen.line(inside, 1.6, pen.paint.ink, true);
}

/** One fish, gently bent, about 1000 long. */
export function singleFish(pen: Pen): void {
  fish(pen, {
    spine: curve(trace("20 330, 250 290, 520 320, 760 372"), false),
    width: 150,
    columns: 7,
  });
}

/** Two fish chasing round a lotus: luck and plenty. */
export function fishPair(pen: Pen): void {
  for (const half of [0, Math.PI]) {
    pen.place(move(500, 500, half), () => {
      const spine = range(60, (_, u) => polar([0, 0], 312 - 12 * u, radians(lerp(184, 322, u))));
      fish(pen, { spine, width: 112, columns: 6 });
    });
  }
}
