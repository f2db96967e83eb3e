import PDFDocument from "pdfkit";
import { beforeEach, expect, test, vi } from "vitest";
import { drawUpInvoice } from "#orders/invoice/draw-up-invoice.ts";
import type { Invoice } from "#orders/invoice/invoice.ts";
import { parseInvoice } from "#orders/invoice/parse-invoice.server.ts";
import { parseConfig } from "#platform/config/config.server.ts";
import { dropKeptPapers } from "#platform/papers/kept-papers.server.ts";
import { printFont } from "#ui/print/print-fonts.server.ts";
import { paise } from "#values/money/money.ts";
import { billedLine, billedOrder, seller } from "../../tests/database/billed-order.ts";
import { oddTexts } from "../../tests/written-line.ts";
import { invoiceColumns } from "./invoice-columns.server.ts";
import { invoicePdf as paper } from "./invoice-pdf.server.ts";
import { Sheet } from "./sheet.server.ts";

beforeEach(dropKeptPapers);

const invoicePdf = async (facts: Invoice) => Buffer.from(await paper(facts, parseConfig({})));

const issue = { number: "INV/26-27/000001", issuedAt: new Date("2026-11-21T10:00:00Z") };
const invoice = (count: number, stateCode = "10", by = seller) => {
  const lines = Array.from({ length: count }, (_, n) => billedLine({ productName: `Kohbar Tote ${n} झोला` }));
  return drawUpInvoice(billedOrder(lines, { stateCode }), by, issue);
};
const names = {
  Tamil: "தமிழ்ச்செல்வி",
  Bengali: "শ্রেয়া",
  Gurmukhi: "ਹਰਪ੍ਰੀਤ ਸਿੰਘ",
  Gujarati: "પ્રિયા",
  Oriya: "ପ୍ରିୟା",
  Telugu: "ప్రియాంక శ్రీనివాస్",
  Kannada: "ಕೃಷ್ಣ",
  Malayalam: "കൃഷ്ണൻ സ്ത്രീ",
  OlChiki: "ᱥᱟᱱᱛᱟᱲᱤ",
  MeeteiMayek: "ꯃꯅꯤꯄꯨꯔ",
  NaskhArabic: "فاطمہ (بیگم) نمبر ۱۲",
  Emoji: "Asha 💛 👩‍👩‍👧",
};
const pages = (pdf: Buffer): number => pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;

test("a short invoice is one page, a long one goes on", async () => {
  const short = await invoicePdf(invoice(3));
  expect(short.subarray(0, 5).toString()).toBe("%PDF-");
  expect(pages(short)).toBe(1);
  expect(pages(await invoicePdf(invoice(60)))).toBe(4);
});

test("rendering it again shows the same", async () => {
  const plain = (pdf: Buffer) => pdf.toString("latin1").replaceAll(/\/ID \[.*?\]/g, "");
  const first = plain(await invoicePdf(invoice(2)));
  dropKeptPapers();
  expect(first).toBe(plain(await invoicePdf(invoice(2))));
});

test("a paper is drawn once, and anew as soon as it shows anything else (INVOICE-17)", async () => {
  const write = vi.spyOn(Sheet.prototype, "finish");
  const drawnFor = async (facts: Invoice) => {
    write.mockClear();
    await invoicePdf(facts);
    return write.mock.calls.length;
  };
  const facts = invoice(2);
  const erased = { ...facts, buyer: { ...facts.buyer, name: "(deleted)" } };
  try {
    expect([await drawnFor(facts), await drawnFor(invoice(2)), await drawnFor(erased)]).toEqual([1, 0, 1]);
  } finally {
    write.mockRestore();
  }
});

test("a long paper lets others be served while it is drawn (INVOICE-17)", async () => {
  let served = 0;
  let isDrawing = true;
  const serve = () => {
    served += 1;
    if (isDrawing) setImmediate(serve);
  };
  serve();
  await invoicePdf(invoice(60));
  isDrawing = false;
  expect(served).toBeGreaterThan(60);
});

test.each(Object.entries(names))("a name in %s is printed, to be searched", async (font, productName) => {
  const pdf = await invoicePdf(drawUpInvoice(billedOrder([billedLine({ productName })]), seller, issue));
  expect(pdf.toString("latin1")).toMatch(new RegExp(`/FontName /[A-Z]+\\+Noto\\w*${font}`));
});

const long = [`a${"\u0301".repeat(150)}`, "w".repeat(300)];
const oddNames = ["\u200D\u200C", "🪔", "山田", "\u0301", "1\u0BCD", ...long];
test.each(oddNames)("an odd name %j is printed all the same", async (name) => {
  const order = billedOrder([billedLine({ productName: name })]);
  const shipping = { ...order.shipping, fullName: name };
  const pdf = await invoicePdf(drawUpInvoice({ ...order, shipping }, { ...seller, name }, issue));
  expect(pages(pdf)).toBeGreaterThan(0);
});

test("a line says its discount below what it is", () => {
  const order = billedOrder([billedLine({ discount: paise(149_90) }), billedLine()]);
  const facts = drawUpInvoice(order, seller, issue);
  const described = invoiceColumns(facts, 48, 499).find(({ label }) => label.own === "Description");
  const expected = ["Kohbar Tote\nSKU KT-1\nDiscount ₹149.90", "Kohbar Tote\nSKU KT-1"];
  expect(facts.lines.map((line, at) => described?.cell(line, at))).toEqual(expected);
});

test.each(oddTexts)("a piece with %j written on it is printed all the same", async (text) => {
  const personal = [{ label: "Name", text }];
  const order = billedOrder([billedLine({ optionText: "Size: Small", personal, discount: paise(1) })]);
  const facts = drawUpInvoice(order, seller, issue);
  const described = invoiceColumns(facts, 48, 499).find(({ label }) => label.own === "Description");
  const expected = [`Kohbar Tote\nSize: Small\nName: ${text}\nSKU KT-1\nDiscount ₹0.01`];
  expect(facts.lines.slice(0, 1).map((line, at) => described?.cell(line, at))).toEqual(expected);
  expect(parseInvoice(JSON.parse(JSON.stringify(facts)))).toEqual(facts);
  expect(pages(await invoicePdf(facts))).toBe(1);
});

test("an HSN of eight digits has room in one line", () => {
  const hsn = invoiceColumns(invoice(1), 48, 499).find(({ label }) => label.own === "HSN");
  // Mukta's figures are 0.54 em wide, and lines are set in 9 points.
  expect(hsn?.width).toBeGreaterThan(8 * 0.54 * 9);
});

test.each([
  ["10", seller, ["#", "Description", "HSN", "Qty", "Price ₹", "Taxable ₹", "CGST ₹", "SGST ₹", "Amount ₹"]],
  ["27", seller, ["#", "Description", "HSN", "Qty", "Price ₹", "Taxable ₹", "IGST ₹", "Amount ₹"]],
  ["10", { ...seller, gstin: null }, ["#", "Description", "HSN", "Qty", "Price ₹", "Amount ₹"]],
])("to %s it has the columns that the law asks for, side by side", (stateCode, by, labels) => {
  const columns = invoiceColumns(invoice(1, stateCode, by), 48, 499);
  expect(columns.map(({ label }) => label.own)).toEqual(labels);
  for (const [at, { x, width }] of columns.entries()) {
    expect(width).toBeGreaterThan(10);
    expect(x + width).toBeLessThan(columns[at + 1]?.x ?? 548);
  }
});

test.each([
  [1, 1499_00, "10"],
  [1_000, 249_00, "10"],
  [100_000, 199_00, "27"],
  [100_000, 9_999_99, "10"],
])("%d pieces at %d paise to %s keep each figure in one line", async (quantity, unitPrice, stateCode) => {
  const goods = { quantity, unitPrice: paise(unitPrice), productName: "Madhubani Conference Tote" };
  const lines = Array.from({ length: 40 }, () => billedLine(goods));
  const facts = drawUpInvoice(billedOrder(lines, { stateCode }), seller, issue);
  const pdf = new PDFDocument().font(await printFont("mukta-400")).fontSize(9);
  const columns = invoiceColumns(facts, 48, 499);
  for (const { label, width, align, cell } of columns) {
    if (align === "left") continue;
    for (const text of facts.lines.flatMap((line, at) => cell(line, at).split("\n")))
      expect(pdf.widthOfString(text), `${label.own} ${text}`).toBeLessThanOrEqual(width);
  }
  expect(columns[1]?.width).toBeGreaterThan(60);
  expect(columns.at(-1)?.x).toBeLessThan(547);
});
