import { body, petal, profile } from "../geometry/body.ts";
import { curve, ellipse, trace } from "../geometry/curve.ts";
import { lerp, type Path, type Point, polar, range, TAU } from "../geometry/point.ts";
import { lineOver } from "../pen/paint.ts";
import { leaf, rosette, stem } from "../pen/parts.ts";
import type { Pen } from "../pen/pen.ts";
import { areaColour, doubled } from "../pen/shapes.ts";

const MIDDLE: Point = [500, 470];

/** A broad petal with a waved rim, its veins forking. */
function flowerPetal(pen: Pen, angle: number, colour: string): void {
  const out = polar(MIDDLE, 330, angle);
  const shape = petal(polar(MIDDLE, 26, angle), out, 176, { base: 0.8, tip: 0.3, bend: 0.05 });
  const inner = doubled(pen, shape.outline, colour, { gap: 10, weight: 3.4 });
  const over = lineOver(pen.paint, colour);
  pen.clip(inner.length > 4 ? inner : shape.outline, () => {
    const veinsOut = range(9, (_, t): Point[] =>
      range(10, (_i, u) => shape.at(lerp(0.08, 0.9, u), lerp(-0.8, 0.8, t) * (0.35 + 0.65 * u))),
    );
    const forks = range(9, (_, t): Point[][] => {
      const v = lerp(-0.8, 0.8, t);
      return [-0.09, 0.09].map((d) => [shape.at(0.6, v * 0.74), shape.at(0.84, (v + d) * 0.92)]);
    }).flat();
    pen.lines([...veinsOut, ...forks], 1.3, over);
    const heart = range(
      14,
      (_, u): Path => [shape.at(0.1, lerp(-0.9, 0.9, u)), shape.at(0.3, lerp(-0.6, 0.6, u))],
    );
    pen.lines(heart, 2.6, pen.paint.hand === "flat" ? pen.paint.deep : over);
  });
}

/** The column that stands out of the flower, beaded with pollen. */
function column(pen: Pen): void {
  const { bright, ink, warm } = pen.paint;
  const t = body(
    curve(trace("500 470, 552 372, 640 276, 742 214"), false),
    profile(trace("0 22, 0.3 15, 0.8 12, 1 9")),
    50,
  );
  stem(pen, t, bright, 34);
  const threads = range(22, (i): Path => {
    const from = t.at(0.5 + i * 0.023, 0);
    return [from, polar(from, 30, t.way(0.9) + (i % 2 ? 1.15 : -1.15))];
  });
  pen.lines(threads, 1.6, ink);
  pen.areas(
    threads.map(([, end]) => ellipse(end ?? MIDDLE, 7)),
    areaColour(pen, bright),
    1.8,
  );
  for (const a of [-1.3, -0.6, 0.1]) {
    const end = polar(t.at(1, 0), 34, a);
    pen.nib([t.at(1, 0), end], 2, ink);
    pen.areas([ellipse(end, 10)], areaColour(pen, warm), 2);
  }
}

/** A hibiscus with its leaves and a bud: the flower of the goddess. Box about 900 by 900. */
export function hibiscus(pen: Pen): void {
  const { fresh, warm, glow, soft } = pen.paint;
  stem(
    pen,
    body(curve(trace("470 930, 474 800, 496 640")), profile(trace("0 12, 1 16")), 40),
    fresh,
    30,
    true,
  );
  for (const [x, y, tx, ty, w] of [
    [478, 850, 150, 800, 60],
    [480, 830, 800, 860, 62],
    [300, 640, 60, 560, 50],
    [700, 640, 940, 600, 52],
    [330, 280, 130, 130, 48],
  ] as const)
    leaf(pen, [x, y], [tx, ty], w, fresh, 0.06);
  stem(
    pen,
    body(curve(trace("700 850, 800 760, 850 720")), () => 7, 20),
    fresh,
    12,
  );
  const bud = petal([846, 730], [920, 600], 38, { base: 0.6, tip: 0.7 });
  doubled(pen, bud.outline, warm, { gap: 6, weight: 2.6 });
  for (const order of [0, 2, 4, 1, 3]) flowerPetal(pen, (order * TAU) / 5 - 1.87, order % 2 ? glow : warm);
  rosette(pen, MIDDLE, 40, { petals: 10, colour: soft });
  column(pen);
}
