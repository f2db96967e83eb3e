import { setImmediate as nextTurn } from "node:timers/promises";
import PDFDocument from "pdfkit";
import { speaking } from "#platform/language/speaking.server.ts";
import { fontsFor, Typesetter } from "#ui/print/typesetter.server.ts";
import { type Language, languageTag } from "#values/language/language.ts";
import art from "../art/card.pdf?inline";
import { cardText } from "./card.text.ts";

import { type CardPaper, cardPapers, cardSize } from "./card-papers.ts";
import { CardPen, mm } from "./card-pen.server.ts";
import { type Card, type CardShop, cardWords } from "./card-words.server.ts";
import { drawCard } from "./draw-card.server.ts";

/** Certificates to print, in the order given. */
export async function cardsPdf(
  cards: readonly Card[],
  shop: CardShop,
  paper: CardPaper,
): Promise<Uint8Array> {
  return withArt(await textsPdf(cards, shop, paper), cards.length, paper);
}

async function textsPdf(cards: readonly Card[], shop: CardShop, paper: CardPaper): Promise<Buffer> {
  const { width, height, places } = cardPapers[paper];
  const written = cards.map((card) => writtenOut(card, shop));
  const language = languageOf(cards);
  const info = { Title: speaking(language, () => cardText.title), Author: shop.name, Creator: shop.name };
  const size: [number, number] = [width * mm, height * mm];
  const pdf = new PDFDocument({ size, margin: 0, lang: languageTag(language), info, autoFirstPage: false });
  const bytes = collected(pdf);
  const pen = new CardPen(pdf, new Typesetter(pdf, await fontsFor(written)));
  for (const [at, { language, words }] of written.entries()) {
    if (at % places.length === 0) addSheet(pdf, paper);
    const [x, y] = placeOf(at, paper);
    pdf.save().translate(x * mm, y * mm);
    speaking(language, () => drawCard(pen, words));
    pdf.restore();
    // Each takes some milliseconds, and shoppers wait.
    await nextTurn();
  }
  pdf.end();
  return bytes;
}

/** All that will stand on a card, in its language. */
const writtenOut = ({ language, ...card }: Card, shop: CardShop) =>
  speaking(language, () => ({ language, words: cardWords(card, shop), texts: { ...cardText } }));

/** A file of cards in several languages is the shop's own paper: it calls itself what the owner reads. */
function languageOf([first, ...others]: readonly Card[]): Language {
  const isMixed = others.some(({ language }) => language !== first?.language);
  return isMixed ? "en" : (first?.language ?? "en");
}

const placeOf = (at: number, paper: CardPaper): readonly [number, number] => {
  const { places } = cardPapers[paper];
  return places[at % places.length] ?? [0, 0];
};

function addSheet(pdf: PDFKit.PDFDocument, paper: CardPaper): void {
  pdf.addPage();
  for (const [x, y, toX, toY] of cardPapers[paper].cuts)
    pdf.moveTo(x * mm, y * mm).lineTo(toX * mm, toY * mm);
  pdf.lineWidth(0.4).strokeColor("#8A7F74").stroke();
}

/** The border is in the file once, however many cards have it. */
async function withArt(texts: Buffer, count: number, paper: CardPaper): Promise<Uint8Array> {
  // Loaded when it is needed: the library is large (ADR-87).
  const library = await import("@cantoo/pdf-lib");
  const { height, places } = cardPapers[paper];
  const whole = await library.PDFDocument.load(texts, { updateMetadata: false });
  const [art] = await whole.embedPdf(cardArt());
  if (!art) throw new Error("the card's border has no page");
  for (let at = 0; at < count; at++) {
    const [x, y] = placeOf(at, paper);
    // Its measures begin at the lower edge.
    const place = { x: x * mm, y: (height - y - cardSize.height) * mm };
    const size = { width: cardSize.width * mm, height: cardSize.height * mm };
    whole.getPage(Math.floor(at / places.length)).drawPage(art, { ...place, ...size });
  }
  return whole.save();
}

function collected(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    pdf.on("end", () => resolve(Buffer.concat(chunks)));
    pdf.on("error", reject);
  });
}

/** The card's border and vignette, a PDF of one page (dev/draw-card.ts). */
export const cardArt = (): Uint8Array => Buffer.from(art.slice(art.indexOf(",") + 1), "base64");
