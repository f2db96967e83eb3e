import { encodeQR } from "qr";

/** What stays empty around a QR code, in squares. */
const border = 1;

/**
 * A QR code's squares, row by row, dark ones true, without what stays empty around them. A quarter of it may
 * be spoilt.
 */
export const qrSquares = (text: string): boolean[][] =>
  encodeQR(text, "raw", { ecc: "quartile", border })
    .slice(border, -border)
    .map((row) => row.slice(border, -border));
