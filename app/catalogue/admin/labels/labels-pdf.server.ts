import { setImmediate as nextTurn } from "node:timers/promises";
import PDFDocument from "pdfkit";
import { speaking } from "#platform/language/speaking.server.ts";
import { fontsFor, Typesetter } from "#ui/print/typesetter.server.ts";
import { languageTag } from "#values/language/language.ts";
import { drawLabel, pointsPerMm } from "./draw-label.server.ts";
import { labelWords } from "./label.text.ts";
import { labelPapers, placeOfLabel } from "./label-papers.ts";
import type { LabelsAsked } from "./labels.form.ts";
import type { ProductLabel } from "./read-label.db.server.ts";

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
