import { fontsFor } from "#ui/print/typesetter.server.ts";
import { amountInWords } from "#values/money/amount-in-words.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import type { Invoice, Recipient } from "./invoice.ts";
import { invoiceColumns, type PaperColumn } from "./invoice-columns.ts";
import { hair, page, Sheet, type SheetWords } from "./sheet.server.ts";
import { taxRows } from "./tax-rows.ts";

const half = (page.width - 24) / 2;
const middle = page.left + half + 24;

/** What a paper says around its lines and sums. */
export interface PaperWords {
  /** What kind of paper it is: 'Tax invoice'. */
  title: string;
  /** Right below its title, where that must not be missed. */
  remark?: string;
  /** Number, date and what else it is known by. */
  facts: readonly (readonly [string, string])[];
  closing: string;
  /** Does somebody sign it? */
  isSigned: boolean;
}

/** Lines and sums of goods on A4, with who sells and who buys them. */
export async function paperPdf(facts: Invoice, words: PaperWords): Promise<Buffer> {
  const title = `${words.title} ${facts.number}`;
  const { seller, issuedAt } = facts;
  const sheet = new Sheet(title, seller.name, new Date(issuedAt), await fontsFor([facts, words]));
  drawHead(sheet, facts, words);
  drawParties(sheet, facts);
  drawLines(sheet, facts);
  drawSums(sheet, facts);
  drawClose(sheet, facts, words);
  return sheet.finish((number, of) => `${title} · ${seller.name} · page ${number} of ${of}`);
}

function drawHead(sheet: Sheet, { seller }: Invoice, { title, remark, facts }: PaperWords): void {
  const top = sheet.y;
  const name = sheet.write(seller.name, page.left, top, half, { face: "display", size: 20 });
  const titleHeight = sheet.write(title, middle, top + 3, half, {
    face: "display",
    size: 15,
    align: "right",
  });
  const below = remark
    ? sheet.write(remark, middle, top + titleHeight, half, { face: "strong", align: "right" })
    : 0;
  sheet.y = top + Math.max(name, titleHeight + below) + 6;
  sheet.doubleRule(sheet.y);
  sheet.y += 12;

  const from = [seller.address, `${seller.email}, ${seller.phone}`, ...gstinLine(seller.gstin)];
  const left = sheet.write(from.join("\n"), page.left, sheet.y, half);
  const right = drawFacts(sheet, facts);
  sheet.y += Math.max(left, right) + 16;
}

const gstinLine = (gstin: string | null): string[] => (gstin === null ? [] : [`GSTIN ${gstin}`]);

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
  const sums = taxRows(facts);
  sheet.makeRoom(sums.length * 14 + 60);
  sheet.y += 8;
  for (const { label, amount } of sums) sheet.y += drawSum(sheet, label, rupeesExact(amount), {});
  sheet.y += 3;
  sheet.rule(sheet.y, { from: middle });
  sheet.y += 4;
  sheet.y += drawSum(sheet, "Total", rupeesExact(facts.total), { face: "strong", size: 12 });
  sheet.y += 8;
  sheet.y += sheet.write(amountInWords(facts.total), page.left, sheet.y, page.width, { face: "strong" });
}

function drawSum(sheet: Sheet, label: string, figure: string, words: SheetWords): number {
  sheet.write(figure, middle + 120, sheet.y, half - 120, { ...words, align: "right" });
  return sheet.write(label, middle, sheet.y, 120, words);
}

function drawClose(sheet: Sheet, { seller }: Invoice, { closing, isSigned }: PaperWords): void {
  sheet.makeRoom(sheet.heightOf(closing, page.width) + (isSigned ? 76 : 6));
  sheet.y += 6;
  sheet.y += sheet.write(closing, page.left, sheet.y, page.width, { soft: true });
  if (!isSigned) return;
  sheet.y += 14;
  sheet.write(`For ${seller.name}`, middle, sheet.y, half, { align: "right" });
  sheet.write("Authorised signatory", middle, sheet.y + 44, half, { align: "right", soft: true });
  sheet.rule(sheet.y + 42, { from: page.right - 130, colour: hair });
  sheet.y += 60;
}
