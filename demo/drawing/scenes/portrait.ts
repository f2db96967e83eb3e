import { fitting } from "../geometry/box.ts";
import { ellipse } from "../geometry/curve.ts";
import type { Point } from "../geometry/point.ts";
import { figureFor, type Motif } from "../motifs/motifs.ts";
import { ringBand } from "../pen/bands.ts";
import { fillGround } from "../pen/fillers.ts";
import { type Palette, paintFor } from "../pen/paint.ts";
import type { Pen } from "../pen/pen.ts";
import { PIGMENT } from "../pen/pigments.ts";
import { ahead } from "../people/ahead.ts";
import { inProfile } from "../people/profile.ts";
import { lookOf, type Sitter } from "../people/sitter.ts";
import { penOn } from "./sheet.ts";

export interface PortraitArt {
  seed: number;
  /** What the maker draws, beside the head. */
  motif: Motif;
  palette: Palette;
  sitter: Sitter;
}

/** Lighter than the cloths of the same name, so that a face and its fillers stand out. */
const GROUND: Readonly<Record<Palette, string>> = {
  natural: "#F4E6C9",
  geru: "#E9C9A0",
  indigo: "#B7C5D3",
  turmeric: "#EFD596",
  leaf: "#C3CFAC",
  rose: "#E6B5AC",
  palash: "#EBBE97",
  black: "#C9D2D6",
};

/** A maker's head and shoulders in a ring of petals; 800 by 800. */
export function portrait({ seed, motif, palette, sitter }: PortraitArt): string {
  const pen = penOn(800, 800, paintFor("bharni", seed), seed);
  const middle: Point = [400, 400];
  const disc = ellipse(middle, 344);
  const frontal = sitter.looks === "ahead";
  pen.fill(ellipse(middle, 392), PIGMENT.paper);
  pen.fill(disc, GROUND[palette]);
  pen.clip(disc, () => {
    const figure = () => (frontal ? ahead : inProfile)(pen, sitter, lookOf(sitter));
    if (sitter.looks === "right") pen.place([-1, 0, 0, 1, 800, 0], figure);
    else figure();
    if (frontal) for (const side of [-1, 1]) emblem(pen, motif, [400 + side * 262, 300], 122, side > 0);
    else emblem(pen, motif, [sitter.looks === "left" ? 164 : 636, 300], 160, sitter.looks === "right");
    fillGround(pen, disc, {
      kinds: ["twig", "flower", "sprig", "trio", "dot"],
      ...(frontal ? { mirrorX: 400 } : {}),
    });
  });
  ringBand(pen, middle, 346, 392);
  return pen.svg(800, 800, PIGMENT.fold);
}

function emblem(pen: Pen, motif: Motif, [x, y]: Point, size: number, mirrored: boolean): void {
  const figure = figureFor(motif, 1);
  const m = fitting(figure.box, { x: x - size / 2, y: y - size / 2, w: size, h: size });
  pen.place(mirrored ? [-1, 0, 0, 1, 2 * x, 0] : [1, 0, 0, 1, 0, 0], () =>
    pen.place(m, () => figure.draw(pen)),
  );
}
