import type { Face } from "#ui/print/font-runs.server.ts";
import type { Typesetter } from "#ui/print/typesetter.server.ts";

const ink = "#1E1A18";
const soft = "#5C5046";
const geru = "#A6342B";

/** Points in a millimetre. */
export const mm = 72 / 25.4;

/** A column of the card in millimetres; what is written there begins at its top. */
interface Column {
  x: number;
  y: number;
  width: number;
}

interface Looks {
  face?: Face;
  /** In points; of several the first at which the text has room. */
  size?: number | readonly number[];
  align?: "left" | "center";
  colour?: "ink" | "soft" | "geru";
  /** How high the text may be, in millimetres. */
  room?: number;
}

interface Measured {
  face?: Face;
  size: number;
}

const colours = { ink, soft, geru } as const;

/** Writes and draws on one card, in millimetres from its upper left corner. */
export class CardPen {
  private readonly pdf: PDFKit.PDFDocument;
  private readonly type: Typesetter;

  constructor(pdf: PDFKit.PDFDocument, type: Typesetter) {
    this.pdf = pdf;
    this.type = type;
  }

  /** Answers where the text ends. */
  write(text: string, { x, y, width }: Column, looks: Looks = {}): number {
    const { face = "text", align = "left", colour = "ink", room = Number.POSITIVE_INFINITY } = looks;
    const sizes = [looks.size ?? 8].flat();
    const high = (words: string, size: number) =>
      this.type.heightOf(words, width * mm, { face, size, align }) / mm;
    const size = sizes.find((each) => high(text, each) <= room) ?? sizes.at(-1) ?? 8;
    const words = cutTo(text, (some) => high(some, size) <= room);
    const lines = (narrow: number) => this.type.linesOf(words, narrow * mm, face, size).length;
    const narrow = align === "center" ? narrowest(width, lines) : width;
    const place = (x + (width - narrow) / 2) * mm;
    this.pdf.fillColor(colours[colour]);
    return y + this.type.write(words, place, y * mm, narrow * mm, { face, size, align }) / mm;
  }

  /** How high a text is in a column of this width, in millimetres. */
  heightOf(text: string, width: number, { face = "text", size }: Measured): number {
    return this.type.heightOf(text, width * mm, { face, size, align: "left" }) / mm;
  }

  isOneLine(text: string, width: number, { face = "text", size }: Measured): boolean {
    return this.type.linesOf(text, width * mm, face, size).length === 1;
  }

  rule(y: number, from: number, to: number, { isDashed = false } = {}): void {
    this.pdf.save();
    if (isDashed) this.pdf.dash(3, { space: 2.4 });
    this.pdf.moveTo(from * mm, y * mm).lineTo(to * mm, y * mm);
    this.pdf.lineWidth(0.5).strokeColor(soft).stroke();
    this.pdf.restore();
  }

  /** Dark squares in a square of this side; they overlap a little, so that no printer shows seams. */
  squares(rows: readonly (readonly boolean[])[], { x, y }: Pick<Column, "x" | "y">, side: number): void {
    const each = (side * mm) / rows.length;
    for (const [down, row] of rows.entries())
      for (const { from, count } of runsOf(row))
        this.pdf.rect(x * mm + from * each, y * mm + down * each, count * each, each * 1.02);
    this.pdf.fillColor("#000000").fill();
  }
}

/** Neighbouring dark squares of a row as one. */
function runsOf(row: readonly boolean[]): { from: number; count: number }[] {
  const runs: { from: number; count: number }[] = [];
  for (const [at, isDark] of row.entries()) {
    if (!isDark) continue;
    const last = runs.at(-1);
    if (last && last.from + last.count === at) last.count += 1;
    else runs.push({ from: at, count: 1 });
  }
  return runs;
}

/** The narrowest column with no more lines: in it they are about as long as each other. */
function narrowest(width: number, lines: (width: number) => number): number {
  const most = lines(width);
  if (most === 1) return width;
  let [narrow, wide] = [width / most / 2, width];
  while (wide - narrow > 0.2) {
    const between = (narrow + wide) / 2;
    if (lines(between) > most) narrow = between;
    else wide = between;
  }
  return wide;
}

/** As many of a text's letters as fit; nobody reads more of them on a card. */
function cutTo(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  const letters = Array.from(text);
  const cut = (count: number) => `${letters.slice(0, count).join("").trimEnd()}…`;
  let [fitting, tooMany] = [0, letters.length];
  while (tooMany - fitting > 1) {
    const count = (fitting + tooMany) >> 1;
    if (fits(cut(count))) fitting = count;
    else tooMany = count;
  }
  return cut(fitting);
}
