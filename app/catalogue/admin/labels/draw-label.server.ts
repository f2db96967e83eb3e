import type { Face } from "#ui/print/font-runs.server.ts";
import type { Typesetter } from "#ui/print/typesetter.server.ts";
import type { ProductLabel } from "./read-label.db.server.ts";

/** Points in a millimetre. */
export const pointsPerMm = 72 / 25.4;

interface Line {
  text: string;
  face: Face;
  /** In points, and no smaller than the least. */
  size: number;
  least: number;
}

const margin = 3.5 * pointsPerMm;

/** Sizes are lowered together until all has room; what the law wants largest is lowered last. */
const shrinks = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58];

/** Writes a label into a box of this size, in points, from its upper left corner. */
export function drawLabel(
  pdf: PDFKit.PDFDocument,
  type: Typesetter,
  label: ProductLabel,
  box: { x: number; y: number; width: number; height: number },
): void {
  const width = box.width - 2 * margin;
  const room = box.height - 2 * margin;
  const lines = linesOf(label);
  const sized = (shrink: number) =>
    lines.map((line) => ({ ...line, size: Math.max(line.least, line.size * shrink) }));
  const high = (all: readonly Line[]) =>
    all.reduce((sum, { text, ...line }) => sum + type.heightOf(text, width, { ...line, align: "left" }), 0);
  const all = shrinks.map(sized).find((some) => high(some) <= room) ?? sized(shrinks.at(-1) ?? 1);
  let y = box.y + margin;
  pdf.fillColor("#000000");
  for (const { text, ...line } of all) {
    const height = type.heightOf(text, width, { ...line, align: "left" });
    // A text of many lines must not stand on the next label.
    if (y + height > box.y + box.height - 1 * pointsPerMm) return;
    type.write(text, box.x + margin, y, width, { ...line, align: "left" });
    y += height;
  }
}

function linesOf({ shop, name, option, sku, mrp, rows }: ProductLabel): Line[] {
  const texts = [
    { text: name, face: "strong", size: 9.5, least: 6.5 },
    { text: [shop, option, sku].filter(Boolean).join(" · "), face: "text", size: 7, least: 4.6 },
    { text: mrp, face: "strong", size: 9.5, least: 7.5 },
    ...rows.map(
      ({ label, text }) => ({ text: `${label}: ${text}`, face: "text", size: 7.5, least: 4.6 }) as const,
    ),
  ] as const satisfies Line[];
  return texts.filter(({ text }) => text);
}
