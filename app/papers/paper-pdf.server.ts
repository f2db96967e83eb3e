import { setImmediate as nextTurn } from "node:timers/promises";
import type { Invoice, Recipient, Seller } from "#orders/invoice/invoice.ts";
import { paperText } from "#orders/invoice/paper.text.ts";
import { drawnOnce } from "#platform/papers/kept-papers.server.ts";
import { fontsFor } from "#ui/print/typesetter.server.ts";
import { qrSquares } from "#ui/qr-squares.ts";
import { languageNow } from "#values/language/language.ts";
import { amountInWords } from "#values/money/amount-in-words.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { invoiceColumns, type PaperColumn } from "./invoice-columns.server.ts";
import { type BothWords, bothWords, type SellerWords, together } from "./seller-words.server.ts";
import { hair, isBoth, page, Sheet, type SheetWords } from "./sheet.server.ts";
import { sumRows } from "./tax-rows.ts";

const half = (page.width - 24) / 2;
const middle = page.left + half + 24;

/**
 * Beside its facts a paper in two languages needs more room; it takes that from what else is free, so that it
 * has as many pages as in English.
 */
const plan = () => (isBoth() ? plans.both : plans.english);
const plans = {
  english: { term: 84, width: half, pen: 42, gap: 16 },
  both: { term: 124, width: 290, pen: 30, gap: 10 },
} as const;

/** What a paper says around its lines and sums. */
export interface PaperWords {
  seller: SellerWords;
  /** What kind of paper it is: 'Tax invoice'. */
  title: BothWords;
  /** Right below its title, where that must not be missed. */
  remark?: BothWords;
  /** Number, date and what else it is known by. */
  facts: readonly (readonly [BothWords, BothWords])[];
  closing: BothWords;
  /** A QR code below that, and what stands beside it. */
  code?: { text: string; words: BothWords } | undefined;
  /** Does somebody sign it? */
  isSigned: boolean;
}

/** Lines and sums of goods on A4, with who sells and who buys them; the same paper is drawn once. */
export const paperPdf = (facts: Invoice, words: PaperWords): Promise<Uint8Array> =>
  drawnOnce([languageNow(), facts, words], () => drawPaper(facts, words));

async function drawPaper(facts: Invoice, words: PaperWords): Promise<Buffer> {
  const title = `${words.title.own} ${facts.number}`;
  const { seller, issuedAt } = facts;
  const sheet = new Sheet(title, seller.name, new Date(issuedAt), await fontsFor([facts, words]));
  // Each part takes some milliseconds, and shoppers wait.
  await nextTurn();
  drawHead(sheet, facts, words);
  await nextTurn();
  drawParties(sheet, facts);
  await drawLines(sheet, facts);
  drawSums(sheet, facts);
  await nextTurn();
  drawClose(sheet, words);
  if (words.code) drawCode(sheet, words.code);
  await nextTurn();
  return sheet.finish((number, of) => `${title} · ${words.seller.name.own} · ${paperText.page(number, of)}`);
}

function drawHead(sheet: Sheet, { seller }: Invoice, words: PaperWords): void {
  const { title, remark, facts } = words;
  const top = sheet.y;
  const name = sheet.writeBoth(words.seller.name, page.left, top, half, { face: "display", size: 20 });
  const titleHeight = sheet.writeBoth(title, middle, top + 3, half, {
    face: "display",
    size: 15,
    align: "right",
  });
  const below = remark
    ? sheet.writeBoth(remark, middle, top + titleHeight, half, { face: "strong", align: "right" })
    : 0;
  sheet.y = top + Math.max(name, titleHeight + below) + 6;
  sheet.doubleRule(sheet.y);
  sheet.y += 12;

  const left = drawSeller(sheet, seller, words.seller);
  const right = drawFacts(sheet, facts);
  sheet.y += Math.max(left, right) + plan().gap;
}

/** Where the seller is found, in the left half; answers its height. */
function drawSeller(sheet: Sheet, { email, phone, gstin }: Seller, { address }: SellerWords): number {
  const width = page.width - plan().width - 24;
  const more = [`${email}, ${phone}`, ...gstinLine(gstin)];
  // In one text, as it was before there was another language.
  if (address.english === undefined)
    return sheet.write([address.own, ...more].join("\n"), page.left, sheet.y, width);
  const height = sheet.writeBoth(address, page.left, sheet.y, width);
  return height + sheet.write(more.join("\n"), page.left, sheet.y + height, width);
}

const gstinLine = (gstin: string | null): string[] => (gstin === null ? [] : [`GSTIN ${gstin}`]);

/** Terms and facts in the right half; answers their height. */
function drawFacts(sheet: Sheet, rows: PaperWords["facts"]): number {
  const { term, width } = plan();
  const x = page.right - width;
  let height = 0;
  for (const [label, fact] of rows) {
    const y = sheet.y + height;
    const labelHeight = sheet.writeBoth(label, x, y, term, { soft: true });
    const factHeight = sheet.writeBoth(fact, x + term, y, width - term);
    height += Math.max(factHeight, labelHeight);
  }
  return height;
}

function drawParties(sheet: Sheet, { buyer, shipTo }: Invoice): void {
  const left = drawParty(sheet, page.left, () => paperText.billedTo, buyer, gstinLine(buyer.gstin));
  const right = drawParty(sheet, middle, () => paperText.shippedTo, shipTo, []);
  sheet.y += Math.max(left, right) + plan().gap;
}

function drawParty(sheet: Sheet, x: number, label: () => string, party: Recipient, more: string[]): number {
  let y = sheet.y;
  y += sheet.writeBoth(bothWords(label), x, y, half, { soft: true, size: 8 }) + 2;
  y += sheet.write(party.name, x, y, half, { face: "strong", size: 10 });
  const { stateCode } = party;
  const code =
    stateCode === null
      ? []
      : [
          together(
            bothWords(() => paperText.stateCode(stateCode)),
            " / ",
          ),
        ];
  y += sheet.write([...party.lines.map(partyLine), ...code, ...more].join("\n"), x, y, half);
  return y - sheet.y;
}

/** For whom at a company, which is stored in English (HINDI-7). */
const partyLine = (line: string): string =>
  line.replace(/^Attn\. (.*)$/, (_, name: string) => paperText.attention(name));

async function drawLines(sheet: Sheet, facts: Invoice): Promise<void> {
  const columns = invoiceColumns(facts, page.left, page.width);
  drawHeadings(sheet, columns);
  // Of a note's lines those count that it takes something of.
  const lines = facts.lines.filter(({ amount }) => !facts.against || amount > 0);
  for (const [index, line] of lines.entries()) {
    await nextTurn();
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
  const heights = columns.map(({ label, x, width, align }) =>
    sheet.writeBoth(label, x, sheet.y, width, { align, face: "strong", size: 8.5, isBelow: true }),
  );
  sheet.y += Math.max(15, Math.max(...heights) + 2);
  sheet.rule(sheet.y);
}

function drawSums(sheet: Sheet, facts: Invoice): void {
  const sums = sumRows(facts);
  sheet.makeRoom(sums.length * 14 + 60);
  sheet.y += 8;
  for (const [at, { amount }] of sums.entries())
    sheet.y += drawSum(sheet, () => sumRows(facts)[at]?.label ?? "", rupeesExact(amount), {});
  sheet.y += 3;
  sheet.rule(sheet.y, { from: middle });
  sheet.y += 4;
  sheet.y += drawSum(sheet, () => paperText.total, rupeesExact(facts.total), { face: "strong", size: 12 });
  sheet.y += 8;
  sheet.y += sheet.writeBoth(
    bothWords(() => amountInWords(facts.total)),
    ...([page.left, sheet.y, page.width] as const),
    { face: "strong" },
  );
}

function drawSum(sheet: Sheet, label: () => string, figure: string, words: SheetWords): number {
  sheet.write(figure, middle + 120, sheet.y, half - 120, { ...words, align: "right" });
  return sheet.writeBoth(bothWords(label), middle, sheet.y, 120, words);
}

const codeSide = 92;

function drawCode(sheet: Sheet, { text, words }: NonNullable<PaperWords["code"]>): void {
  sheet.makeRoom(codeSide + 8);
  sheet.y += 8;
  sheet.squares(qrSquares(text, "medium"), codeSide);
  sheet.writeBoth(words, page.left + codeSide + 14, sheet.y, page.width - codeSide - 14);
}

function drawClose(sheet: Sheet, { closing, isSigned, seller: { name } }: PaperWords): void {
  const { pen } = plan();
  sheet.makeRoom(sheet.heightOfBoth(closing, page.width) + (isSigned ? pen + 34 : 6));
  sheet.y += 6;
  sheet.y += sheet.writeBoth(closing, page.left, sheet.y, page.width, { soft: true });
  if (!isSigned) return;
  sheet.y += 14;
  const signedFor = bothWords(() =>
    paperText.signedFor(languageNow() === "en" ? (name.english ?? name.own) : name.own),
  );
  sheet.writeBoth(signedFor, middle, sheet.y, half, { align: "right" });
  const signatory = bothWords(() => paperText.signatory);
  sheet.writeBoth(signatory, middle, sheet.y + pen + 2, half, { align: "right", soft: true });
  sheet.rule(sheet.y + pen, { from: page.right - 130, colour: hair });
  sheet.y += 60;
}
