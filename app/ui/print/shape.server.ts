import { Blob, Direction, Face, Font, shape, Buffer as Text } from "harfbuzzjs";

/** A word in the letter forms that its script asks for, with their places in ems from its left end. */
export interface ShapedText {
  /** Of one em: what the outlines' and places' units are divided by. */
  unitsPerEm: number;
  advance: number;
  /** Outlines as SVG paths that grow upwards, and where each stands. */
  glyphs: readonly { path: string; x: number; y: number }[];
}

const opened = new WeakMap<Buffer, { font: Font; unitsPerEm: number }>();

/** Devanagari and Latin are in one font, and each is shaped by the rules of its own script. */
const oneScript = /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]+|\P{Script=Devanagari}+/gu;

/** Shapes a text: conjuncts, marks and their places as its font has them. */
export function shaped(file: Buffer, text: string, isRightToLeft: boolean): ShapedText {
  const { font, unitsPerEm } = open(file);
  let advance = 0;
  const glyphs = (text.match(oneScript) ?? []).flatMap((piece) => {
    const made = shapedPiece(font, piece, isRightToLeft);
    const start = advance;
    advance += made.advance;
    return made.glyphs.map((glyph) => ({ ...glyph, x: start + glyph.x }));
  });
  return { unitsPerEm, advance, glyphs };
}

function shapedPiece(font: Font, text: string, isRightToLeft: boolean): Omit<ShapedText, "unitsPerEm"> {
  const buffer = new Text();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR);
  shape(font, buffer);
  let pen = 0;
  const positions = buffer.getGlyphPositions();
  const glyphs = buffer.getGlyphInfos().map(({ codepoint }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const glyph = { path: font.glyphToPath(codepoint), x: pen + xOffset, y: yOffset };
    pen += xAdvance;
    return glyph;
  });
  return { advance: pen, glyphs };
}

function open(file: Buffer) {
  const known = opened.get(file);
  if (known) return known;
  const face = new Face(new Blob(file));
  const font = { font: new Font(face), unitsPerEm: face.upem };
  opened.set(file, font);
  return font;
}
