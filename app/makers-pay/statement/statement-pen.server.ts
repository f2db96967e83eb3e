import type { Typesetter } from "#ui/print/typesetter.server.ts";
import type { StatementLines, StatementRow } from "./statement-lines.server.ts";
import { inner, sheet } from "./statement-sheet.ts";

const colours = { ink: "#1E1A18", soft: "#5C5046", rule: "#C9BDA8" } as const;
const mm = 72 / 25.4;

interface Look {
  size: number;
  face?: "text" | "strong" | "display";
  colour?: keyof typeof colours;
}

/** Writes a statement from its top to its bottom. */
export class StatementPen {
  y = 0;
  private readonly pdf: PDFKit.PDFDocument;
  private readonly type: Typesetter;
  private readonly small = { face: "text", size: 9, align: "left" } as const;

  constructor(pdf: PDFKit.PDFDocument, type: Typesetter) {
    this.pdf = pdf;
    this.type = type;
  }

  /** How high a line of small print is. */
  get lineHeight(): number {
    return this.type.heightOf("M", inner, this.small);
  }

  newPage(): void {
    this.pdf.addPage();
    this.y = sheet.margin;
  }

  skip(millimetres: number): void {
    this.y += millimetres * mm;
  }

  line(text: string, { size, face = "text", colour = "ink" }: Look): void {
    this.pdf.fillColor(colours[colour]);
    this.y += this.type.write(text, sheet.margin, this.y, inner, { face, size, align: "left" });
  }

  /** A sum with its words before it. */
  sum({ words, sum }: StatementRow, face: "text" | "strong"): void {
    const size = face === "strong" ? 14 : 11;
    this.pdf.fillColor(colours.ink);
    const wide = inner - sheet.sum - 10 * mm;
    const high = this.type.write(words, sheet.margin, this.y, wide, { face, size, align: "left" });
    this.type.write(sum, sheet.margin, this.y, inner, { face, size, align: "right" });
    this.y += high;
  }

  rowHeight({ words }: StatementRow): number {
    return this.type.heightOf(words, wordsWide, this.small) + sheet.gap;
  }

  row(row: StatementRow | undefined): void {
    if (!row) return;
    const top = this.y;
    this.pdf.fillColor(colours.soft);
    this.type.write(row.day, sheet.margin, top, sheet.day, this.small);
    this.pdf.fillColor(colours.ink);
    this.type.write(row.words, sheet.margin + sheet.day, top, wordsWide, this.small);
    this.type.write(row.sum, sheet.margin, top, inner, { ...this.small, align: "right" });
    this.y += this.rowHeight(row);
  }

  rule(width: number, colour: keyof typeof colours = "rule"): void {
    this.y += sheet.rule / 2;
    this.pdf
      .moveTo(sheet.margin, this.y)
      .lineTo(sheet.margin + width, this.y)
      .lineWidth(0.5)
      .strokeColor(colours[colour])
      .stroke();
    this.y += sheet.rule / 2;
  }

  foot(text: string): void {
    this.pdf.fillColor(colours.soft);
    const top = sheet.height - sheet.margin - this.lineHeight + 2 * mm;
    this.type.write(text, sheet.margin, top, inner, { ...this.small, size: 8, align: "right" });
  }

  /** The line on which the maker signs. */
  signing({ agreed, signature }: StatementLines): void {
    this.y = Math.max(this.y, sheet.height - sheet.margin - sheet.foot - sheet.signing);
    this.line(agreed, { size: 9, colour: "soft" });
    this.skip(9);
    this.rule(inner * 0.6, "soft");
    this.line(signature, { size: 8, colour: "soft" });
  }
}

const wordsWide = inner - sheet.day - sheet.sum;
