import { type Body, body, petal } from "../geometry/body.ts";
import { curve, ellipse } from "../geometry/curve.ts";
import { lerp, type Point, polar, range } from "../geometry/point.ts";
import { eye, rosette } from "../pen/parts.ts";
import type { Pen } from "../pen/pen.ts";
import { scales } from "../pen/scales.ts";
import { areaColour, doubled, single, veins } from "../pen/shapes.ts";

/** The spine of one snake, tail below; `side` says on which side it begins. */
function spine(side: number): Point[] {
  return range(121, (_, t): Point => {
    const swing = 138 * (1 - 0.12 * t) * Math.min(1, 0.25 + t * 2.4);
    return [500 + side * swing * Math.sin(Math.PI * 2.5 * t), lerp(940, 330, t)];
  });
}

function coil(pen: Pen, t: Body, from: number, to: number, colours: readonly [string, string]): void {
  const n = 60;
  const part = range(n, (_, k) => t.at(lerp(from, to, k), 0));
  const piece = body(part, (u) => t.width(lerp(from, to, u)), n);
  const inner = doubled(pen, piece.outline, colours[0], { gap: 7, weight: 3 });
  pen.clip(inner.length > 4 ? inner : piece.outline, () => {
    // In lengths that keep the scales' rows in step with the body.
    for (let u = from; u < to; u += 0.25) {
      const length = range(24, (_, k) => t.at(lerp(u, Math.min(1, u + 0.27), k), 0));
      const skin = body(length, (k) => t.width(lerp(u, Math.min(1, u + 0.27), k)), 24);
      scales(pen, skin, { from: 0, to: 1, columns: 4, colours, dots: true });
    }
  });
}

/** The hood with its two eyes, raised outwards. */
function hood(pen: Pen, x: number, side: number, colour: string): void {
  const { bright, warm, glow, ink } = pen.paint;
  const at = (dx: number, dy: number): Point => [x + side * dx, dy];
  const outline = curve(
    [
      [...at(-26, 380), 1],
      at(-60, 320),
      at(-84, 240),
      at(-62, 160),
      at(0, 124),
      at(72, 156),
      at(102, 240),
      at(70, 326),
      [...at(30, 384), 1],
    ].map(([px = 0, py = 0, c]): Point => [px, py, c ?? 0]),
    true,
  );
  const inner = doubled(pen, outline, colour, { gap: 9, weight: 3.3 });
  pen.clip(inner.length > 4 ? inner : outline, () => {
    const ribs = range(9, (_, t) =>
      curve([at(2, 372), at(lerp(-70, 84, t), 250), at(lerp(-30, 40, t), 150)], false, 8),
    );
    veins(pen, ribs, colour, 1.2);
  });
  for (const dx of [-34, 46]) {
    const spot = at(dx, 256);
    pen.areas([ellipse(spot, 27)], areaColour(pen, bright), 2);
    pen.areas([ellipse(spot, 17)], areaColour(pen, warm), 1.6);
    pen.dots([spot], 5, ink);
  }
  const face = petal(at(4, 214), at(10, 76), 44, { base: 0.5, tip: 0.5 });
  single(pen, face.outline, glow, 2.8, 0.1);
  pen.lines([face.across(0.72, 0.05, -0.8, 0.8, 6)], 1.5);
  for (const dx of [-17, 25]) eye(pen, at(dx, 148), 9, 1.4);
  const tongue = [at(10, 80), at(12, 52)];
  pen.nib(tongue, 2.4, pen.paint.warm);
  pen.lines(
    [
      [at(12, 52), at(2, 34)],
      [at(12, 52), at(24, 36)],
    ],
    2,
    pen.paint.warm,
  );
}

/** Two snakes wound about each other, hoods raised: the guardians of the house. Box about 480 by 930. */
export function snakes(pen: Pen): void {
  const { deep, warm, bright, fresh } = pen.paint;
  const width = (u: number) => 30 * Math.min(1, 0.16 + u * 2.2);
  const [left, right] = [body(spine(-1), width, 120), body(spine(1), width, 120)];
  coil(pen, right, 0, 1, [warm, bright]);
  coil(pen, left, 0, 1, [deep, fresh]);
  // Where they cross the second time, the other one lies on top.
  coil(pen, right, 0.3, 0.5, [warm, bright]);
  hood(pen, 610, 1, warm);
  hood(pen, 390, -1, deep);
  for (const y of [576, 800]) rosette(pen, [500, y], 30, { petals: 9, colour: pen.paint.soft });
  for (const [i, a] of [-0.9, 0, 0.9].entries())
    rosette(pen, polar([500, 250], 46 * (i - 1), a * 0.3), 15, { petals: 6, colour: bright });
}
