import { inflateSync } from "node:zlib";
import { PDFDocument, PDFName, PDFString } from "@cantoo/pdf-lib";
import decodeQR from "qr/decode.js";
import { expect, test, vi } from "vitest";
import { Typesetter } from "#ui/print/typesetter.server.ts";
import { someCertificate } from "../../../tests/some-certificate.ts";
import { oddTexts } from "../../../tests/written-line.ts";
import { type CardPaper, cardPapers } from "./card-papers.ts";
import { cardsPdf } from "./cards-pdf.server.ts";

const shop = { name: "Jhola", origin: "https://jhola.example", giNumber: undefined };
const secret = "7KQ4MZX82HJR";
const printed = (codes: readonly string[], paper: CardPaper) =>
  cardsPdf(
    codes.map((code) => ({ certificate: someCertificate({}, { code }), secret, language: "en" as const })),
    shop,
    paper,
  );

test.each([
  ["a6", 3, 3],
  ["a4", 1, 1],
  ["a4", 4, 1],
  ["a4", 5, 2],
] as const)("on %s %d cards are %d sheets of its size", async (paper, cards, sheets) => {
  const pdf = await PDFDocument.load(await printed(Array(cards).fill("7KQ4MZX82H"), paper));
  expect(pdf.getPageCount()).toBe(sheets);
  const { width, height } = pdf.getPage(0).getSize();
  expect(Math.round((width / 72) * 25.4)).toBe(cardPapers[paper].width);
  expect(Math.round((height / 72) * 25.4)).toBe(cardPapers[paper].height);
});

test("each card's QR code, read from the paper, leads to its own certificate", async () => {
  const codes = ["7KQ4MZX82H", "222222222N", "ABCDEFGHJK", "ZZZZZZZZZZ"];
  const sheet = await printed(codes, "a4");
  const squares = rectangles(sheet);
  const perCard = Array.from({ length: codes.length }, (_, at) => squares[at] ?? []);
  expect(perCard.map(read)).toEqual(codes.map((code) => `https://jhola.example/c/${code}`));
});

test("a hundred cards carry the border once", async () => {
  const one = await printed(["7KQ4MZX82H"], "a4");
  const many = await printed(Array(100).fill("7KQ4MZX82H"), "a4");
  expect(many.length - one.length).toBeLessThan(100 * 2500);
});

const [english, hindi] = ["Certificate of Authenticity", "असली होने का प्रमाण-पत्र"];

test.each([
  ["en", "en", "en-IN", english],
  ["hi", "hi", "hi-IN", hindi],
  ["hi", "en", "en-IN", english],
] as const)("cards in %s and in %s are a paper in %s", async (first, second, lang, title) => {
  const cards = [first, second].map((language, at) => ({
    ...{ certificate: someCertificate({}, { id: `c${at}` }), secret, language },
  }));
  const write = vi.spyOn(Typesetter.prototype, "write");
  const pdf = await PDFDocument.load(await cardsPdf(cards, shop, "a4"), { updateMetadata: false });
  const titles = write.mock.calls.map(([text]) => text).filter((text) => [hindi, english].includes(text));
  write.mockRestore();
  expect(titles).toEqual([first, second].map((language) => (language === "hi" ? hindi : english)));
  expect(pdf.catalog.get(PDFName.of("Lang"))).toEqual(PDFString.of(lang));
  expect(pdf.getTitle()).toBe(title);
});

test.each(oddTexts)("a piece called %j is printed all the same", async (product) => {
  const certificate = someCertificate({ product, maker: product, option: product });
  const card = { certificate, secret, language: "en" } as const;
  expect(await cardsPdf([card], { ...shop, name: product }, "a6")).toBeDefined();
});

interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The filled rectangles of each card, in its own coordinates: nothing else on it is one. */
function rectangles(pdf: Uint8Array): Rectangle[][] {
  const text = Buffer.from(pdf).toString("latin1");
  const found = [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)];
  const streams = found.map(([, bytes = ""]) => plain(bytes));
  const drawn = streams.filter((stream) => / re\b/.test(stream)).join("\n");
  // A card's squares are painted by one act.
  return drawn
    .split(/^f$/m)
    .map((act) =>
      [...act.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re$/gm)].map(([, ...numbers]) => {
        const [x = 0, y = 0, width = 0, height = 0] = numbers.map(Number);
        return { x, y, width, height };
      }),
    )
    .filter((all) => all.length > 100);
}

function plain(bytes: string): string {
  try {
    return inflateSync(Buffer.from(bytes, "latin1")).toString("latin1");
  } catch {
    return "";
  }
}

/** What a camera reads in these dark rectangles. */
function read(dark: readonly Rectangle[]): string {
  const [pixels, margin] = [8, 40];
  const side = Math.min(...dark.map(({ height }) => height));
  const [left, top] = [Math.min(...dark.map(({ x }) => x)), Math.min(...dark.map(({ y }) => y))];
  const right = Math.max(...dark.map(({ x, width }) => x + width));
  const wide = Math.round(((right - left) / side) * pixels) + 2 * margin;
  const picture = new Uint8Array(wide * wide * 4).fill(255);
  const at = (length: number) => Math.round((length / side) * pixels) + margin;
  for (const { x, y, width } of dark)
    for (let down = at(y - top); down < at(y - top) + pixels; down++)
      for (let along = at(x - left); along < at(x - left + width); along++)
        picture.fill(0, (down * wide + along) * 4, (down * wide + along) * 4 + 3);
  return decodeQR({ width: wide, height: wide, data: picture });
}
