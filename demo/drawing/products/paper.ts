import { petal } from "../geometry/body.ts";
import { curve, trace } from "../geometry/curve.ts";
import { inset } from "../geometry/outline.ts";
import { lerp, range } from "../geometry/point.ts";
import { stitchOn } from "../pen/paint.ts";
import { PIGMENT } from "../pen/pigments.ts";
import { stitches } from "../pen/shapes.ts";
import { cloth, edge, folds, type Piece, standing, straight, strap } from "./piece.ts";

const { ink, turmeric, geru } = PIGMENT;

export function notebook(piece: Piece): void {
  const { pen, cloth: c } = piece;
  standing(pen, 270, 960, 1096);
  const pages = straight(
    trace("930 150, 960 170, 962 1082, 930 1100, 300 1100, 300 1080, 930 1080, 930 150"),
  );
  pen.fill(pages, PIGMENT.paper);
  const edges = range(5, (i) => trace(`${936 + i * 5} ${158 + i * 3}, ${936 + i * 5} ${1094 - i * 3}`));
  pen.lines(edges, 1.2, "#8A7558");
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
    pen.nib(trace(`262 ${y}, 346 ${y}`), 3, PIGMENT.paper);
    pen.nib(trace(`262 ${y - 10}, 346 ${y - 10}`), 2, ink);
  }
  edge(piece, cover);
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
  const pleat = (y: number) => curve(trace(`204 ${y + 26}, 400 ${y}, 600 ${y - 8}, 800 ${y}, 996 ${y + 26}`));
  for (const y of [470, 770]) pen.nib(pleat(y), 2.2, ink);
  stitches(pen, inset(outline, 16), 8, 1.6, stitchOn(c));
  for (const side of [-1, 1]) {
    const dart = petal([600 + side * 400, 600], [600 + side * 310, 600], 13, { base: 0.4, tip: 0.9 }).outline;
    pen.fill(dart, c.shade);
    pen.nib(dart, 1.8, ink, true);
  }
  folds(piece, trace("230 730, 300 750, 360 790"), 2, [8, 12]);
  edge(piece, outline);
}
