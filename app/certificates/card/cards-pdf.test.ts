import { PDFDocument, PDFName, PDFString } from "@cantoo/pdf-lib";
import { expect, test, vi } from "vitest";
import { Typesetter } from "#ui/print/typesetter.server.ts";
import { codesPrinted } from "../../../tests/read-code.ts";
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
  expect(codesPrinted(sheet)).toEqual(codes.map((code) => `https://jhola.example/c/${code}`));
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
