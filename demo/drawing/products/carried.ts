import { curve, type Knot, trace } from "../geometry/curve.ts";
import { nth, type Path, type Point } from "../geometry/point.ts";
import { stitchOn } from "../pen/paint.ts";
import { PIGMENT } from "../pen/pigments.ts";
import { stitches } from "../pen/shapes.ts";
import { cloth, edge, foldsBoth, type Piece, standing, strap, tassel } from "./piece.ts";

function pocket(piece: Piece): void {
  const outline = curve(
    trace("316 716!, 600 708, 884 716!, 892 860, 884 1040, 840 1068, 600 1076, 360 1068, 316 1040, 308 860"),
    true,
  );
  cloth(piece, outline, piece.cloth.shade);
  zip(piece, trace("330 744, 600 736, 870 744"));
  piece.paint({
    outline: curve(
      trace("330 780!, 600 772, 870 780!, 876 880, 868 1030, 600 1050, 332 1030, 324 880"),
      true,
    ),
    kind: "strip",
  });
  piece.pen.nib(outline, 3, PIGMENT.ink, true);
}

export function backpack(piece: Piece): void {
  const { pen, cloth: c } = piece;
  const trim = c.dark ? "#F3E6CB" : c.trim;
  standing(pen, 290, 920, 1110);
  for (const side of [-1, 1]) {
    const x = (dx: number) => 600 + side * dx;
    const shoulder = trace(`${x(150)} 240, ${x(300)} 330, ${x(372)} 560, ${x(362)} 800, ${x(300)} 960`);
    strap(piece, shoulder, { width: 28, colour: trim, stitch: PIGMENT.paper });
  }
  strap(piece, trace("536 180, 540 110, 600 78, 660 110, 664 180"), { width: 15, colour: trim });
  const outline = curve(
    trace(
      "600 150, 760 176, 880 280, 916 480, 922 800, 914 1040, 870 1098, 600 1110, 330 1098, 286 1040, 278 800, 284 480, 320 280, 440 176",
    ),
    true,
  );
  cloth(piece, outline);
  piece.paint({
    outline: curve(
      trace("600 196, 740 216, 846 310, 878 480, 882 690!, 600 696, 318 690!, 322 480, 354 310, 460 216"),
      true,
    ),
  });
  stitches(
    pen,
    curve(trace("310 640, 300 480, 350 296, 450 200, 600 174, 750 200, 850 296, 900 480, 890 640")),
    8,
    1.6,
    stitchOn(c),
  );
  pocket(piece);
  edge(piece, outline);
  foldsBoth(piece, trace("296 560, 306 620, 300 680"), 2, [10, 6]);
}

/** A closed zip with its teeth and a pull with a tassel. */
export function zip(piece: Piece, knots: readonly Knot[]): void {
  const { pen, cloth: c } = piece;
  const line = curve(knots);
  strap(piece, knots, { width: 13, colour: c.dark ? "#F3E6CB" : "#E6D6B4" });
  stitches(pen, line, 4.5, 7, PIGMENT.ink);
  const [x, y]: Point = nth(line, Math.round(line.length * 0.86));
  const pull: Path = [
    [x - 7, y - 7],
    [x + 7, y - 7],
    [x + 5, y + 22],
    [x - 5, y + 22],
    [x - 7, y - 7],
  ];
  pen.fill(pull, PIGMENT.turmeric);
  pen.line(pull, 2.2, PIGMENT.ink, true);
  tassel(
    pen,
    [x, y + 20],
    62,
    c.trim === PIGMENT.geru || c.dark ? PIGMENT.turmeric : PIGMENT.geru,
    PIGMENT.indigo,
  );
}
