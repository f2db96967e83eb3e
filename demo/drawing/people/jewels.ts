import { petal } from "../geometry/body.ts";
import { around, curve, ellipse, type Knot, trace } from "../geometry/curve.ts";
import { type Path, type Point, polar, range } from "../geometry/point.ts";
import { rosette } from "../pen/parts.ts";
import type { Pen } from "../pen/pen.ts";
import { PIGMENT } from "../pen/pigments.ts";
import { doubled, hatch, inked } from "../pen/shapes.ts";
import type { Look } from "./sitter.ts";

const { ink, turmeric, geru, paper } = PIGMENT;

/** A bell earring under a rosette. */
export function earring(pen: Pen, at: Point, long: boolean): void {
  rosette(pen, at, 19, { petals: 8, colour: turmeric, core: geru });
  const drop = petal([at[0], at[1] + 14], [at[0], at[1] + (long ? 74 : 50)], long ? 17 : 20, {
    base: 0.9,
    tip: 0.35,
  });
  doubled(pen, drop.outline, turmeric, { gap: 4, weight: 2.2 });
  pen.dots(around(polar(at, long ? 86 : 62, Math.PI / 2), 8, 3), 2.6, geru);
}

function string(pen: Pen, knots: readonly Knot[], size: number, colour: string): void {
  for (const p of curve(knots, false, size * 1.9)) inked(pen, ellipse(p, size), colour, 1.6);
}

/** What hangs about the neck between two points: strings of beads, seeds, or a stiff silver ring. */
export function neckwear(pen: Pen, look: Look, left: Point, right: Point): void {
  const middle = (left[0] + right[0]) / 2;
  const low = Math.max(left[1], right[1]);
  const hang = (depth: number, out: number): Knot[] => [
    [left[0] - out, left[1] + out * 0.5],
    [left[0] + 20 - out * 0.4, low + depth * 0.7],
    [middle, low + depth],
    [right[0] - 20 + out * 0.4, low + depth * 0.7],
    [right[0] + out, right[1] + out * 0.5],
  ];
  if (look.has("torque")) {
    inked(pen, crescent(curve(hang(62, 6)), 15), "#D9D3C7", 2.6);
    pen.lines(
      curve(hang(62, 6), false, 13).map(
        ([x, y]): Path => [
          [x - 3, y - 8],
          [x + 3, y + 8],
        ],
      ),
      1.4,
    );
  }
  if (look.has("chain")) {
    pen.nib(curve(hang(54, 4)), 5, ink);
    pen.nib(curve(hang(54, 4)), 2.4, turmeric);
    rosette(pen, [middle, low + 64], 13, { petals: 6, colour: turmeric, core: geru });
  }
  if (look.has("beads")) for (const depth of [64, 104]) string(pen, hang(depth, depth / 9), 9, "#7A3B22");
  if (!look.has("necklaces")) return;
  string(pen, hang(66, 0), 8, turmeric);
  string(pen, hang(112, 14), 11, geru);
  rosette(pen, [middle, low + 126], 24, { petals: 8, colour: geru, core: turmeric });
}

/** A ring open at its ends: the line, thickest in its middle. */
function crescent(line: Path, width: number): Point[] {
  const lower = line.map(([x, y], i): Point => {
    const t = i / (line.length - 1);
    return [x, y + width * (0.5 + Math.sin(Math.PI * t))];
  });
  return [...line.map(([x, y]): Point => [x, y]), ...lower.reverse()];
}

/** The checked cotton cloth of the men, hung over a shoulder; drawn inside an outline. */
export function gamcha(pen: Pen, outline: Path, turn: number): void {
  pen.fill(outline, paper);
  hatch(pen, [outline], turn, 22, 7, geru);
  hatch(pen, [outline], turn, 22, 1.2, ink);
  hatch(pen, [outline], turn + Math.PI / 2, 22, 3.4, geru);
  pen.nib(outline, 3, ink, true);
}

/** Godna marks: a row of dots with three above it, and crosses along a line. */
export function tattoo(pen: Pen, [x, y]: Point, turn = 0): void {
  const at = (dx: number, dy: number): Point => polar([x, y], Math.hypot(dx, dy), Math.atan2(dy, dx) + turn);
  pen.dots(
    range(5, (i) => at((i - 2) * 9, 0)),
    2.5,
    "#2B4A3C",
  );
  pen.dots([at(-9, -9), at(9, -9), at(0, -17)], 2.5, "#2B4A3C");
}

export const loop = (knots: string): Point[] => curve(trace(knots), true);
