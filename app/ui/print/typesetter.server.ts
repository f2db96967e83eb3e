import { brokenLines } from "./broken-lines.ts";
import { type Face, type FontRun, fontRuns, type PrintFont } from "./font-runs.server.ts";
import { plainWidth, unshapedFont } from "./plain-letters.server.ts";
import { printFont } from "./print-fonts.server.ts";
import { type ShapedText, shaped } from "./shape.server.ts";
import { visualOrder } from "./visual-order.server.ts";

export type Fonts = ReadonlyMap<PrintFont, Buffer>;

/** What every paper is set in, and the box that stands for what no font has. */
const always: readonly PrintFont[] = ["eczar-500", "mukta-400", "mukta-600", "signs-400"];

/** Reads the fonts that any of these facts needs; their texts may stand as deep in them as they like. */
export async function fontsFor(facts: unknown): Promise<Fonts> {
  const texts = textsIn(facts);
  const runs = texts.flatMap((text) => [...fontRuns(text, "text"), ...fontRuns(text, "strong")]);
  const fonts = [...new Set([...always, ...runs.map(({ font }) => font)])];
  return new Map(await Promise.all(fonts.map(async (font) => [font, await printFont(font)] as const)));
}

function textsIn(facts: unknown): string[] {
  if (typeof facts === "string") return [facts];
  return typeof facts === "object" && facts !== null ? Object.values(facts).flatMap(textsIn) : [];
}

interface Setting {
  face: Face;
  /** In points. */
  size: number;
  align: "left" | "center" | "right";
}

/**
 * Tall enough for Devanagari's marks, as shares of the size: the fonts' own ascent, and their lines less what
 * a form is set tighter.
 */
const ascent = 1.13;
const lineHeights = { display: 1.777, text: 1.662, strong: 1.662 } as const;
const tighter = 2.5;

/** How much of a line's free room stands before it. */
const shareBefore = { left: 0, center: 0.5, right: 1 } as const;

/** Sets texts in any script, so that every word can be searched and copied. */
export class Typesetter {
  private readonly pdf: PDFKit.PDFDocument;
  private readonly fonts: Fonts;
  private readonly shapes = new Map<string, ShapedText>();

  constructor(pdf: PDFKit.PDFDocument, fonts: Fonts) {
    this.pdf = pdf;
    this.fonts = fonts;
    for (const [font, file] of fonts) {
      pdf.registerFont(font, file);
      pdf.registerFont(unseen(font), unshapedFont(file));
    }
  }

  /** How high a text is in a column of this width, in points. */
  heightOf(text: string, width: number, { face, size }: Setting): number {
    return this.linesOf(text, width, face, size).length * lineHeight(face, size);
  }

  /** How wide a text is in one line, in points. */
  widthOfLine(text: string, face: Face, size: number): number {
    return this.widthOf(fontRuns(text, face), size);
  }

  /** How far below its top a line's letters stand. */
  baselineOf(size: number): number {
    return ascent * size;
  }

  /** How a text is broken into lines in a column of this width. */
  linesOf(text: string, width: number, face: Face, size: number): string[] {
    return brokenLines(text, width, (line) => this.widthOf(fontRuns(line, face), size));
  }

  /** Writes a text into a column; answers its height. */
  write(text: string, x: number, y: number, width: number, setting: Setting): number {
    const { face, size, align } = setting;
    const lines = this.linesOf(text, width, face, size);
    for (const [index, line] of lines.entries()) {
      const runs = visualOrder(line, face);
      const free = (width - this.widthOf(runs, size)) * shareBefore[align];
      this.writeLine(runs, x + free, y + index * lineHeight(face, size) + ascent * size, size);
    }
    return lines.length * lineHeight(face, size);
  }

  private widthOf(runs: readonly FontRun[], size: number): number {
    return runs.reduce((sum, run) => sum + this.widthOfRun(run, size), 0);
  }

  private widthOfRun(run: FontRun, size: number): number {
    if (isPlain(run)) return this.pdf.font(run.font).fontSize(size).widthOfString(run.text);
    const { advance, unitsPerEm } = this.shapedRun(run);
    return (advance / unitsPerEm) * size;
  }

  private writeLine(runs: readonly FontRun[], x: number, baseline: number, size: number): void {
    let at = x;
    for (const run of runs) {
      if (isPlain(run)) this.writePlain(run, at, baseline, size);
      else this.drawShaped(run, at, baseline, size);
      at += this.widthOfRun(run, size);
    }
  }

  private writePlain({ font, text }: FontRun, x: number, baseline: number, size: number): void {
    this.pdf.font(font).fontSize(size).text(text, x, baseline, { baseline: "alphabetic", lineBreak: false });
  }

  private drawShaped(run: FontRun, x: number, baseline: number, size: number): void {
    const { glyphs, unitsPerEm } = this.shapedRun(run);
    const scale = size / unitsPerEm;
    for (const glyph of glyphs.filter(({ path }) => path !== "")) {
      this.pdf.save();
      this.pdf.transform(scale, 0, 0, -scale, x + glyph.x * scale, baseline - glyph.y * scale);
      this.pdf.path(glyph.path).fill();
      this.pdf.restore();
    }
    this.say(run, x, baseline, size);
  }

  /** Puts over drawn outlines what they say, unseen, so that the text can be searched and copied. */
  private say(run: FontRun, x: number, baseline: number, size: number): void {
    // Readers expect letters as they stand on the paper, and turn those of such scripts round.
    const signs = run.isRightToLeft ? (run.text.match(sign) ?? []).reverse() : [run.text];
    const letters = signs.flatMap((each) => [...each]);
    const width = this.widthOfRun(run, size) / letters.length;
    this.pdf.font(unseen(run.font)).fontSize(size).fillOpacity(0);
    // One by one: the library would move marks.
    const horizontalScaling = (100 * width) / (plainWidth * size);
    const stretched = { baseline: "alphabetic", lineBreak: false, horizontalScaling } as const;
    for (const [index, letter] of letters.entries())
      this.pdf.text(letter, x + index * width, baseline, stretched);
    this.pdf.fillOpacity(1);
  }

  private shapedRun({ font, text, isRightToLeft }: FontRun): ShapedText {
    const key = `${font} ${text}`;
    const known = this.shapes.get(key);
    if (known) return known;
    const file = this.fonts.get(font);
    if (!file) throw new Error(`the font ${font} was not read`);
    const made = shaped(file, text, isRightToLeft);
    this.shapes.set(key, made);
    return made;
  }
}

/**
 * The PDF library itself sets letters that stand one behind the other; it breaks on some that are joined or
 * stacked.
 */
const isPlain = ({ font, text }: FontRun): boolean =>
  /^(eczar|mukta|european|symbols|signs)/.test(font) && !joinedOrStacked.test(text);

/** A letter with its marks. */
const sign = /\P{M}\p{M}*/gu;

/** The name of a font's plain letters. */
const unseen = (font: PrintFont): string => `${font} unseen`;

const joinedOrStacked = /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]/u;

const lineHeight = (face: Face, size: number): number => lineHeights[face] * size - tighter;
