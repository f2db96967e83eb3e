import { petal } from "../geometry/body.ts";
import { curve, ellipse, trace } from "../geometry/curve.ts";
import { inset } from "../geometry/outline.ts";
import { lerp, type Path, type Point, range } from "../geometry/point.ts";
import { stitchOn } from "../pen/paint.ts";
import { rosette } from "../pen/parts.ts";
import { PIGMENT } from "../pen/pigments.ts";
import { stitches } from "../pen/shapes.ts";
import { zip } from "./bags.ts";
import { cloth, folds, foldsBoth, type Piece, standing, straight, strap, tassel } from "./piece.ts";

const { ink, turmeric, geru } = PIGMENT;

export function potli(piece: Piece): void {
  const { pen, cloth: c } = piece;
  standing(pen, 330, 880, 1088);
  strap(piece, trace("520 420, 470 250, 540 110, 600 92, 660 110, 730 250, 680 420"), {
    width: 9,
    colour: stitchOn(c),
  });
  const frill = curve(
    trace(
      "452 280!, 500 300, 540 268, 600 296, 660 268, 700 300, 748 280!, 712 370, 700 446!, 600 456, 500 446!, 488 370",
    ),
    true,
  );
  cloth(piece, frill, c.shade);
  pen.lines(
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
  pen.nib(outline, 3.4, ink, true);
  strap(piece, trace("492 448, 600 462, 708 448"), { width: 12, colour: stitchOn(c) });
  for (const side of [-1, 1]) {
    pen.nib(
      curve([
        [600 + side * 100, 452],
        [600 + side * 190, 500],
        [600 + side * 214, 590],
      ]),
      6,
      ink,
    );
    pen.nib(
      curve([
        [600 + side * 100, 452],
        [600 + side * 190, 500],
        [600 + side * 214, 590],
      ]),
      3,
      stitchOn(c),
    );
    tassel(pen, [600 + side * 214, 584], 104, geru === c.trim ? turmeric : geru, turmeric);
  }
}

export function pouch(piece: Piece): void {
  const { pen, cloth: c } = piece;
  standing(pen, 180, 1030, 930);
  const outline = curve(
    trace(
      "170 348!, 400 338, 800 338, 1030 348!, 1046 600, 1042 880, 1010 926, 600 940, 190 926, 158 880, 154 600",
    ),
    true,
  );
  cloth(piece, outline);
  piece.paint({
    outline: curve(
      trace("184 432!, 600 424, 1016 432!, 1026 600, 1020 864, 990 902, 600 914, 210 902, 180 864, 174 600"),
      true,
    ),
  });
  foldsBoth(piece, trace("176 450, 204 540, 196 620"), 2, [10, 10]);
  zip(piece, trace("166 384, 600 374, 1034 384"));
  stitches(pen, inset(outline, 13), 8, 1.5, stitchOn(c));
  pen.nib(outline, 3.4, ink, true);
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
    trace("128 300!, 600 292, 1072 300!, 1078 600, 1072 916, 1034 948, 600 954, 166 948, 128 916, 122 600"),
    true,
  );
  piece.paint({ outline: field });
  const flap = curve(trace("420 256!, 600 252, 780 256!, 774 380, 740 436, 600 450, 460 436, 426 380"), true);
  cloth(piece, flap, c.shade);
  stitches(pen, inset(flap, 14), 8, 1.6, stitchOn(c));
  pen.fill(ellipse([600, 396], 27), turmeric);
  pen.nib(ellipse([600, 396], 27), 3, ink, true);
  rosette(pen, [600, 396], 18, { petals: 6, colour: geru, core: turmeric });
  stitches(pen, inset(outline, 10), 8, 1.5, stitchOn(c));
  pen.nib(outline, 3.4, ink, true);
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
  pen.nib(flap, 3.4, ink, true);
  pen.fill(ellipse([600, 752], 25), turmeric);
  pen.nib(ellipse([600, 752], 25), 3, ink, true);
  tassel(pen, [600, 778], 110, geru, turmeric);
}

export function notebook(piece: Piece): void {
  const { pen, cloth: c } = piece;
  standing(pen, 270, 960, 1096);
  const pages = straight(
    trace("930 150, 960 170, 962 1082, 930 1100, 300 1100, 300 1080, 930 1080, 930 150"),
  );
  pen.fill(pages, PIGMENT.paper);
  pen.lines(
    range(
      5,
      (i): Path => [
        [936 + i * 5, 158 + i * 3],
        [936 + i * 5, 1094 - i * 3],
      ],
    ),
    1.2,
    "#8A7558",
  );
  pen.nib(pages, 2.6, ink, true);
  const cover = straight(trace("262 130, 930 130, 930 1080, 262 1080, 262 130"));
  cloth(piece, cover);
  piece.paint({
    outline: straight(trace("356 146, 914 146, 914 1064, 356 1064, 356 146")),
  });
  const spine = straight(trace("262 130, 346 130, 346 1080, 262 1080, 262 130"));
  pen.fill(spine, c.dark ? turmeric : c.trim === turmeric ? geru : c.trim);
  pen.nib(spine, 3, ink, true);
  for (const y of range(6, (_, t) => lerp(200, 1010, t))) {
    pen.nib(
      [
        [262, y],
        [346, y],
      ],
      3,
      PIGMENT.paper,
    );
    pen.nib(
      [
        [262, y - 10],
        [346, y - 10],
      ],
      2,
      ink,
    );
  }
  pen.nib(cover, 3.4, ink, true);
  strap(piece, trace("850 122, 850 600, 850 1088"), { width: 9, colour: c.dark ? turmeric : ink });
  pen.nib(curve(trace("600 1084, 612 1120, 604 1160")), 8, ink);
  pen.nib(curve(trace("600 1084, 612 1120, 604 1160")), 4.5, geru);
}

export function mask(piece: Piece): void {
  const { pen, cloth: c } = piece;
  for (const side of [-1, 1]) {
    const x = (dx: number) => 600 + side * dx;
    strap(
      piece,
      [
        [x(392), 452],
        [x(500), 420],
        [x(546), 560],
        [x(520), 700],
        [x(396), 742],
      ],
      { width: 8, colour: c.dark ? "#F3E6CB" : PIGMENT.paper },
    );
  }
  const outline = curve(
    trace(
      "196 440!, 330 376, 470 350, 600 344, 730 350, 870 376, 1004 440!, 1014 600, 1000 756!, 880 850, 740 896, 600 906, 460 896, 320 850, 200 756!, 186 600",
    ),
    true,
  );
  cloth(piece, outline);
  piece.paint({ outline: inset(outline, 34), kind: "round" });
  const pleat = (y: number): Point[] =>
    curve([
      [204, y + 26],
      [400, y],
      [600, y - 8],
      [800, y],
      [996, y + 26],
    ]);
  for (const y of [470, 770]) pen.nib(pleat(y), 2.2, ink);
  stitches(pen, inset(outline, 16), 8, 1.6, stitchOn(c));
  for (const side of [-1, 1]) {
    const dart = petal([600 + side * 400, 600], [600 + side * 310, 600], 13, { base: 0.4, tip: 0.9 }).outline;
    pen.fill(dart, c.shade);
    pen.nib(dart, 1.8, ink, true);
  }
  folds(piece, trace("230 730, 300 750, 360 790"), 2, [8, 12]);
  pen.nib(outline, 3.4, ink, true);
}
