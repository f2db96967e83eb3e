import { stateOfGstCode } from "#values/contact/indian-state.ts";
import { amountInWords } from "#values/money/amount-in-words.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { longDate } from "#values/time/date-time.ts";
import { paymentNames } from "../order.text.ts";
import { type Invoice, invoiceTitle, localTaxName, type Recipient } from "./invoice.ts";
import { invoiceColumns, type PaperColumn } from "./invoice-columns.ts";
import { hair, page, Sheet, type Words } from "./sheet.server.ts";
import { fontsFor } from "./typesetter.server.ts";

const half = (page.width - 24) / 2;
const middle = page.left + half + 24;

/** An invoice or bill of supply on A4. */
export async function invoicePdf(facts: Invoice): Promise<Buffer> {
  const title = `${invoiceTitle(facts)} ${facts.number}`;
  const sheet = new Sheet(title, facts.seller.name, new Date(facts.issuedAt), await fontsFor(facts));
  drawHead(sheet, facts);
  drawParties(sheet, facts);
  drawLines(sheet, facts);
  drawSums(sheet, facts);
  drawClose(sheet, facts);
  return sheet.finish((number, of) => `${title} · ${facts.seller.name} · page ${number} of ${of}`);
}

function drawHead(sheet: Sheet, facts: Invoice): void {
  const { seller } = facts;
  const top = sheet.y;
  const name = sheet.write(seller.name, page.left, top, half, { face: "display", size: 20 });
  const title = sheet.write(invoiceTitle(facts), middle, top + 3, half, {
    face: "display",
    size: 15,
    align: "right",
  });
  sheet.y = top + Math.max(name, title) + 6;
  sheet.doubleRule(sheet.y);
  sheet.y += 12;

  const from = [seller.address, `${seller.email}, ${seller.phone}`, ...gstinLine(seller.gstin)];
  const left = sheet.write(from.join("\n"), page.left, sheet.y, half);
  const right = drawFacts(sheet, documentFacts(facts));
  sheet.y += Math.max(left, right) + 16;
}

const gstinLine = (gstin: string | null): string[] => (gstin === null ? [] : [`GSTIN ${gstin}`]);

function documentFacts(facts: Invoice): [string, string][] {
  const number = facts.against ? "Note number" : facts.kind === "tax" ? "Invoice number" : "Bill number";
  const supply: [string, string][] =
    facts.kind === "tax" ? [["Place of supply", stateWords(facts.shipTo)]] : [];
  return [
    [number, facts.number],
    ["Date", longDate(new Date(facts.issuedAt))],
    ...invoiceFact(facts),
    ["Order", `${facts.orderNumber}, ${longDate(new Date(facts.orderedAt))}`],
    ["Payment", paymentNames[facts.paymentMethod]],
    ...supply,
  ];
}

/** A credit note names the invoice that it lowers. */
const invoiceFact = ({ against, kind }: Invoice): [string, string][] =>
  against
    ? [
        [
          kind === "tax" ? "For invoice" : "For bill",
          `${against.number}, ${longDate(new Date(against.issuedAt))}`,
        ],
      ]
    : [];

/** Terms and facts in the right half; answers their height. */
function drawFacts(sheet: Sheet, rows: readonly (readonly [string, string])[]): number {
  const term = 84;
  let height = 0;
  for (const [label, fact] of rows) {
    const y = sheet.y + height;
    sheet.write(label, middle, y, term, { soft: true });
    height += sheet.write(fact, middle + term, y, half - term);
  }
  return height;
}

/** 'Bihar (10)', as the law wants the place of supply. */
function stateWords({ stateCode, lines }: Recipient): string {
  if (stateCode === null) return lines.at(-2) ?? "";
  return `${stateOfGstCode(stateCode) ?? "State"} (${stateCode})`;
}

function drawParties(sheet: Sheet, { buyer, shipTo }: Invoice): void {
  const left = drawParty(sheet, page.left, "Billed to", buyer, gstinLine(buyer.gstin));
  const right = drawParty(sheet, middle, "Shipped to", shipTo, []);
  sheet.y += Math.max(left, right) + 16;
}

function drawParty(sheet: Sheet, x: number, label: string, party: Recipient, more: string[]): number {
  let y = sheet.y;
  y += sheet.write(label, x, y, half, { soft: true, size: 8 }) + 2;
  y += sheet.write(party.name, x, y, half, { face: "strong", size: 10 });
  const code = party.stateCode === null ? [] : [`State code ${party.stateCode}`];
  y += sheet.write([...party.lines, ...code, ...more].join("\n"), x, y, half);
  return y - sheet.y;
}

function drawLines(sheet: Sheet, facts: Invoice): void {
  const columns = invoiceColumns(facts, page.left, page.width);
  drawHeadings(sheet, columns);
  // Of a note's lines those count that it takes something of.
  const lines = facts.lines.filter(({ amount }) => !facts.against || amount > 0);
  for (const [index, line] of lines.entries()) {
    const cells = columns.map((column) => column.cell(line, index));
    const height = Math.max(...cells.map((text, at) => sheet.heightOf(text, columns[at]?.width ?? 0))) + 9;
    if (sheet.makeRoom(height)) drawHeadings(sheet, columns);
    for (const [at, { x, width, align }] of columns.entries()) {
      sheet.write(cells[at] ?? "", x, sheet.y + 4, width, { align });
    }
    sheet.y += height;
    sheet.rule(sheet.y, { colour: hair });
  }
}

function drawHeadings(sheet: Sheet, columns: readonly PaperColumn[]): void {
  for (const { label, x, width, align } of columns) {
    sheet.write(label, x, sheet.y, width, { align, face: "strong", size: 8.5 });
  }
  sheet.y += 15;
  sheet.rule(sheet.y);
}

function drawSums(sheet: Sheet, facts: Invoice): void {
  const sums = sumsOf(facts);
  sheet.makeRoom(sums.length * 14 + 60);
  sheet.y += 8;
  for (const [label, figure] of sums) sheet.y += drawSum(sheet, label, figure, {});
  sheet.y += 3;
  sheet.rule(sheet.y, { from: middle });
  sheet.y += 4;
  sheet.y += drawSum(sheet, "Total", rupeesExact(facts.total), { face: "strong", size: 12 });
  sheet.y += 8;
  sheet.y += sheet.write(amountInWords(facts.total), page.left, sheet.y, page.width, { face: "strong" });
}

function drawSum(sheet: Sheet, label: string, figure: string, words: Words): number {
  sheet.write(figure, middle + 120, sheet.y, half - 120, { ...words, align: "right" });
  return sheet.write(label, middle, sheet.y, 120, words);
}

function sumsOf({ kind, taxPlace, totals, seller }: Invoice): [string, string][] {
  if (kind === "supply") return [];
  const taxable: [string, string] = ["Taxable value", rupeesExact(totals.taxable)];
  if (taxPlace === "other-state") return [taxable, ["IGST", rupeesExact(totals.igst)]];
  return [
    taxable,
    ["CGST", rupeesExact(totals.cgst)],
    [localTaxName(seller.gstin), rupeesExact(totals.sgst)],
  ];
}

function closingWords({ kind, seller, against }: Invoice): string {
  if (against?.isUnpaid)
    return `This note takes back what was left of ${against.number}: the order was cancelled, and nobody has paid it.`;
  if (against)
    return `This note lowers ${against.number} by its total, which was refunded. A refund of a part is spread over the lines in proportion to their amounts.`;
  if (kind === "tax") return "Prices contain the tax. Tax is not payable on reverse charge.";
  return seller.gstin === null
    ? "The seller is not registered under GST; no tax is charged."
    : "No tax is charged on these goods.";
}

function drawClose(sheet: Sheet, facts: Invoice): void {
  const { seller } = facts;
  sheet.makeRoom(90);
  sheet.y += 6;
  sheet.y += sheet.write(closingWords(facts), page.left, sheet.y, page.width, { soft: true });
  sheet.y += 14;
  sheet.write(`For ${seller.name}`, middle, sheet.y, half, { align: "right" });
  sheet.write("Authorised signatory", middle, sheet.y + 44, half, { align: "right", soft: true });
  sheet.rule(sheet.y + 42, { from: page.right - 130, colour: hair });
  sheet.y += 60;
}
