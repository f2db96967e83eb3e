interface SquarePlace {
  x: number;
  y: number;
  side: number;
}

/** Dark squares in a square of this side; they overlap a little, so that no printer shows seams. */
export function drawSquares(
  pdf: PDFKit.PDFDocument,
  rows: readonly (readonly boolean[])[],
  { x, y, side }: SquarePlace,
): void {
  const each = side / rows.length;
  for (const [down, row] of rows.entries())
    for (const [along, isDark] of row.entries())
      if (isDark) pdf.rect(x + along * each, y + down * each, each * 1.02, each * 1.02);
  pdf.fillColor("#000000").fill();
}
