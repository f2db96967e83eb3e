import { body } from "../geometry/body.ts";
import { type Box, shrink } from "../geometry/box.ts";
import { curve, trace } from "../geometry/curve.ts";
import { move } from "../geometry/matrix.ts";
import { range } from "../geometry/point.ts";
import { fish } from "../motifs/fish.ts";
import { lotus } from "../motifs/lotus.ts";
import { figureFor } from "../motifs/motifs.ts";
import { sun } from "../motifs/sun.ts";
import { band } from "../pen/bands.ts";
import { fillGround } from "../pen/fillers.ts";
import { paintFor } from "../pen/paint.ts";
import { rosette, stem } from "../pen/parts.ts";
import type { Pen } from "../pen/pen.ts";
import { PIGMENT } from "../pen/pigments.ts";
import { FILLERS } from "../products/composition.ts";
import { boxPath, frames, penOn, place, placeMotif, water } from "./sheet.ts";

const KINDS = FILLERS.bharni;

function swimming(pen: Pen, x: number, y: number, length: number): void {
  const spine = curve([
    [x, y],
    [x + length * 0.3, y - length * 0.06],
    [x + length * 0.65, y],
    [x + length, y + length * 0.09],
  ]);
  fish(pen, { spine, width: length * 0.2, columns: 6 });
}

/** The sun over a lotus pond with fish: the home page's picture, 1000 by 1250. */
export function heroTall(): string {
  const pen = penOn(1000, 1250, paintFor("bharni", 0), 5);
  const inner = frames(pen, shrink({ x: 0, y: 0, w: 1000, h: 1250 }, 12), [
    ["triangles", 48],
    ["petals", 30],
  ]);
  const pond: Box = { x: inner.x, y: inner.y + inner.h - 150, w: inner.w, h: 150 };
  water(pen, pond, 5, 82);
  sun(pen, [500, 318], 98);
  pen.mirror(500, () => {
    stem(
      pen,
      body(curve(trace("506 1010, 600 940, 690 900, 742 850")), () => 8, 40),
      pen.paint.fresh,
      34,
      true,
    );
    pen.place(move(742, 856), () =>
      lotus(pen, [0, 0], 118, [
        [5, 1, 66, 0.24],
        [3, 0.8, 34, 0.24],
      ]),
    );
    swimming(pen, 560, 622, 262);
  });
  stem(
    pen,
    body(curve(trace("500 1020, 497 960, 500 880")), () => 13, 30),
    pen.paint.fresh,
    20,
    true,
  );
  lotus(pen, [500, 922], 276);
  fillGround(pen, boxPath({ ...inner, h: inner.h - pond.h }), { kinds: KINDS, mirrorX: 500, scale: 1.1 });
  return pen.svg(1000, 1250, PIGMENT.paper);
}

/** The same world in a low format for phones, 1600 by 800. */
export function heroWide(): string {
  const pen = penOn(1600, 800, paintFor("bharni", 0), 6);
  const inner = frames(pen, shrink({ x: 0, y: 0, w: 1600, h: 800 }, 12), [["triangles", 56]]);
  const pond: Box = { x: inner.x, y: inner.y + inner.h - 96, w: inner.w, h: 96 };
  water(pen, pond, 3, 96);
  pen.mirror(800, () => {
    pen.place(move(1010, 300), () => swimming(pen, 0, 0, 330));
    pen.place(move(1310, 590), () =>
      lotus(pen, [0, 0], 150, [
        [5, 1, 66, 0.24],
        [3, 0.8, 34, 0.24],
      ]),
    );
    stem(
      pen,
      body(curve(trace("1310 690, 1306 640, 1310 590")), () => 8, 20),
      pen.paint.fresh,
      12,
      true,
    );
  });
  stem(
    pen,
    body(curve(trace("800 690, 797 640, 800 590")), () => 14, 20),
    pen.paint.fresh,
    12,
    true,
  );
  lotus(pen, [800, 600], 400);
  fillGround(pen, boxPath({ ...inner, h: inner.h - pond.h }), { kinds: KINDS, mirrorX: 800 });
  return pen.svg(1600, 800, PIGMENT.paper);
}

/** Core: many alike, as an order for an office is. 1200 by 900. */
export function panelCore(): string {
  const pen = penOn(1200, 900, paintFor("bharni", 0), 7);
  const inner = frames(pen, shrink({ x: 0, y: 0, w: 1200, h: 900 }, 14), [["leaves", 46]]);
  const figure = figureFor("fish", 2);
  const cell = { w: inner.w / 3, h: inner.h / 3 };
  const alike = { x: -cell.w / 2, y: -cell.h / 2, ...cell };
  for (let i = 0; i < 9; i++) {
    const row = Math.floor(i / 3);
    const [x, y] = [inner.x + ((i % 3) + 0.5) * cell.w, inner.y + (row + 0.5) * cell.h];
    const left = row % 2 === 1;
    pen.stamp(`fish${left}`, move(x, y), () => place(pen, figure, shrink(alike, 26), left));
  }
  pen.place(move(inner.x, inner.y + cell.h - 13), () => band(pen, inner.w, 26, "waves"));
  pen.place(move(inner.x, inner.y + 2 * cell.h - 13), () => band(pen, inner.w, 26, "waves"));
  for (const [i, j] of range(12, (n) => [n % 4, Math.floor(n / 4)] as const)) {
    const x = inner.x + i * cell.w;
    const y = inner.y + (j + 0.5) * cell.h;
    if (i % 3) rosette(pen, [x, y - 66], 30, { petals: 9, colour: j % 2 ? pen.paint.warm : pen.paint.soft });
    if (i % 3) rosette(pen, [x, y + 66], 30, { petals: 9, colour: j % 2 ? pen.paint.soft : pen.paint.warm });
  }
  return pen.svg(1200, 900, PIGMENT.paper);
}

/** Artisanal: one lotus, every petal worked. 1200 by 900. */
export function panelArtisanal(): string {
  const pen = penOn(1200, 900, paintFor("kachni", 0), 8);
  const inner = frames(pen, shrink({ x: 0, y: 0, w: 1200, h: 900 }, 14), [["petals", 46]]);
  const pond: Box = { x: inner.x, y: inner.y + inner.h - 80, w: inner.w, h: 80 };
  water(pen, pond, 3, 84);
  place(pen, figureFor("lotus", 2), { x: 200, y: inner.y + 12, w: 800, h: inner.h - 96 });
  fillGround(pen, boxPath({ ...inner, h: inner.h - pond.h }), { kinds: FILLERS.kachni, mirrorX: 600 });
  return pen.svg(1200, 900, PIGMENT.paper);
}

/** Limited: the peacock. 1200 by 900. */
export function panelLimited(): string {
  const pen = penOn(1200, 900, paintFor("bharni", 0), 9);
  const inner = frames(pen, shrink({ x: 0, y: 0, w: 1200, h: 900 }, 14), [["diamonds", 46]]);
  pen.place(move(inner.x, inner.y + inner.h - 44), () => band(pen, inner.w, 44, "petals"));
  placeMotif(pen, "peacock", { x: 200, y: inner.y + 10, w: 800, h: inner.h - 60 });
  fillGround(pen, boxPath({ ...inner, h: inner.h - 44 }), { kinds: KINDS });
  return pen.svg(1200, 900, PIGMENT.paper);
}
