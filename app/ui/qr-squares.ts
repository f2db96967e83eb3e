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
