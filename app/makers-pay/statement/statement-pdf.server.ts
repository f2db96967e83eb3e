import PDFDocument from "pdfkit";
import { speaking } from "#platform/language/speaking.server.ts";
import { fontsFor, Typesetter } from "#ui/print/typesetter.server.ts";
import { type Language, languageTag } from "#values/language/language.ts";
import type { Statement } from "../statements.db.server.ts";
import { type StatementLines, statementLines } from "./statement-lines.server.ts";
import { StatementPen } from "./statement-pen.server.ts";
import { inner, pagesOfRows, sheet } from "./statement-sheet.ts";

/** A statement with the language that its maker reads. */
export interface StatementPaper {
  statement: Statement;
  language: Language;
}

/** Statements on A5, each from a page of its own on, as they were when they were made (OWED-8). */
export async function statementsPdf(papers: readonly StatementPaper[], shop: string): Promise<Uint8Array> {
  const written = papers.map(({ statement, language }) =>
    speaking(language, () => statementLines(statement)),
  );
  const [first] = written;
  const info = { Title: titleOf(written), Author: shop, Creator: shop };
  const size: [number, number] = [sheet.width, sheet.height];
  const lang = languageTag(papers[0]?.language ?? "hi");
  const pdf = new PDFDocument({ size, margin: 0, lang, info, autoFirstPage: first === undefined });
  const bytes = collected(pdf);
  const pen = new StatementPen(pdf, new Typesetter(pdf, await fontsFor([written.map(textsOf), shop])));
  for (const lines of written) speaking(lines.language, () => drawStatement(pen, lines, shop));
  pdf.end();
  return bytes;
}

const titleOf = ([first, ...others]: readonly StatementLines[]): string =>
  first === undefined ? "" : others.length > 0 ? first.title : `${first.title} · ${first.number}`;

const textsOf = (lines: StatementLines) => ({ ...lines, page: lines.page(1, 1) });

function drawStatement(pen: StatementPen, lines: StatementLines, shop: string): void {
  pen.newPage();
  drawHead(pen, lines, shop);
  const heights = lines.entries.map((row) => pen.rowHeight(row));
  const last = sheet.height - sheet.margin - sheet.foot;
  const later = last - sheet.margin - pen.lineHeight - sheet.rule;
  const pages = pagesOfRows(heights, { first: last - pen.y, later });
  for (const [at, rows] of pages.entries()) {
    if (at > 0) {
      pen.newPage();
      pen.line(`${lines.number} · ${lines.account}`, { size: 9, colour: "soft" });
      pen.rule(inner);
    }
    for (const row of rows) pen.row(lines.entries[row]);
    pen.foot(lines.page(at + 1, pages.length));
  }
  pen.signing(lines);
}

function drawHead(pen: StatementPen, lines: StatementLines, shop: string): void {
  pen.line(`${shop} · ${lines.number}`, { size: 9, colour: "soft" });
  pen.line(lines.title, { size: 19, face: "display" });
  pen.line(lines.account, { size: 13, face: "strong" });
  pen.line(lines.made, { size: 9, colour: "soft" });
  pen.skip(2);
  for (const row of lines.sums) pen.sum(row, "text");
  pen.rule(inner);
  pen.sum(lines.after, "strong");
  pen.skip(3);
  pen.line(lines.heading, { size: 10, face: "strong" });
  pen.rule(inner);
}

function collected(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    pdf.on("end", () => resolve(Buffer.concat(chunks)));
    pdf.on("error", reject);
  });
}
