import { type Body, body, profile } from "../geometry/body.ts";
import { around, curve, ellipse, trace } from "../geometry/curve.ts";
import { move } from "../geometry/matrix.ts";
import { nth, type Path, type Point, range } from "../geometry/point.ts";
import { paintFor } from "../pen/paint.ts";
import { rosette } from "../pen/parts.ts";
import type { Pen } from "../pen/pen.ts";
import { PIGMENT } from "../pen/pigments.ts";
import { inked } from "../pen/shapes.ts";

const { ink, geru, turmeric, leaf, paper, fold } = PIGMENT;

/** Whose hand it is and what it holds. */
export interface Hand {
  skin: string;
  sleeve: string;
  /** Bangles, a ring and red fingertips. */
  adorned: boolean;
  tool: "reed" | "needle";
}

const finger = (knots: string, width: number): Body =>
  body(
    curve(trace(knots), false),
    profile(trace("0 1, 0.3 0.98, 0.55 0.86, 0.8 0.76, 0.93 0.55, 1 0.12"), width),
    44,
  );

/** From the little finger to the middle one; all bent towards the tip of the tool at (0, 0). */
const CURLED = [
  finger("330 214, 252 196, 186 168, 132 140", 29),
  finger("326 168, 236 142, 164 112, 104 84", 32),
  finger("316 118, 226 84, 148 52, 86 22", 33),
];
const INDEX = finger("300 70, 232 -10, 172 -76, 120 -106, 74 -100, 36 -66", 33);
const THUMB = finger("300 210, 226 146, 164 62, 104 -4, 44 -48", 34);
const ARM = body(
  curve(trace("330 150, 430 238, 560 364, 780 590"), false),
  profile(trace("0 96, 0.12 86, 0.24 70, 0.36 68, 0.6 88, 1 116")),
  70,
);
const BACK = curve(
  trace("268 66, 318 40, 384 84, 428 158, 424 238, 368 284, 300 258, 264 200, 250 130"),
  true,
);

/** The free end of a finger: its sides and its tip, without the root that grows out of the hand. */
function rim(t: Body, from: number): Point[] {
  const side = (v: number) =>
    range(30, (_, k): Point => t.at(from + (1 - from) * Math.sin((k * Math.PI) / 2), v));
  return [...side(1), ...side(-1).reverse()];
}

function fingertip(pen: Pen, t: Body, adorned: boolean): void {
  if (adorned) {
    const tip = range(14, (_, k) => t.at(0.8 + 0.2 * k, 1)).concat(
      range(14, (_, k) => t.at(1 - 0.2 * k, -1)),
    );
    pen.fill(tip, geru);
    pen.line(t.across(0.8, 0.03, -1, 1, 8), 1.8);
  } else {
    const nail = range(12, (_, k) => t.at(0.86 + 0.12 * k, 0.5 - 0.3 * k));
    pen.areas([[...nail, t.at(0.98, -0.3), t.at(0.86, -0.4)]], "#E9C7A4", 1.8);
  }
  pen.lines([t.across(0.52, 0.02, -0.55, 0.55, 6), t.across(0.55, 0.02, -0.45, 0.45, 6)], 1.5);
}

function bangles(pen: Pen): void {
  for (const [u, colour] of [
    [0.26, geru],
    [0.31, turmeric],
    [0.36, leaf],
    [0.41, turmeric],
    [0.46, geru],
  ] as const) {
    const bangle = [...ARM.across(u, 0.03, -1.14, 1.14), ...ARM.across(u + 0.042, 0.03, 1.14, -1.14)];
    inked(pen, [...bangle, nth(bangle, 0)], colour, 3);
    pen.dots(ARM.across(u + 0.021, 0.03, -0.9, 0.9, 8), 2.6, colour === turmeric ? ink : paper);
  }
}

function sleeve(pen: Pen, colour: string): void {
  const cuff = [...ARM.across(0.6, 0.03, -1.2, 1.2), ...ARM.across(1, 0.03, 1.3, -1.3)];
  inked(pen, [...cuff, nth(cuff, 0)], colour, 3.4);
  for (const u of [0.625, 0.66]) pen.nib(ARM.across(u, 0.03, -1.2, 1.2), 2.4, ink);
  const border = range(13, (_, t): Path => [ARM.at(0.63, -1.1 + 2.2 * t), ARM.at(0.656, -1.06 + 2.2 * t)]);
  pen.lines(border, 3.4, colour === turmeric ? geru : turmeric);
  pen.dots(
    range(20, (i) => ARM.at(0.71 + (i % 4) * 0.07, -0.95 + Math.floor(i / 4) * 0.46)),
    4.6,
    colour === turmeric ? geru : turmeric,
  );
}

/** A bamboo reed cut to a nib, or a needle with its thread. */
function tool(pen: Pen, kind: Hand["tool"]): void {
  if (kind === "reed") {
    const reed = body(trace("0 0, 92 -128, 210 -300"), profile(trace("0 1.5, 0.1 10, 0.16 13, 1 14")), 60);
    inked(pen, reed.outline, turmeric, 3.2);
    pen.nib(reed.along(0.4, 0.2, 0.98, 30), 1.5, ink);
    for (const u of [0.16, 0.5, 0.54, 0.9]) pen.nib(reed.across(u, 0.004, -1, 1, 5), 2, ink);
    return;
  }
  const thread = curve(trace("116 -160, 190 -250, 150 -330, 60 -320, 20 -240, -60 -200, -150 -230"), false);
  pen.nib(thread, 5.4, ink);
  pen.nib(thread, 3, geru);
  const needle = body(trace("0 0, 60 -82, 122 -168"), profile(trace("0 0.6, 0.5 5, 0.85 6.5, 1 3")), 40);
  inked(pen, needle.outline, fold, 2.6);
  pen.line([needle.at(0.86, 0), needle.at(0.95, 0)], 2.2, ink);
}

/** A henna flower on the back of the hand, a chain of dots to the middle finger. */
function henna(pen: Pen): void {
  rosette(pen, [346, 152], 40, { petals: 10, colour: geru, core: turmeric });
  pen.dots(around([346, 152], 54, 16), 3.2, geru);
  pen.dots(
    range(6, (_, t) => nth(CURLED, 2).at(0.06 + 0.34 * t, 0)),
    3.4,
    geru,
  );
  inked(pen, ellipse(nth(CURLED, 1).at(0.3, 0), 9), turmeric, 2);
}

/** A hand from the lower right with the tip of its tool at a point of the sheet. */
export function drawHand(pen: Pen, at: Point, hand: Hand): void {
  pen.painting(paintFor("bharni", 0), () =>
    pen.place(move(at[0], at[1], 0, 1.06), () => handAtOrigin(pen, hand)),
  );
}

function handAtOrigin(pen: Pen, hand: Hand): void {
  const { skin, adorned } = hand;
  for (const shape of [ARM.outline, BACK, ...CURLED.map((f) => f.outline)]) pen.nib(shape, 6.4, ink, true);
  for (const shape of [ARM.outline, BACK, ...CURLED.map((f) => f.outline)]) pen.fill(shape, skin);
  for (const f of CURLED) {
    pen.fill(f.outline, skin);
    fingertip(pen, f, adorned);
    pen.nib(rim(f, 0.16), 3.2, ink);
  }
  for (const f of [THUMB, INDEX]) {
    // The tool lies over the thumb and under the first finger.
    if (f === INDEX) tool(pen, hand.tool);
    pen.nib(rim(f, 0.2), 6.4, ink);
    pen.fill(f.outline, skin);
    fingertip(pen, f, adorned);
    pen.nib(rim(f, 0.3), 3.2, ink);
  }
  pen.lines([curve(trace("392 250, 420 226, 434 190")), curve(trace("404 262, 434 240, 448 206"))], 1.8);
  if (adorned) {
    henna(pen);
    bangles(pen);
  }
  sleeve(pen, hand.sleeve);
}
