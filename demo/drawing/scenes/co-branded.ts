import { corners } from "../geometry/box.ts";
import { move } from "../geometry/matrix.ts";
import { inset } from "../geometry/outline.ts";
import type { Pen } from "../pen/pen.ts";
import { PIGMENT } from "../pen/pigments.ts";
import { stitches } from "../pen/shapes.ts";
import { straight } from "../products/piece.ts";
import { designFor, drawPiece, type ProductArt, penFor, SIZE } from "../products/product.ts";
import { book, couple, house, type Mark, meeting, peaks, rays, smallPrint, stamped, tag } from "./marks.ts";

const { ink, paper, geru, indigo, fold } = PIGMENT;

interface Example {
  /** The things in the picture, each as it is drawn alone, moved and made smaller. */
  pieces: readonly {
    art: ProductArt;
    place?: readonly [x: number, y: number, scale: number, turn: number];
  }[];
  /** The client's mark, over all of them. */
  mark: (pen: Pen) => void;
}

/** A woven label sewn on, with a mark and its small print. */
function label(pen: Pen, x: number, y: number, turn: number, mark: Mark, colour: string): void {
  pen.place(move(x, y, turn), () => {
    const cloth = straight(corners({ x: -96, y: -74, w: 192, h: 168 }));
    pen.fill(cloth, paper);
    pen.nib(cloth, 3, ink, true);
    stitches(pen, inset(cloth, 9), 7, 1.8, colour);
    stamped(pen, mark, [0, -10], 0.98, colour);
    smallPrint(pen, [0, 56], 120, 1, colour);
  });
}

const EXAMPLES = {
  conference: {
    pieces: [
      {
        art: {
          silhouette: "tote",
          motif: "fish",
          style: "bharni",
          fabric: "natural",
          seed: 9,
          layout: "dense",
        },
      },
    ],
    mark: (pen) => label(pen, 326, 982, 0, meeting, indigo),
  },
  wedding: {
    pieces: [
      {
        art: {
          silhouette: "potli",
          motif: "kohbar",
          style: "kohbar",
          fabric: "geru",
          seed: 2,
          layout: "dense",
        },
      },
    ],
    mark: (pen) => tag(pen, [704, 456], [946, 560], couple),
  },
  team: {
    pieces: [
      {
        art: {
          silhouette: "laptop-sleeve",
          motif: "peacock",
          style: "bharni",
          fabric: "turmeric",
          seed: 5,
          layout: "dense",
        },
      },
    ],
    mark: (pen) => stamped(pen, peaks, [600, 303], 0.56, ink),
  },
  bookshop: {
    pieces: [
      {
        art: {
          silhouette: "tote",
          motif: "parrots",
          style: "kachni",
          fabric: "indigo",
          seed: 4,
          layout: "dense",
        },
      },
    ],
    mark: (pen) => {
      const bare = straight(corners({ x: 452, y: 912, w: 296, h: 166 }));
      pen.fill(bare, "#2B4675");
      pen.nib(bare, 2.4, paper, true);
      stamped(pen, book, [600, 972], 0.92, paper);
      smallPrint(pen, [600, 1030], 230, 2, paper);
    },
  },
  festival: {
    pieces: [
      {
        art: { silhouette: "coasters", motif: "sun", style: "bharni", fabric: "turmeric", seed: 2 },
        place: [-20, 30, 0.5, -0.08],
      },
      {
        art: {
          silhouette: "notebook",
          motif: "lamp",
          style: "bharni",
          fabric: "geru",
          seed: 6,
          layout: "framed",
        },
        place: [330, 60, 0.72, 0.1],
      },
      {
        art: {
          silhouette: "pouch",
          motif: "lotus",
          style: "bharni",
          fabric: "indigo",
          seed: 8,
          layout: "dense",
        },
        place: [-20, 500, 0.6, -0.06],
      },
    ],
    mark: (pen) => label(pen, 880, 960, 0.14, rays, geru),
  },
  hotel: {
    pieces: [
      {
        art: {
          silhouette: "jhola",
          motif: "bamboo",
          style: "kachni",
          fabric: "natural",
          seed: 12,
          layout: "dense",
        },
      },
    ],
    mark: (pen) => label(pen, 316, 990, -0.1, house, geru),
  },
} as const satisfies Readonly<Record<string, Example>>;

export type CoBranded = keyof typeof EXAMPLES;

/** A piece of the business page with an invented client's mark beside the drawing; 1200 by 1200. */
export function coBranded(name: CoBranded): string {
  const { pieces, mark }: Example = EXAMPLES[name];
  const first = pieces[0];
  if (!first) throw new Error(`${name} shows nothing`);
  const pen = penFor(first.art, designFor(first.art));
  for (const { art, place = [0, 0, 1, 0] } of pieces) {
    const design = designFor(art);
    const [x, y, scale, turn] = place;
    pen.painting(design.onCloth, () => pen.place(move(x, y, turn, scale), () => drawPiece(pen, art, design)));
  }
  pen.painting({ ...designFor(first.art).onPanel, ink }, () => mark(pen));
  return pen.svg(SIZE, SIZE, fold);
}
