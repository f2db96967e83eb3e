import { type Box, corners, fitting, shrink } from "../geometry/box.ts";
import { move } from "../geometry/matrix.ts";
import { type Path, type Point, range } from "../geometry/point.ts";
import { type Figure, figureFor, type Motif } from "../motifs/motifs.ts";
import { type BandKind, frame } from "../pen/bands.ts";
import { Ground } from "../pen/ground.ts";
import { lineOver, type Paint } from "../pen/paint.ts";
import { Pen } from "../pen/pen.ts";
import { seeded } from "../pen/random.ts";
import { areaColour } from "../pen/shapes.ts";

/** A pen for a sheet of paper of this size. */
export function penOn(width: number, height: number, paint: Paint, seed: number): Pen {
  const pen = new Pen(paint, seeded(seed * 104729 + 71));
  pen.ground = new Ground(width, height);
  return pen;
}

/** Two or three frames inside one another; returns the box that stays free. */
export function frames(pen: Pen, outer: Box, bands: readonly (readonly [BandKind, number])[]): Box {
  let box = outer;
  for (const [kind, thick] of bands) {
    frame(pen, box, thick, kind);
    box = shrink(box, thick + 3);
  }
  return box;
}

/** A figure as large as the box allows, mirrored if it should look the other way. */
export function place(pen: Pen, figure: Figure, box: Box, mirrored = false): void {
  const m = fitting(figure.box, box);
  const middle = box.x + box.w / 2;
  if (mirrored) pen.place([-1, 0, 0, 1, 2 * middle, 0], () => pen.place(m, () => figure.draw(pen)));
  else pen.place(m, () => figure.draw(pen));
}

export function placeMotif(pen: Pen, motif: Motif, box: Box, mirrored = false): void {
  place(pen, figureFor(motif, box.w / box.h), box, mirrored);
}

export function boxPath(box: Box): Path {
  return corners(box);
}

/** Rows of water: scallops with a curl in each, `height` high in all. */
export function water(pen: Pen, box: Box, rows: number, wave: number): void {
  const count = Math.round(box.w / wave);
  const step = box.w / count;
  const rise = box.h / rows;
  for (let r = 0; r < rows; r++) {
    const y = box.y + r * rise + rise;
    const colour = r % 2 ? pen.paint.deep : pen.paint.fresh;
    for (let i = -1; i <= count; i++) {
      const x = box.x + (i + (r % 2) / 2) * step;
      if (x < box.x - 1 || x + step > box.x + box.w + 1) continue;
      pen.stamp(`wave${r % 2}-${step.toFixed(1)}`, move(x, y), () => {
        const arc = (k: number) =>
          range(
            13,
            (_, t): Point => [
              step / 2 - (Math.cos(Math.PI * t) * step * k) / 2,
              -Math.sin(Math.PI * t) * rise * 0.94 * k,
            ],
          );
        pen.areas([arc(1)], areaColour(pen, colour), 1.8);
        pen.lines([arc(0.78), arc(0.6), arc(0.3)], 1.3, lineOver(pen.paint, colour));
        pen.areas([arc(0.45)], pen.paint.ground, 1.2);
        pen.line(arc(0.24), 1.2, colour);
      });
    }
  }
  pen.occupy(corners(box));
}
