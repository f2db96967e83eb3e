import { corners } from "../geometry/box.ts";
import { curve, ellipse, trace } from "../geometry/curve.ts";
import { move } from "../geometry/matrix.ts";
import { type Path, type Point, range } from "../geometry/point.ts";
import { band } from "../pen/bands.ts";
import { paintFor } from "../pen/paint.ts";
import { leaf, rosette } from "../pen/parts.ts";
import type { Pen } from "../pen/pen.ts";
import { PIGMENT } from "../pen/pigments.ts";
import { hatch } from "../pen/shapes.ts";
import { straight } from "./piece.ts";
import { designFor, drawPiece, type ProductArt, penFor, SIZE, type Silhouette } from "./product.ts";

const { ink, geru, turmeric, palash, leaf: green } = PIGMENT;

const HANGS: ReadonlySet<Silhouette> = new Set([
  "tote",
  "jhola",
  "sling",
  "potli",
  "backpack",
  "stole",
  "wall-hanging",
]);

const LIES: ReadonlySet<Silhouette> = new Set(["runner", "coasters", "mask"]);

/** A woven mat from above, with a band along two sides and a cup of tea. */
function onMat(pen: Pen, seed: number): void {
  const mat = corners({ x: 0, y: 0, w: SIZE, h: SIZE });
  pen.fill(mat, "#DDB982");
  hatch(pen, [mat], 0.6, 26, 1.8, "#BE9459");
  hatch(pen, [mat], -0.6, 26, 1.8, "#BE9459");
  pen.painting(paintFor("kohbar", seed), () => {
    for (const y of [14, 1138])
      pen.place(move(-10, y), () => band(pen, 1220, 48, seed % 2 ? "triangles" : "diamonds", "w"));
  });
  const cup: Point = [1086, 210];
  for (const [r, colour] of [
    [92, "#B9663A"],
    [70, "#9A4E2A"],
    [56, "#8A5A2C"],
  ] as const) {
    pen.fill(ellipse(cup, r), colour);
    pen.nib(ellipse(cup, r), 2.8, ink, true);
  }
  const leaves: readonly Point[] = trace("1040 1030, 1110 990, 1096 1080");
  pen.painting(paintFor("bharni", 0), () => {
    for (const [x, y] of leaves) leaf(pen, [x, y], [x + 70, y - 40], 20, green);
    rosette(pen, [1060, 1040], 40, { petals: 10, colour: geru, core: turmeric });
    rosette(pen, [120, 170], 44, { petals: 10, colour: palash, core: turmeric });
  });
}

/** Where a thing that stands has its foot, on its own sheet. */
const STANDS: Partial<Readonly<Record<Silhouette, number>>> = {
  pouch: 994,
  "coin-pouch": 962,
  "pencil-pouch": 886,
  "passport-pouch": 1102,
  "laptop-sleeve": 974,
  clutch: 912,
  cushion: 1046,
  lampshade: 1120,
  notebook: 1096,
};

/** A mud wall with a painted dado and a frieze, as houses in Mithila have. */
function wall(pen: Pen, seed: number): void {
  const plain = paintFor("kohbar", seed);
  pen.fill(corners({ x: 0, y: 0, w: SIZE, h: SIZE }), "#EFDDBF");
  const marks = range(150, (i): Path => {
    const x = (i * 211) % 1180;
    const y = 120 + ((i * 137) % 760);
    return [
      [x, y],
      [x + 16 + (i % 5) * 5, y + (i % 3) - 1],
    ];
  });
  pen.lines(marks, 1.3, "#D9C095");
  pen.painting(plain, () => {
    pen.place(move(-10, 18), () => band(pen, 1220, 26, "hatch", "w"));
    pen.place(move(-10, 44), () => band(pen, 1220, 62, seed % 2 ? "petals" : "triangles", "w"));
  });
}

function ledge(pen: Pen, y: number): void {
  const top = corners({ x: -10, y, w: 1220, h: 40 });
  pen.fill(top, "#D9A566");
  hatch(pen, [top], 0.03, 9, 1.2, "#A87436");
  pen.nib(straight(top), 3, ink, true);
  const front = corners({ x: -10, y: y + 40, w: 1220, h: 400 });
  pen.fill(front, "#B9502F");
  pen.painting(paintFor("tantrik", 0), () =>
    pen.place(move(-10, y + 66), () => band(pen, 1220, 58, "diamonds", "l")),
  );
}

/** A brass lota with sprigs, to give the thing its size. */
function lota(pen: Pen, x: number, y: number): void {
  pen.painting(paintFor("bharni", 0), () => flowers(pen, x, y));
  vessel(pen, x, y);
}

function vessel(pen: Pen, x: number, y: number): void {
  pen.place(move(x, y), () => {
    const half = trace("34 -128!, 26 -112, 64 -76, 62 -26, 34 0!");
    const left = half.map(([px, py, c]): Point => [-px, py, c]).reverse();
    const pot = curve([...half, ...left], true);
    pen.fill(pot, turmeric);
    const shine = range(7, (i) =>
      curve(trace(`${12 + i * 7} ${i * 3 - 96}, ${20 + i * 6.5} -50, ${10 + i * 4} -8`)),
    );
    pen.lines(shine, 1.4, ink);
    pen.nib(curve(trace("-60 -82, 0 -68, 60 -82")), 2.4, ink);
    pen.nib(pot, 3.2, ink, true);
  });
}

function flowers(pen: Pen, x: number, y: number): void {
  for (const [dx, dy] of trace("-66 -250, 66 -256, -24 -300, 30 -306")) {
    pen.nib(
      curve([
        [x, y - 120],
        [x + dx * 0.4, y + dy * 0.7],
        [x + dx, y + dy],
      ]),
      2.6,
      ink,
    );
    for (const k of [0.5, 0.75])
      leaf(
        pen,
        [x + dx * k, y - 120 + (dy + 120) * k],
        [x + dx * k + Math.sign(dx) * 48, y - 150 + (dy + 120) * k],
        14,
        green,
      );
    rosette(pen, [x + dx, y + dy], 26, { petals: 8, colour: dx > 0 ? geru : palash, core: turmeric });
  }
}

function peg(pen: Pen, x: number, y: number): void {
  pen.fill(ellipse([x, y], 24), palash);
  pen.nib(ellipse([x, y], 24), 3, ink, true);
  rosette(pen, [x, y], 16, { petals: 6, colour: geru, core: turmeric });
}

/** The thing where it is used: on a peg, on the ledge of a painted house, over a mat. */
export function inUse(art: ProductArt): string {
  const design = designFor(art);
  const pen = penFor(art, design);
  if (LIES.has(art.silhouette)) {
    onMat(pen, art.seed);
    pen.place(move(84, 84, 0, 0.86), () => drawPiece(pen, art, design));
    return pen.svg(SIZE, SIZE, PIGMENT.fold);
  }
  wall(pen, art.seed);
  const floor = 984;
  ledge(pen, floor);
  if (HANGS.has(art.silhouette)) {
    pen.place(move(40, 112, 0, 0.76), () => drawPiece(pen, art, design));
    peg(pen, 496, art.silhouette === "tote" || art.silhouette === "backpack" ? 188 : 168);
    lota(pen, 1040, floor + 14);
  } else {
    lota(pen, 1060, floor + 14);
    // The lowest line of each thing as it is drawn alone, so that it stands on the ledge.
    const foot = STANDS[art.silhouette] ?? 1060;
    pen.place(move(30, floor + 16 - foot * 0.8, 0, 0.8), () => drawPiece(pen, art, design));
  }
  return pen.svg(SIZE, SIZE, PIGMENT.fold);
}
