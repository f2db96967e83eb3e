import { corners, shrink } from "../geometry/box.ts";
import { move } from "../geometry/matrix.ts";
import { lotus } from "../motifs/lotus.ts";
import { band } from "../pen/bands.ts";
import { paintFor } from "../pen/paint.ts";
import { PIGMENT } from "../pen/pigments.ts";
import { straight } from "../products/piece.ts";
import { frames, penOn } from "./sheet.ts";

/**
 * The ground of a shared link's picture: border, the frame of the photograph, a band under the words; 1200 by
 * 630.
 */
export function shareGround(): string {
  const pen = penOn(1200, 630, paintFor("bharni", 0), 12);
  frames(pen, shrink({ x: 0, y: 0, w: 1200, h: 630 }, 6), [["triangles", 34]]);
  const photo = { x: 58, y: 58, w: 514, h: 514 };
  pen.fill(corners(shrink(photo, -3)), PIGMENT.fold);
  for (const [by, width] of [
    [-2, 2.4],
    [-8, 1.6],
  ] as const)
    pen.nib(straight(corners(shrink(photo, by))), width, PIGMENT.ink, true);
  pen.place(move(636, 482), () => band(pen, 500, 22, "hatch", "s"));
  pen.place(move(668, 558, 0, 0.3), () =>
    lotus(pen, [0, 0], 118, [
      [5, 1, 66, 0.24],
      [3, 0.8, 34, 0.24],
    ]),
  );
  return pen.svg(1200, 630, PIGMENT.paper);
}
