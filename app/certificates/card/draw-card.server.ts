import { qrSquares } from "#ui/qr-squares.ts";
import { cardText } from "./card.text.ts";
import type { CardPen } from "./card-pen.server.ts";
import type { CardWords } from "./card-words.server.ts";

/** In millimetres: inside the border that dev/draw-card.ts drew, below its vignette. */
const inner = { x: 15, width: 75 } as const;
const wide = { x: 12, width: 81 } as const;
const qr = { x: 16.2, y: 86.6, side: 19.6 } as const;
const beside = { x: 40, width: 50.5 } as const;
/** Anyone who folds here has the border in the middle of what is left. */
const fold = 122;
/** Above the look-up. */
const ruled = 84.6;
/** Above the border. */
const lowest = 108;

const centred = { align: "center" } as const;
const quiet = { ...centred, colour: "soft" } as const;

export function drawCard(pen: CardPen, words: CardWords): void {
  drawPiece(pen, words);
  drawLookUp(pen, words);
  drawStrip(pen, words);
}

function drawPiece(pen: CardPen, { shop, number, product, way, maker, material }: CardWords): void {
  const at = (y: number) => ({ ...inner, y });
  let y = pen.write(shop, at(40.4), { ...quiet, face: "strong", size: [8, 6.5], room: 5 });
  const title = { ...centred, face: "display", size: 16, colour: "geru" } as const;
  y = pen.write(cardText.title, at(y + 0.2), title);
  y = pen.write(number, at(y), { ...centred, face: "strong", size: [9, 7.5], room: 5 });
  y = pen.write(product, at(y + 1), { ...centred, face: "display", size: [13, 11.5, 10], room: 11.5 });
  y = pen.write(way, at(y + 0.4), quiet);
  if (maker) y = pen.write(maker, at(y - 0.4), { ...centred, face: "strong", size: [12, 10], room: 6.5 });
  const room = ruled - y - 0.4;
  pen.write(materialIn(pen, material, room), at(y + 0.3), { ...quiet, size: materialSizes, room });
}

const materialSizes = [7.5, 7, 6.5, 6] as const;

/** In one line, or each in its own; what has no room for that shares its lines. */
function materialIn(pen: CardPen, parts: CardWords["material"], room: number): string {
  const [together, apart] = [parts.join(" · "), parts.join("\n")];
  if (pen.isOneLine(together, inner.width, { size: materialSizes[0] })) return together;
  return materialSizes.some((size) => pen.heightOf(apart, inner.width, { size }) <= room) ? apart : together;
}

function drawLookUp(pen: CardPen, { url, address, code, issued, gi }: CardWords): void {
  const at = (y: number) => ({ ...beside, y });
  pen.rule(ruled, inner.x, inner.x + inner.width);
  pen.squares(qrSquares(url), qr, qr.side);
  // A long address needs the place of what says what it is.
  const isLong = !pen.isOneLine(address, beside.width, { size: addressSizes[1] });
  let y = isLong ? 86 : pen.write(cardText.lookUp, at(86), { size: 7, colour: "soft" });
  y = pen.write(address, at(y - 0.3), { size: addressSizes, room: isLong ? 6.5 : 3.6 });
  y = pen.write(code, at(y), { face: "strong", size: 11 });
  y = pen.write(issued, at(y), { size: 7, colour: "soft" });
  pen.write(gi, at(y - 0.3), { size: [6.5, 6], room: lowest - y, colour: "soft" });
}

const addressSizes = [7.5, 6.5] as const;

/** The secret lies on a strip of its own: anyone who looks at the card in a frame doesn't see it. */
function drawStrip(pen: CardPen, { secret }: CardWords): void {
  const at = (y: number) => ({ ...wide, y });
  pen.rule(fold, 0, 105, { isDashed: true });
  pen.write(cardText.fold, at(fold + 0.4), { ...quiet, size: 6.5 });
  if ("missing" in secret) {
    pen.write(secret.missing, at(fold + 8), centred);
    return;
  }
  let y = pen.write(cardText.secret, at(fold + 4.4), { ...quiet, size: 7.5 });
  y = pen.write(secret.shown, at(y - 0.6), { ...centred, face: "strong", size: 14 });
  pen.write(cardText.use, at(y - 0.4), { ...quiet, size: 6.5 });
}
