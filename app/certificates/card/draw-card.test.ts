import PDFDocument from "pdfkit";
import { expect, test } from "vitest";
import { fontsFor, Typesetter } from "#ui/print/typesetter.server.ts";
import { someCertificate } from "../../../tests/some-certificate.ts";
import type { CertificateFacts } from "../certificate.ts";
import { CardPen, mm } from "./card-pen.server.ts";
import { type CardShop, cardWords } from "./card-words.server.ts";
import { drawCard } from "./draw-card.server.ts";

const shop: CardShop = { name: "Jhola", origin: "https://jhola.example", giNumber: "AU/42" };

/** Where the border's inner edge is, in millimetres from the upper edge. */
const border = 109.4;
const fold = 122;

/** What stands on a card: each text in its lines, and where it ends. */
async function drawn(facts: Partial<CertificateFacts>, of: CardShop = shop) {
  const words = cardWords({ certificate: someCertificate(facts), secret: "7KQ4MZX82HJR" }, of);
  const pdf = new PDFDocument({ margin: 0 });
  const written: { lines: string[]; end: number }[] = [];
  class Recorded extends Typesetter {
    override write(...[text, x, y, width, setting]: Parameters<Typesetter["write"]>): number {
      const height = super.write(text, x, y, width, setting);
      written.push({ lines: this.linesOf(text, width, setting.face, setting.size), end: (y + height) / mm });
      return height;
    }
  }
  drawCard(new CardPen(pdf, new Recorded(pdf, await fontsFor([words]))), words);
  const linesWith = (text: string) => written.find(({ lines }) => lines.join(" ").includes(text))?.lines;
  return { written, linesWith };
}

const longMaterial = "Handloom cotton canvas, 12 oz, washed before painting; cotton lining";

test("a material that has no room beside the size stands in a line of its own", async () => {
  const { linesWith } = await drawn({ material: longMaterial, size: "38 × 40 cm" });
  const [material, size] = [longMaterial.replace("12 oz", "12\u00a0oz"), "38\u00a0×\u00a040\u00a0cm"];
  expect(linesWith("Handloom")).toEqual([material, size]);
});

test("both stand in one line where they have room", async () => {
  const { linesWith } = await drawn({ material: "Cotton", size: "38 × 40 cm" });
  expect(linesWith("Cotton")).toEqual(["Cotton · 38\u00a0×\u00a040\u00a0cm"]);
});

test("no line is a lone unit, and no number is parted from its unit", async () => {
  const size = "Length 38 cm, width 40 cm, depth 12 cm, handles 60 cm, strap 120 cm, pocket 9 cm";
  const { linesWith } = await drawn({ material: "Handloom cotton", size });
  const lines = linesWith("Length") ?? [];
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(line).not.toMatch(/^\S{1,3}$|\d$/);
});

test.each([
  ["Kohbar", { product: "The Great Kohbar Wedding Hanging with Seven Lotuses", material: null, size: null }],
  ["Handloom", { material: `${longMaterial} of fine mulmul from Bhagalpur`, size: null }],
])("the lines of %s are about as long as each other: none is a word alone", async (word, facts) => {
  const { linesWith } = await drawn(facts);
  const [first = "", last = ""] = linesWith(word) ?? [];
  expect(last.length).toBeGreaterThan(first.length * 0.6);
});

test("whatever is long stays within the border", async () => {
  const long = "Padma Shri Sita Devi and her daughters-in-law of Jitwarpur ".repeat(4).trim();
  const facts = { product: long, maker: long, option: long, material: long, size: long, edition: long };
  const origin = "https://www.madhubani-women-painters-cooperative.example";
  const { written } = await drawn(facts, { name: long, origin, giNumber: "AU/GI/37/1234567890" });
  const above = written.filter(({ end }) => end < fold);
  expect(above.length).toBeGreaterThan(7);
  for (const { end } of above) expect(end).toBeLessThan(border - 1);
});
