import { corners, fitting } from "../geometry/box.ts";
import { trace } from "../geometry/curve.ts";
import { move } from "../geometry/matrix.ts";
import { nth, type Path, radians } from "../geometry/point.ts";
import { figureFor } from "../motifs/motifs.ts";
import { type BandKind, band } from "../pen/bands.ts";
import { fillGround } from "../pen/fillers.ts";
import { stitchOn } from "../pen/paint.ts";
import type { Pen } from "../pen/pen.ts";
import { PIGMENT } from "../pen/pigments.ts";
import { stitches } from "../pen/shapes.ts";
import { type Design, FILLERS, fillerPaint } from "./composition.ts";
import { straight, weave } from "./piece.ts";
import { designFor, type ProductArt, penFor, SIZE } from "./product.ts";

const BANDS: readonly BandKind[] = ["triangles", "petals", "waves", "diamonds", "leaves", "fish", "dots"];

/** The painted border and the stitched hem below it, wider than the sheet because the sheet is turned. */
function hem(pen: Pen, art: ProductArt, design: Design): void {
  const low = 1010;
  const strip = corners({ x: -200, y: low, w: 1600, h: 490 });
  pen.fill(strip, design.cloth.base);
  pen.painting(design.onPanel, () => {
    pen.place(move(-160, low), () => band(pen, 1520, 30, "hatch", "p"));
    pen.place(move(-160, low + 30), () => band(pen, 1520, 84, nth(BANDS, art.seed + 1), "p"));
  });
  pen.occupy(strip);
  const across = (y: number) => straight(trace(`-160 ${low + y}, 1360 ${low + y}`));
  for (const y of [136, 156]) stitches(pen, across(y), 13, 2.6, stitchOn(design.cloth));
  pen.nib(across(184), 3.4, PIGMENT.ink);
}

/**
 * A look from near: the painted cloth fills the sheet, the figure runs off it, the hem and its stitches show.
 */
export function detail(art: ProductArt): string {
  const design = designFor(art);
  const pen = penFor(art, design);
  const sheet: Path = corners({ x: 0, y: 0, w: SIZE, h: SIZE });
  weave(pen, sheet, design.cloth.thread, 0.34);
  const turn = radians(((art.seed * 5) % 13) - 6);
  const figure = figureFor(art.motif, 1);
  const zoom = 1420;
  const [dx, dy] = nth(trace("-170 -40, -20 -60, -110 0, -230 -80"), art.seed);
  pen.place(move(600, 600, turn), () =>
    pen.place(move(-600, -600), () => {
      const view = { x: dx, y: dy, w: zoom, h: zoom };
      const m = fitting(figure.box, view);
      pen.place(m, () => figure.draw(pen));
      hem(pen, art, design);
    }),
  );
  pen.painting(fillerPaint(design, design.onCloth), () =>
    fillGround(pen, sheet, { kinds: FILLERS[art.style], scale: 1.7, pad: 9, tint: "c" }),
  );
  return pen.svg(SIZE, SIZE, design.cloth.base);
}
