import { body, petal, profile } from "../geometry/body.ts";
import { curve, ellipse, trace } from "../geometry/curve.ts";
import { lerp, type Path, type Point, polar, range } from "../geometry/point.ts";
import { lineOver } from "../pen/paint.ts";
import { collar, rosette } from "../pen/parts.ts";
import type { Pen } from "../pen/pen.ts";
import { areaColour, doubled, veins } from "../pen/shapes.ts";

/** A flame of three tongues, one within the other, in a ring of rays. */
function flame(pen: Pen, foot: Point, height: number): void {
  const { warm, glow, bright } = pen.paint;
  const centre: Point = [foot[0], foot[1] - height * 0.42];
  const rays = range(13, (_, t) => {
    const a = lerp(-Math.PI - 0.25, 0.25, t);
    return petal(polar(centre, height * 0.62, a), polar(centre, height * 0.84, a), height * 0.045, {
      tip: 0.6,
    }).outline;
  });
  pen.areas(rays, areaColour(pen, bright), 1.6);
  for (const [k, colour] of [
    [1, warm],
    [0.72, glow],
    [0.42, bright],
  ] as const) {
    const tongue = petal(foot, [foot[0], foot[1] - height * k], height * 0.27 * k, { base: 0.5, tip: 0.95 });
    if (k === 1) doubled(pen, tongue.outline, colour, { gap: 6, weight: 2.8, lie: 1.57 });
    else pen.areas([tongue.outline], areaColour(pen, colour), 1.8);
    if (k < 1) veins(pen, [tongue.along(0, 0.2, 0.8, 5)], colour, 1.1);
  }
  pen.occupy(ellipse(centre, height * 0.6));
}

/** The bowl for the oil, its lip drawn out for the wick. */
function bowl(pen: Pen): void {
  const { bright, warm, deep, ink } = pen.paint;
  const outline = curve(
    trace(
      "140 430!, 240 416, 500 410, 760 416, 860 430!, 840 500, 740 590, 600 640, 500 648, 400 640, 260 590, 160 500",
    ),
    true,
  );
  const inner = doubled(pen, outline, warm, { gap: 11, weight: 3.6 });
  pen.clip(inner.length > 4 ? inner : outline, () => {
    const ribs = range(15, (_, t): Path => {
      const x = lerp(150, 850, t);
      return curve(
        [
          [x, 470],
          [lerp(x, 500, 0.22), 560],
          [lerp(x, 500, 0.45), 650],
        ],
        false,
        8,
      );
    });
    const blades = ribs.slice(0, -1).map((rib, i) =>
      petal(rib[0] ?? [0, 0], [lerp(lerp(150, 850, (i + 0.5) / 14), 500, 0.42), 640], 20, {
        base: 0.3,
        tip: 0.7,
      }),
    );
    pen.areas(
      blades.map((b) => b.outline),
      areaColour(pen, bright),
      1.7,
    );
    veins(
      pen,
      blades.map((b) => b.along(0, 0.15, 0.8, 5)),
      bright,
      1,
    );
    const rim = curve(trace("130 470, 300 478, 500 480, 700 478, 870 470"));
    pen.fill([...rim, [870, 400], [130, 400]], areaColour(pen, deep));
    pen.line(rim, 2.2, ink);
    pen.dots(
      range(25, (_, t): Point => [lerp(170, 830, t), 450 + 4 * Math.sin(Math.PI * t)]),
      4,
      lineOver(pen.paint, deep),
    );
  });
}

/** A brass lamp on its stem, three wicks burning: Diwali, and every evening. Box about 760 by 900. */
export function lamp(pen: Pen): void {
  unlitLamp(pen);
  flame(pen, [500, 420], 300);
  for (const x of [232, 768]) flame(pen, [x, 424], 190);
}

export function unlitLamp(pen: Pen): void {
  const { bright, warm, deep, soft } = pen.paint;
  const foot = body(
    trace("500 636, 500 950"),
    profile(trace("0 60, 0.08 34, 0.2 30, 0.3 62, 0.4 62, 0.5 28, 0.66 34, 0.78 96, 0.9 168, 1 176")),
    80,
  );
  const inner = doubled(pen, foot.outline, bright, { gap: 8, weight: 3.2 });
  pen.clip(inner.length > 4 ? inner : foot.outline, () => {
    for (const [u, colour] of [
      [0.1, warm],
      [0.31, deep],
      [0.55, warm],
      [0.72, soft],
      [0.88, deep],
    ] as const)
      collar(pen, foot, u, u + 0.07, colour, 0.03, u > 0.7 ? 13 : 7);
  });
  bowl(pen);
  for (const x of [330, 670]) rosette(pen, [x, 926], 26, { petals: 8, colour: warm });
}
