import { body, profile } from "../geometry/body.ts";
import { curve, ellipse, type Knot, trace } from "../geometry/curve.ts";
import { move } from "../geometry/matrix.ts";
import { inset } from "../geometry/outline.ts";
import { lerp, nth, type Path, type Point, polar, range, TAU } from "../geometry/point.ts";
import { stitchOn } from "../pen/paint.ts";
import type { Pen } from "../pen/pen.ts";
import { PIGMENT } from "../pen/pigments.ts";
import { hatch, stitches } from "../pen/shapes.ts";
import { cloth, edge, type Piece, standing, straight, tassel, weave } from "./piece.ts";

const { ink, turmeric, geru, palash } = PIGMENT;

/** Laid flat, as on the mat it is photographed on. */
export function runner(piece: Piece): void {
  const { pen, cloth: c } = piece;
  const outline = curve(
    trace("392 130!, 600 60!, 808 130!, 808 600, 808 1066!, 600 1136!, 392 1066!, 392 600"),
    true,
  );
  cloth(piece, outline);
  piece.paint({ outline: quad("410 142, 790 142, 790 434, 410 434"), kind: "small" });
  piece.paint({ outline: quad("410 452, 790 452, 790 748, 410 748"), kind: "strip" });
  piece.paint({ outline: quad("410 766, 790 766, 790 1054, 410 1054"), kind: "small" });
  for (const y of [442, 757]) pen.nib(quad(`392 ${y}, 808 ${y}`), 2.4, ink);
  stitches(pen, inset(outline, 9), 8, 1.6, stitchOn(c));
  edge(piece, outline);
  tassel(pen, [600, 1128], 62, geru, turmeric);
  pen.place(move(600, 70, Math.PI), () => tassel(pen, [0, 0], 58, geru, turmeric));
}

const quad = (corners: string): Path => {
  const points = trace(corners);
  return straight(points.length > 2 ? [...points, nth(points, 0)] : points);
};

/** A low wooden table seen from its end: its boards run away from us. */
function table(pen: Pen): void {
  for (const legs of ["96 760, 176 760, 168 1120, 112 1120", "1024 760, 1104 760, 1088 1120, 1032 1120"]) {
    const leg = quad(legs);
    pen.fill(leg, "#C79A5B");
    hatch(pen, [leg], Math.PI / 2, 13, 1.4, "#9C713A");
    pen.nib(leg, 3, ink, true);
  }
  const top = quad("236 190, 964 190, 1140 690, 60 690");
  pen.fill(top, "#E2C08A");
  const boards = range(
    8,
    (_, t): Path => [
      [lerp(236, 964, t), 190],
      [lerp(60, 1140, t), 690],
    ],
  );
  pen.lines(boards, 2.2, "#A87D45");
  const grain = range(42, (i): Path => {
    const t = ((i * 29) % 41) / 41;
    const from = 0.08 + ((i * 17) % 23) / 30;
    const at = (u: number): Point => [lerp(lerp(236, 964, t), lerp(60, 1140, t), u), lerp(190, 690, u)];
    return [at(from), at(Math.min(0.98, from + 0.1))];
  });
  pen.lines(grain, 1.3, "#B98F57");
  pen.nib(top, 3.2, ink, true);
  const rim = quad("60 690, 1140 690, 1140 770, 60 770");
  pen.fill(rim, "#CFA262");
  hatch(pen, [rim], 0, 16, 1.3, "#A1763D");
  pen.nib(rim, 3.2, ink, true);
}

/** Along the table and over its edge, so that one field lies and the next one hangs. */
export function runnerOnTable(piece: Piece): void {
  const { pen, cloth: c } = piece;
  table(pen);
  const lying = quad("424 184, 776 184, 838 694, 362 694");
  cloth(piece, lying);
  piece.paint({ outline: quad("436 200, 764 200, 788 408, 412 408"), kind: "small" });
  piece.paint({ outline: quad("410 426, 790 426, 820 678, 380 678"), kind: "strip" });
  pen.nib(quad("412 417, 788 417"), 2.4, ink);
  edge(piece, lying);
  const hanging = quad("362 694, 838 694, 838 1010, 600 1096, 362 1010");
  cloth(piece, hanging);
  piece.paint({ outline: quad("384 716, 816 716, 816 992, 600 1070, 384 992"), kind: "small" });
  stitches(pen, inset(hanging, 10), 8, 1.6, stitchOn(c));
  hatch(pen, [quad("366 694, 834 694, 834 708, 366 708")], 1.2, 7, 1.3, ink);
  edge(piece, hanging);
  tassel(pen, [600, 1086], 84, geru, turmeric);
}

export function coasters(piece: Piece): void {
  const { pen, cloth: c } = piece;
  const places: readonly Point[] = trace("366 372, 834 350, 378 834, 846 822");
  for (const [x, y] of places) {
    standing(pen, x - 170, x + 200, y + 206);
    const disc = ellipse([x, y], 222);
    cloth(piece, disc);
    pen.fill(ellipse([x, y], 206), c.base);
    pen.lines(
      range(96, (_, t) => [polar([x, y], 207, t * TAU), polar([x, y], 221, t * TAU + 0.05)]),
      1.6,
      ink,
    );
    pen.line(ellipse([x, y], 206), 1.6, ink, true);
    weave(pen, ellipse([x, y], 200), c.thread);
  }
  for (const [x, y] of places) {
    pen.stamp("coaster", move(x, y), () => piece.paint({ outline: ellipse([0, 0], 200), kind: "round" }));
  }
}

/** A turned wooden foot. */
function lampFoot(pen: Pen): void {
  const foot = body(
    trace("600 700, 600 1116"),
    profile(
      trace("0 20, 0.1 26, 0.2 60, 0.32 74, 0.46 40, 0.56 24, 0.66 44, 0.76 28, 0.86 60, 0.93 136, 1 150"),
    ),
    60,
  );
  pen.fill(foot.outline, palash);
  for (const u of [0.1, 0.2, 0.44, 0.58, 0.72, 0.9]) pen.nib(foot.across(u, 0.02), 2.2, ink);
  pen.lines(
    range(44, (_, u) => [foot.at(0.12 + u * 0.84, 0.2), foot.at(0.12 + u * 0.84, 0.86)]),
    1.2,
    ink,
  );
  pen.nib(foot.outline, 3.2, ink, true);
}

export function lampshade(piece: Piece): void {
  const { pen, cloth: c } = piece;
  standing(pen, 420, 800, 1124);
  lampFoot(pen);
  const left: Knot[] = trace("330 140, 260 420, 176 730");
  const outline = curve(
    trace("330 140!, 600 166, 870 140!, 940 420, 1024 730!, 820 790, 600 806, 380 790, 176 730!, 260 420"),
    true,
  );
  pen.fill(curve(trace("330 140!, 600 112, 870 140!, 600 166"), true), c.shade);
  pen.nib(curve(trace("330 140, 600 112, 870 140")), 3, ink);
  cloth(piece, outline);
  piece.paint({
    outline: curve(
      trace("348 190!, 600 212, 852 190!, 916 420, 986 692!, 810 740, 600 756, 390 740, 214 692!, 284 420"),
      true,
    ),
  });
  const rim = (d: number): Point[] =>
    curve([
      [176 + d * 0.3, 730 - d],
      [380, 790 - d],
      [600, 806 - d],
      [820, 790 - d],
      [1024 - d * 0.3, 730 - d],
    ]);
  pen.nib(rim(28), 2.2, ink);
  stitches(pen, rim(14), 9, 3, stitchOn(c));
  pen.nib(curve(trace("336 168, 600 194, 864 168")), 2.2, ink);
  edge(piece, outline);
  pen.nib(curve(left), 2, ink);
  const beads = range(11, (_, t): Point => [lerp(200, 1000, t), 750 + 68 * Math.sin(t * Math.PI) ** 0.8]);
  for (const p of beads) pen.areas([ellipse(p, 9)], turmeric, 2, ink);
}
