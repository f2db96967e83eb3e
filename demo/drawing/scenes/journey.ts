import { body, petal, profile } from "../geometry/body.ts";
import { fitting } from "../geometry/box.ts";
import { curve, trace } from "../geometry/curve.ts";
import { move } from "../geometry/matrix.ts";
import { lerp, type Path, type Point, polar, range, TAU } from "../geometry/point.ts";
import { elephant } from "../motifs/elephant.ts";
import { lotus, lotusBud } from "../motifs/lotus.ts";
import { lineOver, type Paint, paintFor } from "../pen/paint.ts";
import { leaf } from "../pen/parts.ts";
import { Pen } from "../pen/pen.ts";
import { PIGMENT } from "../pen/pigments.ts";
import { seeded } from "../pen/random.ts";
import { areaColour, doubled, veins } from "../pen/shapes.ts";

const { ink, paper } = PIGMENT;
const width = 880;
const height = 216;
/** The middles of the four pictures: those of four equal columns. */
const stations = [110, 330, 550, 770] as const;

/** What lies ahead is drawn in one thin colour, as a painter draws before the pigments come. */
const faint = "#BBA77F";
const outlined: Paint = {
  ink: faint,
  ground: paper,
  deep: faint,
  warm: faint,
  bright: faint,
  fresh: faint,
  soft: faint,
  glow: faint,
  hand: "hatched",
  gap: "hatch",
};

/** The way: a river in a double outline, hatched across, that rises and falls under the pictures. */
function river(pen: Pen): void {
  const line = curve(
    trace(
      "-6 176, 60 186, 110 190, 170 182, 220 172, 270 180, 330 190, 390 182, 440 172, 490 180, 550 190, 610 182, 660 172, 710 180, 770 190, 830 184, 886 174",
    ),
    false,
    4,
  );
  const bed = body(line, profile(trace("0 13, 1 13")), 180);
  pen.areas([bed.outline], areaColour(pen, pen.paint.ground), 2.2);
  const strokes = range(176, (_, t): Path => [bed.at(t, -0.94), bed.at(t, -0.5)]);
  pen.lines(strokes, 0.9, pen.paint.deep);
  pen.lines(
    range(176, (_, t): Path => [bed.at(t, 0.5), bed.at(t, 0.94)]),
    0.9,
    pen.paint.deep,
  );
  pen.lines([bed.along(-0.5, 0, 1, 180), bed.along(0.5, 0, 1, 180)], 1.2);
  const ripples = range(58, (i): Path => {
    const t = (i + 0.5) / 58;
    return [bed.at(t - 0.006, -0.05), bed.at(t, i % 2 ? 0.28 : -0.28), bed.at(t + 0.006, -0.05)];
  });
  pen.lines(ripples, 1.3, pen.paint.warm);
}

/** The order is noted: a bud between two leaves. */
function bud(pen: Pen, x: number): void {
  const stalk = curve(
    [
      [x, 184],
      [x + 5, 150],
      [x, 122],
    ],
    false,
    6,
  );
  pen.line(stalk, 8, pen.paint.ink);
  pen.line(stalk, 4, areaColour(pen, pen.paint.fresh));
  for (const side of [-1, 1])
    leaf(pen, [x + side * 3, 172], [x + side * 54, 132], 13, pen.paint.fresh, side * 0.1);
  pen.place(move(x, 126, 0, 0.62), () => lotusBud(pen, [0, 0], [0, -160], 44));
}

/** It is made: the shop's bag, its lotus just painted. */
function bag(pen: Pen, x: number): void {
  const size = 0.32;
  pen.place(move(x - 256 * size, 186 - 474 * size, 0, size), () => {
    const { warm, bright, ink: line, ground } = pen.paint;
    const flat = pen.paint.hand === "flat";
    const arch = curve(trace("112 226, 116 100, 170 -16, 256 -62, 342 -16, 396 100, 400 226"));
    pen.line(arch, 28, line);
    pen.line(arch, 17, flat ? bright : ground);
    const cloth = curve(
      trace("96 214!, 256 226, 416 214!, 428 320, 416 408, 352 462, 256 474, 160 462, 96 408, 84 320"),
      true,
      6,
    );
    doubled(pen, cloth, warm, { gap: 9, weight: 4.2 });
    pen.lines(
      [258, 276].map((y) => curve(trace(`96 ${y}, 256 ${y + 12}, 416 ${y}`), false, 8)),
      3,
      lineOver(pen.paint, warm),
    );
    for (const a of [-1.15, 1.15, -0.6, 0.6, 0]) {
      const p = petal([256, 432], polar([256, 432], 128 - Math.abs(a) * 18, a - Math.PI / 2), 36, {
        base: 0.8,
        tip: 0.62,
      });
      pen.areas([p.outline], flat ? (a ? paper : bright) : ground, 4.4);
      veins(
        pen,
        [-0.4, 0, 0.4].map((v) => p.along(v, 0.25, 0.7, 5)),
        flat && !a ? bright : ground,
        2.4,
      );
    }
  });
}

/** It travels: an elephant walks to where it is awaited. */
function bearer(pen: Pen, x: number): void {
  const box = { x: x - 84, y: 50, w: 168, h: 134 };
  pen.place([-1, 0, 0, 1, 2 * x, 0], () =>
    pen.place(fitting({ x: 0, y: 150, w: 960, h: 660 }, box), () => elephant(pen)),
  );
}

/** It has arrived: the lotus is open, and the sun stands behind it. */
function bloom(pen: Pen, x: number): void {
  const rays = range(15, (_, t): Path => {
    const angle = lerp(-Math.PI * 0.86, -Math.PI * 0.14, t);
    return petal(polar([x, 146], 78, angle), polar([x, 146], 96, angle), 4.8, { tip: 0.6 }).outline;
  });
  pen.areas(rays, areaColour(pen, pen.paint.bright), 1.3);
  for (const side of [-1, 1]) {
    leaf(pen, [x + side * 6, 178], [x + side * 82, 160], 14, pen.paint.fresh, side * 0.1);
  }
  pen.place(move(x, 164, 0, 0.2), () => lotus(pen, [0, 0], 400));
}

/** Little things between the pictures, so that the ground is never empty. */
function drops(pen: Pen): void {
  for (const x of [220, 440, 660]) {
    pen.dots([[x, 96] as Point], 3.4, pen.paint.warm);
    const petals = range(6, (i) =>
      petal(polar([x, 96], 6, (i * TAU) / 6), polar([x, 96], 17, (i * TAU) / 6), 4.4, { tip: 0.5 }),
    );
    pen.areas(
      petals.map((p) => p.outline),
      areaColour(pen, pen.paint.bright),
      1.2,
    );
    pen.dots(
      [
        [x, 64],
        [x, 128],
        [x - 24, 82],
        [x + 24, 82],
        [x - 24, 112],
        [x + 24, 112],
      ],
      1.7,
      pen.paint.ink,
    );
  }
}

/** An order's way in four pictures: in colour, or in outline for what lies ahead. 880 by 216. */
export function journey(kind: "done" | "ahead"): string {
  const pen = new Pen(kind === "done" ? paintFor("bharni", 0) : outlined, seeded(6));
  drops(pen);
  river(pen);
  const [first, second, third, fourth] = stations;
  bud(pen, first);
  bag(pen, second);
  // Fine work that nobody sees at this size.
  pen.coarse = 1.7;
  bearer(pen, third);
  bloom(pen, fourth);
  const svg = pen.svg(width, height);
  return kind === "done" ? svg : svg.replaceAll(ink, faint);
}
