import { type Body, body, profile } from "../geometry/body.ts";
import { corners, fitting } from "../geometry/box.ts";
import { curve, ellipse, type Knot, trace } from "../geometry/curve.ts";
import { nth, type Path, range } from "../geometry/point.ts";
import { figureFor } from "../motifs/motifs.ts";
import { clothFor, paintFor } from "../pen/paint.ts";
import { rosette } from "../pen/parts.ts";
import type { Pen } from "../pen/pen.ts";
import { PIGMENT } from "../pen/pigments.ts";
import { hatch } from "../pen/shapes.ts";
import { straight, weave } from "./piece.ts";
import { designFor, type ProductArt, penFor, SIZE } from "./product.ts";

const { ink, geru, turmeric, indigo, leaf, paper, palash } = PIGMENT;
const SKINS = ["#D99C5B", "#C98A4B", "#BF7F45"] as const;

function bowl(pen: Pen, x: number, y: number, r: number, colour: string): void {
  pen.fill(ellipse([x, y], r), "#B9663A");
  pen.nib(ellipse([x, y], r), 3, ink, true);
  pen.lines(
    range(36, (_, t) => {
      const a = t * Math.PI * 2;
      return [
        [x + Math.cos(a) * r * 0.86, y + Math.sin(a) * r * 0.86],
        [x + Math.cos(a + 0.08) * r * 0.97, y + Math.sin(a + 0.08) * r * 0.97],
      ] as Path;
    }),
    1.2,
    ink,
  );
  pen.fill(ellipse([x, y], r * 0.8), colour);
  pen.nib(ellipse([x, y], r * 0.8), 2.4, ink, true);
  pen.line(
    curve([
      [x - r * 0.5, y - r * 0.2],
      [x - r * 0.2, y - r * 0.5],
      [x + r * 0.2, y - r * 0.52],
    ]),
    2.4,
    paper,
  );
}

function inked(pen: Pen, path: Path, colour: string): void {
  pen.fill(path, colour);
  pen.nib(path, 3.4, ink, true);
}

/** Three fingers bent about the reed, their nails red. */
function fingers(pen: Pen, x: number, y: number, skin: string): void {
  const at = (knots: readonly Knot[]): Knot[] => knots.map(([a, b, c]) => [x + a, y + b, c ?? 0]);
  for (const [k, dy] of trace("0 0, 1 34, 2 66")) {
    inked(
      pen,
      curve(
        at([
          [210 - k * 14, 6 + dy],
          [120 - k * 10, -44 + dy],
          [58 + k * 8, -58 + dy],
          [36 + k * 12, -36 + dy],
          [60 + k * 10, -18 + dy],
          [130 - k * 6, 14 + dy],
          [190 - k * 10, 60 + dy],
        ]),
        true,
      ),
      skin,
    );
    const nail = ellipse([x + 52 + k * 9, y - 43 + dy], 9, 7, 0.4);
    inked(pen, nail, geru);
  }
}

function sleeveAndBangles(pen: Pen, arm: Body, sleeve: string): void {
  for (const [u, colour] of [
    [0.42, geru],
    [0.48, turmeric],
    [0.54, leaf],
    [0.6, geru],
  ] as const) {
    const bangle = [...arm.across(u, 0.03, -1.12, 1.12), ...arm.across(u + 0.045, 0.03, 1.12, -1.12)];
    inked(pen, [...bangle, nth(bangle, 0)], colour);
    pen.dots(arm.across(u + 0.022, 0.03, -0.9, 0.9, 7), 2.6, colour === turmeric ? ink : paper);
  }
  const cuff = [...arm.across(0.74, 0.03, -1.2, 1.2), ...arm.across(1, 0.03, 1.25, -1.25)];
  inked(pen, [...cuff, nth(cuff, 0)], sleeve);
  pen.dots(
    range(16, (i) => arm.at(0.8 + (i % 4) * 0.06, -0.8 + Math.floor(i / 4) * 0.5)),
    5,
    turmeric,
  );
}

/** A hand from the lower right with bangles, holding a bamboo nib at (x, y). */
function hand(pen: Pen, x: number, y: number, skin: string, sleeve: string): void {
  const at = (knots: readonly Knot[]): Knot[] => knots.map(([a, b, c]) => [x + a, y + b, c ?? 0]);
  const reed = body(curve(at(trace("0 0, 70 -110, 190 -310"))), profile(trace("0 1.5, 0.12 9, 1 11")), 40);
  inked(pen, curve(at(trace("96 60!, 150 16, 220 20, 300 80, 250 150, 150 130")), true), skin);
  inked(pen, reed.outline, turmeric);
  pen.lines(
    range(12, (_, u) => reed.across(0.2 + u * 0.75, 0.004, -1, 1, 4)),
    1.3,
    ink,
  );
  const arm = body(
    curve(at(trace("190 130, 330 230, 470 370, 640 560"))),
    profile(trace("0 78, 0.25 70, 0.4 76, 1 112")),
    60,
  );
  inked(pen, arm.outline, skin);
  const palm = curve(
    at(trace("70 -70!, 118 -84, 200 -40, 300 60, 330 170, 240 240, 150 190, 96 110, 84 20")),
    true,
  );
  inked(pen, palm, skin);
  fingers(pen, x, y, skin);
  const palmDot = ellipse([x + 240, y + 100], 26);
  inked(pen, palmDot, geru);
  pen.dots(
    range(10, (_, t) => [x + 240 + 40 * Math.cos(t * 6.28), y + 100 + 40 * Math.sin(t * 6.28)]),
    4,
    geru,
  );
  sleeveAndBangles(pen, arm, sleeve);
}

/** The maker's hand at work: the figure coloured on one side, only drawn on the other. */
export function maker(art: ProductArt): string {
  const design = designFor(art);
  const pen = penFor(art, design);
  const mat = corners({ x: 0, y: 0, w: SIZE, h: SIZE });
  pen.fill(mat, "#D8B27A");
  hatch(pen, [mat], 0.5, 30, 2, "#B98E52");
  hatch(pen, [mat], -0.5, 30, 2, "#B98E52");
  const sheet = straight(trace("70 60, 1010 36, 1040 930, 96 960, 70 60"));
  pen.fill(sheet, design.cloth.base);
  weave(pen, sheet, design.cloth.thread, 0.3);
  pen.nib(sheet, 3.4, ink, true);
  const figure = figureFor(art.motif, 1);
  const place = fitting(figure.box, { x: 150, y: 110, w: 800, h: 780 });
  const half = 560 + ((art.seed * 29) % 120);
  const bare = design.cloth.dark ? paper : ink;
  const lines = {
    ...paintFor("godna", 0),
    ground: design.cloth.base,
    ink: bare,
    deep: bare,
    warm: bare,
    bright: bare,
    fresh: bare,
    soft: bare,
    glow: bare,
    gap: "solid" as const,
  };
  pen.painting({ ...lines, bright: design.cloth.base }, () => pen.place(place, () => figure.draw(pen)));
  pen.clip(corners({ x: 60, y: 40, w: half - 60, h: 940 }), () => pen.place(place, () => figure.draw(pen)));
  bowl(pen, 120, 1080, 84, geru);
  bowl(pen, 300, 1100, 70, turmeric);
  bowl(pen, 452, 1092, 60, indigo);
  pen.painting(paintFor("bharni", 0), () => rosette(pen, [592, 1120], 44, { petals: 9, colour: palash }));
  hand(pen, half - 6, 560, nth(SKINS, art.seed), clothFor(art.seed % 2 ? "rose" : "leaf", 0).base);
  return pen.svg(SIZE, SIZE, PIGMENT.fold);
}
