import type { Motif } from "../motifs/motifs.ts";
import { Ground } from "../pen/ground.ts";
import { clothFor, type Palette, paintFor, paintOn, type Style } from "../pen/paint.ts";
import { Pen } from "../pen/pen.ts";
import { PIGMENT } from "../pen/pigments.ts";
import { seeded } from "../pen/random.ts";
import { jhola, sling, tote } from "./bags.ts";
import { backpack } from "./carried.ts";
import { type Design, type Layout, paintField } from "./composition.ts";
import { cushion, stole, wallHanging } from "./home.ts";
import { mask, notebook } from "./paper.ts";
import type { Piece } from "./piece.ts";
import { coinPouch, passportPouch, pencilPouch, pouch } from "./pouches.ts";
import { clutch, laptopSleeve, potli } from "./small.ts";
import { coasters, lampshade, runner, runnerOnTable } from "./table.ts";

export type Silhouette =
  | "tote"
  | "jhola"
  | "sling"
  | "potli"
  | "pouch"
  | "coin-pouch"
  | "pencil-pouch"
  | "passport-pouch"
  | "laptop-sleeve"
  | "clutch"
  | "stole"
  | "cushion"
  | "runner"
  | "wall-hanging"
  | "coasters"
  | "lampshade"
  | "notebook"
  | "mask"
  | "backpack";

export interface ProductArt {
  silhouette: Silhouette;
  motif: Motif;
  style: Style;
  fabric: Palette;
  seed: number;
  /** How the painting is laid out on it; without, the seed chooses. */
  layout?: Layout;
}

const SHAPES: Readonly<Record<Silhouette, (piece: Piece) => void>> = {
  tote,
  jhola,
  sling,
  potli,
  pouch,
  "coin-pouch": coinPouch,
  "pencil-pouch": pencilPouch,
  "passport-pouch": passportPouch,
  "laptop-sleeve": laptopSleeve,
  clutch,
  stole,
  cushion,
  runner,
  "wall-hanging": wallHanging,
  coasters,
  lampshade,
  notebook,
  mask,
  backpack,
};

export const SILHOUETTES = Object.keys(SHAPES).filter((name): name is Silhouette => name in SHAPES);

export const SIZE = 1200;

export function designFor(art: ProductArt): Design {
  const cloth = clothFor(art.fabric, art.seed);
  const { motif, style, seed, layout } = art;
  return {
    layout,
    motif,
    style,
    seed,
    cloth,
    onCloth: paintOn(cloth, style, seed),
    onPanel: paintFor(style, seed, 1.3),
  };
}

/** A pen for a product's sheet, with its own row of random numbers. */
export function penFor(art: ProductArt, design: Design): Pen {
  const pen = new Pen(design.onCloth, seeded(art.seed * 7919 + 17));
  pen.ground = new Ground(SIZE, SIZE);
  return pen;
}

export function drawPiece(pen: Pen, art: ProductArt, design: Design, shape = SHAPES[art.silhouette]): void {
  shape({ pen, cloth: design.cloth, paint: (field) => paintField(pen, field, design) });
}

/** What says little lying flat is shown on what it is made for. */
const FRONTS: Partial<Readonly<Record<Silhouette, (piece: Piece) => void>>> = { runner: runnerOnTable };

/** The product by itself on the fold of the paper. */
export function front(art: ProductArt): string {
  const design = designFor(art);
  const pen = penFor(art, design);
  drawPiece(pen, art, design, FRONTS[art.silhouette]);
  return pen.svg(SIZE, SIZE, PIGMENT.fold);
}
