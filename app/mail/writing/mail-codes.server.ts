import { createHash } from "node:crypto";
import sharp from "sharp";
import { qrSquares } from "#ui/qr-squares.ts";
import type { MailBody } from "./mail-body.ts";

/** How wide a code is in a mail, in its pixels. */
export const codeSide = 232;

/** A picture that travels with a mail, and how its HTML names it. */
export interface AttachedCode {
  cid: string;
  png: Buffer;
}

/** The same for the same text, however often the mail is sent. */
export const codeId = (text: string): string =>
  `code-${createHash("sha256").update(text).digest("hex").slice(0, 24)}`;

/** The codes of a mail as pictures: no mail program draws an SVG. */
export function attachedCodes({ blocks }: Pick<MailBody, "blocks">): Promise<AttachedCode[]> {
  const texts = new Set(blocks.flatMap((block) => (block.kind === "code" ? [block.text] : [])));
  return Promise.all([...texts].map(async (text) => ({ cid: codeId(text), png: await qrPng(text) })));
}

/** A mail's HTML with its codes in it, for a page that shows it. */
export const withCodesInside = (html: string, codes: readonly AttachedCode[]): string =>
  codes.reduce(
    (shown, { cid, png }) =>
      shown.replaceAll(`cid:${cid}`, `data:image/png;base64,${png.toString("base64")}`),
    html,
  );

/** Empty squares around a code, as its standard asks for. */
const quiet = 4;

/** Squares as large as fit twice into a mail's pixels, for sharp screens. */
function qrPng(text: string): Promise<Buffer> {
  const squares = qrSquares(text, "medium");
  const wide = squares.length + 2 * quiet;
  const each = Math.ceil((2 * codeSide) / wide);
  const side = wide * each;
  const grey = Buffer.alloc(side * side, 255);
  for (const [down, row] of squares.entries())
    for (const [along, isDark] of row.entries())
      for (let line = 0; isDark && line < each; line++) {
        const from = ((down + quiet) * each + line) * side + (along + quiet) * each;
        grey.fill(0, from, from + each);
      }
  return sharp(grey, { raw: { width: side, height: side, channels: 1 } })
    .png({ palette: true, colours: 2 })
    .toBuffer();
}
