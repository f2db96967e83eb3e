import { type Box, corners, fitting, shrink } from "../geometry/box.ts";
import { trace } from "../geometry/curve.ts";
import { move } from "../geometry/matrix.ts";
import type { Path } from "../geometry/point.ts";
import { type Figure, figureFor, type Motif } from "../motifs/motifs.ts";
import { type BandKind, frame } from "../pen/bands.ts";
import { Ground } from "../pen/ground.ts";
import type { Paint } from "../pen/paint.ts";
import { Pen } from "../pen/pen.ts";
import { seeded } from "../pen/random.ts";

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
        for (const [k, weight] of trace("1 2, 0.72 1.3, 0.46 1.3, 0.22 1.2")) {
          const arc: [number, number][] = Array.from({ length: 13 }, (_, j) => [
            step / 2 - (Math.cos((Math.PI * j) / 12) * step * k) / 2,
            -Math.sin((Math.PI * j) / 12) * rise * 0.92 * k,
          ]);
          pen.line(arc, weight, k === 1 ? pen.paint.ink : colour);
        }
      });
    }
  }
  pen.occupy(corners(box));
}
