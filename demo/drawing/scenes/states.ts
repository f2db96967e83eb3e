import { body, profile } from "../geometry/body.ts";
import { curve, ellipse, trace } from "../geometry/curve.ts";
import { move } from "../geometry/matrix.ts";
import { type Path, type Point, range } from "../geometry/point.ts";
import { singleFish } from "../motifs/fish.ts";
import { kalash } from "../motifs/kalash.ts";
import { unlitLamp } from "../motifs/lamp.ts";
import { lotusBud } from "../motifs/lotus.ts";
import { fillGround } from "../pen/fillers.ts";
import { clothFor, paintFor } from "../pen/paint.ts";
import { leaf, stem } from "../pen/parts.ts";
import type { Pen } from "../pen/pen.ts";
import { PIGMENT } from "../pen/pigments.ts";
import { areaColour } from "../pen/shapes.ts";
import { jhola } from "../products/bags.ts";
import { penOn, placeMotif, water } from "./sheet.ts";

const { ink, indigo, paper } = PIGMENT;

/** What is drawn where there is nothing to show, or where something went wrong. */
export type StateName =
  | "thanks"
  | "empty"
  | "cart"
  | "search"
  | "wishlist"
  | "orders"
  | "lost"
  | "error"
  | "offline"
  | "opening";

/** A closed bud between two pads on still water: nothing here yet. */
function pond(pen: Pen): void {
  water(pen, { x: 60, y: 250, w: 360, h: 44 }, 3, 40);
  for (const side of [-1, 1])
    leaf(pen, [240, 252], [240 + side * 118, 222], 24, pen.paint.fresh, side * 0.08);
  stem(
    pen,
    body(curve(trace("240 262, 247 210, 238 156")), profile(trace("0 6, 1 4")), 20),
    pen.paint.fresh,
    14,
  );
  pen.place(move(238, 162, 0, 0.62), () => lotusBud(pen, [0, 0], [0, -204], 62));
}

/** A bag on its peg with nothing in it, and nothing painted on it but a pencilled lotus. */
function emptyBag(pen: Pen): void {
  const cloth = clothFor("natural", 0);
  const pencilled = ({ outline }: { outline: Path }) =>
    pen.lines([outline.filter((_, i) => i % 6 < 3)], 0, "none");
  pen.place(move(84, 2, 0, 0.26), () => {
    jhola({ pen, cloth, paint: pencilled });
    const petals = [-1.15, -0.6, 0, 0.6, 1.15].map((a) => {
      const tip = [600 + 190 * Math.sin(a), 980 - 200 * Math.cos(a)] as const;
      return curve([
        [600, 980],
        [600 + 120 * Math.sin(a - 0.34), 980 - 130 * Math.cos(a - 0.34)],
        tip,
        [600 + 120 * Math.sin(a + 0.34), 980 - 130 * Math.cos(a + 0.34)],
        [600, 980],
      ]);
    });
    pen.lines(petals, 4, "#B79F78");
    pen.occupy(curve(trace("600 40!, 960 480!, 960 920, 760 1130, 440 1130, 240 920, 240 480!"), true));
  });
  pen.place(move(372, 262, -0.2), () => leaf(pen, [0, 0], [86, -8], 22, pen.paint.fresh));
}

function waiting(pen: Pen): void {
  pond(pen);
  placeMotif(pen, "butterfly", { x: 286, y: 40, w: 120, h: 104 });
}

function walking(pen: Pen): void {
  placeMotif(pen, "elephant", { x: 70, y: 24, w: 340, h: 244 }, true);
  pen.lines(
    range(
      3,
      (i): Path => [
        [60 + i * 26, 276 + i * 8],
        [420 - i * 34, 276 + i * 8],
      ],
    ),
    1.6,
    "#B79F78",
  );
}

function drop(pen: Pen, [x, y]: Point, radius: number): void {
  pen.areas([ellipse([x, y], radius, 10)], areaColour(pen, indigo), 1.6);
  pen.occupy(ellipse([x, y], 14));
}

/** A fish far above the water it belongs in. */
function lostFish(pen: Pen): void {
  pen.place(move(52, 44, -0.08, 0.38), () => singleFish(pen));
  for (const at of trace("60 216, 96 236, 132 222")) drop(pen, at, 7);
  water(pen, { x: 40, y: 256, w: 400, h: 46 }, 3, 44);
}

/** A full pot that has fallen over. */
function spiltPot(pen: Pen): void {
  pen.place(move(296, 214, -1.36, 0.34), () => pen.place(move(-500, -640), () => kalash(pen)));
  const spill = curve(
    trace("170 262, 110 258, 40 268, 14 284, 60 304, 150 308, 240 302, 330 310, 392 300, 330 286, 240 276"),
    true,
  );
  pen.areas([spill], indigo, 2.4);
  pen.occupy(spill);
  pen.lines(
    range(4, (i) =>
      curve(
        trace(
          `${60 + i * 54} ${284 + (i % 2) * 4}, ${80 + i * 54} ${279 + (i % 2) * 4}, ${100 + i * 54} ${285 + (i % 2) * 4}`,
        ),
      ),
    ),
    1.4,
    paper,
  );
}

/** A lamp that has gone out, its smoke rising. */
function darkLamp(pen: Pen): void {
  pen.place(move(76, -76, 0, 0.4), () => unlitLamp(pen));
  const smoke = range(40, (_, t): readonly [number, number] => [276 + 20 * Math.sin(t * 9) * t, 92 - 74 * t]);
  pen.nib(smoke, 2.4, ink);
}

/** The full pot between two lit lamps: a good beginning. */
function welcome(pen: Pen): void {
  placeMotif(pen, "kalash", { x: 150, y: 8, w: 180, h: 292 });
  placeMotif(pen, "lamp", { x: 34, y: 150, w: 108, h: 150 });
  placeMotif(pen, "lamp", { x: 338, y: 150, w: 108, h: 150 });
}

/** A bud that is about to open, between two lit lamps. */
function soon(pen: Pen): void {
  placeMotif(pen, "lamp", { x: 14, y: 128, w: 104, h: 144 });
  placeMotif(pen, "lamp", { x: 362, y: 128, w: 104, h: 144 });
  pond(pen);
}

const STATES: Readonly<Record<StateName, (pen: Pen) => void>> = {
  thanks: welcome,
  empty: pond,
  cart: emptyBag,
  search: (pen) => placeMotif(pen, "parrots", { x: 20, y: 12, w: 440, h: 300 }),
  wishlist: waiting,
  orders: walking,
  lost: lostFish,
  error: spiltPot,
  offline: darkLamp,
  opening: soon,
};

export const STATE_NAMES = Object.keys(STATES).filter((name): name is StateName => name in STATES);

/** A small picture without ground, 480 by 320. */
export function stateDrawing(name: StateName): string {
  const pen = penOn(480, 320, paintFor("bharni", 0), 11);
  STATES[name](pen);
  fillGround(pen, ellipse([240, 160], 226, 150), { kinds: ["sprig", "trio", "dot"], scale: 0.8, pad: 7 });
  return pen.svg(480, 320);
}
