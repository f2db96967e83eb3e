import { petal } from "../geometry/body.ts";
import { type Box, corners } from "../geometry/box.ts";
import { around, resample } from "../geometry/curve.ts";
import { move } from "../geometry/matrix.ts";
import { nth, type Path, type Point, polar, range, TAU } from "../geometry/point.ts";
import { lineOver } from "./paint.ts";
import { rosette } from "./parts.ts";
import type { Pen } from "./pen.ts";
import { areaColour } from "./shapes.ts";

export type BandKind = "triangles" | "petals" | "hatch" | "waves" | "diamonds" | "dots" | "leaves" | "fish";

/** One unit of a band, u wide and h high from the origin. `odd` alternates colours. */
type Unit = (pen: Pen, u: number, h: number, odd: boolean) => void;

function triangles(pen: Pen, u: number, h: number, odd: boolean): void {
  const { warm, deep, ink, ground } = pen.paint;
  const outer: Path = [
    [0, h],
    [u / 2, 0],
    [u, h],
  ];
  const inner: Path = [
    [u * 0.27, h],
    [u / 2, h * 0.46],
    [u * 0.73, h],
  ];
  pen.fill(outer, areaColour(pen, odd ? warm : deep));
  pen.areas([inner], ground, 1);
  pen.line(outer, 1.6, ink, true);
  const strokes = [0.12, 0.22, 0.32].flatMap((k) => [
    [
      [u * (0.5 - k), 1],
      [u * (0.5 - k), h * 2 * k - 1],
    ] as Path,
    [
      [u * (0.5 + k), 1],
      [u * (0.5 + k), h * 2 * k - 1],
    ] as Path,
  ]);
  pen.lines(strokes, 0.9);
}

function petals(pen: Pen, u: number, h: number, odd: boolean): void {
  const colour = odd ? pen.paint.fresh : pen.paint.warm;
  const p = petal([u / 2, h], [u / 2, h * 0.07], u * 0.47, { base: 0.26, tip: 0.78 });
  pen.areas([p.outline], areaColour(pen, colour), 1.6);
  pen.lines(
    [-0.4, 0, 0.4].map((v) => p.along(v, 0.16, 0.72 - Math.abs(v) * 0.3, 4)),
    1,
    lineOver(pen.paint, colour),
  );
  pen.dots([[0, h * 0.24]], 1.9, pen.paint.warm);
}

function hatched(pen: Pen, u: number, h: number, odd: boolean): void {
  const strokes = range(
    6,
    (_, t): Path =>
      odd
        ? [
            [u * t, 0],
            [u * t, h],
          ]
        : [
            [0, h * t],
            [u, h * t],
          ],
  );
  pen.lines(strokes, 0.9);
}

function waves(pen: Pen, u: number, h: number, odd: boolean): void {
  const colour = odd ? pen.paint.deep : pen.paint.bright;
  const blade = petal([0, h * (odd ? 0.14 : 0.86)], [u, h * (odd ? 0.86 : 0.14)], h * 0.22, { tip: 0.6 });
  pen.areas([blade.outline], areaColour(pen, colour), 1.5);
  pen.line(blade.along(0, 0.12, 0.88, 4), 0.9, lineOver(pen.paint, colour));
  const side = odd ? 1 : -1;
  pen.dots(
    [
      [u / 2 + side * u * 0.2, h * 0.24],
      [u / 2 - side * u * 0.2, h * 0.78],
    ],
    1.9,
    pen.paint.warm,
  );
}

function diamonds(pen: Pen, u: number, h: number, odd: boolean): void {
  const shape = (k: number): Path => [
    [u / 2, h / 2 - (h / 2) * k],
    [u / 2 + (u / 2) * k, h / 2],
    [u / 2, h / 2 + (h / 2) * k],
    [u / 2 - (u / 2) * k, h / 2],
  ];
  pen.fill(shape(0.94), areaColour(pen, odd ? pen.paint.glow : pen.paint.deep));
  pen.areas([shape(0.5)], areaColour(pen, pen.paint.bright), 1.1);
  pen.line(shape(0.94), 1.6, pen.paint.ink, true);
  pen.dots([[u / 2, h / 2]], 1.6);
  pen.lines(
    [0.12, 0.2].flatMap((k) => [
      [
        [u * k, 1],
        [0, h * k],
      ] as Path,
      [
        [u * (1 - k), 1],
        [u, h * k],
      ] as Path,
      [
        [u * k, h - 1],
        [0, h * (1 - k)],
      ] as Path,
      [
        [u * (1 - k), h - 1],
        [u, h * (1 - k)],
      ] as Path,
    ]),
    0.9,
  );
}

function dotted(pen: Pen, u: number, h: number, odd: boolean): void {
  pen.dots([[u / 2, h / 2]], h * 0.17, odd ? pen.paint.warm : pen.paint.deep);
  pen.dots(around([u / 2, h / 2], h * 0.34, 6), 1.2);
}

function leaves(pen: Pen, u: number, h: number, odd: boolean): void {
  const colour = odd ? pen.paint.fresh : pen.paint.glow;
  for (const side of [-1, 1]) {
    const blade = petal([0, h / 2], [u * 0.95, h / 2 + side * h * 0.4], h * 0.16, { base: 0.5, tip: 0.7 });
    pen.areas([blade.outline], areaColour(pen, colour), 1.4);
    pen.line(blade.along(0, 0.15, 0.8, 3), 0.8, lineOver(pen.paint, colour));
  }
  pen.line(
    [
      [0, h / 2],
      [u, h / 2],
    ],
    1.4,
  );
}

function fishes(pen: Pen, u: number, h: number, odd: boolean): void {
  const colour = odd ? pen.paint.deep : pen.paint.glow;
  const tail: Path = [
    [u * 0.7, h / 2],
    [u * 0.96, h * 0.14],
    [u * 0.88, h / 2],
    [u * 0.96, h * 0.86],
  ];
  pen.areas([tail], areaColour(pen, pen.paint.bright), 1.3);
  const p = petal([u * 0.78, h / 2], [u * 0.04, h / 2], h * 0.36, { base: 0.7, tip: 0.5 });
  pen.areas([p.outline], areaColour(pen, colour), 1.5);
  pen.lines(
    [p.across(0.25, 0.06, -0.9, 0.9, 5), p.across(0.42, 0.06, -0.9, 0.9, 5)],
    0.9,
    lineOver(pen.paint, colour),
  );
  pen.line(p.across(0.66, -0.06, -1, 1, 5), 1.1);
  pen.dots([p.at(0.82, 0.2)], 1.5, lineOver(pen.paint, colour));
}

const UNITS: Readonly<Record<BandKind, { draw: Unit; wide: number }>> = {
  triangles: { draw: triangles, wide: 1.05 },
  petals: { draw: petals, wide: 0.9 },
  hatch: { draw: hatched, wide: 1 },
  waves: { draw: waves, wide: 1.5 },
  diamonds: { draw: diamonds, wide: 1.15 },
  dots: { draw: dotted, wide: 1 },
  leaves: { draw: leaves, wide: 1.1 },
  fish: { draw: fishes, wide: 2 },
};

export const BAND_KINDS = Object.keys(UNITS).filter((name): name is BandKind => name in UNITS);

/**
 * A band from the origin, `length` long and `height` high; `tint` names the paint when a sheet uses several.
 */
export function band(pen: Pen, length: number, height: number, kind: BandKind, tint = ""): void {
  const unit = UNITS[kind];
  const count = Math.max(2, Math.round(length / (height * unit.wide)));
  const u = length / count;
  const strip = corners({ x: 0, y: 0, w: length, h: height });
  pen.fill(strip, pen.paint.ground);
  for (let i = 0; i < count; i++) {
    const key = `${kind}${u.toFixed(1)}x${height.toFixed(1)}${i % 2}${tint}`;
    pen.stamp(key, move(i * u, 0), () => unit.draw(pen, u, height, i % 2 === 1));
  }
  pen.lines([strip.slice(0, 2), strip.slice(2, 4)], 1.8);
  pen.occupy(strip);
}

/** A frame of one band on four sides, with a rosette in each corner. */
export function frame(pen: Pen, box: Box, thick: number, kind: BandKind, tint = ""): void {
  const { x, y, w, h } = box;
  const sides: [number, number, number, number][] = [
    [x + thick, y, 0, w - 2 * thick],
    [x + w, y + thick, Math.PI / 2, h - 2 * thick],
    [x + w - thick, y + h, Math.PI, w - 2 * thick],
    [x, y + h - thick, -Math.PI / 2, h - 2 * thick],
  ];
  for (const [sx, sy, turn, length] of sides)
    pen.place(move(sx, sy, turn), () => band(pen, length, thick, kind, tint));
  for (const [cx, cy] of corners({ x, y, w: w - thick, h: h - thick }).slice(0, 4)) {
    const tile = corners({ x: cx, y: cy, w: thick, h: thick });
    pen.fill(tile, pen.paint.ground);
    rosette(pen, [cx + thick / 2, cy + thick / 2], thick * 0.43, { colour: pen.paint.warm });
    pen.line(tile, 1.7, pen.paint.ink, true);
  }
  pen.nib(resample(corners(box), 10), 2.6, pen.paint.ink, true);
}

/** A round border of petals between two radii. */
export function ringBand(pen: Pen, centre: Point, inner: number, outer: number): void {
  const middle = inner + (outer - inner) * 0.3;
  const deep = outer - middle;
  const count = Math.round((TAU * outer) / (deep * 1.05) / 2) * 2;
  const wide = (TAU * middle) / count;
  pen.lines(
    range(count * 3, (_, t) => [polar(centre, inner, t * TAU), polar(centre, middle, t * TAU + 0.012)]),
    1,
  );
  for (let i = 0; i < count; i++) {
    const a = (i * TAU) / count;
    const colour = nth([pen.paint.warm, pen.paint.bright], i);
    const p = petal(polar(centre, middle, a), polar(centre, outer - 1, a), wide * 0.47, {
      base: 0.28,
      tip: 0.8,
    });
    pen.areas([p.outline], areaColour(pen, colour), 1.4);
    pen.line(p.along(0, 0.15, 0.6, 3), 1, lineOver(pen.paint, colour));
  }
  const circle = (r: number) => around(centre, r, Math.round(r * 0.8)).concat([[centre[0] + r, centre[1]]]);
  pen.nib(circle(inner), 2.2, pen.paint.ink, true);
  pen.line(circle(middle), 1.4, pen.paint.ink, true);
  pen.nib(circle(outer), 3, pen.paint.ink, true);
}
