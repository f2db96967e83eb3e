import { sql } from "kysely";
import { type BookMonth, type MonthSpan, spanOf } from "#books/rules/book-month.ts";
import type { Db } from "#platform/database/db.ts";
import { type Paise, paise } from "#values/money/money.ts";
import { type MoneyAsked, rowsOfFigure } from "./figure-rows.db.server.ts";
import { type LateSince, type MoneyFigure, type MoneySums, moneyFigures } from "./money-figures.ts";

/** A row of the list that a figure is the sum of. */
export interface MoneyRow {
  kind: string;
  id: string;
  orderId: string | null;
  /** The order's number, or the bank's reference. */
  name: string;
  at: Date;
  amount: Paise;
  tax: Paise;
  isLate: boolean;
  isAbroad: boolean;
}

interface SumRow {
  figure: MoneyFigure;
  rows: number;
  amount: string;
  tax: string;
  late: number;
}

/** All figures of a month, or of all time, and of this moment: one statement, so that they fit together. */
export async function readMoneySums(db: Db, asked: MoneyAsked): Promise<MoneySums> {
  const each = moneyFigures.map(
    (
      figure,
    ) => sql`select ${sql.lit(figure)}::text as figure, count(*)::int as rows, coalesce(sum(amount), 0)::text as amount,
      coalesce(sum(tax), 0)::text as tax, (count(*) filter (where late))::int as late
      from (${rowsOfFigure(figure, asked)}) as ${sql.id(`rows of ${figure}`)}`,
  );
  const { rows } = await sql<SumRow>`${sql.join(each, sql` union all `)}`.execute(db);
  const sumOf = (figure: MoneyFigure) => {
    const row = rows.find((each) => each.figure === figure);
    const [amount, tax] = [paise(Number(row?.amount ?? 0)), paise(Number(row?.tax ?? 0))];
    return { rows: row?.rows ?? 0, amount, tax, late: row?.late ?? 0 };
  };
  return {
    bank: sumOf("bank"),
    fees: sumOf("fees"),
    "on-its-way": sumOf("on-its-way"),
    courier: sumOf("courier"),
    "to-give-back": sumOf("to-give-back"),
  };
}

interface ListRow {
  kind: string;
  id: string;
  order_id: string | null;
  name: string;
  at: Date;
  amount: number;
  tax: number;
  late: boolean;
  abroad: boolean;
}

const rowOf = ({ order_id, late, abroad, amount, tax, at, ...row }: ListRow): MoneyRow => ({
  ...row,
  orderId: order_id,
  at: new Date(at),
  amount: paise(Number(amount)),
  tax: paise(Number(tax)),
  isLate: late,
  isAbroad: abroad,
});

interface ListAsked extends MoneyAsked {
  isLateOnly: boolean;
  size: number;
  page: number;
}

/** One page of a figure's list: what is late first, then the latest. */
export async function listMoney(
  db: Db,
  figure: MoneyFigure,
  { isLateOnly, size, page, ...asked }: ListAsked,
): Promise<MoneyRow[]> {
  const { rows } = await sql<ListRow>`
    select * from (${rowsOfFigure(figure, asked)}) as listed
    where late or not ${isLateOnly}::boolean
    order by late desc, at desc, kind, id limit ${size} offset ${(page - 1) * size}`.execute(db);
  return rows.map(rowOf);
}

/** Read in parts, so that a long list never stands in memory. */
const part = 1000;

/** All rows of a figure, part by part. */
export async function* moneyInParts(
  db: Db,
  figure: MoneyFigure,
  asked: MoneyAsked,
): AsyncGenerator<MoneyRow[]> {
  for (let after: readonly [string, string] = ["", ""]; ; ) {
    const { rows } = await sql<ListRow>`
      select * from (${rowsOfFigure(figure, asked)}) as listed where (kind, id) > (${after[0]}, ${after[1]})
      order by kind, id limit ${part}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(rowOf);
    after = [last.kind, last.id];
  }
}

/** What ever came into the bank. */
export async function everInBank(db: Db, late: LateSince): Promise<Paise> {
  const { rows } = await sql<{ amount: string }>`
    select coalesce(sum(amount), 0)::text as amount from (${rowsOfFigure("bank", { late })}) as ever`.execute(
    db,
  );
  return paise(Number(rows[0]?.amount ?? 0));
}

/** When the shop had its first order, settlement or remittance. */
export async function firstMoneyAt(db: Db): Promise<Date | undefined> {
  const { rows } = await sql<{ first: Date | null }>`
    select least((select min(created_at) from orders), (select min(created_at) from settlements),
      (select min(on_date)::timestamptz from remittances)) as first`.execute(db);
  return rows[0]?.first ?? undefined;
}

/** What the lists of a month are asked with. */
export const askedOf = (
  month: BookMonth | undefined,
  late: LateSince,
): { span?: MonthSpan; late: LateSince } => (month === undefined ? { late } : { span: spanOf(month), late });
