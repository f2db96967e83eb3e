import { lengthOf, pieces, resample } from "../geometry/curve.ts";
import { clears, crossings, inset, inward } from "../geometry/outline.ts";
import { distance, nth, type Path, type Point, range } from "../geometry/point.ts";
import { lineOver } from "./paint.ts";
import type { Pen } from "./pen.ts";

export interface Doubled {
  /** Width of the gap between the two outlines. */
  gap?: number;
  gapFill?: string;
  weight?: number;
  /** Direction of the hatching inside when the style hatches; none: the motif draws its own lines there. */
  lie?: number;
}

/**
 * The double outline of the paintings: two lines, the gap hatched, dotted or solid, the inside coated.
 * Returns the inner line.
 */
export function doubled(pen: Pen, outline: Path, colour: string, options: Doubled = {}): Point[] {
  const { weight = 3, lie } = options;
  const { ink, ground } = pen.paint;
  const step = 4 / pen.scale;
  const line = resample(outline, step);
  const gap = pen.local(options.gap ?? 8);
  const inner = inset(line, gap);
  pen.fill(line, inner.length > 5 ? (options.gapFill ?? gapColour(pen)) : areaColour(pen, colour));
  if (inner.length > 5) {
    coat(pen, inner, colour, lie);
    gapMarks(pen, line, gap);
    pen.line(inner, weight * 0.5, ink, true);
  } else if (pen.paint.hand !== "flat") pen.fill(line, ground);
  pen.nib(line, weight, ink, true);
  pen.occupy(line);
  return inner;
}

function gapColour(pen: Pen): string {
  return pen.paint.gap === "solid" ? pen.paint.bright : pen.paint.ground;
}

/** The flat colour of an area: line work leaves it bare. */
export function areaColour(pen: Pen, colour: string): string {
  return pen.paint.hand === "flat" ? colour : pen.paint.ground;
}

/** Fills an area as the style does it: flat, hatched, or with rows of dots. */
export function coat(pen: Pen, outline: Path, colour: string, lie?: number): void {
  pen.fill(outline, areaColour(pen, colour));
  if (lie === undefined || pen.paint.hand === "flat") return;
  if (pen.paint.hand === "hatched") hatch(pen, [outline], lie, pen.local(4.6), 1, colour);
  else dotRows(pen, outline, pen.local(9), colour);
}

function gapMarks(pen: Pen, outline: Path, gap: number): void {
  const device = gap * pen.scale;
  if (device < 3.8 || pen.paint.gap === "solid") return;
  if (pen.paint.gap === "dots") {
    const middle = inset(outline, gap / 2);
    if (middle.length > 4) pen.dots(resample(middle, pen.local(7)), 1.1);
    return;
  }
  gapHatch(pen, outline, gap);
}

/** Slanting strokes across the gap inside an outline. Strokes that would cross at a tip are left out. */
export function gapHatch(
  pen: Pen,
  outline: Path,
  gap: number,
  step = pen.local(5),
  colour = pen.paint.ink,
): void {
  const count = Math.max(6, Math.round(lengthOf(outline) / step));
  const points = pieces(outline, count);
  const ways = inward(points);
  const strokes: Point[][] = [];
  for (let i = 0; i < count; i++) {
    const from = nth(points, i);
    const to = nth(points, (i + 1) % count);
    const n = nth(ways, (i + 1) % count);
    const end: Point = [to[0] + n[0] * gap, to[1] + n[1] * gap];
    if (distance(from, end) < gap * 2.2 && clears(end, outline, gap * 0.9)) strokes.push([from, end]);
  }
  pen.lines(strokes, 1.05, colour);
}

/** Parallel hatching inside closed outlines (even-odd). */
export function hatch(
  pen: Pen,
  outlines: readonly Path[],
  angle: number,
  step: number,
  width = 1.1,
  colour = pen.paint.ink,
): void {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const turned = outlines.map((path) => path.map(([x, y]): Point => [x * c + y * s, y * c - x * s]));
  const back = (x: number, y: number): Point => [x * c - y * s, x * s + y * c];
  const ys = turned.flat().map((p) => p[1]);
  const strokes: Point[][] = [];
  for (let y = Math.min(...ys) + step / 2; y < Math.max(...ys); y += step) {
    const xs = crossings(turned, y);
    for (let k = 0; k + 1 < xs.length; k += 2) {
      const from = xs[k] ?? 0;
      const to = xs[k + 1] ?? 0;
      if (to - from > step * 0.5) strokes.push([back(from + step * 0.2, y), back(to - step * 0.2, y)]);
    }
  }
  pen.lines(strokes, width, colour);
}

/** Rows of dots inside an outline, each row following the one before, as godna tattoos are pricked. */
export function dotRows(pen: Pen, outline: Path, step: number, colour: string): void {
  let ring = inset(outline, step * 0.7);
  for (let n = 0; n < 6 && ring.length > 6; n++) {
    const count = Math.max(3, Math.round(lengthOf(ring) / (step * 0.8)));
    pen.dots(pieces(ring, count), 1.35, colour);
    ring = inset(resample(ring, step * 0.4), step);
  }
}

/** A flat shape closed by an ink line. */
export function inked(pen: Pen, outline: Path, colour: string, weight = 3): void {
  pen.fill(outline, colour);
  pen.nib(outline, weight, pen.paint.ink, true);
}

/** A flat shape with one outline and, if asked, a line down its middle. */
export function single(pen: Pen, outline: Path, colour: string, weight = 1.8, lie?: number): void {
  coat(pen, outline, colour, lie);
  pen.nib(outline, weight, pen.paint.ink, true);
  pen.occupy(outline);
}

/** Short strokes along a path, as a needle leaves them. */
export function stitches(pen: Pen, path: Path, length: number, width: number, colour: string): void {
  const points = resample(path, length);
  const strokes = range(Math.floor((points.length - 1) / 2), (i) => [
    nth(points, 2 * i),
    nth(points, 2 * i + 1),
  ]);
  pen.lines(strokes, width, colour);
}

/** Lines over an area in a colour that shows on it. */
export function veins(pen: Pen, paths: readonly Path[], colour: string, width = 1.1): void {
  pen.lines(paths, width, lineOver(pen.paint, colour));
}
