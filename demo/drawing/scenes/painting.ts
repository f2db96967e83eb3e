import { type Box, centreOf, shrink } from "../geometry/box.ts";
import { ellipse } from "../geometry/curve.ts";
import { move } from "../geometry/matrix.ts";
import { nth } from "../geometry/point.ts";
import { figureFor, type Motif } from "../motifs/motifs.ts";
import { type BandKind, band, ringBand } from "../pen/bands.ts";
import { fillGround } from "../pen/fillers.ts";
import { paintFor, type Style } from "../pen/paint.ts";
import { rosette } from "../pen/parts.ts";
import type { Pen } from "../pen/pen.ts";
import { PIGMENT } from "../pen/pigments.ts";
import { FILLERS } from "../products/composition.ts";
import { boxPath, frames, penOn, place, placeMotif, water } from "./sheet.ts";

const OUTER: readonly BandKind[] = ["triangles", "petals", "diamonds", "leaves", "triangles"];
const INNER: readonly BandKind[] = ["petals", "waves", "hatch", "fish", "dots"];

/** Motifs that are the same left and right, so their fillers are too. */
const SYMMETRIC: ReadonlySet<Motif> = new Set([
  "lotus",
  "turtle",
  "sun",
  "tree",
  "bamboo",
  "parrots",
  "kohbar",
  "moon",
  "kalash",
  "swans",
  "butterfly",
  "lamp",
  "mangoes",
]);
const IN_WATER: ReadonlySet<Motif> = new Set(["lotus", "fish", "turtle", "swans"]);
const ON_GROUND: ReadonlySet<Motif> = new Set([
  "peacock",
  "elephant",
  "tree",
  "bamboo",
  "kalash",
  "doli",
  "lamp",
]);

/** A flame and a hibiscus have a colour of their own; everything else takes what the seed gives. */
const palette = (motif: Motif, seed: number): number => (motif === "lamp" || motif === "hibiscus" ? 0 : seed);

/** What the figure stands on or floats over; returns the box above it. */
function floor(pen: Pen, inner: Box, motif: Motif, seed: number): Box {
  const h = 62;
  const low = { x: inner.x, y: inner.y + inner.h - h, w: inner.w, h };
  if (IN_WATER.has(motif)) water(pen, low, 3, 74);
  else if (ON_GROUND.has(motif))
    pen.place(move(low.x, low.y), () =>
      band(pen, low.w, h * 0.8, nth(["petals", "leaves", "triangles"], seed)),
    );
  else return inner;
  return { ...inner, h: inner.h - h };
}

/** What stands in the sky over a low wide figure, which would leave half of a square sheet to fillers. */
const OVER: Partial<Readonly<Record<Motif, readonly Motif[]>>> = {
  elephant: ["sun"],
  doli: ["butterfly", "sun", "butterfly"],
};

/** In one row, each looking to the middle. */
function sky(pen: Pen, row: readonly Motif[], box: Box): void {
  const w = Math.min(box.h, box.w / row.length);
  const gap = (box.w - w * row.length) / (row.length + 1);
  for (const [i, motif] of row.entries()) {
    const isAside = row.length > 1 && i !== (row.length - 1) / 2;
    const size = isAside ? w * 0.8 : w;
    const x = box.x + gap + i * (w + gap) + (w - size) / 2;
    placeMotif(pen, motif, { x, y: box.y + (isAside ? w * 0.16 : 0), w: size, h: size }, i > row.length / 2);
  }
}

function round(pen: Pen, inner: Box, motif: Motif, style: Style): void {
  const centre = centreOf(inner);
  const r = inner.w * 0.49;
  ringBand(pen, centre, r * 0.9, r);
  const s = r * 1.3;
  placeMotif(pen, motif, { x: centre[0] - s / 2, y: centre[1] - s / 2, w: s, h: s });
  const mirrorX = SYMMETRIC.has(motif) ? centre[0] : undefined;
  fillGround(pen, ellipse(centre, r * 0.89), { kinds: FILLERS[style], mirrorX });
  pen.occupy(ellipse(centre, r + 4));
  for (const [x, y] of boxPath(shrink(inner, 64)).slice(0, 4))
    rosette(pen, [x, y], 54, { petals: 10, colour: pen.paint.warm });
  fillGround(pen, boxPath(inner), { kinds: FILLERS[style], mirrorX: centre[0] });
}

/** The figure as large as the box allows; one that has feet stands at its lower edge. */
function stand(pen: Pen, motif: Motif, box: Box): void {
  const room = shrink(box, 14);
  const figure = figureFor(motif, room.w / room.h);
  const h = figure.box.h * Math.min(room.w / figure.box.w, room.h / figure.box.h);
  const y = ON_GROUND.has(motif) ? box.y + box.h - h - 3 : room.y + (room.h - h) / 2;
  place(pen, figure, { ...room, y, h });
  const over = OVER[motif];
  const free = Math.min(y - box.y - 24, 340);
  if (over && free > 150) sky(pen, over, { x: box.x, y: box.y + 12, w: box.w, h: free });
}

/** A framed painting on paper, 1200 by 1200. */
export function painting(motif: Motif, style: Style, seed: number): string {
  const pen = penOn(1200, 1200, paintFor(style, palette(motif, seed)), seed);
  const inner = framed(pen, 1200, 1200, seed);
  const circular =
    motif === "fish" || (seed % 3 === 0 && (motif === "sun" || motif === "moon" || motif === "turtle"));
  if (circular) round(pen, inner, motif, style);
  else {
    const above = floor(pen, inner, motif, seed);
    stand(pen, motif, above);
    const mirrorX = SYMMETRIC.has(motif) ? 600 : undefined;
    fillGround(pen, boxPath(above), { kinds: FILLERS[style], mirrorX });
  }
  return pen.svg(1200, 1200, PIGMENT.paper);
}

function framed(pen: Pen, width: number, height: number, seed: number): Box {
  return frames(pen, shrink({ x: 0, y: 0, w: width, h: height }, 16), [
    [nth(OUTER, seed), 54],
    [nth(INNER, seed + 1), 32],
  ]);
}

/**
 * A framed painting in the format of a post's cover, 1600 by 1200: a figure too narrow for it has company on
 * both sides.
 */
export function cover(motif: Motif, style: Style, seed: number): string {
  const pen = penOn(1600, 1200, paintFor(style, palette(motif, seed)), seed);
  const above = floor(pen, framed(pen, 1600, 1200, seed), motif, seed);
  const figure = figureFor(motif, 1);
  const width = (figure.box.w / figure.box.h) * (above.h - 28);
  const aside = (above.w - width) / 2 - 30;
  stand(pen, motif, aside > 200 ? { ...above, x: above.x + aside, w: above.w - 2 * aside } : above);
  if (aside > 200) companions(pen, motif, above, aside);
  const mirrorX = SYMMETRIC.has(motif) ? 800 : undefined;
  fillGround(pen, boxPath(above), { kinds: FILLERS[style], mirrorX, scale: 1.1 });
  return pen.svg(1600, 1200, PIGMENT.paper);
}

function companions(pen: Pen, motif: Motif, above: Box, aside: number): void {
  const side = { y: above.y + above.h * 0.3, w: aside - 40, h: above.h * 0.66 };
  placeMotif(pen, COMPANION[motif], { ...side, x: above.x + 30 }, true);
  placeMotif(pen, COMPANION[motif], { ...side, x: above.x + above.w - aside + 10 });
}

const COMPANION: Readonly<Record<Motif, Motif>> = {
  fish: "lotus",
  peacock: "lotus",
  lotus: "fish",
  elephant: "lotus",
  turtle: "fish",
  sun: "peacock",
  tree: "elephant",
  bamboo: "parrots",
  parrots: "lotus",
  kohbar: "peacock",
  moon: "lotus",
  leaf: "parrots",
  kalash: "lotus",
  swans: "lotus",
  snakes: "leaf",
  doli: "kalash",
  butterfly: "hibiscus",
  hibiscus: "butterfly",
  lamp: "kalash",
  mangoes: "parrots",
};

/** A wide picture: the motif in the middle, a companion left and right of it. 1600 by 600. */
export function banner(motif: Motif, seed: number): string {
  const pen = penOn(1600, 600, paintFor("bharni", seed), seed);
  const inner = frames(pen, shrink({ x: 0, y: 0, w: 1600, h: 600 }, 12), [[nth(OUTER, seed), 40]]);
  const floorHeight = 40;
  pen.place(move(inner.x, inner.y + inner.h - floorHeight), () =>
    band(pen, inner.w, floorHeight, nth(INNER, seed)),
  );
  const high = inner.h - floorHeight - 16;
  const y = inner.y + 8;
  const single = motif === "fish" || motif === "elephant" || motif === "peacock";
  if (single) {
    placeMotif(pen, motif, { x: 110, y, w: 540, h: high });
    placeMotif(pen, motif, { x: 950, y, w: 540, h: high }, true);
    placeMotif(pen, COMPANION[motif], { x: 655, y: y + 60, w: 290, h: high - 60 });
  } else {
    placeMotif(pen, motif, { x: 800 - high / 2, y, w: high, h: high });
    placeMotif(pen, COMPANION[motif], { x: 110, y: y + 40, w: 400, h: high - 40 }, true);
    placeMotif(pen, COMPANION[motif], { x: 1090, y: y + 40, w: 400, h: high - 40 });
  }
  fillGround(pen, boxPath({ ...inner, h: inner.h - floorHeight }), { kinds: FILLERS.bharni, mirrorX: 800 });
  return pen.svg(1600, 600, PIGMENT.paper);
}
