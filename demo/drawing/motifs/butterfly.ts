import { body, petal, profile } from "../geometry/body.ts";
import { around, curve, ellipse, trace } from "../geometry/curve.ts";
import { lerp, nth, type Point, polar, range } from "../geometry/point.ts";
import { lineOver } from "../pen/paint.ts";
import { eye, rosette } from "../pen/parts.ts";
import type { Pen } from "../pen/pen.ts";
import { areaColour, doubled, veins } from "../pen/shapes.ts";

const UPPER = curve(
  trace("522 470!, 560 330, 660 190, 800 116, 918 112, 964 200, 936 320, 860 430, 740 500, 600 512"),
  true,
);
const LOWER = curve(
  trace("524 520!, 620 520, 760 540, 850 620, 860 730, 790 820, 716 852, 640 800, 570 690"),
  true,
);

/** A wing: an eye of rings, blades that run to the rim, a row of half moons along it. */
function wing(pen: Pen, outline: readonly Point[], root: Point, spot: Point, colour: string): void {
  const { bright, warm, deep, ground } = pen.paint;
  const inner = doubled(pen, outline, colour, { gap: 12, weight: 3.4, lie: -0.7 });
  pen.clip(inner.length > 4 ? inner : outline, () => {
    const far = outline.filter((p) => Math.hypot(p[0] - root[0], p[1] - root[1]) > 250);
    const tips = range(8, (_, t) => nth(far, Math.round(t * (far.length - 1))));
    for (const [i, tip] of tips.entries()) {
      const p = petal(root, [lerp(root[0], tip[0], 0.78), lerp(root[1], tip[1], 0.78)], 17, {
        base: 0.9,
        tip: 0.5,
      });
      const tone = nth([bright, warm, deep], i);
      pen.areas([p.outline], areaColour(pen, tone), 1.8);
      veins(pen, [p.along(0, 0.3, 0.9, 5)], tone, 1.1);
      rosette(pen, [lerp(root[0], tip[0], 0.88), lerp(root[1], tip[1], 0.88)], 20, {
        petals: 7,
        colour: nth([warm, bright], i),
        core: ground,
      });
    }
  });
  for (const [r, tone] of [
    [62, bright],
    [46, warm],
    [28, deep],
  ] as const)
    pen.areas([ellipse(spot, r)], areaColour(pen, tone), 2.2);
  pen.dots(around(spot, 37, 12), 2.2, lineOver(pen.paint, warm));
  rosette(pen, spot, 24, { petals: 8, colour: bright, core: ground });
}

/** A butterfly with open wings. Box about 930 by 800. */
export function butterfly(pen: Pen): void {
  const { fresh, deep, soft, glow, warm, ink } = pen.paint;
  pen.mirror(500, () => {
    wing(pen, LOWER, [534, 540], [716, 680], soft);
    wing(pen, UPPER, [534, 480], [760, 300], fresh);
    const feeler = curve(trace("508 356, 540 270, 600 214, 640 226, 632 262, 606 252"));
    pen.nib(feeler, 3.2, ink);
    pen.dots(trace("640 214, 652 236, 640 262"), 3, warm);
  });
  const t = body(
    trace("500 350, 500 800"),
    profile(trace("0 20, 0.1 34, 0.2 22, 0.32 40, 0.5 32, 0.8 20, 1 5")),
    60,
  );
  const inner = doubled(pen, t.outline, glow, { gap: 6, weight: 3 });
  pen.clip(inner.length > 4 ? inner : t.outline, () => {
    for (let u = 0.24; u < 0.96; u += 0.055) pen.lines([t.across(u, 0.02)], 1.8);
    veins(
      pen,
      range(12, (_, u) => t.across(0.26 + u * 0.68, 0.02, -0.5, 0.5, 4)),
      glow,
      1,
    );
  });
  for (const side of [-1, 1]) eye(pen, [500 + side * 15, 372], 9, 1.3);
  rosette(pen, polar([500, 336], 0, 0), 14, { petals: 6, colour: deep });
}
