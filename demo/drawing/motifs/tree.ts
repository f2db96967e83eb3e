import { type Body, body, petal, profile } from "../geometry/body.ts";
import { curve, type Knot, trace } from "../geometry/curve.ts";
import { move } from "../geometry/matrix.ts";
import { lerp, nth, polar } from "../geometry/point.ts";
import { leaf, rosette, stem } from "../pen/parts.ts";
import type { Pen } from "../pen/pen.ts";
import { scales } from "../pen/scales.ts";
import { doubled } from "../pen/shapes.ts";
import { parrot } from "./parrot.ts";

const BOUGHS: readonly (readonly Knot[])[] = [
  trace("500 640, 560 590, 640 575, 720 600, 800 580, 862 520"),
  trace("500 560, 575 490, 670 455, 760 455, 830 410, 852 336"),
  trace("500 470, 560 400, 620 340, 710 310, 770 250, 778 176"),
  trace("500 360, 530 280, 560 220, 600 170, 618 96"),
  trace("745 890, 756 830, 790 784, 840 756, 884 690"),
  trace("700 892, 690 820, 640 770, 625 700"),
];

function bough(pen: Pen, knots: readonly Knot[], thick: number): Body {
  const t = body(
    curve(knots),
    profile([
      [0, thick],
      [0.3, thick * 0.6],
      [0.7, thick * 0.4],
      [1, 3],
    ]),
    60,
  );
  stem(pen, t, pen.paint.glow, Math.round(24 * Math.min(2, 1.4 * pen.scale ** 0.5)), true);
  return t;
}

/** Leaves on alternate sides, each as long as there is room for. */
function leafUp(pen: Pen, t: Body, limit: number): void {
  const { fresh, bright } = pen.paint;
  for (let j = 0; j < 24; j++) {
    const u = 0.14 + j * 0.036;
    const side = j % 2 ? 1 : -1;
    const from = t.at(u, side * 0.9);
    const angle = t.way(u) + side * 0.95;
    for (const reach of [70, 58, 46, 36, 28]) {
      const tip = polar(from, reach, angle);
      if (tip[0] < limit || !pen.isFree(petal(polar(from, 12, angle), tip, reach * 0.24).outline)) continue;
      leaf(pen, from, tip, reach * 0.25, nth([fresh, fresh, bright], j), side * -0.06);
      break;
    }
  }
}

/** A hatched collar where a bough leaves the trunk. */
function joint(pen: Pen, x: number, y: number): void {
  const t = body(
    [
      [x - 30, y + 24],
      [x + 30, y - 14],
    ],
    () => 17,
    12,
  );
  stem(pen, t, pen.paint.bright, 8);
}

/** Roots, then the scaled trunk before them. */
function trunk(pen: Pen): void {
  const { glow, bright } = pen.paint;
  pen.mirror(500, () => {
    for (const [x, y] of trace("660 884, 600 890, 556 892")) {
      const root = body(
        curve([
          [520, 790],
          [lerp(520, x, 0.5), 852],
          [x, y],
        ]),
        profile(trace("0 26, 0.6 13, 1 3")),
        30,
      );
      stem(pen, root, glow, 14);
    }
  });
  const spine = curve(trace("500 896, 494 760, 506 600, 495 430, 503 280, 500 120"));
  const stock = body(spine, profile(trace("0 86, 0.07 54, 0.18 37, 0.42 29, 0.66 21, 0.85 14, 1 9")), 100);
  const inner = doubled(pen, stock.outline, glow, { gap: 7, weight: 3.2 });
  pen.clip(inner, () =>
    scales(pen, stock, { from: 0, to: 0.97, columns: 4, colours: [glow, bright], dots: true }),
  );
}

/** The tree of life with birds. Needs a ground to know where leaves have room. Box about 1000 by 900. */
export function tree(pen: Pen): void {
  const { soft, warm } = pen.paint;
  const grown: Body[] = [];
  pen.mirror(500, () => {
    grown.length = 0;
    BOUGHS.forEach((knots, i) => {
      grown.push(bough(pen, knots, i < 4 ? 20 : 11));
    });
  });
  trunk(pen);
  pen.mirror(500, () => {
    for (const [x, y] of trace("530 616, 530 532, 524 442, 512 330")) joint(pen, x, y);
    pen.place(move(690, 540, 0, 1.12), () => parrot(pen));
    pen.place(move(712, 286, 0, -0.86, 0.86), () => parrot(pen));
  });
  pen.mirror(500, () => {
    grown.forEach((t, i) => {
      rosette(pen, t.at(1, 0), 28, { petals: 9, colour: i % 2 ? soft : warm });
    });
  });
  pen.mirror(500, () => {
    for (const t of grown) leafUp(pen, t, 510);
  });
  leaf(pen, [500, 132], [500, 48], 23, pen.paint.fresh);
}
