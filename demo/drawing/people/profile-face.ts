import { curve, ellipse, trace } from "../geometry/curve.ts";
import { inset } from "../geometry/outline.ts";
import { lerp, type Path, type Point, range } from "../geometry/point.ts";
import type { Pen } from "../pen/pen.ts";
import { PIGMENT } from "../pen/pigments.ts";
import { gapHatch, inked } from "../pen/shapes.ts";
import { loop, tattoo } from "./jewels.ts";
import type { Look } from "./sitter.ts";

const { ink, geru, turmeric, paper } = PIGMENT;

/** A head that looks to the left: brow and nose in one line, the nose long and pointed, a round chin. */
const FACE = loop(
  "338 196!, 304 240, 287 298, 270 336, 244 380, 221 410!, 230 421, 254 424!, 240 437, 238 447!, 255 451!, 240 458, 241 471, 261 483!, 253 508, 268 540, 312 563, 372 561, 428 532, 462 470!, 480 396, 474 290, 424 216",
);

/** The long eye seen from the front in a face seen from the side. */
function eye(pen: Pen, look: Look): void {
  const lids = loop("286 344!, 318 306, 366 300, 436 332!, 372 362, 318 366");
  pen.fill(lids, paper);
  pen.clip(lids, () => {
    inked(pen, ellipse([346, 333], 27), "#5A2E1C", 1.8);
    pen.fill(ellipse([346, 333], 15), ink);
    pen.fill(ellipse([339, 325], 5), paper);
    if (look.has("heavy-lids"))
      pen.fill(loop("280 344!, 318 296, 366 290, 440 320!, 370 322, 318 326"), look.skin);
  });
  pen.nib(lids, 3.2, ink, true);
  pen.nib(curve(trace("284 336, 316 296, 366 290, 446 324")), 2, ink);
  const brow = look.old ? look.comb : ink;
  pen.fill(loop("286 292!, 322 256, 372 248, 446 286!, 372 262, 324 270"), brow);
  pen.dots(
    range(7, (_, t): Point => [lerp(318, 404, t), 384 + 8 * Math.sin(t * Math.PI)]),
    2,
    geru,
  );
}

function mouth(pen: Pen): void {
  inked(pen, loop("239 470!, 252 457, 294 448!, 266 474"), geru, 2);
  inked(pen, loop("236 446!, 252 439, 294 448!, 258 453"), geru, 2);
  pen.nib(curve(trace("244 408, 258 402, 262 416")), 2, ink);
}

/** Lines of age, at the eye, beside the mouth and on the brow. */
function wrinkles(pen: Pen): void {
  const lines = [
    "446 340, 462 336",
    "444 352, 460 356",
    "438 362, 452 372",
    "302 418, 314 444, 306 476",
    "316 428, 326 450, 320 474",
    "326 226, 366 218, 400 226",
    "318 238, 360 231, 398 240",
    "300 520, 330 530, 362 526",
  ];
  pen.lines(
    lines.map((text) => curve(trace(text), false, 6)),
    1.7,
  );
}

function marks(pen: Pen, look: Look): void {
  if (look.has("round-mark")) inked(pen, ellipse([300, 272], 12, 15, -0.35), geru, 1.8);
  if (look.has("long-mark")) inked(pen, loop("296 290!, 286 266, 312 222!, 312 268"), geru, 1.8);
  if (look.has("nose-stud")) inked(pen, ellipse([258, 396], 6.5), turmeric, 1.6);
  if (look.has("nose-ring")) {
    pen.nib(ellipse([240, 428], 19), 3.2, ink, true);
    pen.line(ellipse([240, 428], 19), 1.4, turmeric, true);
    inked(pen, ellipse([236, 447], 6), geru, 1.5);
  }
  if (look.has("tattoos")) {
    tattoo(pen, [300, 532], 0.3);
    tattoo(pen, [388, 428]);
    pen.dots(trace("300 268, 296 256, 306 256"), 2.5, "#2B4A3C");
  }
}

/** Ear, seen at the side of the head. */
export function ear(pen: Pen, look: Look): void {
  inked(pen, loop("450 366!, 470 352, 488 366, 484 396, 462 420!, 452 396"), look.skin, 2.6);
  pen.line(curve(trace("460 376, 474 368, 476 386, 464 400")), 1.8);
}

export function profileFace(pen: Pen, look: Look): void {
  pen.fill(FACE, look.skin);
  gapHatch(pen, FACE, 12, 6);
  pen.line(inset(FACE, 12), 1.3, ink, true);
  pen.nib(FACE, 3.4, ink, true);
  pen.occupy(FACE);
  eye(pen, look);
  mouth(pen);
  if (look.old) wrinkles(pen);
  marks(pen, look);
  if (look.has("moustache")) moustache(pen, look);
  if (look.has("spectacles")) spectacles(pen);
}

function moustache(pen: Pen, look: Look): void {
  const shape = loop("238 440!, 250 424, 292 428, 334 448, 360 436!, 350 466, 312 472, 262 452");
  inked(pen, shape, look.hair, 2.4);
  const hairs = range(9, (_, t): Path => {
    const x = lerp(252, 346, t);
    return [
      [x - 8, 432 + t * 14],
      [x + 6, 452 + t * 8],
    ];
  });
  pen.clip(shape, () => pen.lines(hairs, 1.3, look.comb));
}

function spectacles(pen: Pen): void {
  const glass = ellipse([350, 338], 84, 66, 0);
  for (const [width, colour] of [
    [6, ink],
    [2.6, turmeric],
  ] as const) {
    pen.line(glass, width, colour, true);
    pen.line(trace("434 330, 466 366"), width, colour);
    pen.line(curve(trace("272 322, 262 330, 258 342")), width, colour);
  }
}
