import { body, petal, profile } from "../geometry/body.ts";
import { around, curve, ellipse, type Knot, trace } from "../geometry/curve.ts";
import { contains } from "../geometry/outline.ts";
import { lerp, nth, type Path, type Point, polar, range } from "../geometry/point.ts";
import { lineOver } from "../pen/paint.ts";
import { collar, eye, rosette } from "../pen/parts.ts";
import type { Pen } from "../pen/pen.ts";
import { areaColour, coat, doubled, single, veins } from "../pen/shapes.ts";

const TRUNK_AND_BODY: readonly Knot[] = trace(
  "330 236, 420 196, 560 178, 720 190, 838 246, 890 350, 900 500, 892 640, 894 800!, 776 800!, 770 680, 742 596!, 610 620, 488 596!, 480 690, 478 800!, 358 800!, 356 660, 334 540, 290 430",
);

function legs(pen: Pen, xs: readonly number[], top: number, colour: string): void {
  for (const x of xs) {
    const t = body(
      [
        [x, top],
        [x + 4, 640],
        [x, 792],
      ],
      profile(trace("0 66, 0.6 52, 1 56")),
      30,
    );
    doubled(pen, t.outline, colour, { gap: 7, weight: 3 });
  }
}

function anklets(pen: Pen): void {
  for (const [x, y, w] of [
    [418, 722, 61],
    [834, 722, 61],
  ] as const) {
    const t = body(
      [
        [x, y - 30],
        [x, y + 34],
      ],
      () => w,
      10,
    );
    collar(pen, t, 0.1, 0.36, pen.paint.warm, 0.1, 6);
    collar(pen, t, 0.4, 0.9, pen.paint.bright, 0.1, 5);
    for (const dx of [-38, -13, 13, 38]) {
      const nail = ellipse([x + dx, 792], 12, 10);
      pen.fill(nail, pen.paint.ground);
      pen.line(nail, 1.6, pen.paint.ink, true);
    }
  }
}

/** Two rows of petals in the middle of the saddle cloth. */
function saddleLotus(pen: Pen): void {
  const { bright, glow, soft, ink } = pen.paint;
  for (let row = 0; row < 2; row++) {
    for (let i = 0; i < 12; i++) {
      const a = (i + row / 2) * (Math.PI / 6);
      const p = petal(polar([612, 318], 22, a), polar([612, 318], row ? 62 : 88, a), row ? 15 : 20, {
        base: 0.75,
        tip: 0.6,
      });
      coat(pen, p.outline, row ? glow : bright);
      veins(pen, [p.along(0, 0.25, 0.8, 4)], row ? glow : bright);
      pen.line(p.outline, 1.9, ink, true);
    }
  }
  rosette(pen, [612, 318], 30, { petals: 8, colour: soft });
}

/** The saddle cloth: borders, a lotus in the middle, a fringe of tassels. */
function saddle(pen: Pen): void {
  const { warm, bright, soft, fresh } = pen.paint;
  const cloth = curve(
    trace("474 188!, 560 170, 664 174, 752 192!, 770 330, 762 470!, 610 500, 462 470!, 456 330"),
    true,
  );
  const tassels = range(11, (_, t): Point => [lerp(476, 750, t), 474 + 26 * Math.sin(Math.PI * t)]);
  for (const [x, y] of tassels) {
    pen.line(
      [
        [x, y],
        [x, y + 24],
      ],
      2.4,
    );
    single(pen, petal([x, y + 20], [x, y + 50], 9, { base: 0.3, tip: 0.5 }).outline, soft, 1.5);
  }
  const inner = doubled(pen, cloth, warm, { gap: 11, weight: 3.2, lie: 0.8 });
  const t = body(trace("612 176, 612 486"), () => 150, 20);
  pen.clip(inner, () => {
    collar(pen, t, 0.86, 0.93, bright, 0.04, 14);
    collar(pen, t, 0.79, 0.86, fresh, 0.04, 12);
    collar(pen, t, 0.05, 0.13, bright, 0.02, 12);
    const dots = range(
      60,
      (i): Point => [490 + (i % 10) * 27 + (Math.floor(i / 10) % 2) * 13, 236 + Math.floor(i / 10) * 32],
    );
    pen.dots(
      dots.filter((p) => contains(inner, p)),
      2.6,
      lineOver(pen.paint, warm),
    );
  });
  saddleLotus(pen);
}

function trunk(pen: Pen): void {
  const { deep, bright, warm } = pen.paint;
  const spine = curve(trace("262 300, 186 360, 140 460, 128 570, 116 676, 70 730, 22 700, 20 640, 52 612"));
  const t = body(spine, profile(trace("0 88, 0.16 66, 0.36 45, 0.6 33, 0.82 24, 1 15")), 90);
  const inner = doubled(pen, t.outline, deep, { gap: 7, weight: 3.2 });
  if (inner.length < 5) return;
  pen.clip(inner, () => {
    const rings = range(Math.round(30 * Math.min(1.2, pen.scale ** 0.4)), (_, u) =>
      t.across(0.34 + u * 0.64, 0.012, -0.9, 0.9, 8),
    );
    veins(pen, rings, deep, 1.2);
    collar(pen, t, 0.26, 0.31, bright, 0.015, 7);
    collar(pen, t, 0.62, 0.655, warm, 0.012, 4);
  });
  pen.line(inner, 1.4, pen.paint.ink, true);
}

function ear(pen: Pen): void {
  const { glow, soft } = pen.paint;
  const outline = curve(
    trace("338 214!, 420 204, 496 250, 506 344, 462 440, 392 490!, 372 420, 330 340, 322 262"),
    true,
  );
  const inner = doubled(pen, outline, glow, { gap: 9, weight: 3.2 });
  if (inner.length > 4) {
    pen.clip(inner, () => {
      const fans = range(9, (_, k) =>
        curve(
          [
            [346, 240],
            [lerp(470, 372, k), lerp(230, 400, k)],
            [lerp(540, 380, k), lerp(260, 520, k)],
          ],
          false,
          8,
        ),
      );
      veins(pen, fans, glow, 1.3);
      pen.dots(
        fans.flatMap((f) => [nth(f, -3)]),
        2.4,
        soft,
      );
    });
  }
}

function head(pen: Pen): void {
  const { deep, glow, bright, warm, ink } = pen.paint;
  trunk(pen);
  const tusk = petal([232, 448], [66, 452], 22, { bend: -0.2, base: 0.35, tip: 0.7 });
  pen.fill(tusk.outline, "#FBF6EC");
  pen.lines(
    range(4, (_, u) => tusk.across(0.1 + u * 0.2, 0.03, -0.9, 0.9, 5)),
    1.2,
  );
  pen.nib(tusk.outline, 2.6, ink, true);
  pen.occupy(tusk.outline);
  const skull = curve(
    trace("330 176, 392 226, 404 330, 366 430, 286 470, 212 446, 176 372, 190 278, 250 196"),
    true,
  );
  doubled(pen, skull, deep, { gap: 8, weight: 3.2 });
  const card = curve(trace("318 190!, 262 214, 206 292, 214 330!, 268 312, 312 268, 330 216!"), true);
  doubled(pen, card, warm, { gap: 5, weight: 2.2 });
  rosette(pen, [262, 258], 25, { petals: 8, colour: bright, core: warm });
  pen.dots(around([262, 258], 33, 12), 1.8, lineOver(pen.paint, warm));
  pen.fill(ellipse([244, 368], 31, 26), areaColour(pen, glow));
  pen.line(ellipse([244, 368], 31, 26), 1.8, ink, true);
  eye(pen, [244, 368], 15, 1.7, 0.15);
  ear(pen);
}

/** An elephant in its saddle cloth, facing left: wealth. Box about 920 by 680. */
export function elephant(pen: Pen): void {
  const { deep } = pen.paint;
  const tail = body(curve(trace("880 300, 936 380, 944 500, 926 590")), profile(trace("0 14, 1 7")), 40);
  single(pen, tail.outline, deep, 2.4);
  for (const a of [1.2, 1.55, 1.9])
    single(
      pen,
      petal([926, 586], polar([926, 586], 66, a), 12, { base: 0.5, tip: 0.6 }).outline,
      pen.paint.warm,
      2,
    );
  legs(pen, [520, 716], 520, deep);
  const hide = curve(TRUNK_AND_BODY, true);
  const inner = doubled(pen, hide, deep, { gap: 10, weight: 3.4 });
  const spots = range(
    17 * 13,
    (i): Point => [330 + (i % 17) * 36 + (Math.floor(i / 17) % 2) * 18, 200 + Math.floor(i / 17) * 46],
  );
  const open: Path = spots.filter((p) => inner.length > 4 && contains(inner, p) && !nearRim(p, inner));
  const over = lineOver(pen.paint, deep);
  for (const p of open) {
    pen.stamp(`spot${over}`, [1, 0, 0, 1, p[0], p[1]], () => {
      pen.dots([[0, 0]], 2, over);
      pen.dots(around([0, 0], 8, 6), 1.3, over);
    });
  }
  anklets(pen);
  saddle(pen);
  head(pen);
}

function nearRim(p: Point, rim: Path): boolean {
  return rim.some(([x, y]) => Math.abs(x - p[0]) < 13 && Math.abs(y - p[1]) < 13);
}
