/** A card is A6; all measures are millimetres. */
export const cardSize = { width: 105, height: 148 } as const;

interface Paper {
  width: number;
  height: number;
  /** Where the cards of a sheet stand, from its upper left corner. */
  places: readonly (readonly [x: number, y: number])[];
  /** Short lines that say where a sheet is cut. */
  cuts: readonly (readonly [x: number, y: number, toX: number, toY: number])[];
}

export type CardPaper = "a6" | "a4";

/** A card a sheet for who has such paper, or four on a sheet that every printer at home takes. */
export const cardPapers: Readonly<Record<CardPaper, Paper>> = {
  a6: { ...cardSize, places: [[0, 0]], cuts: [] },
  a4: {
    width: 210,
    height: 297,
    places: [0.5, 148.5].flatMap((y) => [0, 105].map((x) => [x, y] as const)),
    cuts: [
      ...[0, 143.5, 288].map((y) => [105, y, 105, y + 9] as const),
      ...[0, 100.5, 201].map((x) => [x, 148.5, x + 9, 148.5] as const),
    ],
  },
};

/** The paper that an address asks for; four on A4 unless it says otherwise. */
export const paperIn = (asked: URLSearchParams): CardPaper => (asked.get("paper") === "a6" ? "a6" : "a4");
