import { type Body, petal } from "../geometry/body.ts";
import { around, curve, ellipse, type Knot } from "../geometry/curve.ts";
import { move } from "../geometry/matrix.ts";
import { heading, lerp, nth, type Path, type Point, polar, range, TAU } from "../geometry/point.ts";
import { lineOver } from "./paint.ts";
import type { Pen } from "./pen.ts";
import { areaColour, coat, single, veins } from "./shapes.ts";

/** A leaf with a midrib and side veins. */
export function leaf(pen: Pen, from: Point, to: Point, width: number, colour: string, bend = 0): Body {
  const blade = petal(from, to, width, { bend, base: 0.62, tip: 0.85 });
  const lie = heading(from, to) + 0.9;
  single(pen, blade.outline, colour, 1.9, lie);
  const ribs = [0.22, 0.38, 0.54, 0.7].flatMap((u) =>
    [-1, 1].map((s) => [blade.at(u, 0), blade.at(Math.min(1, u + 0.13), s * 0.84)]),
  );
  if (pen.paint.hand === "flat") veins(pen, [...ribs, blade.along(0, 0, 0.9, 6)], colour, 0.9);
  else pen.line(blade.along(0, 0, 0.9, 6), 1.1);
  return blade;
}

export interface Rosette {
  petals?: number;
  colour?: string;
  core?: string;
  turn?: number;
}

export function rosette(pen: Pen, centre: Point, radius: number, options: Rosette = {}): void {
  const { petals = 8, colour = pen.paint.soft, core = pen.paint.bright, turn = 0 } = options;
  const wide = ((radius * Math.PI) / petals) * 0.86;
  const around = range(petals, (i) => {
    const angle = turn + (TAU * i) / petals;
    return petal(polar(centre, radius * 0.22, angle), polar(centre, radius, angle), wide, { tip: 0.42 });
  });
  const outlines = around.map((p) => p.outline);
  pen.areas(outlines, areaColour(pen, colour));
  const fine = radius * pen.scale > 11;
  if (fine) {
    const middles = around.map((p) => p.along(0, 0.3, 0.75, 4));
    veins(pen, middles, colour, 0.9);
  }
  pen.areas([ellipse(centre, radius * 0.3)], areaColour(pen, core), 1.4);
  if (fine) pen.dots([centre], radius * 0.09);
  pen.occupy(ellipse(centre, radius));
}

export interface Mandala {
  colours: readonly string[];
  /**
   * Rows from outside in: number of petals, outer and inner radius and petal width as fractions of the
   * radius.
   */
  rows: readonly (readonly [petals: number, outer: number, inner: number, width: number])[];
  core?: string;
}

/** The disc in the middle of a mandala. */
function seed(pen: Pen, centre: Point, r: number, core: string): void {
  const disc = ellipse(centre, r);
  pen.fill(disc, pen.paint.ground);
  pen.nib(disc, 2.3, pen.paint.ink, true);
  const spokes = range(Math.round(24 + r / 3), (_, t) => [
    polar(centre, r * 0.82, t * TAU),
    polar(centre, r * 0.97, t * TAU + 0.1),
  ]);
  pen.lines(spokes, 1);
  pen.fill(ellipse(centre, r * 0.8), areaColour(pen, core));
  pen.line(ellipse(centre, r * 0.8), 1.5, pen.paint.ink, true);
  rosette(pen, centre, r * 0.66, { petals: 8, colour: pen.paint.warm, core: pen.paint.ground });
}

/** Rows of doubled petals about a rosette: the kohbar lotus seen from above. */
export function mandala(
  pen: Pen,
  centre: Point,
  radius: number,
  options: Mandala,
  double: (p: Body, colour: string) => void,
): void {
  options.rows.forEach(([count, outer, inner, width], row) => {
    const colour = nth(options.colours, row);
    // Even petals first, then odd: no seam where the round closes.
    const order = [
      ...range(count, (k) => k).filter((k) => k % 2 === 0),
      ...range(count, (k) => k).filter((k) => k % 2),
    ];
    for (const k of order) {
      const angle = ((k + (row % 2) / 2) * TAU) / count - Math.PI / 2;
      const shape = { base: 0.75, tip: 0.62 };
      double(
        petal(
          polar(centre, radius * inner, angle),
          polar(centre, radius * outer, angle),
          radius * width,
          shape,
        ),
        colour,
      );
    }
  });
  seed(pen, centre, radius * 0.3, options.core ?? pen.paint.bright);
  pen.occupy(ellipse(centre, radius));
}

/** The long Mithila eye; its white stays bare. */
export function eye(pen: Pen, centre: Point, radius: number, long = 1.9, turn = 0): void {
  const white = "#FBF6EC";
  const black = "#1E1A18";
  pen.place(move(centre[0], centre[1], turn, radius), () => {
    const knots: Knot[] = [
      [-long, 0, 1],
      [-0.6, -0.92],
      [0.5, -0.8],
      [long, 0, 1],
      [0.5, 0.72],
      [-0.6, 0.8],
    ];
    const lids = curve(knots, true, 0.12);
    pen.fill(lids, white);
    pen.fill(ellipse([0, -0.04], 0.62), black);
    pen.fill(ellipse([-0.18, -0.24], 0.17), white);
    pen.fill(ellipse([0, 0], 0.01), black);
  });
  const lids = curve(
    [
      [-long, 0, 1],
      [-0.6, -0.92],
      [0.5, -0.8],
      [long, 0, 1],
      [0.5, 0.72],
      [-0.6, 0.8],
    ],
    true,
    0.1,
  ).map(
    ([x, y]): Point => [
      centre[0] + radius * (x * Math.cos(turn) - y * Math.sin(turn)),
      centre[1] + radius * (x * Math.sin(turn) + y * Math.cos(turn)),
    ],
  );
  pen.nib(lids, 2.3, black, true);
}

/** A stem or branch between two nibbed edges, crossed by short strokes or chevrons. */
export function stem(pen: Pen, t: Body, colour: string, strokes: number, chevrons = false): void {
  coat(pen, t.outline, colour);
  const marks = range(strokes, (_, u): Path => {
    const v = Math.min(1, u + 1 / strokes);
    return chevrons ? [t.at(u, -1), t.at(v, 0), t.at(u, 1)] : [t.at(u, -0.95), t.at(v, 0.95)];
  });
  pen.lines(marks, 1, pen.paint.ink);
  pen.nib(t.outline, 2.2, pen.paint.ink, true);
  pen.occupy(t.outline);
}

/** Dots in a ring. */
export function beads(
  pen: Pen,
  centre: Point,
  radius: number,
  count: number,
  size: number,
  colour: string,
): void {
  pen.dots(around(centre, radius, count), size, colour);
}

/** A band across a body from u0 to u1 with beads on it: collars, gills, bracelets. */
export function collar(
  pen: Pen,
  t: Body,
  u0: number,
  u1: number,
  colour: string,
  bulge: number,
  count = 6,
): void {
  const [a, b] = [t.across(u0, bulge), t.across(u1, bulge)];
  pen.fill([...a, ...b.slice().reverse()], areaColour(pen, colour));
  pen.lines([a, b], 1.7);
  const middle = range(count, (_, q): Point => {
    const v = lerp(-0.78, 0.78, q);
    return t.at((u0 + u1) / 2 + bulge * (1 - v * v), v);
  });
  pen.dots(middle, 2.3, lineOver(pen.paint, colour));
}
