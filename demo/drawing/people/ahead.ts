import { curve, ellipse, trace } from "../geometry/curve.ts";
import { move } from "../geometry/matrix.ts";
import { inset } from "../geometry/outline.ts";
import { lerp, type Path, type Point, range } from "../geometry/point.ts";
import { type FaceMap, faceMap, features, shaped } from "../motifs/face.ts";
import type { Pen } from "../pen/pen.ts";
import { PIGMENT } from "../pen/pigments.ts";
import { gapHatch, inked } from "../pen/shapes.ts";
import { border, buti, kurta } from "./dress.ts";
import { hairAhead, turban } from "./hair.ts";
import { earring, gamcha, loop, neckwear, tattoo } from "./jewels.ts";
import type { Look, Sitter } from "./sitter.ts";

const { ink, turmeric } = PIGMENT;
const MIDDLE: Point = [400, 390];

const VEIL = loop(
  "400 112, 500 132, 584 222, 606 360, 612 480, 660 590, 716 760!, 400 790, 84 760!, 140 590, 188 480, 194 360, 216 222, 300 132",
);

/** The edge of the veil about the face, `d` further in. */
function rim(d: number): Point[] {
  const half: readonly Point[] = [
    [164 - d, 820],
    [174 - d * 0.9, 640],
    [152 - d * 0.8, 540],
    [168 - d * 0.9, 400],
    [150 - d, 250 + d * 0.3],
    [80 - d * 0.4, 172 + d],
  ];
  const left = half.map(([x, y]): Point => [400 - x, y]);
  const right = half.map(([x, y]): Point => [400 + x, y]).reverse();
  return curve([...left, [400, 150 + d], ...right]);
}

function veilAhead(pen: Pen, look: Look): void {
  inked(pen, VEIL, look.dress, 3.6);
  pen.clip(VEIL, () => buti(pen, look));
  const folds = [-1, 1].flatMap((side) =>
    range(3, (i) =>
      curve([
        [400 + side * (200 + i * 8), 420 + i * 50],
        [400 + side * (212 + i * 22), 560 + i * 30],
        [400 + side * (250 + i * 34), 690],
      ]),
    ),
  );
  for (const fold of folds) pen.nib(fold, 1.9, ink);
  pen.occupy(VEIL);
}

function bust(pen: Pen, look: Look, sitter: Sitter, man: boolean): void {
  const shoulders = loop(
    "330 640!, 236 676, 156 716, 108 866!, 692 866!, 644 716, 564 676, 470 640!, 400 750",
  );
  const neck = loop("344 500!, 346 590, 262 652, 300 760, 500 760, 538 652, 454 590, 456 500!");
  inked(pen, neck, look.skin, 2.6);
  pen.lines(
    range(
      9,
      (_, t): Path =>
        range(12, (_i, u): Point => [lerp(352, 448, u), 508 + t * 30 + 12 * Math.sin(u * Math.PI)]),
    ),
    1.1,
  );
  pen.occupy(shoulders);
  pen.occupy(neck);
  if (man) {
    kurta(pen, look, shoulders);
    return;
  }
  inked(pen, shoulders, sitter.head === "veil" ? look.border : look.dress, 2.8);
  if (sitter.head !== "veil") openSari(pen, look);
  neckwear(pen, look, [338, 584], [462, 584]);
}

/** The sari over one shoulder of somebody who covers no hair. */
function openSari(pen: Pen, look: Look): void {
  const blouse = loop("332 642!, 240 676, 160 716, 112 866!, 330 866!, 360 760, 400 750");
  inked(pen, blouse, look.border, 2.8);
  border(
    pen,
    look,
    curve(trace("474 640, 430 720, 372 780, 280 872")),
    curve(trace("500 652, 458 736, 402 800, 330 880")),
  );
}

function faceShape(wide: number, man: boolean): Point[] {
  const jaw = man ? 0.62 : 0.55;
  return curve(
    [
      [400, 172],
      [400 + wide * 0.72, 206],
      [400 + wide, 320],
      [400 + wide * 0.94, 430],
      [400 + wide * jaw, 532],
      [400, 566],
      [400 - wide * jaw, 532],
      [400 - wide * 0.94, 430],
      [400 - wide, 320],
      [400 - wide * 0.72, 206],
    ],
    true,
  );
}

function moustache(pen: Pen, map: FaceMap, look: Look): void {
  const shape = shaped(
    map,
    trace("0 60!, -26 55, -64 70, -108 58!, -92 92, -46 96, 0 78!, 46 96, 92 92, 108 58!, 64 70, 26 55"),
  );
  inked(pen, shape, look.hair, 2.2);
  pen.lines(
    range(14, (_, t): Path => [map(lerp(-84, 84, t), 70), map(lerp(-90, 90, t), 86)]),
    1.3,
    look.comb,
  );
}

function spectacles(pen: Pen, map: FaceMap): void {
  for (const [width, colour] of [
    [6.4, ink],
    [2.8, turmeric],
  ] as const) {
    for (const side of [-1, 1]) {
      const [x, y] = map(side * 84, -34);
      pen.line(ellipse([x, y], 62, 54), width, colour, true);
      pen.line([map(side * 160, -44), map(side * 196, -56)], width, colour);
    }
    pen.line(curve([map(-8, -44), map(0, -52), map(8, -44)]), width, colour);
  }
}

/** Half-closed lids, lines at the eyes and the mouth. */
function years(pen: Pen, map: FaceMap, look: Look): void {
  for (const side of [-1, 1]) {
    if (look.has("heavy-lids")) {
      const lid = shaped(map, [
        [side * 14, -30, 1],
        [side * 44, -60],
        [side * 90, -62],
        [side * 150, -27, 1],
        [side * 92, -38],
        [side * 46, -38],
      ]);
      inked(pen, lid, look.skin, 2);
    }
    if (!look.old && !look.has("heavy-lids")) continue;
    const lines: readonly Point[][] = [
      [map(side * 40, 40), map(side * 62, 66), map(side * 64, 100)],
      [map(side * 150, -18), map(side * 166, -10), map(side * 172, -2)],
      [map(side * 152, -34), map(side * 170, -34), map(side * 178, -30)],
    ];
    pen.lines(
      lines.map((line) => curve(line, false, 5)),
      1.6,
    );
  }
}

function godna(pen: Pen, map: FaceMap): void {
  for (const side of [-1, 1]) tattoo(pen, map(side * 112, 34));
  tattoo(pen, map(0, 140));
}

/** What a face wears besides its features. */
function worn(pen: Pen, map: FaceMap, look: Look): void {
  years(pen, map, look);
  if (look.has("tattoos")) godna(pen, map);
  if (look.has("moustache")) moustache(pen, map, look);
  if (look.has("spectacles")) spectacles(pen, map);
  if (look.has("nose-stud")) inked(pen, ellipse(map(24, 40), 5.5), turmeric, 1.6);
}

function headAhead(pen: Pen, sitter: Sitter, look: Look, outline: Path): void {
  pen.fill(outline, look.skin);
  gapHatch(pen, outline, 13, 6);
  pen.line(inset(outline, 13), 1.4, ink, true);
  pen.clip(outline, () => hairAhead(pen, look, sitter, "over"));
  pen.nib(outline, 3.4, ink, true);
  pen.occupy(outline);
  const marked = look.has("long-mark") ? "long" : "none";
  features(pen, MIDDLE, 158, {
    skin: look.skin,
    iris: "#5A2E1C",
    mark: look.has("round-mark") ? "round" : marked,
    plain: !look.has("nose-ring"),
  });
  worn(pen, faceMap(MIDDLE, 158), look);
}

/** The head and shoulders of somebody who looks at us, about a middle of (400, 400). */
export function ahead(pen: Pen, sitter: Sitter, look: Look): void {
  const man = sitter.head === "cropped" || sitter.head === "turban";
  const wide = sitter.age === "young" || man ? 150 : 158;
  const atEars = (draw: (x: number, side: number) => void) => {
    for (const side of [-1, 1]) draw(400 + side * wide, side);
  };
  if (sitter.head === "veil") veilAhead(pen, look);
  else hairAhead(pen, look, sitter, "behind");
  pen.place(move(0, -34), () => bust(pen, look, sitter, man));
  if (man) atEars((x, side) => inked(pen, ellipse([x + side * 2, 398], 18, 34), look.skin, 2.8));
  headAhead(pen, sitter, look, faceShape(wide, man));
  if (!man) atEars((x, side) => earring(pen, [x - side * 4, 430], sitter.age !== "young"));
  if (sitter.head === "veil") border(pen, look, rim(0), rim(27));
  if (sitter.head === "turban") turban(pen);
  if (look.has("gamcha")) atEars((_, side) => shoulderCloth(pen, side));
}

function shoulderCloth(pen: Pen, side: number): void {
  const knots = trace("70 600!, 120 636, 170 700, 176 816!, 60 816!, 70 710, 40 650!");
  gamcha(
    pen,
    curve(
      knots.map(([x, y, c]): Point => [400 + side * x, y, c]),
      true,
    ),
    side * 0.16,
  );
}
