import PDFDocument from "pdfkit";
import { paperText } from "#orders/invoice/paper.text.ts";
import { drawSquares } from "#ui/print/draw-squares.ts";
import type { Face } from "#ui/print/font-runs.server.ts";
import { type Fonts, Typesetter } from "#ui/print/typesetter.server.ts";
import { languageNow, languageTag } from "#values/language/language.ts";
import type { BothWords } from "./seller-words.server.ts";

export interface SheetWords {
  face?: Face;
  size?: number;
  align?: "left" | "right";
  soft?: boolean;
  /** Their English stands below them, also where it has room beside them. */
  isBelow?: boolean;
}

const ink = "#1E1A18";
const soft = "#5C5046";
export const hair = "#B9AB93";

/** A4 in points, with room for a ring binder. */
export const page = { left: 48, right: 547, top: 48, bottom: 770, width: 499 } as const;
const left: number = page.left;

/**
 * A4 paper with the shop's type: text in boxes, lines, and new pages when one is full. pdfkit keeps a cursor
 * of its own; here every text says where it stands, so that nothing depends on what was written before it.
 */
export class Sheet {
  /** Where the next thing may stand. */
  y: number = page.top;
  private readonly pdf: PDFKit.PDFDocument;
  private readonly type: Typesetter;
  private readonly bytes: Promise<Buffer>;
  private readonly title: string;

  /** `fonts` are those that its texts need. */
  constructor(title: string, author: string, made: Date, fonts: Fonts) {
    this.title = title;
    this.pdf = new PDFDocument({
      size: "A4",
      margin: 0,
      bufferPages: true,
      lang: languageTag(),
      info: { Title: title, Author: author, Creator: author, CreationDate: made },
    });
    this.bytes = collect(this.pdf);
    this.type = new Typesetter(this.pdf, fonts);
  }

  /** How high a text is in a column of this width. */
  heightOf(text: string, width: number, words: SheetWords = {}): number {
    return this.type.heightOf(text, width, settingOf(words));
  }

  /** Writes a text into a column; answers its height. */
  write(text: string, x: number, y: number, width: number, words: SheetWords = {}): number {
    this.pdf.fillColor(words.soft ? soft : ink);
    return this.type.write(text, x, y, width, settingOf(words));
  }

  /** How high words are in a column of this width, with their English. */
  heightOfBoth(words: BothWords, width: number, setting: SheetWords = {}): number {
    const { own, english } = words;
    const height = this.heightOf(own, width, setting);
    if (english === undefined || this.haveRoom(words, width, setting)) return height;
    return height + this.heightOf(english, width, smaller(setting));
  }

  /** Writes words into a column, and their English smaller beside or below them; answers their height. */
  writeBoth(words: BothWords, x: number, y: number, width: number, setting: SheetWords = {}): number {
    const { own, english } = words;
    if (english === undefined) return this.write(own, x, y, width, setting);
    const small = smaller(setting);
    if (!this.haveRoom(words, width, setting)) {
      const height = this.write(own, x, y, width, setting);
      return height + this.write(english, x, y + height, width, small);
    }
    const { size } = settingOf(setting);
    const [first, second] = this.widthsOf(words, setting);
    const start = setting.align === "right" ? x + width - first - beside - second : x;
    const height = this.write(own, start, y, first + 1, { ...setting, align: "left" });
    const lower = y + this.type.baselineOf(size) - this.type.baselineOf(small.size);
    this.write(english, start + first + beside, lower, second + 1, { ...small, align: "left" });
    return height;
  }

  private haveRoom(words: BothWords, width: number, setting: SheetWords): boolean {
    const [first, second] = this.widthsOf(words, setting);
    return !setting.isBelow && first + beside + second <= width;
  }

  private widthsOf({ own, english = "" }: BothWords, setting: SheetWords): [number, number] {
    const [large, small] = [settingOf(setting), settingOf(smaller(setting))];
    return [
      this.type.widthOfLine(own, large.face, large.size),
      this.type.widthOfLine(english, small.face, small.size),
    ];
  }

  rule(y: number, { from = left, colour = ink, weight = 0.6 } = {}): void {
    this.pdf.moveTo(from, y).lineTo(page.right, y).lineWidth(weight).strokeColor(colour).stroke();
  }

  /** A QR code at the left edge. */
  squares(rows: readonly (readonly boolean[])[], side: number): void {
    drawSquares(this.pdf, rows, { x: left, y: this.y, side });
  }

  /** The double line of the shop's frames. */
  doubleRule(y: number): void {
    this.rule(y, { weight: 0.8 });
    this.rule(y + 2.4, { weight: 0.8 });
  }

  /**
   * Goes to a new page, which says whose it is, when less than `height` is left on this one; answers whether
   * it did.
   */
  makeRoom(height: number): boolean {
    if (this.y + height <= page.bottom + (isBoth() ? 8 : 0)) return false;
    this.pdf.addPage();
    this.y = page.top;
    this.y +=
      this.write(paperText.continued(this.title), page.left, this.y, page.width, { face: "strong" }) + 4;
    this.rule(this.y);
    this.y += 12;
    return true;
  }

  /** The finished file; `foot` stands at the foot of every page. */
  finish(foot: (number: number, of: number) => string): Promise<Buffer> {
    const { start, count } = this.pdf.bufferedPageRange();
    for (let index = 0; index < count; index++) {
      this.pdf.switchToPage(start + index);
      this.write(foot(index + 1, count), page.left, 796, page.width, { size: 8, soft: true });
    }
    this.pdf.end();
    return this.bytes;
  }
}

/** Is a paper of the moment in English beside another language? */
export const isBoth = (): boolean => languageNow() !== "en";

/** Between words and their English. */
const beside = 4;

/** English beside or below other words; closing words of several lines are its largest. */
const smaller = ({ size = 9, align }: SheetWords) =>
  ({ size: Math.min(8, size * 0.72), align: align ?? "left", soft: true }) as const;

const settingOf = ({ face = "text", size = 9, align = "left" }: SheetWords) => ({ face, size, align });

function collect(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    pdf.on("end", () => resolve(Buffer.concat(chunks)));
    pdf.on("error", reject);
  });
}
