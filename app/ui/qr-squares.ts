import { encodeQR } from "qr";

/** What stays empty around a QR code, in squares. */
const border = 1;

/**
 * A QR code's squares, row by row, dark ones true, without what stays empty around them. A quarter of it may
 * be spoilt, or a seventh on a screen, where nothing spoils it.
 */
export const qrSquares = (text: string, ecc: "quartile" | "medium" = "quartile"): boolean[][] =>
  encodeQR(text, "raw", { ecc, border })
    .slice(border, -border)
    .map((row) => row.slice(border, -border));

/** A QR code for a screen: as the path of a drawing, so many squares wide and high. */
export function qrOnScreen(text: string): { path: string; size: number } {
  const squares = qrSquares(text, "medium");
  const path = squares
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    .join("");
  return { path, size: squares.length };
}
