import { move } from "../geometry/matrix.ts";
import { lotus } from "../motifs/lotus.ts";
import { figureFor } from "../motifs/motifs.ts";
import { band } from "../pen/bands.ts";
import { fillGround } from "../pen/fillers.ts";
import { paintFor } from "../pen/paint.ts";
import { FILLERS } from "../products/composition.ts";
import { boxPath, frames, penOn, place } from "../scenes/sheet.ts";

const white = "#FFFFFF";

/** What a certificate is printed on: 1050 by 1480 tenths of a millimetre, A6. */
export function certificateCard(): string {
  const pen = penOn(1050, 1480, { ...paintFor("bharni", 0), ground: white }, 5);
  const inner = frames(pen, { x: 60, y: 60, w: 930, h: 1100 }, [
    ["triangles", 46],
    ["hatch", 20],
  ]);
  const head = { x: inner.x, y: inner.y, w: inner.w, h: 262 };
  pen.place(move(head.x, head.y + head.h - 22), () => band(pen, head.w, 22, "waves", "w"));
  const sky = { ...head, h: head.h - 22 };
  pen.place(move(525, sky.y + sky.h - 14, 0, 0.53), () =>
    lotus(pen, [0, 0], 320, [
      [7, 1, 72, 0.22],
      [5, 0.8, 46, 0.22],
    ]),
  );
  const fish = figureFor("fish", 2);
  place(pen, fish, { x: head.x + 12, y: sky.y + 74, w: 262, h: 150 }, true);
  place(pen, fish, { x: head.x + head.w - 274, y: sky.y + 74, w: 262, h: 150 });
  fillGround(pen, boxPath(sky), { kinds: FILLERS.bharni, mirrorX: 525 });
  return pen.svg(1050, 1480);
}
