import { body, petal, profile } from "../geometry/body.ts";
import { around, corner, curve, ellipse, type Knot, trace } from "../geometry/curve.ts";
import { nth, type Point, polar, range, TAU } from "../geometry/point.ts";
import { lineOver } from "../pen/paint.ts";
import { collar, eye, rosette } from "../pen/parts.ts";
import type { Pen } from "../pen/pen.ts";
import { scales } from "../pen/scales.ts";
import { areaColour, coat, doubled, single, veins } from "../pen/shapes.ts";

const CENTRE: Point = [500, 520];

function limb(pen: Pen, knots: readonly Knot[], wide: number): void {
  const { fresh, bright, deep } = pen.paint;
  const spine = curve(knots);
  const t = body(
    spine,
    profile([
      [0, wide * 0.6],
      [0.35, wide],
      [0.75, wide * 0.75],
      [1, wide * 0.12],
    ]),
    50,
  );
  const inner = doubled(pen, t.outline, fresh, { gap: 6, weight: 3 });
  if (inner.length < 5) return;
  pen.clip(inner, () => {
    scales(pen, t, { from: 0.16, to: 0.8, columns: 5, colours: [fresh, deep], dots: true });
    collar(pen, t, 0.8, 0.86, bright, 0.02, 4);
    veins(
      pen,
      [-0.5, 0, 0.5].map((v) => t.along(v, 0.88, 0.99, 4)),
      fresh,
    );
  });
  pen.line(inner, 1.4, pen.paint.ink, true);
}

function head(pen: Pen): void {
  const { fresh, bright, glow, warm } = pen.paint;
  const t = body(
    trace("500 250, 500 150, 500 40"),
    profile(trace("0 56, 0.35 52, 0.62 66, 0.85 46, 1 14")),
    50,
  );
  const inner = doubled(pen, t.outline, fresh, { gap: 7, weight: 3.2 });
  if (inner.length > 4) {
    pen.clip(inner, () => {
      collar(pen, t, 0.1, 0.17, bright, 0.02, 6);
      collar(pen, t, 0.2, 0.27, glow, 0.02, 6);
      veins(
        pen,
        range(4, (i) => t.across(0.32 + i * 0.04, 0.02, -0.85, 0.85, 8)),
        fresh,
      );
      veins(pen, [t.across(0.88, -0.05, -0.8, 0.8, 8)], fresh, 2);
    });
  }
  for (const side of [-1, 1]) eye(pen, t.at(0.66, side * 0.52), 13, 1.5, side * 1.15);
  const mark = petal([500, 140], [500, 84], 11, { base: 0.5, tip: 0.6 }).outline;
  single(pen, mark, warm, 1.6);
}

/** A point of the shell: a fraction of its radius, and an angle. */
function on(q: number, a: number): Point {
  return [CENTRE[0] + 282 * q * Math.cos(a), CENTRE[1] + 318 * q * Math.sin(a)];
}

/** Two rows of product cards, a flower on each. */
function plating(pen: Pen): void {
  const { deep, bright, warm, glow, soft } = pen.paint;
  const cards = [
    [10, 0.6, 0.78, deep],
    [8, 0.34, 0.58, glow],
  ] as const;
  cards.forEach(([count, from, to, colour], row) => {
    for (let i = 0; i < count; i++) {
      const a = ((i + row / 2) * TAU) / count - Math.PI / 2;
      const half = Math.PI / count;
      const knots: Knot[] = [
        corner(on(from, a - half * 0.8)),
        on((from + to) / 2, a - half * 0.96),
        corner(on(to, a - half * 0.82)),
        on(to + 0.012, a),
        corner(on(to, a + half * 0.82)),
        on((from + to) / 2, a + half * 0.96),
        corner(on(from, a + half * 0.8)),
      ];
      doubled(pen, curve(knots, true), colour, { gap: 6, weight: 2.4, lie: a });
      rosette(pen, on((from + to) / 2, a), 22 - row * 4, {
        petals: 6,
        colour: nth([bright, warm], row),
        core: soft,
      });
    }
  });
}

/** Rows of product cards about a lotus, inside a rim of petals. */
function shell(pen: Pen): void {
  const { deep, bright, warm, soft, ground, ink } = pen.paint;
  doubled(pen, ellipse(CENTRE, 300, 338), bright, { gap: 10, weight: 3.6 });
  for (let i = 0; i < 36; i++) {
    const a = (i * TAU) / 36;
    const colour = i % 2 ? warm : deep;
    const p = petal(on(0.83, a), on(1.0, a), 23, { base: 0.28, tip: 0.7 });
    coat(pen, p.outline, colour);
    veins(
      pen,
      [-0.35, 0, 0.35].map((v) => p.along(v, 0.15, 0.62, 3)),
      colour,
      1,
    );
    pen.line(p.outline, 1.8, ink, true);
  }
  pen.fill(ellipse(CENTRE, 236, 266), ground);
  pen.nib(ellipse(CENTRE, 236, 266), 2.8, ink, true);
  pen.lines(
    range(110, (_, t) => [on(0.79, t * TAU), on(0.832, t * TAU + 0.03)]),
    1.05,
  );
  pen.line(ellipse(CENTRE, 222, 251), 1.6, ink, true);
  plating(pen);
  pen.dots(around(CENTRE, 82, 20), 2.2, warm);
  for (let i = 0; i < 12; i++) {
    const a = (i * TAU) / 12;
    const p = petal(polar(CENTRE, 22, a), polar(CENTRE, 76, a), 19, { base: 0.75, tip: 0.6 });
    coat(pen, p.outline, soft);
    pen.line(p.along(0, 0.3, 0.8, 4), 1, lineOver(pen.paint, soft));
    pen.line(p.outline, 1.8, ink, true);
  }
  pen.fill(ellipse(CENTRE, 30), areaColour(pen, bright));
  rosette(pen, CENTRE, 30, { petals: 8, colour: warm });
}

/** A turtle seen from above, swimming up: long life. Box about 940 by 1000. */
export function turtle(pen: Pen): void {
  pen.mirror(500, () => {
    limb(pen, trace("650 330, 760 250, 872 240, 960 330"), 66);
    limb(pen, trace("650 760, 742 820, 820 900, 838 986"), 52);
  });
  const tail = petal([500, 830], [500, 978], 26, { base: 0.4, tip: 0.9 });
  doubled(pen, tail.outline, pen.paint.fresh, { gap: 5, weight: 2.6 });
  head(pen);
  shell(pen);
}
