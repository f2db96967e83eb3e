import { body } from "../geometry/body.ts";
import { curve, ellipse, trace } from "../geometry/curve.ts";
import { inset } from "../geometry/outline.ts";
import { lerp, type Path, range } from "../geometry/point.ts";
import { accentOn, stitchOn } from "../pen/paint.ts";
import { PIGMENT } from "../pen/pigments.ts";
import { stitches } from "../pen/shapes.ts";
import { cloth, edge, folds, foldsBoth, type Piece, standing, straight, tassel } from "./piece.ts";

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
  fringe(piece, 644, 876, 894, 66, accentOn(c));
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
  edge(piece, front);
  fringe(piece, 322, 720, 1034, 84, accentOn(c));
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
  edge(piece, outline);
  for (const [x, y] of trace("140 150, 1060 150, 140 1050, 1060 1050"))
    tassel(pen, [x, y - 8], 92, geru === c.trim ? turmeric : geru, turmeric);
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
  edge(piece, outline);
  fringe(piece, 270, 930, 1024, 78, accentOn(c));
  rod(piece, 216, 984, 216);
}
