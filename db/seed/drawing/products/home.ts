import { body, profile } from "../geometry/body.ts";
import { curve, ellipse, type Knot, trace } from "../geometry/curve.ts";
import { move } from "../geometry/matrix.ts";
import { inset } from "../geometry/outline.ts";
import { lerp, type Path, type Point, polar, range, TAU } from "../geometry/point.ts";
import { stitchOn } from "../pen/paint.ts";
import { PIGMENT } from "../pen/pigments.ts";
import { hatch, stitches } from "../pen/shapes.ts";
import { cloth, folds, foldsBoth, type Piece, standing, straight, tassel, weave } from "./piece.ts";

const { ink, turmeric, geru, palash } = PIGMENT;

function fringe(piece: Piece, from: number, to: number, y: number, length: number, colour: string): void {
  const count = Math.round((to - from) / 15);
  const lines = range(count, (i, t): Path => {
    const x = lerp(from + 4, to - 4, t);
    const sway = ((i * 37) % 9) - 4;
    return curve(
      [
        [x, y],
        [x + sway * 0.4, y + length * 0.5],
        [x + sway, y + length - ((i * 13) % 11)],
      ],
      false,
      10,
    );
  });
  piece.pen.lines(lines, 4.4, ink);
  piece.pen.lines(lines, 2.4, colour);
}

/** A turned rod with knobs at its ends. */
function rod(piece: Piece, from: number, to: number, y: number): void {
  const { pen } = piece;
  const t = body(
    [
      [from, y],
      [to, y],
    ],
    () => 15,
    20,
  );
  pen.fill(t.outline, palash);
  pen.lines(
    range(46, (_, u) => [t.at(u, -0.9), t.at(Math.min(1, u + 0.012), 0.9)]),
    1.1,
    ink,
  );
  pen.nib(t.outline, 3, ink, true);
  for (const x of [from, to]) {
    pen.fill(ellipse([x, y], 23), turmeric);
    pen.nib(ellipse([x, y], 23), 3, ink, true);
    pen.line(ellipse([x, y], 13), 1.5, ink, true);
  }
}

export function stole(piece: Piece): void {
  const { pen, cloth: c } = piece;
  const back = curve(trace("620 120!, 880 124!, 892 500, 880 900!, 640 892!, 632 500"), true);
  cloth(piece, back, c.shade);
  fringe(piece, 644, 876, 894, 66, stitchOn(c));
  pen.lines(
    range(
      5,
      (i): Path =>
        curve([
          [660 + i * 48, 150],
          [668 + i * 46, 500],
          [662 + i * 48, 870],
        ]),
    ),
    1.5,
    c.dark ? "#1A1513" : "#8A7558",
  );
  const front = curve(
    trace("316 112!, 500 106, 716 112!, 726 420, 716 760, 724 1030!, 520 1038, 318 1030!, 326 760, 314 420"),
    true,
  );
  cloth(piece, front);
  piece.paint({
    outline: curve(
      trace("334 560!, 520 566, 706 560!, 700 760, 704 1018!, 520 1026, 334 1018!, 340 760"),
      true,
    ),
    kind: "strip",
  });
  piece.paint({
    outline: curve(trace("336 186!, 520 184, 702 186!, 706 400, 704 540!, 520 546, 334 540!, 332 400"), true),
    kind: "small",
  });
  folds(piece, trace("380 150, 392 330, 372 520"), 2, [14, 12]);
  folds(piece, trace("660 150, 652 330, 668 520"), 2, [-14, 12]);
  pen.nib(front, 3.4, ink, true);
  fringe(piece, 322, 720, 1034, 84, stitchOn(c));
  rod(piece, 200, 1000, 112);
}

export function cushion(piece: Piece): void {
  const { pen, cloth: c } = piece;
  standing(pen, 170, 1040, 1042);
  const outline = curve(
    trace(
      "140 150!, 360 190, 600 198, 840 190, 1060 150!, 1022 380, 1014 600, 1022 820, 1060 1050!, 840 1012, 600 1004, 360 1012, 140 1050!, 178 820, 186 600, 178 380",
    ),
    true,
  );
  cloth(piece, outline);
  const inner = inset(outline, 46);
  piece.paint({ outline: inner });
  pen.line(inset(outline, 15), 1.8, ink, true);
  stitches(pen, inset(outline, 26), 8, 1.7, stitchOn(c));
  foldsBoth(piece, trace("176 196, 240 250, 272 322"), 3, [10, -4]);
  foldsBoth(piece, trace("176 1010, 236 956, 264 890"), 2, [12, 6]);
  pen.nib(outline, 3.6, ink, true);
  for (const [x, y] of trace("140 150, 1060 150, 140 1050, 1060 1050"))
    tassel(pen, [x, y - 8], 92, geru === c.trim ? turmeric : geru, turmeric);
}

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
  pen.nib(outline, 3.4, ink, true);
  tassel(pen, [600, 1128], 62, geru, turmeric);
  pen.place(move(600, 70, Math.PI), () => tassel(pen, [0, 0], 58, geru, turmeric));
}

export function wallHanging(piece: Piece): void {
  const { pen, cloth: c } = piece;
  pen.nib(curve(trace("250 214, 420 140, 600 66, 780 140, 950 214")), 4, ink);
  pen.fill(ellipse([600, 64], 13), turmeric);
  pen.nib(ellipse([600, 64], 13), 3, ink, true);
  const outline = curve(
    trace("266 214!, 600 216, 934 214!, 940 600, 934 1020!, 600 1026, 266 1020!, 260 600"),
    true,
  );
  cloth(piece, outline);
  piece.paint({
    outline: straight(trace("280 250, 920 250, 920 1006, 280 1006, 280 250")),
  });
  stitches(pen, inset(outline, 8), 8, 1.5, stitchOn(c));
  pen.nib(outline, 3.4, ink, true);
  fringe(piece, 270, 930, 1024, 78, stitchOn(c));
  rod(piece, 216, 984, 216);
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

export function lampshade(piece: Piece): void {
  const { pen, cloth: c } = piece;
  standing(pen, 420, 800, 1124);
  const foot = body(
    [
      [600, 700],
      [600, 1116],
    ],
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
  pen.nib(outline, 3.4, ink, true);
  pen.nib(curve(left), 2, ink);
  for (const [x, y] of range(
    11,
    (_, t): Point => [lerp(200, 1000, t), 738 + 68 * Math.sin(t * Math.PI) ** 0.8],
  )) {
    pen.fill(ellipse([x, y + 12], 9), turmeric);
    pen.line(ellipse([x, y + 12], 9), 2, ink, true);
  }
}
