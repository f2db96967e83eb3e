import type { BookMonth } from "#books/rules/book-month.ts";
import type { Db } from "#platform/database/db.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import { type Paise, paise } from "#values/money/money.ts";
import { type ShownSettledLine, settledLinesAfter } from "../settled/settlement.db.server.ts";
import { settlementText } from "../settled/settlement.text.ts";
import { moneyRowNames, moneyText } from "./money.text.ts";
import { type LateSince, type MoneyFigure, presentFigures } from "./money-figures.ts";
import { askedOf, type MoneyRow, moneyInParts } from "./read-money.db.server.ts";

/** A line of a month's file. */
export interface FileRow {
  where: string;
  what: string;
  at: Date;
  order: string;
  /** Of the payment, refund or adjustment. */
  number: string;
  /** Before the fee. */
  amount: Paise;
  fee: Paise;
  tax: Paise;
  settlement: string;
  utr: string;
}

const none = paise(0);

/** What came into the bank, each settlement line by line, and what stands elsewhere now. */
export async function* moneyFileRows(db: Db, month: BookMonth, late: LateSince): AsyncGenerator<FileRow[]> {
  for await (const rows of moneyInParts(db, "bank", askedOf(month, late)))
    for (const row of rows)
      if (row.kind === "settlement") yield* linesOfSettlement(db, row);
      else yield [fileRow("bank", row)];
  for (const figure of presentFigures)
    for await (const rows of moneyInParts(db, figure, { late }))
      yield rows.map((row) => fileRow(figure, row));
}

const linesAtOnce = 1000;

async function* linesOfSettlement(db: Db, row: MoneyRow): AsyncGenerator<FileRow[]> {
  for (let after: readonly [string, string] = ["", ""]; ; ) {
    const lines = await settledLinesAfter(db, row.id, { after, size: linesAtOnce });
    const last = lines.at(-1);
    if (!last) return;
    yield lines.map((line) => lineRow(row, line));
    after = [last.type, last.id];
  }
}

const lineRow = (of: MoneyRow, line: ShownSettledLine): FileRow =>
  speaking("en", () => ({
    where: moneyText.figures.bank,
    what: settlementText.lineNames[line.part],
    at: of.at,
    order: line.orderNumber ?? "",
    number: line.id,
    amount: line.amount,
    fee: line.fee,
    tax: line.tax,
    settlement: of.id,
    utr: of.name,
  }));

const fileRow = (figure: MoneyFigure, row: MoneyRow): FileRow =>
  speaking("en", () => ({
    where: moneyText.figures[figure],
    what: moneyRowNames[row.kind] ?? "",
    at: row.at,
    order: row.orderId ? row.name : "",
    number: row.kind === "payment" || row.kind === "refund" ? row.id : "",
    amount: row.amount,
    fee: none,
    tax: none,
    settlement: "",
    utr: row.orderId ? "" : row.name,
  }));
