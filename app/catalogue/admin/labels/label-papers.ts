/** How many labels are printed at once. */
export const mostLabels = 200;

interface Paper {
  /** In millimetres, as all measures here. */
  width: number;
  height: number;
  label: { width: number; height: number };
  /** Where the labels of a sheet begin, and how many stand beside and below each other. */
  from: readonly [x: number, y: number];
  across: number;
  down: number;
}

export type LabelPaper = "a4" | "roll";

/** Sheets of twelve stickers that every stationer has, and the roll of a label printer. */
export const labelPapers: Readonly<Record<LabelPaper, Paper>> = {
  a4: { width: 210, height: 297, label: { width: 100, height: 44 }, from: [5, 16.5], across: 2, down: 6 },
  roll: { width: 100, height: 50, label: { width: 100, height: 50 }, from: [0, 0], across: 1, down: 1 },
};

/** Where the label with this place stands on its sheet; the first one of a sheet begins it. */
export function placeOfLabel(at: number, paper: LabelPaper): { x: number; y: number; isFirst: boolean } {
  const { label, from, across, down } = labelPapers[paper];
  const onSheet = at % (across * down);
  return {
    x: from[0] + (onSheet % across) * label.width,
    y: from[1] + Math.floor(onSheet / across) * label.height,
    isFirst: onSheet === 0,
  };
}

/** The page to print a product's labels from. */
export const productLabelsPath = (id: string): string =>
  `/admin/dashboard/products/${encodeURIComponent(id)}/labels`;

export const labelsPdfPath = (id: string): string => `${productLabelsPath(id)}.pdf`;
