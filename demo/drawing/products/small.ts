import { curve, ellipse, trace } from "../geometry/curve.ts";
import { inset } from "../geometry/outline.ts";
import { lerp, type Path, range } from "../geometry/point.ts";
import { stitchOn } from "../pen/paint.ts";
import { rosette } from "../pen/parts.ts";
import { PIGMENT } from "../pen/pigments.ts";
import { stitches } from "../pen/shapes.ts";
import { cloth, edge, foldsBoth, type Piece, standing, strap, tassel } from "./piece.ts";

const { ink, turmeric, geru } = PIGMENT;

/** The gathered cloth above the drawstring. */
function frill(piece: Piece): void {
  const outline = curve(
    trace(
      "452 280!, 500 300, 540 268, 600 296, 660 268, 700 300, 748 280!, 712 370, 700 446!, 600 456, 500 446!, 488 370",
    ),
    true,
  );
  cloth(piece, outline, piece.cloth.shade);
  piece.pen.lines(
    range(
      17,
      (_, t): Path =>
        curve(
          [
            [lerp(466, 734, t), 300],
            [lerp(494, 706, t), 370],
            [lerp(506, 694, t), 440],
          ],
          false,
          8,
        ),
    ),
    1.7,
    ink,
  );
}

function cords(piece: Piece): void {
  const { pen, cloth: c } = piece;
  for (const side of [-1, 1]) {
    const end = 600 + side * 214;
    const cord = curve(trace(`${600 + side * 100} 452, ${600 + side * 190} 500, ${end} 590`));
    pen.nib(cord, 6, ink);
    pen.nib(cord, 3, stitchOn(c));
    tassel(pen, [end, 584], 104, geru === c.trim ? turmeric : geru, turmeric);
  }
}

export function potli(piece: Piece): void {
  const { pen, cloth: c } = piece;
  standing(pen, 330, 880, 1088);
  strap(piece, trace("520 420, 470 250, 540 110, 600 92, 660 110, 730 250, 680 420"), {
    width: 9,
    colour: stitchOn(c),
  });
  frill(piece);
  const outline = curve(
    trace(
      "500 448!, 390 530, 292 700, 284 880, 380 1030, 520 1084, 600 1090, 680 1084, 820 1030, 916 880, 908 700, 810 530, 700 448!, 600 462",
    ),
    true,
  );
  cloth(piece, outline);
  piece.paint({
    outline: curve(
      trace(
        "470 560!, 380 640, 318 760, 318 880, 400 1004, 520 1056, 600 1062, 680 1056, 800 1004, 882 880, 882 760, 820 640, 730 560!, 600 540",
      ),
      true,
    ),
    kind: "round",
  });
  const pleats = range(
    15,
    (_, t): Path =>
      curve(
        [
          [lerp(506, 694, t), 454],
          [lerp(450, 750, t), 500],
          [lerp(404, 796, t), 540 + 26 * Math.sin(t * Math.PI) * ((t * 14) % 2 < 1 ? 1 : 0.5)],
        ],
        false,
        8,
      ),
  );
  pen.lines(pleats, 1.8, ink);
  edge(piece, outline);
  strap(piece, trace("492 448, 600 462, 708 448"), { width: 12, colour: stitchOn(c) });
  cords(piece);
}

export function laptopSleeve(piece: Piece): void {
  const { pen, cloth: c } = piece;
  standing(pen, 120, 1080, 974);
  const outline = curve(
    trace("110 270!, 600 262, 1090 270!, 1098 600, 1092 930, 1050 968, 600 976, 150 968, 108 930, 102 600"),
    true,
  );
  cloth(piece, outline);
  const field = curve(
    trace("126 404!, 600 398, 1074 404!, 1080 600, 1072 916, 1034 948, 600 954, 166 948, 128 916, 120 600"),
    true,
  );
  piece.paint({ outline: field });
  const flap = curve(trace("450 256!, 600 252, 750 256!, 744 360, 716 404, 600 416, 484 404, 456 360"), true);
  cloth(piece, flap, c.shade);
  stitches(pen, inset(flap, 14), 8, 1.6, stitchOn(c));
  pen.fill(ellipse([600, 366], 27), turmeric);
  pen.nib(ellipse([600, 366], 27), 3, ink, true);
  rosette(pen, [600, 366], 18, { petals: 6, colour: geru, core: turmeric });
  stitches(pen, inset(outline, 10), 8, 1.5, stitchOn(c));
  edge(piece, outline);
}

export function clutch(piece: Piece): void {
  const { pen, cloth: c } = piece;
  standing(pen, 150, 1060, 912);
  const outline = curve(
    trace("140 380!, 600 372, 1060 380!, 1070 640, 1060 890!, 600 916, 140 890!, 130 640"),
    true,
  );
  cloth(piece, outline, c.shade);
  foldsBoth(piece, trace("166 860, 230 842, 280 800"), 3, [4, 10]);
  stitches(pen, inset(outline, 14), 8, 1.5, stitchOn(c));
  const flap = curve(
    trace("132 366!, 600 356, 1068 366!, 1040 470, 860 640, 640 772, 600 782, 560 772, 340 640, 160 470"),
    true,
  );
  cloth(piece, flap);
  piece.paint({ outline: inset(flap, 24), kind: "round" });
  stitches(pen, inset(flap, 12), 8, 1.5, stitchOn(c));
  edge(piece, flap);
  pen.fill(ellipse([600, 752], 25), turmeric);
  pen.nib(ellipse([600, 752], 25), 3, ink, true);
  tassel(pen, [600, 778], 110, geru, turmeric);
}
