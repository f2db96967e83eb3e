import { body, petal, profile } from "../geometry/body.ts";
import { around, curve, ellipse, trace } from "../geometry/curve.ts";
import { move } from "../geometry/matrix.ts";
import { nth, type Path, type Point, polar, TAU } from "../geometry/point.ts";
import type { Circle } from "./ground.ts";
import { lineOver } from "./paint.ts";
import { leaf, rosette } from "./parts.ts";
import type { Pen } from "./pen.ts";
import { areaColour } from "./shapes.ts";

export type FillerName = "twig" | "flower" | "fish" | "sprig" | "ring" | "trio" | "dot" | "spiral";

interface Filler {
  /** The smallest and largest radius it is drawn at. */
  least: number;
  most: number;
  /** How many differently coloured kinds there are. */
  kinds: number;
  turns: boolean;
  /** Drawn about the origin at radius 100. */
  draw: (pen: Pen, kind: number) => void;
}

function twig(pen: Pen, kind: number): void {
  const spine = curve(
    [
      [-98, 0],
      [0, kind % 2 ? 22 : -22],
      [46, 0],
    ],
    false,
    6,
  );
  const t = body(spine, () => 4, 20);
  pen.line(spine, 4);
  const { fresh, bright, soft, warm } = pen.paint;
  const blades = [0.1, 0.39, 0.68].flatMap((u, k) =>
    [-1, 1].map((side) => {
      const from = t.at(u, 0);
      return petal(from, polar(from, 58 - k * 7, t.way(u) + side * 0.85), 17, { base: 0.62, tip: 0.85 });
    }),
  );
  pen.areas(
    blades.map((blade) => blade.outline),
    areaColour(pen, kind === 2 ? bright : fresh),
    4,
  );
  pen.lines(
    blades.map((blade) => blade.along(0, 0.1, 0.8, 4)),
    2.4,
    lineOver(pen.paint, fresh),
  );
  const buds = [-0.5, 0.5, 0].map(
    (side) => petal([46, 0], polar([46, 0], 46, side), 13, { tip: 0.6 }).outline,
  );
  pen.areas(buds, areaColour(pen, kind % 2 ? soft : warm), 4);
}

function smallFish(pen: Pen, kind: number): void {
  const colour = nth([pen.paint.glow, pen.paint.deep, pen.paint.soft], kind);
  const width = profile(trace("0 0.06, 0.2 0.72, 0.45 1, 0.8 0.5, 1 0.2"), 42);
  const t = body([[-94, 0] as Point, [48, 0] as Point], width, 24);
  const tail: Path = trace("44 0, 96 -44, 82 0, 96 44, 44 0");
  pen.areas([tail], areaColour(pen, pen.paint.bright), 4.5);
  pen.areas([t.outline], areaColour(pen, colour), 5);
  pen.lines(
    [
      t.across(0.5, 0.05, -0.9, 0.9, 6),
      t.across(0.65, 0.05, -0.9, 0.9, 6),
      t.across(0.8, 0.05, -0.9, 0.9, 6),
    ],
    3,
    lineOver(pen.paint, colour),
  );
  pen.line(t.across(0.32, 0.06, -1, 1, 6), 3.4);
  pen.dots([[-62, -6]], 6, lineOver(pen.paint, colour));
}

function spiral(pen: Pen): void {
  const line = Array.from({ length: 30 }, (_, i): Point => polar([0, 0], 12 + i * 2.8, i * 0.42));
  // In the second colour: in ink a whole ground of them is a grey tint that swallows the figure.
  pen.line(line, 4.5, pen.paint.warm);
  pen.dots(around([0, 0], 96, 9), 5, pen.paint.warm);
}

const FILLERS: Readonly<Record<FillerName, Filler>> = {
  twig: { least: 22, most: 42, kinds: 3, turns: true, draw: twig },
  flower: {
    least: 15,
    most: 24,
    kinds: 3,
    turns: true,
    draw: (pen, kind) =>
      rosette(pen, [0, 0], 98, {
        petals: 8,
        colour: nth([pen.paint.soft, pen.paint.warm, pen.paint.glow], kind),
      }),
  },
  fish: { least: 21, most: 34, kinds: 3, turns: true, draw: smallFish },
  sprig: {
    least: 9.5,
    most: 17,
    kinds: 3,
    turns: true,
    draw: (pen, kind) => {
      leaf(pen, [-98, 0], [98, 0], 44, nth([pen.paint.fresh, pen.paint.bright, pen.paint.glow], kind));
    },
  },
  spiral: { least: 13, most: 20, kinds: 1, turns: true, draw: spiral },
  ring: {
    least: 6.5,
    most: 10,
    kinds: 1,
    turns: false,
    draw: (pen) => {
      pen.line(ellipse([0, 0], 80), 16, pen.paint.warm, true);
      pen.dots([[0, 0]], 18, pen.paint.warm);
    },
  },
  trio: {
    least: 6,
    most: 9.5,
    kinds: 1,
    turns: true,
    draw: (pen) => pen.dots(around([0, 0], 55, 3), 25, pen.paint.warm),
  },
  dot: { least: 3.2, most: 5, kinds: 1, turns: false, draw: (pen) => pen.dots([[0, 0]], 46, pen.paint.ink) },
};

export const FILLER_NAMES = Object.keys(FILLERS).filter((name): name is FillerName => name in FILLERS);

/** One filler about the origin at radius 100. */
export function fillerSample(pen: Pen, name: FillerName, kind: number): void {
  FILLERS[name].draw(pen, kind);
}

export interface Filling {
  kinds: readonly FillerName[];
  /** Free space left about each filler. */
  pad?: number;
  /** Everything is laid a second time, mirrored about this vertical. */
  mirrorX?: number;
  scale?: number;
  /** Names the paint in stamps, when one sheet uses several. */
  tint?: string;
}

/** The kinds that fit into the room, without those much smaller than the largest of them. */
function largestThatFit(kinds: readonly FillerName[], room: number): FillerName[] {
  const fit = kinds.filter((k) => room >= FILLERS[k].least);
  const widest = Math.max(...fit.map((k) => FILLERS[k].least));
  return fit.filter((k) => FILLERS[k].least >= widest * 0.66);
}

/**
 * Fills the empty ground inside an outline: large fillers first, dots last. Radii are in the sheet's units.
 */
export function fillGround(pen: Pen, outline: Path, filling: Filling): void {
  const ground = pen.ground;
  if (!ground) return;
  const { pad = 5, scale = 1, tint = "" } = filling;
  const mirrorX = filling.mirrorX === undefined ? undefined : nth(pen.onSheet([[filling.mirrorX, 0]]), 0)[0];
  const region = pen.onSheet(outline);
  let n = 0;
  const layOne = (centre: Point, free: number): Circle | undefined => {
    const room = (free - pad) / scale;
    const top = largestThatFit(filling.kinds, room);
    if (top.length === 0) return undefined;
    const name = nth(top, n++);
    const radius = Math.min(room, FILLERS[name].most) * scale;
    const aside = mirrorX === undefined ? 0 : centre[0] - mirrorX;
    // Near the axis the two copies would run into each other: one stands on it instead.
    const onAxis = mirrorX !== undefined && Math.abs(aside) < radius + pad;
    const lay = layer(pen, name, radius, tint);
    const used: Point = [onAxis ? mirrorX : centre[0], centre[1]];
    lay(used, 1);
    if (mirrorX !== undefined && !onAxis) {
      lay([mirrorX - aside, centre[1]], -1);
      ground.occupy(ellipse([mirrorX - aside, centre[1]], radius));
    }
    return { centre: used, radius };
  };
  pen.inSheet(() => ground.fillIn(region, mirrorX ?? 0, layOne));
}

/** Lays one filler in a colour and direction chosen once, so that its mirrored twin is like it. */
function layer(pen: Pen, name: FillerName, radius: number, tint: string): (at: Point, flip: number) => void {
  const filler = FILLERS[name];
  const kind = Math.floor(pen.random() * filler.kinds);
  const turn = filler.turns ? pen.random() * TAU : 0;
  return ([x, y], flip) =>
    pen.stamp(`${name}${kind}${tint}`, move(x, y, turn * flip, (radius / 100) * flip, radius / 100), () =>
      filler.draw(pen, kind),
    );
}
