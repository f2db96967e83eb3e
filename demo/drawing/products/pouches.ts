import { curve, trace } from "../geometry/curve.ts";
import { inset } from "../geometry/outline.ts";
import { type Path, range } from "../geometry/point.ts";
import { stitchOn } from "../pen/paint.ts";
import type { Pen } from "../pen/pen.ts";
import { PIGMENT } from "../pen/pigments.ts";
import { stitches } from "../pen/shapes.ts";
import { zip } from "./carried.ts";
import { cloth, edge, foldsBoth, type Piece, standing, straight, strap } from "./piece.ts";

const { ink, paper, geru, turmeric, indigo } = PIGMENT;

export function pouch(piece: Piece): void {
  const { pen, cloth: c } = piece;
  standing(pen, 120, 1090, 986);
  const outline = curve(
    trace(
      "112 246!, 380 234, 820 234, 1088 246!, 1106 560, 1100 930, 1064 982, 600 998, 136 982, 100 930, 94 560",
    ),
    true,
  );
  cloth(piece, outline);
  piece.paint({
    outline: curve(
      trace("126 340!, 600 330, 1074 340!, 1086 560, 1078 912, 1044 956, 600 970, 156 956, 122 912, 114 560"),
      true,
    ),
  });
  foldsBoth(piece, trace("118 360, 150 460, 140 550"), 2, [10, 10]);
  zip(piece, trace("108 288, 600 276, 1092 288"));
  stitches(pen, inset(outline, 13), 8, 1.5, stitchOn(c));
  edge(piece, outline);
}

/** A small purse, its zip bent over the top. */
export function coinPouch(piece: Piece): void {
  const { pen, cloth: c } = piece;
  standing(pen, 250, 960, 960);
  const outline = curve(
    trace(
      "222 640, 236 470, 330 350, 470 290, 600 276, 730 290, 870 350, 964 470, 978 640, 968 820, 900 930, 740 962, 600 966, 460 962, 300 930, 232 820",
    ),
    true,
  );
  cloth(piece, outline);
  piece.paint({
    outline: curve(
      trace(
        "262 640, 300 490, 400 410, 600 374, 800 410, 900 490, 938 640, 928 810, 870 892, 740 922, 600 926, 460 922, 330 892, 272 810",
      ),
      true,
    ),
    kind: "round",
  });
  foldsBoth(piece, trace("262 800, 300 850, 316 900"), 2, [10, 6]);
  stitches(pen, inset(outline, 14), 8, 1.5, stitchOn(c));
  zip(piece, trace("250 470, 330 384, 470 326, 600 312, 730 326, 870 384, 950 470"));
  edge(piece, outline);
}

/** A thing that is not of the cloth: its outline is ink on every colour. */
function outlined(pen: Pen, path: Path, colour: string, weight = 3): void {
  pen.fill(path, colour);
  pen.nib(path, weight, ink, true);
}

function pencil(pen: Pen, x: number, y: number, colour: string): void {
  const body = straight(
    trace(`${x} ${y}, ${x + 560} ${y - 14}, ${x + 560} ${y + 18}, ${x} ${y + 32}, ${x} ${y}`),
  );
  outlined(pen, body, colour);
  pen.lines(
    [trace(`${x + 8} ${y + 11}, ${x + 556} ${y - 3}`), trace(`${x + 8} ${y + 21}, ${x + 556} ${y + 7}`)],
    1.6,
    ink,
  );
  outlined(
    pen,
    trace(`${x + 560} ${y - 14}, ${x + 626} ${y}, ${x + 560} ${y + 18}, ${x + 560} ${y - 14}`),
    "#E6C79A",
    2.6,
  );
  pen.areas([trace(`${x + 606} ${y - 4}, ${x + 626} ${y}, ${x + 606} ${y + 6}`)], ink, 2);
  outlined(
    pen,
    straight(trace(`${x - 34} ${y + 1}, ${x} ${y}, ${x} ${y + 32}, ${x - 34} ${y + 33}, ${x - 34} ${y + 1}`)),
    paper,
    2.6,
  );
}

/** A long pouch with the pencils that go into it. */
export function pencilPouch(piece: Piece): void {
  const { pen, cloth: c } = piece;
  pencil(pen, 300, 236, geru);
  pencil(pen, 230, 300, indigo);
  standing(pen, 100, 1110, 882);
  const outline = curve(
    trace(
      "92 392!, 400 382, 800 382, 1108 392!, 1122 620, 1112 850, 1070 880, 600 892, 130 880, 88 850, 78 620",
    ),
    true,
  );
  cloth(piece, outline);
  piece.paint({
    outline: curve(
      trace("108 472!, 600 464, 1092 472!, 1104 620, 1094 836, 1054 856, 600 868, 146 856, 106 836, 96 620"),
      true,
    ),
  });
  foldsBoth(piece, trace("100 800, 150 780, 190 740"), 2, [6, 8]);
  zip(piece, trace("88 428, 600 418, 1112 428"));
  stitches(pen, inset(outline, 13), 8, 1.5, stitchOn(c));
  edge(piece, outline);
}

/** An upright pouch for papers; a boarding pass looks out. */
export function passportPouch(piece: Piece): void {
  const { pen, cloth: c } = piece;
  standing(pen, 300, 910, 1104);
  strap(piece, trace("866 236, 950 260, 978 420, 930 640, 960 800, 900 900"), {
    width: 9,
    colour: stitchOn(c),
  });
  const pass = straight(trace("400 96, 812 76, 824 300, 410 320, 400 96"));
  outlined(pen, pass, paper);
  pen.lines([trace("430 134, 640 124"), trace("432 168, 590 160"), trace("716 92, 724 292")], 5, geru);
  pen.lines(
    range(
      9,
      (i): Path => [
        [742 + i * 8, 110],
        [744 + i * 8, 170],
      ],
    ),
    3.4,
    ink,
  );
  const outline = curve(
    trace("310 206!, 600 196, 890 206!, 900 640, 894 1060, 860 1096, 600 1106, 340 1096, 306 1060, 300 640"),
    true,
  );
  cloth(piece, outline);
  piece.paint({
    outline: curve(
      trace(
        "328 300!, 600 292, 872 300!, 880 640, 872 1044, 842 1072, 600 1082, 358 1072, 328 1044, 320 640",
      ),
      true,
    ),
  });
  zip(piece, trace("308 250, 600 240, 892 250"));
  foldsBoth(piece, trace("322 1000, 366 984, 400 950"), 2, [6, 8]);
  stitches(pen, inset(outline, 13), 8, 1.5, stitchOn(c));
  pen.areas([straight(trace("852 214, 884 214, 884 250, 852 250, 852 214"))], turmeric, 2.4, ink);
  edge(piece, outline);
}
