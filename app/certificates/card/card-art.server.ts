import art from "../art/card.pdf?inline";

/** The card's border and vignette, a PDF of one page (dev/draw-card.ts). */
export const cardArt = (): Uint8Array => Buffer.from(art.slice(art.indexOf(",") + 1), "base64");
