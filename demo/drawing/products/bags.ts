import { corners } from "../geometry/box.ts";
import { around, curve, ellipse, type Knot, trace } from "../geometry/curve.ts";
import { inset } from "../geometry/outline.ts";
import { nth } from "../geometry/point.ts";
import { accentOn, stitchOn } from "../pen/paint.ts";
import type { Pen } from "../pen/pen.ts";
import { PIGMENT } from "../pen/pigments.ts";
import { stitches } from "../pen/shapes.ts";
import {
  cloth,
  edge,
  folds,
  foldsBoth,
  hem,
  type Piece,
  standing,
  straight,
  strap,
  tassel,
} from "./piece.ts";

/** The cross-stitched patch that holds a handle. */
function patch(piece: Piece, x: number, y: number, colour: string): void {
  const { pen } = piece;
  const box = corners({ x: x - 24, y: y - 54, w: 48, h: 82 });
  pen.fill(box, colour);
  pen.nib(straight(box), 2.5, PIGMENT.ink, true);
  const thread = stitchOn({
    ...piece.cloth,
    trim: colour === piece.cloth.base ? piece.cloth.trim : PIGMENT.indigo,
    dark: colour !== piece.cloth.base || piece.cloth.dark,
  });
  const seam = corners({ x: x - 15, y: y - 20, w: 30, h: 40 });
  const [a, b, c, d] = [nth(seam, 0), nth(seam, 1), nth(seam, 2), nth(seam, 3)];
  for (const line of [seam, [a, c], [b, d]]) stitches(pen, straight(line), 6, 1.6, thread);
}

function handleColour(piece: Piece): string {
  const { cloth: c, pen } = piece;
  const contrast = c.dark ? "#F3E6CB" : c.trim === PIGMENT.turmeric ? PIGMENT.geru : c.trim;
  return pen.random() < 0.5 ? c.base : contrast;
}

/** The side of a tote, seen a little from the left. */
function gusset(piece: Piece): void {
  const side = curve(
    trace("930 390!, 986 404, 1004 640, 1024 900, 1030 1064!, 1000 1090, 940 1104!, 950 700"),
    true,
  );
  cloth(piece, side, piece.cloth.shade);
  const line = piece.cloth.dark ? "#151110" : "#8A7558";
  piece.pen.nib(curve(trace("962 420, 986 640, 1000 900, 1016 1070")), 2, line);
}

export function tote(piece: Piece): void {
  const { pen, cloth: c } = piece;
  const colour = handleColour(piece);
  standing(pen, 200, 1010, 1098);
  const handle = (y: number, rise: number): Knot[] => [
    [440, y],
    [446, 260 - rise],
    [492, 140 - rise],
    [600, 100 - rise],
    [708, 140 - rise],
    [754, 260 - rise],
    [760, y],
  ];
  strap(piece, handle(410, 26), { width: 22, colour: c.shade, shaded: true });
  const top: Knot[] = trace("252 392!, 420 384, 600 389, 780 384, 948 392!");
  const outline = curve(
    [
      ...top,
      [962, 640],
      [976, 900],
      [990, 1080, 1],
      [968, 1100],
      [780, 1106],
      [600, 1103],
      [420, 1106],
      [232, 1100],
      [210, 1080, 1],
      [224, 900],
      [238, 640],
    ],
    true,
  );
  gusset(piece);
  cloth(piece, outline);
  piece.paint({
    outline: curve(
      trace(
        "262 462!, 600 460, 938 462!, 950 640, 960 900, 970 1064!, 600 1070, 230 1064!, 240 900, 250 640",
      ),
      true,
    ),
  });
  foldsBoth(piece, trace("264 470, 276 550, 272 640"), 3, [9, 8]);
  folds(piece, trace("232 1056, 280 1030, 312 990"), 3, [4, 10]);
  folds(piece, trace("966 1050, 916 1028, 880 996"), 2, [-6, 10]);
  hem(piece, curve(top), 62);
  for (const side of [-1, 1]) {
    stitches(
      pen,
      curve([
        [600 + side * 336, 470],
        [600 + side * 348, 640],
        [600 + side * 362, 900],
        [600 + side * 374, 1080],
      ]),
      8,
      1.4,
      c.dark ? PIGMENT.fold : "#8A7558",
    );
  }
  edge(piece, outline);
  strap(piece, handle(470, 0), {
    width: 22,
    colour,
    stitch: colour === c.base ? stitchOn(c) : PIGMENT.paper,
  });
  patch(piece, 440, 452, colour);
  patch(piece, 760, 452, colour);
}

/** The wooden peg that a jhola hangs from. */
function hook(pen: Pen): void {
  pen.areas([ellipse([600, 92], 27)], PIGMENT.palash, 3, PIGMENT.ink);
  pen.areas([ellipse([600, 92], 17)], PIGMENT.turmeric, 2, PIGMENT.ink);
  pen.dots(around([600, 92], 9, 6), 2.2, PIGMENT.ink);
}

export function jhola(piece: Piece): void {
  const { pen, cloth: c } = piece;
  const colour = handleColour(piece);
  standing(pen, 270, 940, 1112);
  const back: Knot[] = trace("320 520, 400 330, 500 170, 566 92, 610 74, 650 100, 720 190, 810 340, 890 520");
  strap(piece, back, { width: 30, colour: c.shade, shaded: true });
  const sling: Knot[] = trace("292 560, 352 380, 468 190, 548 92, 600 66, 652 92, 732 190, 848 380, 908 560");
  strap(piece, sling, { width: 33, colour, stitch: colour === c.base ? stitchOn(c) : PIGMENT.paper });
  hook(pen);
  const outline = curve(
    trace(
      "250 470!, 420 486, 600 490, 780 486, 950 470!, 966 700, 960 920, 900 1060, 760 1112, 600 1120, 440 1112, 300 1060, 240 920, 234 700",
    ),
    true,
  );
  cloth(piece, outline);
  const field = curve(
    trace(
      "262 560!, 600 574, 938 560!, 950 720, 942 910, 886 1040, 756 1088, 600 1096, 444 1088, 314 1040, 258 910, 250 720",
    ),
    true,
  );
  piece.paint({ outline: field });
  foldsBoth(piece, trace("270 580, 300 690, 292 800"), 3, [11, 9]);
  hem(piece, curve(trace("250 470, 420 486, 600 490, 780 486, 950 470")), 62);
  edge(piece, outline);
  for (const x of [292, 908]) patch(piece, x, 532, colour);
  tassel(pen, [316, 1062], 96, accentOn(c), PIGMENT.turmeric);
  tassel(pen, [884, 1062], 96, accentOn(c), PIGMENT.turmeric);
}

export function sling(piece: Piece): void {
  const { pen, cloth: c } = piece;
  standing(pen, 300, 900, 1048);
  strap(
    piece,
    trace(
      "330 510, 286 380, 300 220, 400 120, 540 116, 640 200, 730 260, 850 214, 950 236, 972 350, 900 500",
    ),
    {
      width: 13,
      colour: c.shade,
      stitch: stitchOn(c),
    },
  );
  const outline = curve(
    trace(
      "306 470!, 600 462, 894 470!, 908 700, 904 960, 870 1036, 760 1054, 600 1058, 440 1054, 330 1036, 296 960, 292 700",
    ),
    true,
  );
  cloth(piece, outline, c.shade);
  stitches(pen, inset(outline, 16), 8, 1.5, stitchOn(c));
  const flap = curve(
    trace(
      "290 462!, 420 454, 600 451, 780 454, 910 462!, 924 640, 914 820, 840 908, 720 936, 600 942, 480 936, 360 908, 286 820, 276 640",
    ),
    true,
  );
  cloth(piece, flap);
  piece.paint({ outline: inset(flap, 24) });
  stitches(pen, inset(flap, 12), 8, 1.5, stitchOn(c));
  edge(piece, flap);
  foldsBoth(piece, trace("318 950, 350 990, 360 1030"), 3, [12, 3]);
  tassel(pen, [600, 938], 100, PIGMENT.turmeric, stitchOn(c));
}
