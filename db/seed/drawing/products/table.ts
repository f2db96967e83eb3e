import { body, profile } from "../geometry/body.ts";
import { curve, ellipse, type Knot, trace } from "../geometry/curve.ts";
import { move } from "../geometry/matrix.ts";
import { inset } from "../geometry/outline.ts";
import { lerp, type Path, type Point, polar, range, TAU } from "../geometry/point.ts";
import { stitchOn } from "../pen/paint.ts";
import type { Pen } from "../pen/pen.ts";
import { PIGMENT } from "../pen/pigments.ts";
import { hatch, stitches } from "../pen/shapes.ts";
import { cloth, edge, type Piece, standing, straight, tassel, weave } from "./piece.ts";

const { ink, turmeric, geru, palash } = PIGMENT;

export function runner(piece: Piece): void {
  const { pen, cloth: c } = piece;
  const table = straight(trace("70 250, 1130 250, 1130 950, 70 950, 70 250"));
  pen.fill(table, "#E2CBA0");
  hatch(pen, [table], 0, 44, 1.5, "#B9986A");
  pen.nib(table, 3.2, ink, true);
  const outline = curve(
    trace("392 130!, 600 60!, 808 130!, 808 600, 808 1066!, 600 1136!, 392 1066!, 392 600"),
    true,
  );
  cloth(piece, outline);
  const left = 410;
  const right = 790;
  const cell = (top: number, bottom: number): Path =>
    straight([
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
      [left, top],
    ]);
  piece.paint({ outline: cell(142, 434), kind: "small" });
  piece.paint({ outline: cell(452, 748), kind: "strip" });
  piece.paint({ outline: cell(766, 1054), kind: "small" });
  for (const y of [442, 757])
    pen.nib(
      straight([
        [392, y],
        [808, y],
      ]),
      2.4,
      ink,
    );
  stitches(pen, inset(outline, 9), 8, 1.6, stitchOn(c));
  edge(piece, outline);
  tassel(pen, [600, 1128], 62, geru, turmeric);
  pen.place(move(600, 70, Math.PI), () => tassel(pen, [0, 0], 58, geru, turmeric));
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
