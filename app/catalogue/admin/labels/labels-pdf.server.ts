import { setImmediate as nextTurn } from "node:timers/promises";
import PDFDocument from "pdfkit";
import { speaking } from "#platform/language/speaking.server.ts";
import type { Face } from "#ui/print/font-runs.server.ts";
import { fontsFor, Typesetter } from "#ui/print/typesetter.server.ts";
import { languageTag } from "#values/language/language.ts";
import { labelWords } from "../../label/label-rows.text.ts";
import { labelPapers, placeOfLabel } from "./label-papers.ts";
import type { LabelsAsked } from "./labels.form.ts";
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

/** So many of the same label, ready to print. */
export async function labelsPdf(
  label: ProductLabel,
  { pieces, paper, language }: Pick<LabelsAsked, "pieces" | "paper" | "language">,
): Promise<Buffer> {
  const { width, height, label: box } = labelPapers[paper];
  const title = `${speaking(language, () => labelWords.title)}: ${label.name}`;
  const info = { Title: title, Author: label.shop, Creator: label.shop };
  const size: [number, number] = [width * pointsPerMm, height * pointsPerMm];
  const pdf = new PDFDocument({ size, margin: 0, lang: languageTag(language), info, autoFirstPage: false });
  const bytes = collected(pdf);
  const type = new Typesetter(pdf, await fontsFor(label));
  for (let at = 0; at < pieces; at++) {
    const { x, y, isFirst } = placeOfLabel(at, paper);
    if (isFirst) {
      pdf.addPage();
      // Each sheet takes some milliseconds, and shoppers wait.
      await nextTurn();
    }
    drawLabel(pdf, type, label, {
      x: x * pointsPerMm,
      y: y * pointsPerMm,
      width: box.width * pointsPerMm,
      height: box.height * pointsPerMm,
    });
  }
  pdf.end();
  return bytes;
}

function collected(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    pdf.on("end", () => resolve(Buffer.concat(chunks)));
    pdf.on("error", reject);
  });
}
