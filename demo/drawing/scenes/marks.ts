import { petal } from "../geometry/body.ts";
import { curve, ellipse, trace } from "../geometry/curve.ts";
import { move } from "../geometry/matrix.ts";
import { type Path, type Point, polar, range, TAU } from "../geometry/point.ts";
import type { Pen } from "../pen/pen.ts";
import { PIGMENT } from "../pen/pigments.ts";

const { ink, paper, geru, turmeric } = PIGMENT;

/** A client's mark about the origin, some 100 across, in one colour; all of them invented. */
export type Mark = (pen: Pen, colour: string) => void;

/** Rings that meet: a conference. */
export const meeting: Mark = (pen, colour) => {
  for (const [x, y] of trace("-20 -12, 20 -12, 0 22")) pen.line(ellipse([x, y], 30), 7, colour, true);
  pen.dots([[0, -1]], 6, colour);
};

/** Three peaks in a ring: a young company. */
export const peaks: Mark = (pen, colour) => {
  pen.line(ellipse([0, 0], 48), 6, colour, true);
  pen.line(trace("-34 22, -10 -18, 4 6, 16 -10, 36 22"), 7, colour);
  pen.dots([[22, -26]], 7, colour);
};

/** An open book under a branch: a bookshop. */
export const book: Mark = (pen, colour) => {
  for (const side of [-1, 1]) {
    const leaf = curve([
      [0, -14],
      [side * 26, -26],
      [side * 54, -18],
      [side * 54, 26],
      [side * 26, 18],
      [0, 30],
    ]);
    pen.line([...leaf, [0, -14]], 6, colour);
    for (const y of [-4, 8])
      pen.line(
        curve([
          [side * 12, y - 2],
          [side * 28, y - 7],
          [side * 42, y - 3],
        ]),
        3.4,
        colour,
      );
  }
};

/** A house with a palm beside it: a hotel. */
export const house: Mark = (pen, colour) => {
  pen.line(trace("-42 34, -42 -4, -10 -30, 22 -4, 22 34, -42 34"), 6, colour);
  pen.line(trace("-18 34, -18 12, -2 12, -2 34"), 5, colour);
  pen.line(curve(trace("40 34, 38 4, 42 -18")), 6, colour);
  for (const a of [-2.7, -2.1, -0.9, -0.3])
    pen.line(curve([[42, -18], polar([42, -24], 14, a), polar([42, -10], 30, a)]), 5, colour);
};

/** Two initials, A and R, with a heart of dots between them: a couple. */
export const couple: Mark = (pen, colour) => {
  pen.line(trace("-52 26, -34 -26, -16 26"), 6.5, colour);
  pen.line(trace("-45 8, -23 8"), 5, colour);
  pen.line(curve(trace("18 26!, 18 -26!, 40 -24, 46 -10, 38 2, 18 4!"), false), 6.5, colour);
  pen.line(trace("30 4, 48 26"), 6.5, colour);
  pen.dots(trace("0 18, -5 11, 5 11"), 4, colour);
};

/** A sun of petals: a bank that greets its customers at Diwali. */
export const rays: Mark = (pen, colour) => {
  const blades = range(
    10,
    (i) =>
      petal(polar([0, 0], 20, (i * TAU) / 10), polar([0, 0], 50, (i * TAU) / 10), 9, { tip: 0.5 }).outline,
  );
  pen.areas(blades, colour, 0);
  pen.line(ellipse([0, 0], 13), 5, colour, true);
};

export function stamped(pen: Pen, mark: Mark, [x, y]: Point, scale: number, colour: string): void {
  pen.place(move(x, y, 0, scale), () => mark(pen, colour));
}

/** Words too small to be read, as an address under a mark is at arm's length. */
export function smallPrint(pen: Pen, [x, y]: Point, width: number, rows: number, colour: string): void {
  for (let row = 0; row < rows; row++) {
    const wide = width * (row % 2 ? 0.7 : 1);
    const letters = range(Math.round(wide / 9), (i): Path => {
      const at = x - wide / 2 + i * 9;
      return i % 6 === 5
        ? [[at, y + row * 22 + 5]]
        : [
            [at, y + row * 22 + 9],
            [at + 2 + (i % 3), y + row * 22 + ((i * 7) % 4)],
            [at + 5, y + row * 22 + 9],
          ];
    });
    pen.lines(letters, 2.6, colour);
  }
}

/** A tag on a string, the mark on it. */
export function tag(pen: Pen, from: Point, at: Point, mark: Mark): void {
  pen.nib(curve([from, [from[0] + 20, (from[1] + at[1]) / 2 - 10], at]), 4, geru);
  const [x, y] = at;
  const outline = "-92 40!, -40 -6!, 0 -34!, 40 -6!, 92 40!, 92 150!, -92 150!";
  const card = curve(
    trace(outline).map(([dx, dy, c]): Point => [x + dx, y + dy, c]),
    true,
  );
  pen.areas([card], paper, 4, ink);
  pen.areas([ellipse([x, y], 9)], turmeric, 2.6, ink);
  stamped(pen, mark, [x, y + 88], 1.15, geru);
}
