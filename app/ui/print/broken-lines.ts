/**
 * A text as lines no wider than `width`: broken at blanks, behind hyphens and slashes, and inside a word only
 * where it is wider than a line. `widthOf` measures in the units of `width`.
 */
export function brokenLines(text: string, width: number, widthOf: (line: string) => number): string[] {
  return text.split("\n").flatMap((paragraph) => paragraphLines(paragraph, width, widthOf));
}

function paragraphLines(paragraph: string, width: number, widthOf: (line: string) => number): string[] {
  if (widthOf(paragraph) <= width) return [paragraph];
  const lines: string[] = [];
  let line = "";
  for (const part of paragraph.match(/ *(?:[^ \-/]+[-/]*|[-/]+)/g) ?? []) {
    if (widthOf(line + part) <= width) {
      line += part;
      continue;
    }
    if (line) lines.push(line);
    const pieces = cutToWidth(part.trimStart(), width, widthOf);
    line = pieces.pop() ?? "";
    lines.push(...pieces);
  }
  return [...lines, line];
}

/** Where a word of a script with marks may be cut: never between a letter and what belongs to it. */
const sign = /\P{M}[\p{M}\u200C\u200D]*/gu;

function cutToWidth(word: string, width: number, widthOf: (line: string) => number): string[] {
  if (widthOf(word) <= width) return [word];
  const pieces: string[] = [];
  let piece = "";
  for (const next of word.match(sign) ?? []) {
    if (piece !== "" && widthOf(piece + next) > width) {
      pieces.push(piece);
      piece = "";
    }
    piece += next;
  }
  return [...pieces, piece];
}
