import { shrink } from "../geometry/box.ts";
import { move } from "../geometry/matrix.ts";
import type { Motif } from "../motifs/motifs.ts";
import { band } from "../pen/bands.ts";
import { fillGround } from "../pen/fillers.ts";
import { paintFor } from "../pen/paint.ts";
import { PIGMENT } from "../pen/pigments.ts";
import { FILLERS } from "../products/composition.ts";
import { boxPath, frames, penOn, placeMotif } from "./sheet.ts";

type Figure = readonly [motif: Motif, x: number, y: number, w: number, h: number, mirrored?: boolean];

/** Figures over a band of leaves, 1200 by 900. */
function panel(seed: number, figures: readonly Figure[], mirrorX?: number): string {
  const pen = penOn(1200, 900, paintFor("bharni", 0), seed);
  const inner = frames(pen, shrink({ x: 0, y: 0, w: 1200, h: 900 }, 14), [
    ["petals", 46],
    ["waves", 24],
  ]);
  const ground = 44;
  pen.place(move(inner.x, inner.y + inner.h - ground), () => band(pen, inner.w, ground, "leaves"));
  for (const [motif, x, y, w, h, mirrored] of figures) placeMotif(pen, motif, { x, y, w, h }, mirrored);
  fillGround(pen, boxPath({ ...inner, h: inner.h - ground }), { kinds: FILLERS.bharni, mirrorX });
  return pen.svg(1200, 900, PIGMENT.paper);
}

/**
 * Where the drawings come from: the wedding procession under sun and moon, as painted on the house's wall.
 */
export const panelAbout = (): string =>
  panel(12, [
    ["doli", 236, 230, 728, 530],
    ["sun", 118, 108, 190, 190],
    ["moon", 892, 108, 190, 190],
    ["butterfly", 500, 100, 200, 150],
    ["kalash", 104, 546, 150, 212],
    ["kalash", 946, 546, 150, 212],
  ]);

/** Plenty for many: two elephants before the full pot. */
export const panelTrade = (): string =>
  panel(
    13,
    [
      ["kalash", 466, 330, 268, 428],
      ["elephant", 100, 392, 400, 366, true],
      ["elephant", 700, 392, 400, 366],
      ["mangoes", 150, 112, 220, 250],
      ["mangoes", 830, 112, 220, 250],
      ["sun", 500, 100, 200, 200],
    ],
    600,
  );
