import { body } from "../geometry/body.ts";
import { boxOf } from "../geometry/box.ts";
import { curve, type Knot, resample, trace } from "../geometry/curve.ts";
import { contains, inward } from "../geometry/outline.ts";
import { nth, type Path, type Point, range } from "../geometry/point.ts";
import { type Cloth, stitchOn } from "../pen/paint.ts";
import type { Pen } from "../pen/pen.ts";
import { PIGMENT } from "../pen/pigments.ts";
import { stitches } from "../pen/shapes.ts";

/** An area of a product that gets painted. */
export interface Field {
  outline: Path;
  /** A round or narrow field asks for another composition than a plain one. */
  kind?: "plain" | "round" | "strip" | "small";
}

/** What drawing one product needs: the pen, its cloth and the painter of its fields. */
export interface Piece {
  pen: Pen;
  cloth: Cloth;
  paint: (field: Field) => void;
}

const { ink } = PIGMENT;

export function straight(points: Path): Point[] {
  return points.flatMap((p, i) => (i ? resample([nth(points, i - 1), p], 10).slice(1) : [p]));
}

/** Warp and weft: short broken strokes, drawn and not blurred. */
export function weave(pen: Pen, outline: Path, colour: string, density = 0.16): void {
  const { x, y, w, h } = boxOf(outline);
  const strokes: Point[][] = [];
  for (let py = y + 6; py < y + h - 6; py += 10) {
    for (let px = x + 6; px < x + w - 6; px += 10) {
      if (pen.random() >= density) continue;
      const from: Point = [px + pen.random() * 5, py + pen.random() * 4];
      const to: Point = pen.random() < 0.5 ? [from[0] + 6, from[1]] : [from[0], from[1] + 6];
      if (contains(outline, from) && contains(outline, to)) strokes.push([from, to]);
    }
  }
  pen.lines(strokes, 0.8, colour);
}

/** A piece of cloth: colour, weave and a nibbed edge. */
export function cloth(piece: Piece, outline: Path, colour = piece.cloth.base): void {
  piece.pen.fill(outline, colour);
  weave(piece.pen, outline, piece.cloth.thread);
  piece.pen.nib(outline, 3.4, ink, true);
}

/**
 * The outer edge of a thing: hatched where the light, which comes from the upper left, does not reach; then
 * inked.
 */
export function edge(piece: Piece, outline: Path, weight = 3.4): void {
  const { pen, cloth: c } = piece;
  const points = resample(outline, 6.5);
  const ways = inward(points);
  const strokes = points.flatMap(([x, y], i): Path[] => {
    const [nx, ny] = nth(ways, i);
    const turned = -0.86 * nx - 0.5 * ny;
    if (turned < 0.3) return [];
    const depth = 13 + 13 * turned + 2 * Math.sin(i * 0.7);
    return [
      [
        [x + nx * 3, y + ny * 3],
        [x + nx * depth - ny * 5, y + ny * depth + nx * 5],
      ],
    ];
  });
  pen.lines(strokes, 1.5, c.dark ? "#151110" : "#8A7558");
  pen.nib(outline, weight, ink, true);
}

/** Strokes that follow the pull of a fold, each shorter than the one before. */
export function folds(piece: Piece, knots: readonly Knot[], count: number, apart: Point): void {
  for (let i = 0; i < count; i++) {
    const line = curve(
      knots.map(([x, y], k): Knot => [x + apart[0] * i * (1 - k * 0.2), y + apart[1] * i + k * 3 * i]),
    );
    const kept = line.slice(i * 3, line.length - i * 5);
    if (kept.length > 3) piece.pen.nib(kept, 1.9, piece.cloth.dark ? "#1A1513" : "#8A7558");
  }
}

/** The same folds on the left and on the right. */
export function foldsBoth(
  piece: Piece,
  knots: readonly Knot[],
  count: number,
  apart: Point,
  middle = 600,
): void {
  folds(piece, knots, count, apart);
  folds(
    piece,
    knots.map(([x, y]): Knot => [2 * middle - x, y + 7]),
    Math.max(1, count - 1),
    [-apart[0], apart[1]],
  );
}

export interface Strap {
  width: number;
  colour?: string;
  stitch?: string;
  /** Crossed by slanting strokes, as the back of a strap is. */
  shaded?: boolean;
}

export function strap(piece: Piece, knots: readonly Knot[], options: Strap): void {
  const { pen } = piece;
  const { width, colour = piece.cloth.base, stitch, shaded } = options;
  const t = body(curve(knots), () => width, 120);
  pen.fill(t.outline, colour);
  if (shaded)
    pen.lines(
      range(90, (_, u) => [t.at(u, -0.95), t.at(Math.min(1, u + 0.012), 0.95)]),
      0.9,
      piece.cloth.thread,
    );
  pen.nib(t.along(1, 0, 1, 80), 2.8, ink);
  pen.nib(t.along(-1, 0, 1, 80), 2.8, ink);
  if (stitch) for (const v of [-0.6, 0.6]) stitches(pen, t.along(v, 0.01, 0.99, 80), 7, 1.5, stitch);
}

/** A hem: a darker strip between two lines, with two rows of stitches. */
export function hem(piece: Piece, top: Path, depth: number): void {
  const { pen } = piece;
  const lower = top.map(([x, y]): Point => [x, y + depth]);
  pen.fill([...top, ...lower.slice().reverse()], piece.cloth.shade);
  pen.nib(lower, 2, ink);
  for (const k of [0.2, 0.82]) {
    stitches(
      pen,
      top.map(([x, y]): Point => [x, y + depth * k]),
      7,
      1.5,
      stitchOn(piece.cloth),
    );
  }
}

export function tassel(pen: Pen, at: Point, length: number, colour: string, knot: string): void {
  const [x, y] = at;
  const strand = (k: number) =>
    curve(trace(`${x} ${y + 8}, ${x + k * 22} ${y + length * 0.5}, ${x + k * 34} ${y + length}`), false, 8);
  const strands = range(7, (_, t) => strand(t - 0.5));
  const skirt = trace(
    `${x - 5} ${y + 8}, ${x - 18} ${y + length}, ${x + 18} ${y + length}, ${x + 5} ${y + 8}`,
  );
  pen.fill(skirt, colour);
  pen.lines(strands, 1.6, ink);
  const head = trace(`${x - 8} ${y}, ${x + 8} ${y}, ${x + 9} ${y + 16}, ${x - 9} ${y + 16}`);
  pen.areas([head], knot, 2, ink);
}

/** What a thing stands or lies on: a few hatched lines, no shadow. */
export function standing(pen: Pen, left: number, right: number, y: number): void {
  const lines = range(5, (i): Path => {
    const inset = 18 * i * i * 0.6 - 26 + i * 8;
    return [
      [left + inset, y + i * 7],
      [right - inset * 1.3, y + i * 7],
    ];
  });
  pen.lines(lines, 1.7, "#B79F78");
}
