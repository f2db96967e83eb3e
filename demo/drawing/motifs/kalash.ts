import { body, petal, profile } from "../geometry/body.ts";
import { curve, ellipse, trace } from "../geometry/curve.ts";
import { move } from "../geometry/matrix.ts";
import { lerp, type Path, type Point, polar, range } from "../geometry/point.ts";
import { collar, rosette } from "../pen/parts.ts";
import type { Pen } from "../pen/pen.ts";
import { areaColour, doubled, inked, veins } from "../pen/shapes.ts";
import { lotus } from "./lotus.ts";

/** Half the pot's width from its mouth down to its foot. */
const POT = profile(
  trace("0 132, 0.05 138, 0.09 104, 0.16 96, 0.22 128, 0.36 222, 0.55 258, 0.74 228, 0.9 138, 1 96"),
);

/** Mango leaves in the mouth, a coconut on them. */
function crown(pen: Pen): void {
  const { fresh, deep, glow, warm, bright } = pen.paint;
  const angles = [-2.9, -0.24, -2.5, -0.64, -2.1, -1.04];
  angles.forEach((a, i) => {
    const blade = petal(polar([500, 420], 30, a), polar([500, 420], 262, a), 46, {
      bend: Math.cos(a) > 0 ? 0.06 : -0.06,
      base: 0.55,
      tip: 0.85,
    });
    const colour = i % 4 < 2 ? fresh : deep;
    doubled(pen, blade.outline, colour, { gap: 6, weight: 2.8 });
    const ribs = range(8, (k) => 0.18 + k * 0.085).flatMap((u) =>
      [-1, 1].map((s) => [blade.at(u, 0), blade.at(Math.min(1, u + 0.08), s * 0.66)]),
    );
    veins(pen, [...ribs, blade.along(0, 0.08, 0.9, 8)], colour, 1);
  });
  const nut = petal([500, 424], [500, 130], 106, { base: 0.42, tip: 0.62 });
  const inner = doubled(pen, nut.outline, glow, { gap: 9, weight: 3.2 });
  pen.clip(inner.length > 4 ? inner : nut.outline, () => {
    veins(
      pen,
      range(9, (_, t) => nut.along(lerp(-0.86, 0.86, t), 0.05, 0.94, 16)),
      glow,
      1.2,
    );
    collar(pen, nut, 0.4, 0.5, warm, -0.03, 9);
    collar(pen, nut, 0.54, 0.6, bright, -0.03, 9);
  });
  rosette(pen, polar([500, 130], 8, -1.57), 26, { petals: 7, colour: warm });
}

/** The belly: a rim of petals, a lotus between two bands. */
function belly(pen: Pen): void {
  const { warm, bright, deep, soft, ink } = pen.paint;
  const pot = body(trace("500 404, 500 880"), POT, 90);
  const inner = doubled(pen, pot.outline, bright, { gap: 12, weight: 3.6, lie: 0.04 });
  const inside = inner.length > 4 ? inner : pot.outline;
  pen.clip(inside, () => {
    for (const [u0, u1, colour] of [
      [0.0, 0.085, warm],
      [0.2, 0.245, deep],
      [0.26, 0.29, soft],
      [0.84, 0.885, deep],
    ] as const)
      collar(pen, pot, u0, u1, colour, 0.03, 15);
    const teeth = range(17, (_, t): Path => {
      const v = lerp(-0.97, 0.97, t);
      return [pot.at(0.9, v - 0.055), pot.at(0.99, v), pot.at(0.9, v + 0.055)];
    });
    pen.areas(teeth, areaColour(pen, warm), 1.5);
    const scallops = range(15, (_, t) => {
      const v = lerp(-0.94, 0.94, t);
      return petal(pot.at(0.31, v), pot.at(0.4, v), 17, { base: 0.26, tip: 0.7 }).outline;
    });
    pen.areas(scallops, areaColour(pen, soft), 1.6);
    pen.place(move(500, 790, 0, 0.31), () => lotus(pen, [0, 0], 560));
    for (const side of [-1, 1]) {
      rosette(pen, [500 + side * 196, 650], 34, { petals: 9, colour: warm });
      rosette(pen, [500 + side * 176, 740], 22, { petals: 8, colour: deep });
    }
  });
  pen.line(inside, 1.6, ink, true);
}

/** The full pot with mango leaves and a coconut: a good beginning. Box about 560 by 830. */
export function kalash(pen: Pen): void {
  const { warm, glow, ground } = pen.paint;
  crown(pen);
  belly(pen);
  const ring = body(trace("330 896, 670 896"), profile(trace("0 16, 0.5 24, 1 16")), 30);
  doubled(pen, ring.outline, warm, { gap: 5, weight: 2.8 });
  const grains = range(26, (_, t): Point => [lerp(270, 730, t), 934 - 9 * Math.sin(Math.PI * t)]);
  pen.areas(
    grains.map((p, i) => ellipse(p, 11, 7, (i % 5) * 0.5)),
    areaColour(pen, glow),
    1.6,
  );
  inked(pen, curve(trace("366 400, 500 384, 634 400, 500 414"), true), areaColour(pen, ground), 2.4);
}
