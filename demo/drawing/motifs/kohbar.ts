import { type Body, body, petal, profile } from "../geometry/body.ts";
import { curve, type Knot, trace } from "../geometry/curve.ts";
import { move } from "../geometry/matrix.ts";
import { nth, type Point, polar, range, TAU } from "../geometry/point.ts";
import { lineOver } from "../pen/paint.ts";
import { mandala, rosette, stem } from "../pen/parts.ts";
import type { Pen } from "../pen/pen.ts";
import { doubled, hatch, veins } from "../pen/shapes.ts";
import { fish } from "./fish.ts";
import { parrot } from "./parrot.ts";

export function doubledPetals(pen: Pen, gap: number, weight: number): (p: Body, colour: string) => void {
  return (p, colour) => {
    doubled(pen, p.outline, colour, { gap, weight });
    veins(
      pen,
      [-0.4, 0, 0.4].map((v) => p.along(v, 0.36, 0.84 - Math.abs(v) * 0.2, 5)),
      colour,
      1,
    );
  };
}

/** A lotus seen from above, and six smaller ones about it. */
function rounds(pen: Pen, centre: Point): void {
  const { glow, fresh, bright, warm, soft, deep } = pen.paint;
  const sets = [
    [fresh, bright, glow],
    [deep, soft, bright],
    [warm, bright, fresh],
  ] as const;
  for (let k = 0; k < 6; k++) {
    const at = polar(centre, 274, (k * TAU) / 6 + TAU / 12);
    const rows = [
      [9, 1, 0.3, 0.3],
      [7, 0.7, 0.2, 0.26],
    ] as const;
    mandala(pen, at, 104, { colours: nth(sets, k), rows, core: bright }, doubledPetals(pen, 4.5, 2.3));
  }
  const rows = [
    [12, 1, 0.4, 0.23],
    [10, 0.8, 0.3, 0.22],
    [8, 0.58, 0.2, 0.17],
  ] as const;
  mandala(pen, centre, 172, { colours: [warm, glow, soft], rows }, doubledPetals(pen, 5.5, 2.7));
}

/**
 * The wedding lotus: a bamboo stalk through a round of lotus leaves, with fish and parrots. Box about 900 by
 * 900.
 */
export function kohbar(pen: Pen): void {
  const { fresh, bright, warm } = pen.paint;
  const centre: Point = [500, 440];
  const stalk = body(curve(trace("500 900, 500 40")), () => 14, 60);
  stem(pen, stalk, bright, 60, true);
  for (let k = 0; k < 6; k++) {
    const arm = body([centre, polar(centre, 280, (k * TAU) / 6 + TAU / 12)], () => 9, 20);
    stem(pen, arm, bright, 20, true);
  }
  rounds(pen, centre);
  pen.mirror(500, () => {
    fish(pen, {
      spine: curve(trace("572 836, 650 812, 730 820, 800 838")),
      width: 58,
      columns: 5,
    });
    pen.place(move(862, 190, 0, 0.9), () => parrot(pen));
    const perch = body(curve(trace("800 232, 870 224, 940 200")), profile(trace("0 7, 1 3")), 20);
    stem(pen, perch, fresh, 12);
  });
  rosette(pen, [500, 900], 46, { petals: 12, colour: warm });
}

const HEART: readonly Knot[] = trace(
  "500 250!, 600 176, 740 190, 828 300, 826 440, 744 590, 620 710, 540 800, 500 930!, 460 800, 380 710, 256 590, 174 440, 172 300, 260 190, 400 176",
);

/** The coloured blades on one side of the leaf. */
function ribs(pen: Pen): void {
  const { bright, warm, deep, glow, soft } = pen.paint;
  for (let i = 0; i < 6; i++) {
    const y = 290 + i * 92;
    const rib = petal([500, y + 40], [860 - i * 40, y - 110 + i * 22], 34 - i * 3, {
      bend: -0.08,
      base: 0.5,
      tip: 0.6,
    });
    const coloured = nth([warm, bright, deep, glow, soft, bright], i);
    doubled(pen, rib.outline, coloured, { gap: 5, weight: 2.2 });
    veins(
      pen,
      [-0.45, 0, 0.45].map((v) => rib.along(v, 0.15, 0.8, 8)),
      coloured,
      1,
    );
  }
}

/** A pipal leaf, its tip drawn out long, fields of hatching between the ribs. Box about 700 by 930. */
export function pipalLeaf(pen: Pen): void {
  const { fresh, bright, warm } = pen.paint;
  const stalk = body(curve(trace("500 262, 508 170, 556 80, 600 30")), profile(trace("0 9, 1 5")), 30);
  stem(pen, stalk, bright, 24);
  const inner = doubled(pen, curve(HEART, true), fresh, { gap: 13, weight: 3.6 });
  const over = lineOver(pen.paint, fresh);
  pen.clip(inner, () => {
    pen.mirror(500, () => ribs(pen));
    const spine = body(trace("500 250, 500 900"), profile(trace("0 15, 1 4")), 30);
    stem(pen, spine, bright, 34, true);
    pen.mirror(500, () => {
      const fields = range(6, (i): Point[] => [
        [512, 300 + i * 92],
        [840 - i * 40, 230 + i * 110],
        [830 - i * 46, 268 + i * 108],
        [512, 330 + i * 92],
      ]);
      for (const f of fields) hatch(pen, [f], 0.6, pen.local(6), 1, over);
    });
  });
  pen.line(inner, 1.6, pen.paint.ink, true);
  rosette(pen, [500, 286], 34, { petals: 9, colour: warm });
}
