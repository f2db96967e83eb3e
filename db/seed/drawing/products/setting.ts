import { corners } from "../geometry/box.ts";
import { curve, ellipse, trace } from "../geometry/curve.ts";
import { move } from "../geometry/matrix.ts";
import { type Path, range } from "../geometry/point.ts";
import { band } from "../pen/bands.ts";
import { paintFor } from "../pen/paint.ts";
import { leaf, rosette } from "../pen/parts.ts";
import type { Pen } from "../pen/pen.ts";
import { PIGMENT } from "../pen/pigments.ts";
import { hatch } from "../pen/shapes.ts";
import { straight } from "./piece.ts";
import { designFor, drawPiece, type ProductArt, penFor, SIZE, type Silhouette } from "./product.ts";

const { ink, geru, turmeric, palash, paper, leaf: green } = PIGMENT;

const HANGS: ReadonlySet<Silhouette> = new Set([
  "tote",
  "jhola",
  "sling",
  "potli",
  "backpack",
  "stole",
  "wall-hanging",
]);

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
  const pot = curve(
    [
      [x - 34, y - 128, 1],
      [x - 26, y - 112],
      [x - 64, y - 76],
      [x - 62, y - 26],
      [x - 34, y, 1],
      [x + 34, y, 1],
      [x + 62, y - 26],
      [x + 64, y - 76],
      [x + 26, y - 112],
      [x + 34, y - 128, 1],
    ],
    true,
  );
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
  pen.fill(pot, turmeric);
  pen.lines(
    range(
      7,
      (i): Path =>
        curve([
          [x + 12 + i * 7, y - 96 + i * 3],
          [x + 20 + i * 6.5, y - 50],
          [x + 10 + i * 4, y - 8],
        ]),
    ),
    1.4,
    ink,
  );
  pen.nib(
    curve([
      [x - 60, y - 82],
      [x, y - 68],
      [x + 60, y - 82],
    ]),
    2.4,
    ink,
  );
  pen.nib(pot, 3.2, ink, true);
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
  wall(pen, art.seed);
  const floor = 984;
  ledge(pen, floor);
  if (HANGS.has(art.silhouette)) {
    pen.place(move(40, 112, 0, 0.76), () => drawPiece(pen, art, design));
    peg(pen, 496, art.silhouette === "tote" || art.silhouette === "backpack" ? 188 : 168);
    lota(pen, 1040, floor + 14);
  } else {
    lota(pen, 1010, floor + 6);
    pen.place(move(20, 168, 0, 0.74), () => drawPiece(pen, art, design));
    for (const [x, r] of [
      [110, 30],
      [168, 22],
    ] as const) {
      pen.fill(ellipse([x, floor + 4], r, r * 0.5), paper);
      pen.nib(ellipse([x, floor + 4], r, r * 0.5), 2.6, ink, true);
      pen.fill(ellipse([x, floor + 1], r * 0.7, r * 0.3), x > 120 ? geru : turmeric);
    }
  }
  return pen.svg(SIZE, SIZE, PIGMENT.fold);
}
