import { body, petal, profile } from "../geometry/body.ts";
import { curve, ellipse, trace } from "../geometry/curve.ts";
import { move } from "../geometry/matrix.ts";
import { lerp, type Point, polar, range } from "../geometry/point.ts";
import { collar, eye, leaf, rosette, stem } from "../pen/parts.ts";
import type { Pen } from "../pen/pen.ts";
import { scales } from "../pen/scales.ts";
import { areaColour, coat, doubled, single, veins } from "../pen/shapes.ts";

function parrotTail(pen: Pen): void {
  const { fresh, bright } = pen.paint;
  [1.02, 1.2, 1.38].forEach((a, i) => {
    const colour = i === 1 ? bright : fresh;
    const p = petal([34, 10], polar([34, 10], 138 - i * 12, a), 11, { bend: -0.05, base: 0.5, tip: 0.55 });
    doubled(pen, p.outline, colour, { gap: 3.4, weight: 2 });
    veins(pen, [p.along(0, 0.2, 0.9, 5)], colour, 1);
  });
}

function parrotWing(pen: Pen): void {
  const { warm, bright, ink } = pen.paint;
  for (const [l, colour] of [
    [96, warm],
    [64, bright],
  ] as const) {
    for (let i = 0; i < 4; i++) {
      const a = lerp(0.72, 1.22, i / 3);
      const p = petal(polar([-4, -44], 8, a), polar([-4, -44], l * (1 - 0.06 * i), a), 9.5, {
        bend: -0.06,
        tip: 0.5,
      });
      single(pen, p.outline, colour, 1.8);
      veins(pen, [p.along(0, 0.3, 0.9, 4)], colour, 1);
    }
  }
  const shoulder = ellipse([0, -38], 20, 16, 0.9);
  coat(pen, shoulder, warm);
  pen.nib(shoulder, 2.2, ink, true);
  pen.line(ellipse([0, -38], 13, 9.5, 0.9), 1.2, ink, true);
  pen.dots(trace("0 -38, -4 -44, 4 -32"), 1.8, pen.paint.hand === "flat" ? pen.paint.ground : ink);
}

function parrotHead(pen: Pen): void {
  const { warm, glow, fresh, bright, ink } = pen.paint;
  const lower = curve(trace("-62 -98!, -76 -90, -70 -82!, -54 -86!"), true, 2);
  single(pen, lower, glow, 1.8);
  const beak = curve(trace("-56 -122!, -80 -118, -90 -92, -82 -76!, -76 -90, -58 -96!"), true, 2);
  single(pen, beak, warm, 2.3);
  const crown = curve(trace("-65 -106, -58 -124, -38 -131, -19 -122, -13 -102, -22 -84, -48 -84"), true, 3);
  coat(pen, crown, fresh);
  pen.clip(crown, () =>
    veins(
      pen,
      range(5, (i) =>
        curve(
          [
            [-66, -124 + i * 2.6],
            [-36, -134 + i * 3.4],
            [-8, -116 + i * 4.4],
          ],
          false,
        ),
      ),
      fresh,
      1,
    ),
  );
  pen.nib(crown, 2.6, ink, true);
  pen.occupy(crown);
  pen.fill(ellipse([-40, -108], 13.5), areaColour(pen, bright));
  pen.line(ellipse([-40, -108], 13.5), 1.5, ink, true);
  eye(pen, [-40, -108], 8, 1.5);
}

/** A perched parrot facing left, about 200 high; its feet grip at the origin. */
export function parrot(pen: Pen): void {
  const { fresh, bright, warm, glow, deep } = pen.paint;
  parrotTail(pen);
  const spine = curve(trace("-38 -104, -26 -74, -8 -40, 18 -6, 46 32"), false);
  const t = body(spine, profile(trace("0 24, 0.2 25, 0.4 33, 0.6 37, 0.82 27, 1 8")), 60);
  for (const x of [-10, 10]) {
    single(pen, petal([x + 4, 2], [x - 2, 26], 9, { base: 0.3, tip: 0.5 }).outline, bright, 1.8);
    for (const dx of [-9, -1, 7])
      single(
        pen,
        petal([x - 3 + dx * 0.3, 20], [x - 3 + dx, 38], 4, { base: 0.4, tip: 0.5 }).outline,
        glow,
        1.4,
      );
  }
  const inner = doubled(pen, t.outline, fresh, { gap: 5.5, weight: 2.6 });
  if (inner.length > 4) {
    pen.clip(inner, () => {
      scales(pen, t, { from: 0.38, to: 1, columns: 5, colours: [fresh] });
      for (const [u, colour] of [
        [0.23, bright],
        [0.275, warm],
        [0.32, deep],
      ] as const)
        collar(pen, t, u, u + 0.045, colour, 0.03, 0);
    });
  }
  parrotWing(pen);
  parrotHead(pen);
}

/** The boughs and flowers of one side. */
function branches(pen: Pen): void {
  const { glow, warm, soft, deep } = pen.paint;
  const bough = body(curve(trace("500 700, 380 640, 240 632, 90 560")), profile(trace("0 20, 1 6")), 50);
  const spray = body(curve(trace("330 636, 250 720, 130 742")), profile(trace("0 9, 1 3")), 30);
  const rise = body(curve(trace("120 574, 60 470, 70 340, 130 230")), profile(trace("0 9, 1 3")), 40);
  stem(pen, spray, glow, 16);
  stem(pen, rise, glow, 26);
  for (const [t, n] of [
    [rise, 9],
    [spray, 5],
  ] as const) {
    for (let i = 0; i < n; i++) {
      const u = (i + 0.6) / (n + 0.4);
      const from = t.at(u, 0);
      leaf(
        pen,
        from,
        polar(from, 66, t.way(u) + (i % 2 ? 0.95 : -0.95)),
        18,
        [pen.paint.fresh, pen.paint.bright, pen.paint.deep][i % 3] ?? deep,
      );
    }
  }
  stem(pen, bough, glow, 40);
  rosette(pen, [134, 214], 44, { petals: 10, colour: warm });
  rosette(pen, [108, 746], 34, { petals: 9, colour: soft });
  rosette(pen, [80, 552], 38, { petals: 9, colour: soft });
}

/** Two parrots beak to beak on a flowering branch. Box about 1000 by 760. */
export function parrots(pen: Pen): void {
  const { warm } = pen.paint;
  pen.mirror(500, () => branches(pen));
  pen.mirror(500, () => pen.place(move(715, 568, 0, 2.25), () => parrot(pen)));
  const heart: Point = [500, 692];
  leaf(pen, [500, 690], [440, 596], 26, pen.paint.fresh);
  leaf(pen, [500, 690], [560, 596], 26, pen.paint.fresh);
  leaf(pen, [500, 680], [500, 570], 28, pen.paint.bright);
  rosette(pen, heart, 52, { petals: 12, colour: warm });
}
