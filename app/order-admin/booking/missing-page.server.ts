import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { fontsFor, Typesetter } from "#ui/print/typesetter.server.ts";
import { labelsText } from "./labels.text.ts";

/** In points. */
const a6: [number, number] = [298, 420];
const margin = 24;

/** A page as large as a label that names the parcels which have none. */
export async function missingPage(names: readonly string[]): Promise<Buffer> {
  const pdf = new PDFDocument({ size: a6, margin: 0 });
  const bytes = buffer(pdf);
  const lines = [labelsText.noneFor(names.length), "", ...names];
  const typesetter = new Typesetter(pdf, await fontsFor(lines));
  const setting = { face: "text", size: 11, align: "left" } as const;
  let y = margin;
  for (const line of lines) y += typesetter.write(line, margin, y, a6[0] - 2 * margin, setting);
  pdf.end();
  return bytes;
}
