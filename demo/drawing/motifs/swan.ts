import { body, petal, profile } from "../geometry/body.ts";
import { curve, ellipse, trace } from "../geometry/curve.ts";
import { move } from "../geometry/matrix.ts";
import { lerp, nth, type Point, polar, range } from "../geometry/point.ts";
import { collar, eye, leaf, rosette } from "../pen/parts.ts";
import type { Pen } from "../pen/pen.ts";
import { scales } from "../pen/scales.ts";
import { areaColour, coat, doubled, single, veins } from "../pen/shapes.ts";
import { lotus, lotusBud } from "./lotus.ts";

const BODY = body(
  curve(trace("604 640, 690 694, 800 676, 900 590"), false),
  profile(trace("0 34, 0.14 74, 0.36 112, 0.6 104, 0.84 50, 1 12")),
  80,
);
const NECK = body(
  curve(trace("652 640, 578 566, 566 476, 622 398, 640 316, 600 252"), false),
  profile(trace("0 58, 0.2 48, 0.5 34, 0.85 28, 1 32")),
  80,
);

function feathers(pen: Pen): void {
  const { warm, bright, deep, fresh } = pen.paint;
  range(5, (i) => i).forEach((i) => {
    const a = lerp(-1.25, -0.35, i / 4);
    const p = petal([884, 600], polar([884, 600], 150 - i * 14, a), 20, { bend: -0.1, base: 0.5, tip: 0.5 });
    const colour = i % 2 ? bright : deep;
    doubled(pen, p.outline, colour, { gap: 5, weight: 2.6 });
    veins(pen, [p.along(0, 0.1, 0.86, 6)], colour, 1.1);
  });
  for (const [reach, count, colour, width] of [
    [268, 7, warm, 27],
    [196, 6, bright, 24],
    [124, 5, fresh, 21],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const a = lerp(-1.02, 0.14, i / (count - 1));
      const p = petal(polar([672, 612], 16, a), polar([672, 612], reach * (1 - 0.035 * i), a), width, {
        bend: -0.09,
        base: 0.7,
        tip: 0.42,
      });
      doubled(pen, p.outline, colour, { gap: 5, weight: 2.5 });
      const ribs = range(6, (k) => 0.4 + k * 0.08).map((u) => [
        p.at(u, -0.5),
        p.at(u + 0.05, 0),
        p.at(u, 0.5),
      ]);
      veins(pen, ribs, colour, 1);
    }
  }
  const shoulder = ellipse([672, 612], 48, 40, 0.5);
  coat(pen, shoulder, warm);
  pen.nib(shoulder, 2.6, pen.paint.ink, true);
  rosette(pen, [672, 612], 30, { petals: 9, colour: bright });
}

function head(pen: Pen): void {
  const { warm, glow, bright, ink, soft } = pen.paint;
  const upper = curve(trace("574 236!, 530 244, 492 276!, 540 272, 580 266!"), true, 3);
  const lower = curve(trace("582 264!, 540 274, 508 290!, 560 290, 590 278!"), true, 3);
  single(pen, lower, glow, 2);
  single(pen, upper, warm, 2.4);
  const crown = curve(
    trace("572 238, 584 206, 622 196, 654 218, 658 254, 632 282, 592 284, 572 266"),
    true,
    3,
  );
  coat(pen, crown, soft);
  pen.nib(crown, 2.8, ink, true);
  pen.occupy(crown);
  for (const [i, a] of [-1.9, -1.5, -1.1].entries()) {
    const tip = polar([628, 204], 62 - i * 4, a);
    pen.nib([[628, 204], tip], 2, ink);
    pen.areas([ellipse(tip, 10, 13, a + 1.57)], areaColour(pen, nth([bright, warm], i)), 1.8);
  }
  eye(pen, [612, 238], 14, 1.7);
}

/** One swan on the right, looking to the left. */
function swan(pen: Pen): void {
  const { soft, warm, bright, deep } = pen.paint;
  const inner = doubled(pen, BODY.outline, soft, { gap: 9, weight: 3.2 });
  pen.clip(inner.length > 4 ? inner : BODY.outline, () =>
    scales(pen, BODY, { from: 0.04, to: 1, columns: 6, colours: [soft, soft, bright], rays: true }),
  );
  const gorge = doubled(pen, NECK.outline, soft, { gap: 7, weight: 3 });
  pen.clip(gorge.length > 4 ? gorge : NECK.outline, () => {
    scales(pen, NECK, { from: 0.02, to: 0.6, columns: 4, colours: [soft], dots: true });
    for (const [u, colour] of [
      [0.62, warm],
      [0.7, bright],
      [0.78, deep],
    ] as const)
      collar(pen, NECK, u, u + 0.06, colour, 0.02, 5);
    const throat = range(7, (_, t) => NECK.across(lerp(0.86, 0.99, t), 0.01, -0.9, 0.9, 6));
    veins(pen, throat, soft, 1);
  });
  feathers(pen);
  head(pen);
}

/** Two swans on the water, a lotus bud in each beak: marriage and clear sight. Box about 920 by 640. */
export function swans(pen: Pen): void {
  pen.mirror(500, () => {
    pen.place(move(486, 286, 0.5, 0.42), () => lotusBud(pen, [0, 0], [0, 190], 52));
    swan(pen);
    leaf(pen, [548, 786], [700, 806], 24, pen.paint.fresh, -0.08);
    const drop: readonly Point[] = trace("760 812, 800 816, 840 812");
    for (const p of drop) rosette(pen, p, 16, { petals: 6, colour: pen.paint.warm });
  });
  pen.place(move(500, 806, 0, 0.3), () => lotus(pen, [0, 0], 560));
}
