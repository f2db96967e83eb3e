import { type Body, body, petal } from "../geometry/body.ts";
import { curve, trace } from "../geometry/curve.ts";
import { lerp, nth, polar, range } from "../geometry/point.ts";
import { leaf, stem } from "../pen/parts.ts";
import type { Pen } from "../pen/pen.ts";
import { doubled } from "../pen/shapes.ts";

const JOINTS = range(7, (i) => 0.06 + i * 0.135);

interface Culm {
  foot: number;
  top: number;
  height: number;
  thick: number;
}

function culm(pen: Pen, { foot, top, height, thick }: Culm, colour: string): Body {
  const bend = [lerp(foot, top, 0.25), lerp(foot, top, 0.62)];
  const spine = curve(trace(`${foot} 890, ${bend[0]} 640, ${bend[1]} 360, ${top} ${890 - height}`));
  const t = body(spine, (u) => thick * (1 - 0.45 * u), 60);
  doubled(pen, t.outline, colour, { gap: 5, weight: 2.6, lie: -0.4 });
  for (const u of JOINTS) {
    const knot = body([t.at(u - 0.012, 0), t.at(u + 0.016, 0)], () => t.width(u) * 1.32, 8);
    stem(pen, knot, pen.paint.bright, 3);
  }
  return t;
}

/** Leaves in threes from the upper joints, and three at the tip. */
function leaves(pen: Pen, t: Body): void {
  const { fresh, bright, deep } = pen.paint;
  JOINTS.slice(3).forEach((u, i) => {
    const side = i % 2 ? 1 : -1;
    const from = t.at(u, side);
    [0.5, 0.95, 1.4].forEach((turn, k) => {
      const tip = polar(from, 112 - k * 16, t.way(u) + side * turn);
      leaf(pen, from, tip, 14, nth([fresh, bright, deep], i + k), side * 0.08);
    });
  });
  const end = t.at(1, 0);
  [-0.7, 0.7, 0].forEach((turn, k) => {
    leaf(pen, end, polar(end, 104, t.way(0.97) + turn), 15, nth([fresh, deep, bright], k));
  });
}

function sprout(pen: Pen, x: number, height: number): void {
  const t = petal([x, 896], [x + 26, 896 - height], 26, { base: 0.35, tip: 0.8 });
  const inner = doubled(pen, t.outline, pen.paint.glow, { gap: 5, weight: 2.6 });
  const sheaths = range(5, (_, u) => t.across(0.12 + u * 0.6, 0.08, -0.8, 0.8, 6));
  if (inner.length > 4) pen.lines(sheaths, 1.3);
}

/** A clump of bamboo, its culms bending outward: the family line. Box about 1000 by 900. */
export function bamboo(pen: Pen): void {
  const { fresh, deep } = pen.paint;
  pen.mirror(500, () => {
    const outer = culm(pen, { foot: 552, top: 934, height: 620, thick: 17 }, deep);
    const inner = culm(pen, { foot: 530, top: 752, height: 790, thick: 20 }, fresh);
    leaves(pen, outer);
    leaves(pen, inner);
  });
  leaves(pen, culm(pen, { foot: 500, top: 500, height: 860, thick: 24 }, fresh));
  pen.mirror(500, () => {
    for (const [x, height] of trace("600 150, 680 110, 760 84")) sprout(pen, x, height);
  });
}
