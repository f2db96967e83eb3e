import { body, petal, profile } from "../geometry/body.ts";
import { curve, ellipse, trace } from "../geometry/curve.ts";
import { move } from "../geometry/matrix.ts";
import { lerp, nth, type Point, range } from "../geometry/point.ts";
import { band } from "../pen/bands.ts";
import { lineOver } from "../pen/paint.ts";
import { rosette, stem } from "../pen/parts.ts";
import type { Pen } from "../pen/pen.ts";
import { areaColour, doubled, inked, veins } from "../pen/shapes.ts";
import { bearer, smallHead } from "./bearer.ts";

/** The bride under her veil, behind the parted curtains. */
function bride(pen: Pen): void {
  const { warm, bright, ground } = pen.paint;
  pen.fill(curve(trace("400 420!, 500 404, 600 420!, 604 600, 600 704!, 400 704!, 396 600"), true), ground);
  const veil = curve(trace("486 458, 548 470, 584 540, 592 640, 596 704!, 404 704!, 430 640, 470 604"), true);
  smallHead(pen, 506, 590);
  doubled(
    pen,
    curve(
      trace("470 470!, 520 448, 570 486, 592 580, 596 704!, 420 704!, 452 630, 520 606, 540 560, 530 500"),
      true,
    ),
    warm,
    {
      gap: 6,
      weight: 2.6,
    },
  );
  pen.dots(
    veil.filter((_, i) => i % 9 === 4).map(([x, y]): Point => [lerp(x, 540, 0.25), lerp(y, 620, 0.25)]),
    3,
    bright,
  );
}

function curtains(pen: Pen): void {
  const { fresh, bright } = pen.paint;
  pen.mirror(500, () => {
    const cloth = curve(trace("604 420!, 604 704!, 560 704!, 578 620, 572 560, 540 480, 500 424!"), true);
    const inner = doubled(pen, cloth, fresh, { gap: 5, weight: 2.4 });
    if (inner.length > 4)
      pen.clip(inner, () =>
        veins(
          pen,
          range(6, (_, t) =>
            curve(
              [
                [lerp(510, 602, t), 424],
                [lerp(560, 602, t), 560],
                [lerp(566, 602, t), 704],
              ],
              false,
              8,
            ),
          ),
          fresh,
          1.2,
        ),
      );
    rosette(pen, [578, 586], 15, { petals: 7, colour: bright });
  });
}

/** The roof of three swelling leaves, with a finial and bells along its eaves. */
function roof(pen: Pen): void {
  const { warm, deep, bright, glow } = pen.paint;
  const outline = curve(
    trace("356 424!, 372 330, 430 262, 500 220!, 570 262, 628 330, 644 424!, 500 400"),
    true,
  );
  const inner = doubled(pen, outline, deep, { gap: 8, weight: 3 });
  pen.clip(inner.length > 4 ? inner : outline, () => {
    const blades = range(7, (_, t) =>
      petal([500, 236], [lerp(372, 628, t), 430 - 22 * Math.sin(Math.PI * t)], 22, { base: 0.9, tip: 0.3 }),
    );
    for (const [i, blade] of blades.entries()) {
      const colour = nth([warm, bright], i);
      pen.areas([blade.outline], areaColour(pen, colour), 1.8);
      veins(
        pen,
        [-0.4, 0, 0.4].map((v) => blade.along(v, 0.3, 0.9, 6)),
        colour,
        1,
      );
    }
  });
  for (const [i, x] of range(9, (_, t) => lerp(372, 628, t)).entries()) {
    const y = 428 - 20 * Math.sin((Math.PI * i) / 8);
    inked(
      pen,
      petal([x, y - 4], [x, y + 28], 11, { base: 0.8, tip: 0.35 }).outline,
      areaColour(pen, i % 2 ? bright : glow),
      1.8,
    );
  }
  const finial = petal([500, 232], [500, 150], 20, { base: 0.5, tip: 0.8 });
  doubled(pen, finial.outline, bright, { gap: 4, weight: 2.2 });
  rosette(pen, [500, 226], 20, { petals: 8, colour: warm });
}

/** The bride's palanquin on its pole, carried by two men. Box about 960 by 720. */
export function doli(pen: Pen): void {
  const { bright, warm, deep, fresh, glow } = pen.paint;
  const box = curve(trace("384 424!, 616 424!, 632 560, 640 748!, 360 748!, 368 560"), true);
  doubled(pen, box, warm, { gap: 8, weight: 3, lie: 0 });
  bride(pen);
  curtains(pen);
  pen.place(move(362, 704), () => band(pen, 276, 40, "petals", "d"));
  for (const x of [384, 616]) inked(pen, ellipse([x, 764], 17), areaColour(pen, bright), 2.4);
  pen.place(move(168, 0), () => bearer(pen, deep, warm));
  pen.place(move(842, 0), () => bearer(pen, fresh, glow, true));
  const pole = body(
    curve(trace("24 424, 180 404, 330 356, 500 332, 670 356, 820 404, 976 424")),
    profile(trace("0 16, 0.04 12, 0.96 12, 1 16")),
    80,
  );
  stem(pen, pole, bright, 70, true);
  for (const [x, side] of [
    [24, -1],
    [976, 1],
  ] as const)
    rosette(pen, [x + side * 4, 426], 24, { petals: 8, colour: warm, core: lineOver(pen.paint, bright) });
  roof(pen);
}
