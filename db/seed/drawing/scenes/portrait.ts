import { petal } from "../geometry/body.ts";
import { fitting } from "../geometry/box.ts";
import { around, curve, ellipse, type Knot, trace } from "../geometry/curve.ts";
import { inset } from "../geometry/outline.ts";
import { lerp, nth, type Path, type Point, polar, range } from "../geometry/point.ts";
import { features } from "../motifs/face.ts";
import { figureFor, type Motif } from "../motifs/motifs.ts";
import { ringBand } from "../pen/bands.ts";
import { fillGround } from "../pen/fillers.ts";
import { clothFor, type Palette, paintFor } from "../pen/paint.ts";
import { rosette } from "../pen/parts.ts";
import type { Pen } from "../pen/pen.ts";
import { PIGMENT } from "../pen/pigments.ts";
import { doubled, gapHatch } from "../pen/shapes.ts";
import { penOn } from "./sheet.ts";

const { ink, turmeric, geru, paper, indigo, leaf, rose, palash } = PIGMENT;

const SKINS = ["#D99C5B", "#C98A4B", "#E0AC6C", "#BF7F45"] as const;
const SARIS: readonly (readonly [body: string, border: string])[] = [
  [geru, turmeric],
  [indigo, palash],
  [leaf, turmeric],
  [rose, indigo],
  [palash, leaf],
  [turmeric, geru],
];

interface Person {
  skin: string;
  sari: string;
  border: string;
  /** Half the width of the face as a part of its height. */
  round: number;
  seed: number;
}

const CENTRE: Point = [400, 366];

/** The end of the sari drawn over the head, falling to the shoulders. */
function veil(pen: Pen, who: Person): void {
  const knots: Knot[] = trace(
    "400 118, 500 138, 584 226, 606 360, 612 480, 660 590, 716 760!, 400 790, 84 760!, 140 590, 188 480, 194 360, 216 226, 300 138",
  );
  const outline = curve(knots, true);
  pen.fill(outline, who.sari);
  pen.clip(outline, () => {
    const dots = range(
      14 * 15,
      (i): Point => [96 + (i % 15) * 44 + (Math.floor(i / 15) % 2) * 22, 130 + Math.floor(i / 15) * 46],
    );
    for (const p of dots) {
      pen.stamp("buti", [1, 0, 0, 1, p[0], p[1]], () => {
        pen.dots(around([0, 0], 6.5, 5), 1.7, who.sari === turmeric ? geru : turmeric);
        pen.dots([[0, 0]], 1.8, paper);
      });
    }
  });
  pen.nib(outline, 3.6, ink, true);
  pen.occupy(outline);
}

/** The sari's border framing the face: a doubled band with scallops. */
function edging(pen: Pen, who: Person): void {
  const rim = (d: number): Point[] =>
    curve([
      [236 + d, 800],
      [226 + d * 0.9, 640],
      [248 + d * 0.8, 540],
      [232 + d * 0.9, 400],
      [250 + d, 250 + d * 0.3],
      [320 + d * 0.4, 178 + d],
      [400, 156 + d],
      [480 - d * 0.4, 178 + d],
      [550 - d, 250 + d * 0.3],
      [568 - d * 0.9, 400],
      [552 - d * 0.8, 540],
      [574 - d * 0.9, 640],
      [564 - d, 800],
    ]);
  const outer = rim(0);
  const inner = rim(27);
  const ribbon = [...outer, ...inner.slice().reverse()];
  pen.fill(ribbon, who.border);
  const n = 64;
  const teeth = range(n, (_, t): Path => {
    const a = nth(outer, Math.round(t * (outer.length - 1)));
    const b = nth(inner, Math.round(t * (inner.length - 1)));
    return [a, [lerp(a[0], b[0], 0.62), lerp(a[1], b[1], 0.62)]];
  });
  pen.lines(teeth, 4.6, who.sari);
  pen.dots(
    teeth.map((p) => nth(p, 1)),
    2.6,
    paper,
  );
  pen.nib(outer, 3, ink);
  pen.nib(inner, 3, ink);
}

function necklaces(pen: Pen): void {
  for (const [drop, size, colour] of [
    [0, 8, turmeric],
    [34, 11, geru],
  ] as const) {
    const chain = curve(
      [
        [338 - drop * 0.6, 566 + drop * 0.3],
        [356, 618 + drop],
        [400, 640 + drop * 1.2],
        [444, 618 + drop],
        [462 + drop * 0.6, 566 + drop * 0.3],
      ],
      false,
      17,
    );
    for (const p of chain) {
      pen.fill(ellipse(p, size), colour);
      pen.line(ellipse(p, size), 1.6, ink, true);
    }
  }
}

function bust(pen: Pen, who: Person): void {
  const neck = curve(
    trace("344 500!, 346 590, 250 650, 216 800!, 584 800!, 550 650, 454 590, 456 500!"),
    true,
  );
  pen.fill(neck, who.skin);
  pen.nib(neck, 2.6, ink, true);
  const blouse = curve(trace("230 700!, 300 668, 400 742, 500 668, 570 700!, 584 810!, 216 810!"), true);
  pen.fill(blouse, who.border);
  pen.nib(blouse, 2.6, ink, true);
  necklaces(pen);
  rosette(pen, [400, 702], 24, { petals: 8, colour: geru, core: turmeric });
  pen.lines(
    range(
      9,
      (_, t): Path =>
        range(12, (_i, u): Point => [lerp(352, 448, u), 508 + t * 30 + 12 * Math.sin(u * Math.PI)]),
    ),
    1.1,
    ink,
  );
}

/** Hair parted in the middle, with combed lines and the red of the parting. */
function hair(pen: Pen): void {
  const outline = curve(
    trace("190 400!, 246 300, 310 240, 400 206!, 490 240, 554 300, 610 400!, 610 120!, 190 120!"),
    true,
  );
  pen.fill(outline, ink);
  const combed = [-1, 1].flatMap((s) =>
    range(9, (_, t) =>
      curve([
        [400 + s * 4, 176 + t * 24],
        [400 + s * lerp(60, 84, t), 186 + t * 48],
        [400 + s * 176, 250 + t * 96],
      ]),
    ),
  );
  pen.lines(combed, 1.4, "#7D6650");
  pen.line(trace("400 166, 400 206"), 7, geru);
}

function headAndHair(pen: Pen, who: Person): void {
  const wide = 160 * who.round;
  const face = curve(
    [
      [400, 172],
      [400 + wide * 0.72, 206],
      [400 + wide, 320],
      [400 + wide * 0.93, 430],
      [400 + wide * 0.55, 532],
      [400, 566],
      [400 - wide * 0.55, 532],
      [400 - wide * 0.93, 430],
      [400 - wide, 320],
      [400 - wide * 0.72, 206],
    ],
    true,
  );
  pen.fill(face, who.skin);
  gapHatch(pen, face, 13, 6);
  pen.line(inset(face, 13), 1.4, ink, true);
  pen.clip(face, () => hair(pen));
  pen.nib(face, 3.4, ink, true);
  for (const side of [-1, 1]) earring(pen, [400 + side * (wide - 4), 430], who.seed % 2 === 0);
}

function earring(pen: Pen, at: Point, long: boolean): void {
  rosette(pen, at, 19, { petals: 8, colour: turmeric, core: geru });
  const drop = petal([at[0], at[1] + 14], [at[0], at[1] + (long ? 74 : 50)], long ? 17 : 20, {
    base: 0.9,
    tip: 0.35,
  });
  doubled(pen, drop.outline, turmeric, { gap: 4, weight: 2.2 });
  pen.dots(around(polar(at, long ? 86 : 62, Math.PI / 2), 8, 3), 2.6, geru);
}

/** A woman's face in the manner of the painted sun, in a ring of petals; 800 by 800. */
export function portrait(seed: number, motif: Motif, palette: Palette): string {
  const paint = paintFor("bharni", seed);
  const pen = penOn(800, 800, paint, seed);
  const [sari, border] = nth(SARIS, seed);
  const who: Person = {
    skin: nth(SKINS, seed * 3 + 1),
    sari,
    border,
    round: 0.94 + ((seed * 7) % 5) * 0.035,
    seed,
  };
  const ground = clothFor(palette === "black" ? "indigo" : palette, 1);
  const middle: Point = [400, 400];
  const disc = ellipse(middle, 344);
  pen.fill(ellipse(middle, 392), PIGMENT.paper);
  pen.fill(disc, ground.dark ? "#E9C9A0" : ground.base);
  pen.clip(disc, () => {
    veil(pen, who);
    for (const side of [-1, 1]) small(pen, motif, 400 + side * 262, side);
    fillGround(pen, disc, { kinds: ["twig", "flower", "sprig", "trio", "dot"], mirrorX: 400 });
    bust(pen, who);
    headAndHair(pen, who);
    edging(pen, who);
    features(pen, [CENTRE[0], CENTRE[1] + 24], 158 * Math.min(1, who.round), {
      skin: who.skin,
      iris: "#5A2E1C",
      mark: seed % 3 ? "round" : "long",
    });
  });
  ringBand(pen, middle, 346, 392);
  return pen.svg(800, 800, PIGMENT.fold);
}

/** The maker's own motif at either side of the head. */
function small(pen: Pen, motif: Motif, x: number, side: number): void {
  const figure = figureFor(motif, 1);
  const size = 122;
  const m = fitting(figure.box, { x: x - size / 2, y: 300 - size / 2, w: size, h: size });
  pen.place(side > 0 ? [-1, 0, 0, 1, 2 * x, 0] : [1, 0, 0, 1, 0, 0], () =>
    pen.place(m, () => figure.draw(pen)),
  );
}
