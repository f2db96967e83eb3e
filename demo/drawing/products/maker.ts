import { corners, fitting } from "../geometry/box.ts";
import { curve, ellipse, trace } from "../geometry/curve.ts";
import { type Path, range } from "../geometry/point.ts";
import { figureFor } from "../motifs/motifs.ts";
import { paintFor } from "../pen/paint.ts";
import { rosette } from "../pen/parts.ts";
import type { Pen } from "../pen/pen.ts";
import { PIGMENT } from "../pen/pigments.ts";
import { hatch, inked } from "../pen/shapes.ts";
import { drawHand, type Hand } from "./hand.ts";
import { straight, weave } from "./piece.ts";
import { designFor, type ProductArt, penFor, SIZE } from "./product.ts";

const { ink, geru, turmeric, indigo, paper, palash } = PIGMENT;

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

/** A reel of thread, lying on its side. */
function spool(pen: Pen, x: number, y: number, colour: string): void {
  const wound = curve(
    trace(
      `${x - 44} ${y - 46}!, ${x} ${y - 52}, ${x + 44} ${y - 46}!, ${x + 44} ${y + 46}!, ${x} ${y + 52}, ${x - 44} ${y + 46}!`,
    ),
    true,
  );
  inked(pen, wound, colour);
  pen.lines(
    range(
      13,
      (_, t): Path => [
        [x - 42 + 84 * t, y - 48],
        [x - 36 + 84 * t, y + 48],
      ],
    ),
    1.5,
    colour === turmeric ? ink : paper,
  );
  for (const side of [-1, 1]) {
    const end = ellipse([x + side * 50, y], 15, 62);
    inked(pen, end, "#D9A566");
    pen.line(ellipse([x + side * 50, y], 6, 22), 2, ink, true);
  }
}

/** The maker's hand at work: the figure coloured on one side, only drawn on the other. */
export function maker(art: ProductArt, hand: Hand): string {
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
  const half = 490 + ((art.seed * 29) % 90);
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
  if (hand.tool === "reed") {
    bowl(pen, 120, 1080, 84, geru);
    bowl(pen, 300, 1100, 70, turmeric);
    bowl(pen, 452, 1092, 60, indigo);
  } else {
    for (const [i, colour] of [geru, turmeric, indigo].entries())
      spool(pen, 110 + i * 160, 1080 + (i % 2) * 18, colour);
  }
  pen.painting(paintFor("bharni", 0), () => rosette(pen, [592, 1120], 44, { petals: 9, colour: palash }));
  drawHand(pen, [half - 6, 556], hand);
  return pen.svg(SIZE, SIZE, PIGMENT.fold);
}
