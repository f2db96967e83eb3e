import { petal } from "../geometry/body.ts";
import { around, corner, curve, ellipse, type Knot, trace } from "../geometry/curve.ts";
import { lerp, type Path, type Point, polar, range } from "../geometry/point.ts";
import { lineOver } from "../pen/paint.ts";
import { rosette } from "../pen/parts.ts";
import type { Pen } from "../pen/pen.ts";
import { areaColour } from "../pen/shapes.ts";

const BLACK = "#1E1A18";
const WHITE = "#FBF6EC";

/** Points given in the face's own units: the origin between the eyes' height and the mouth, radius 200. */
export type FaceMap = (x: number, y: number) => Point;
type Map = FaceMap;

export function faceMap(centre: Point, radius: number): FaceMap {
  const k = radius / 200;
  return (x, y) => [centre[0] + x * k, centre[1] + y * k];
}

export function shaped(map: Map, knots: readonly Knot[]): Point[] {
  return curve(
    knots.map(([x, y, c]): Knot => corner(map(x, y), c === 1)),
    true,
    2,
  );
}

function oneEye(pen: Pen, map: Map, side: number, k: number, iris: string): void {
  const brow = shaped(map, [
    [side * 10, -62, 1],
    [side * 46, -92],
    [side * 98, -92],
    [side * 150, -56, 1],
    [side * 98, -78],
    [side * 48, -76],
  ]);
  pen.fill(brow, BLACK);
  pen.line(brow, 1.4, BLACK, true);
  const lids = shaped(map, [
    [side * 16, -28, 1],
    [side * 44, -58],
    [side * 90, -60],
    [side * 148, -26, 1],
    [side * 96, -8],
    [side * 46, -10],
  ]);
  pen.fill(lids, WHITE);
  const pupil = map(side * 74, -37);
  pen.clip(lids, () => {
    pen.fill(ellipse(pupil, 29 * k), iris);
    pen.line(ellipse(pupil, 29 * k), 1.7, BLACK, true);
    pen.fill(ellipse(pupil, 16 * k), BLACK);
    pen.fill(ellipse(map(side * 74 - 6, -44), 4.5 * k), WHITE);
  });
  pen.nib(lids, 3, BLACK, true);
  pen.nib(
    curve([map(side * 18, -31), map(side * 46, -68), map(side * 92, -70), map(side * 156, -28)], false, 2),
    1.8,
    BLACK,
  );
  pen.dots(
    range(7, (_, u) => map(side * lerp(46, 140, u), 4 + 9 * Math.sin(u * Math.PI))),
    1.8,
    pen.paint.warm,
  );
}

function nose(pen: Pen, map: Map, k: number, skin: string, ringed: boolean): void {
  const outline = shaped(
    map,
    trace("-11 -60!, -12 -10, -25 28, -19 44, 0 50, 19 44, 25 28, 12 -10, 11 -60!"),
  );
  pen.fill(outline, skin);
  pen.nib(outline.slice(0, -Math.max(2, Math.round(11 * k))), 2.5, BLACK);
  for (const side of [-1, 1])
    pen.line(curve([map(side * 23, 40), map(side * 14, 34), map(side * 8, 42)], false, 2), 2, BLACK);
  if (!ringed) return;
  const ring = map(27, 54);
  pen.line(ellipse(ring, 12 * k), 2.2, BLACK, true);
  pen.fill(ellipse(map(34, 63), 5 * k), pen.paint.warm);
  pen.line(ellipse(map(34, 63), 5 * k), 1.3, BLACK, true);
}

function mouth(pen: Pen, map: Map): void {
  const red = pen.paint.hand === "flat" ? "#A6342B" : BLACK;
  const upper = shaped(map, trace("-54 84!, -24 75, -8 69, 0 74, 8 69, 24 75, 54 84!, 22 88, 0 87, -22 88"));
  const lower = shaped(map, trace("-46 87!, -20 90, 20 90, 46 87!, 26 107, 0 112, -26 107"));
  for (const lip of [lower, upper]) {
    pen.fill(lip, red);
    pen.nib(lip, 2.1, BLACK, true);
  }
  pen.lines(
    range(6, (_, u): Path => [map(lerp(-22, 22, u), 95), map(lerp(-18, 18, u), 103)]),
    1.1,
    WHITE,
  );
}

export interface Features {
  skin: string;
  iris?: string;
  /** Round marks on the cheeks. */
  cheeks?: boolean;
  /** The long mark on the forehead, or a round one. */
  mark?: "long" | "round" | "none";
  /** Without the ring in the nose and the mark on the chin. */
  plain?: boolean;
}

/**
 * The frontal face of Mithila's sun: brows that meet long eyes, nose ring, small full mouth. Centre and
 * radius of the disc.
 */
export function features(pen: Pen, centre: Point, radius: number, options: Features): void {
  const k = radius / 200;
  const map = faceMap(centre, radius);
  const { warm, glow, bright, ground } = pen.paint;
  if (options.cheeks) {
    for (const side of [-1, 1]) {
      const spot = map(side * 118, 52);
      for (const [r, colour] of [
        [38, glow],
        [29, ground],
        [23, warm],
      ] as const) {
        pen.fill(ellipse(spot, r * k), areaColour(pen, colour));
        pen.line(ellipse(spot, r * k), 1.5, BLACK, true);
      }
      pen.dots(around(spot, 34 * k, 16), 1.5, lineOver(pen.paint, glow));
      rosette(pen, spot, 21 * k, { colour: warm, core: bright });
    }
  }
  if (options.mark === "round") {
    pen.fill(ellipse(map(0, -92), 17 * k), "#A6342B");
    pen.line(ellipse(map(0, -92), 17 * k), 1.6, BLACK, true);
  } else if (options.mark !== "none") {
    const mark = petal(map(0, -66), map(0, -140), 13 * k, { base: 0.5, tip: 0.7 }).outline;
    pen.fill(mark, areaColour(pen, warm));
    pen.nib(mark, 2, BLACK, true);
    pen.dots([map(0, -88), map(0, -102), map(0, -115)], 2.2, lineOver(pen.paint, warm));
  }
  const iris = options.iris ?? (pen.paint.hand === "flat" ? warm : BLACK);
  oneEye(pen, map, -1, k, iris);
  oneEye(pen, map, 1, k, iris);
  nose(pen, map, k, options.skin, !options.plain);
  mouth(pen, map);
  if (options.plain) return;
  const chin = petal(map(0, 124), map(0, 146), 8 * k, { base: 0.5, tip: 0.5 }).outline;
  pen.fill(chin, areaColour(pen, warm));
  pen.line(chin, 1.5, BLACK, true);
}

/** Arcs that follow the jaw inside a round face. */
export function jaw(pen: Pen, centre: Point, radius: number, rows: number, colour: string): void {
  const arcs = range(rows, (j) =>
    range(30, (_, u) =>
      polar(centre, radius * (0.93 - j * 0.03), lerp(0.5 + j * 0.05, Math.PI - 0.5 - j * 0.05, u)),
    ),
  );
  pen.lines(arcs, 1.1, colour);
}
