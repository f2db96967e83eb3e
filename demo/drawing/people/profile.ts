import { curve, ellipse, trace } from "../geometry/curve.ts";
import { move } from "../geometry/matrix.ts";
import { lerp, type Point, polar, range, TAU } from "../geometry/point.ts";
import { rosette } from "../pen/parts.ts";
import type { Pen } from "../pen/pen.ts";
import { PIGMENT } from "../pen/pigments.ts";
import { inked } from "../pen/shapes.ts";
import { border, buti, kurta, sariFall } from "./dress.ts";
import { earring, gamcha, loop, neckwear, tattoo } from "./jewels.ts";
import { ear, profileFace } from "./profile-face.ts";
import type { Look, Sitter } from "./sitter.ts";

const { ink, geru, turmeric, rose } = PIGMENT;

const NECK = loop("322 540!, 334 600, 306 668!, 350 740, 470 740, 540 668!, 492 604, 478 470!");
const HAIR = loop(
  "330 212!, 342 168, 410 142, 484 162, 526 226, 536 310, 524 384, 496 432!, 478 410, 468 364, 450 320, 426 270, 388 232!",
);

function combed(pen: Pen, look: Look, to: Point): void {
  const lines = range(11, (_, t) =>
    curve(
      [
        [lerp(340, 420, t), lerp(196, 262, t)],
        [lerp(420, 470, t), lerp(160, 300, t)],
        [to[0] - 14 + 28 * t, to[1] - 30 + 60 * t],
      ],
      false,
      8,
    ),
  );
  pen.clip(HAIR, () => {
    pen.lines(lines, 1.5, look.comb);
    if (look.has("streak")) pen.lines(lines.slice(2, 5), 4.5, "#CFC8BB");
  });
}

function bun(pen: Pen, look: Look): void {
  const centre: Point = [566, 352];
  inked(pen, ellipse(centre, 66, 74, 0.2), look.hair, 3.2);
  pen.occupy(ellipse(centre, look.has("flowers") ? 104 : 78));
  const coil = range(60, (_, t): Point => polar(centre, 8 + 50 * t, 0.6 + t * 2.6 * TAU));
  pen.line(coil, 1.6, look.comb);
  if (!look.has("flowers")) return;
  const garland = range(9, (_, t) => polar(centre, 76, lerp(-2.4, 2.2, t)));
  for (const [i, p] of garland.entries())
    rosette(pen, p, 24, { petals: 8, colour: i % 2 ? rose : PIGMENT.paper, core: turmeric });
}

/** Hair combed back, or cropped short. */
function hair(pen: Pen, look: Look, { head }: Sitter): void {
  if (head === "bun") bun(pen, look);
  inked(pen, HAIR, look.hair, 3);
  combed(pen, look, head === "cropped" ? [520, 420] : [540, 360]);
  if (head === "cropped") inked(pen, loop("440 340!, 462 350, 458 400!, 440 430!, 444 380"), look.hair, 1.6);
  if (look.has("parting")) pen.line(curve(trace("334 200, 372 178, 410 168")), 7, geru);
}

const VEIL = loop(
  "336 206!, 350 152, 430 116, 524 136, 584 220, 600 330, 602 450, 634 580, 706 690, 726 812!, 452 812!, 500 720, 508 620, 498 520, 496 430, 500 340, 462 262, 398 216!",
);
const FRONT_EDGE = trace("334 212, 398 222, 456 266, 494 340, 492 430, 496 520, 506 620, 498 720, 446 816");
const INNER_EDGE = trace("352 178, 412 192, 478 244, 520 334, 518 430, 522 516, 532 620, 526 724, 480 816");

function veil(pen: Pen, look: Look): void {
  inked(pen, VEIL, look.dress, 3.4);
  pen.clip(VEIL, () => buti(pen, look));
  const folds = range(4, (i) =>
    curve(
      trace(
        `${560 + i * 14} ${300 + i * 40}, ${572 + i * 14} ${480 + i * 30}, ${600 + i * 24} ${620 + i * 26}`,
      ),
    ),
  );
  for (const fold of folds) pen.nib(fold, 1.8, ink);
  border(pen, look, curve(FRONT_EDGE), curve(INNER_EDGE));
  pen.occupy(VEIL);
}

/** The head and shoulders of somebody who looks to the left, about a middle of (400, 400). */
export function inProfile(pen: Pen, sitter: Sitter, look: Look): void {
  const man = sitter.head === "cropped";
  pen.place(move(0, -50), () => bust(pen, sitter, look, man));
  profileFace(pen, look);
  hair(pen, look, sitter);
  pen.occupy(HAIR);
  ear(pen, look);
  if (sitter.head === "veil") veil(pen, look);
  if (!man) earring(pen, [470, 426], sitter.age !== "young");
}

function bust(pen: Pen, sitter: Sitter, look: Look, man: boolean): void {
  const shoulders = loop(
    "306 664!, 220 690, 140 738, 96 876!, 716 876!, 672 738, 604 690, 540 664!, 430 760",
  );
  inked(pen, NECK, look.skin, 2.8);
  pen.occupy(NECK);
  pen.lines(
    range(5, (_, t) =>
      curve(
        [
          [344 + t * 6, 574 + t * 20],
          [400, 600 + t * 24],
          [470, 570 + t * 20],
        ],
        false,
        8,
      ),
    ),
    1.2,
  );
  if (man) kurta(pen, look, shoulders);
  else {
    inked(pen, shoulders, sitter.head === "veil" ? look.border : look.dress, 3.2);
    sariFall(pen, look);
  }
  pen.occupy(shoulders);
  neckwear(pen, look, [332, 618], [500, 618]);
  if (look.has("gamcha")) scarf(pen);
  if (look.has("tattoos")) tattoo(pen, [420, 640]);
}

function scarf(pen: Pen): void {
  gamcha(pen, loop("520 600!, 566 640, 610 720, 626 876!, 480 876!, 478 740, 470 660!"), 0.2);
  gamcha(pen, loop("330 612!, 350 660, 330 740, 320 876!, 196 876!, 220 720, 272 652!"), -0.15);
  pen.nib(curve(trace("336 612, 400 650, 470 644, 520 604")), 2.4, ink);
}
