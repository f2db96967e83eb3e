import { body, profile } from "../geometry/body.ts";
import { curve, type Knot, trace } from "../geometry/curve.ts";
import { inset } from "../geometry/outline.ts";
import { lerp, type Path, range } from "../geometry/point.ts";
import { lineOver } from "../pen/paint.ts";
import { leaf, rosette, stem } from "../pen/parts.ts";
import type { Pen } from "../pen/pen.ts";
import { areaColour, doubled } from "../pen/shapes.ts";

const FRUIT: readonly Knot[] = trace(
  "560 380!, 650 366, 760 410, 838 520, 850 660, 790 790, 690 850, 600 846, 556 812!, 610 780, 620 710, 566 640, 524 560, 522 450",
);

/** The half of a pair: a fruit with its beak turned in, ringed like the bands of a border. */
function fruit(pen: Pen): void {
  const { bright, glow, warm, fresh, soft, deep } = pen.paint;
  const outline = curve(FRUIT, true);
  let ring: Path = doubled(pen, outline, bright, { gap: 11, weight: 3.6 });
  for (const [i, colour] of [glow, bright, fresh, bright, warm].entries()) {
    if (ring.length < 12) break;
    pen.areas([ring], areaColour(pen, colour), 2);
    const next = inset(ring, i % 2 ? 13 : 22);
    if (next.length < 12) break;
    if (i % 2 === 0) {
      const n = Math.round(ring.length / 5);
      const teeth = range(n, (_, t): Path => {
        const a = ring[Math.round(t * (ring.length - 1))] ?? [0, 0];
        const b = next[Math.round(t * (next.length - 1))] ?? [0, 0];
        return [a, [lerp(a[0], b[0], 0.7), lerp(a[1], b[1], 0.7)]];
      });
      pen.lines(teeth, 1.5, lineOver(pen.paint, colour));
    } else
      pen.dots(
        next.filter((_, k) => k % 5 === 0),
        3,
        deep,
      );
    ring = next;
  }
  rosette(pen, [700, 600], 46, { petals: 10, colour: warm });
  rosette(pen, [712, 712], 28, { petals: 8, colour: soft });
}

/** Two mangoes on a twig, the garden fruit of Mithila. Box about 800 by 860. */
export function mangoes(pen: Pen): void {
  const { fresh, deep, warm, glow } = pen.paint;
  pen.mirror(500, () => {
    stem(pen, body(curve(trace("500 190, 540 260, 564 384")), profile(trace("0 12, 1 8")), 24), glow, 16);
    leaf(pen, [520, 200], [850, 150], 52, fresh, -0.1);
    leaf(pen, [540, 250], [890, 320], 54, deep, -0.1);
    leaf(pen, [510, 180], [680, 30], 44, deep, 0.06);
    fruit(pen);
  });
  leaf(pen, [500, 190], [500, 6], 46, fresh);
  leaf(pen, [500, 360], [500, 560], 30, fresh);
  rosette(pen, [500, 216], 40, { petals: 10, colour: warm });
  for (const y of [610, 668, 720]) rosette(pen, [500, y], 20 - (y - 610) / 16, { petals: 7, colour: warm });
}
