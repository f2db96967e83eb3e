import type { Box } from "../geometry/box.ts";
import { nth } from "../geometry/point.ts";
import type { Pen } from "../pen/pen.ts";
import { bamboo } from "./bamboo.ts";
import { butterfly } from "./butterfly.ts";
import { doli } from "./doli.ts";
import { elephant } from "./elephant.ts";
import { fishPair, singleFish } from "./fish.ts";
import { hibiscus } from "./hibiscus.ts";
import { kalash } from "./kalash.ts";
import { kohbar, pipalLeaf } from "./kohbar.ts";
import { lamp } from "./lamp.ts";
import { lotusBlossom, lotusPond } from "./lotus.ts";
import { mangoes } from "./mango.ts";
import { parrots } from "./parrot.ts";
import { peacock } from "./peacock.ts";
import { snakes } from "./snakes.ts";
import { moon, sun } from "./sun.ts";
import { swans } from "./swan.ts";
import { tree } from "./tree.ts";
import { turtle } from "./turtle.ts";

export type Motif =
  | "fish"
  | "peacock"
  | "lotus"
  | "elephant"
  | "turtle"
  | "sun"
  | "tree"
  | "bamboo"
  | "parrots"
  | "kohbar"
  | "moon"
  | "leaf"
  | "kalash"
  | "swans"
  | "snakes"
  | "doli"
  | "butterfly"
  | "hibiscus"
  | "lamp"
  | "mangoes";

/** A figure drawn in its own coordinates, and the box it takes there. */
export interface Figure {
  box: Box;
  draw: (pen: Pen) => void;
}

const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });

/** Each motif's figures; the first is the whole one, a second suits low wide areas. */
const FIGURES: Readonly<Record<Motif, readonly Figure[]>> = {
  fish: [
    { box: box(40, 40, 920, 920), draw: fishPair },
    { box: box(10, 90, 950, 460), draw: singleFish },
  ],
  peacock: [{ box: box(172, 60, 888, 840), draw: peacock }],
  lotus: [
    { box: box(92, 62, 816, 850), draw: lotusPond },
    { box: box(70, 50, 860, 600), draw: lotusBlossom },
  ],
  elephant: [{ box: box(0, 150, 960, 660), draw: elephant }],
  turtle: [{ box: box(20, 26, 960, 966), draw: turtle }],
  sun: [{ box: box(48, 48, 904, 904), draw: (pen) => sun(pen, [500, 500], 205) }],
  tree: [{ box: box(60, 40, 880, 866), draw: tree }],
  bamboo: [{ box: box(20, -76, 960, 982), draw: bamboo }],
  parrots: [{ box: box(40, 160, 920, 640), draw: parrots }],
  kohbar: [{ box: box(60, 40, 880, 910), draw: kohbar }],
  moon: [{ box: box(52, 52, 896, 896), draw: (pen) => moon(pen, [500, 500], 205) }],
  leaf: [{ box: box(160, 24, 680, 910), draw: pipalLeaf }],
  kalash: [{ box: box(206, 96, 588, 856), draw: kalash }],
  swans: [{ box: box(10, 130, 980, 700), draw: swans }],
  snakes: [{ box: box(280, 24, 440, 926), draw: snakes }],
  doli: [{ box: box(0, 140, 1000, 730), draw: doli }],
  butterfly: [{ box: box(24, 90, 952, 790), draw: butterfly }],
  hibiscus: [{ box: box(50, 110, 900, 840), draw: hibiscus }],
  lamp: [{ box: box(90, 30, 820, 930), draw: lamp }],
  mangoes: [{ box: box(100, 0, 800, 866), draw: mangoes }],
};

/** The figure of a motif that fills an area of this shape (width by height) best. */
export function figureFor(motif: Motif, proportion: number): Figure {
  const figures = FIGURES[motif];
  const wide = figures.length > 1 && proportion > 1.45;
  return nth(figures, wide ? 1 : 0);
}

export const MOTIFS = Object.keys(FIGURES).filter((name): name is Motif => name in FIGURES);
