import { body, petal, profile } from "../geometry/body.ts";
import { corner, curve, ellipse, type Knot, trace } from "../geometry/curve.ts";
import { distance, heading, lerp, nth, type Point, polar, radians, range, TAU } from "../geometry/point.ts";
import { lineOver } from "../pen/paint.ts";
import { stem } from "../pen/parts.ts";
import type { Pen } from "../pen/pen.ts";
import { coat, doubled, hatch, single, veins } from "../pen/shapes.ts";

/** Half width of a lotus petal, base to tip: an ogee. */
const OGEE: readonly Point[] = trace(
  "0 0.1, 0.16 0.46, 0.38 0.95, 0.5 1, 0.64 0.86, 0.77 0.54, 0.87 0.27, 0.95 0.1, 1 0",
);

type Row = readonly [count: number, length: number, spread: number, width: number];

const FULL: readonly Row[] = [
  [7, 1.0, 76, 0.17],
  [6, 0.88, 61, 0.175],
  [5, 0.74, 50, 0.175],
  [3, 0.58, 30, 0.175],
];

function lotusPetal(
  pen: Pen,
  centre: Point,
  angle: number,
  length: number,
  width: number,
  radius: number,
  colour: string,
): void {
  const up = angle - Math.PI / 2;
  const bend = Math.sign(angle) * Math.min(1, Math.abs(angle)) * -0.03;
  const spine = petal(polar(centre, radius * 0.06, up), polar(centre, length, up), 1, { bend }).spine;
  const p = body(spine, profile(OGEE, width), 44);
  doubled(pen, p.outline, colour, { gap: radius * 0.032 });
  const fine = pen.scale * radius > 160;
  const spread = fine ? 8 : 4;
  const lines = range(2 * spread + 1, (k) => {
    const v = ((k - spread) / spread) * 0.8;
    return p.along(v, k % 2 ? 0.16 : 0.1, (k % 2 ? 0.46 : 0.6) + 0.1 * (1 - Math.abs(v)), 8);
  });
  veins(pen, lines, colour, 1);
  const rows = [
    [0.7, 5, 0.6],
    [0.755, 4, 0.52],
    [0.81, 3, 0.42],
    [0.865, 2, 0.3],
  ] as const;
  const dots = rows.flatMap(([u, n, z]) =>
    range(n, (_, q) => p.at(u - 0.012 * Math.abs(2 * q - 1), lerp(-z, z, q))),
  );
  if (fine) pen.dots(dots, 2, lineOver(pen.paint, colour));
}

/** A lotus in profile, rows of petals from behind to before; `centre` is where they spring from. */
export function lotus(pen: Pen, centre: Point, radius: number, rows: readonly Row[] = FULL): void {
  const { soft, glow, warm, bright } = pen.paint;
  rows.forEach(([count, length, spread, width], row) => {
    const angles = range(count, (_, t) => radians(lerp(-spread, spread, t))).sort(
      (a, b) => Math.abs(b) - Math.abs(a),
    );
    const colour = nth([soft, glow, warm, bright], row);
    for (const a of angles) {
      lotusPetal(pen, centre, a, radius * length * (1 - 0.07 * Math.abs(a)), radius * width, radius, colour);
    }
  });
  for (const g of [-66, 66, -36, 36, 0]) {
    const a = Math.PI / 2 + radians(g);
    const tip: Point = [
      centre[0] + Math.cos(a) * radius * 0.3,
      centre[1] - radius * 0.03 + Math.sin(a) * radius * 0.15,
    ];
    const sepal = petal([centre[0], centre[1] - radius * 0.07], tip, radius * 0.06, { tip: 0.7 });
    single(pen, sepal.outline, pen.paint.fresh, 2, a + 0.8);
    veins(pen, [sepal.along(0, 0.2, 0.85, 5)], pen.paint.fresh);
  }
}

/** A closed bud from its foot to its tip. */
export function lotusBud(pen: Pen, foot: Point, tip: Point, width: number): void {
  const a = heading(foot, tip);
  const l = distance(foot, tip);
  const { soft, warm, fresh } = pen.paint;
  for (const [side, reach, colour] of [
    [-1, 0.9, soft],
    [1, 0.9, soft],
    [0, 1, warm],
  ] as const) {
    const shape = { bend: side * 0.1, base: 0.7, tip: 0.65 };
    const p = petal(foot, polar(foot, l * reach, a + side * 0.3), width * (side ? 0.8 : 1), shape);
    doubled(pen, p.outline, colour, { gap: 5.5, weight: 2.4 });
    veins(
      pen,
      [-0.5, -0.25, 0, 0.25, 0.5].map((v) => p.along(v, 0.2, 0.8, 6)),
      colour,
      1,
    );
  }
  for (const side of [-1, 1]) {
    const p = petal(polar(foot, -4, a), polar(foot, l * 0.42, a + side * 0.55), width * 0.3, { tip: 0.7 });
    single(pen, p.outline, fresh, 2, a + 1);
  }
}

/** A lily pad seen at a slant: a slit, ribs, and hatching between them that follows the rim. */
export function lilyPad(pen: Pen, centre: Point, radius: number, squash = 0.42): void {
  const [cx, cy] = centre;
  const on = (a: number, q: number): Point => [
    cx + Math.cos(a) * radius * q,
    cy + Math.sin(a) * radius * squash * q,
  ];
  const from = -Math.PI / 2 + 0.2;
  const rim = range(40, (i, t): Knot => {
    const [x, y] = on(from + t * (TAU - 0.4), 1 + 0.035 * Math.sin(i * 1.4));
    return [x, y, i === 0 || i === 39 ? 1 : 0];
  });
  const inner = doubled(pen, curve([...rim, corner(on(-Math.PI / 2, 0.1))], true), pen.paint.fresh, {
    gap: 7,
    weight: 2.7,
  });
  if (inner.length < 5) return;
  const over = lineOver(pen.paint, pen.paint.fresh);
  pen.clip(inner, () => {
    pen.lines(
      range(15, (i) => [on(0, 0), on(from + (i * TAU) / 15, 1)]),
      1.4,
      over,
    );
    const arcs = range(15 * 5, (i) => {
      const a = from + ((Math.floor(i / 5) + 0.5) * TAU) / 15;
      const q = 0.36 + (i % 5) * 0.13;
      return [on(a - 0.14, q), on(a, q + 0.06), on(a + 0.14, q)];
    });
    pen.lines(arcs, 0.95, over);
    coat(pen, ellipse(centre, radius * 0.18, radius * 0.18 * squash), pen.paint.bright);
    pen.line(ellipse(centre, radius * 0.18, radius * 0.18 * squash), 1.6, pen.paint.ink, true);
  });
}

/** A lotus on its stem with two buds and two pads: purity. Box about 1000 by 900. */
export function lotusPond(pen: Pen): void {
  const stalk = (knots: readonly Knot[], width: number, strokes: number) =>
    stem(
      pen,
      body(
        curve(knots),
        profile([
          [0, width],
          [1, width * 0.6],
        ]),
        40,
      ),
      pen.paint.fresh,
      strokes,
      true,
    );
  stalk(trace("500 900, 496 720, 500 540"), 13, 40);
  pen.mirror(500, () => {
    stalk(trace("506 888, 600 800, 745 715, 842 606"), 9, 44);
    stalk(trace("506 896, 620 868, 724 840"), 8, 26);
    lotusBud(pen, [842, 614], [880, 424], 48);
    lilyPad(pen, [742, 838], 136);
  });
  lotus(pen, [500, 500], 430);
}

/** The blossom alone, broad and low. */
export function lotusBlossom(pen: Pen): void {
  pen.mirror(500, () => {
    const leafy = petal([500, 520], [900, 590], 60, { bend: 0.12, base: 0.62, tip: 0.85 });
    const inner = doubled(pen, leafy.outline, pen.paint.fresh, { gap: 7 });
    if (inner.length > 4)
      pen.clip(inner, () => hatch(pen, [inner], 0.9, pen.local(9), 1, lineOver(pen.paint, pen.paint.fresh)));
  });
  lotus(pen, [500, 540], 480);
}
