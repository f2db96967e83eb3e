import { sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import { type Paise, paise } from "#values/money/money.ts";
import { type SettledPart, type WhyLess, whyLess } from "./why-less.ts";

export interface ShownSettlement {
  id: string;
  amount: Paise;
  utr: string | null;
  state: "created" | "processed" | "failed";
  at: Date;
  why: WhyLess;
  lines: number;
}

/** A dispute is an adjustment that names it. */
const partOf = sql`case when type = 'adjustment' and dispute_id is not null then 'dispute' else type end`;

interface SumRow {
  part: SettledPart;
  lines: number;
  amount: string;
  fee: string;
  tax: string;
}

/** A settlement, and what its lines come to. */
export async function findSettlement(db: Db, id: string): Promise<ShownSettlement | undefined> {
  const row = await db
    .selectFrom("settlements")
    .select(["id", "amount_paise", "utr", "state", "created_at"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { rows } = await sql<SumRow>`
    select ${partOf} as part, count(*)::int as lines, sum(credit_paise - debit_paise + fee_paise)::text as amount,
      sum(fee_paise)::text as fee, sum(tax_paise)::text as tax
    from settlement_lines where settlement_id = ${id} group by 1`.execute(db);
  const amount = paise(row.amount_paise);
  const sums = rows.map(({ part, lines, ...sums }) => ({
    part,
    lines,
    amount: paise(Number(sums.amount)),
    fee: paise(Number(sums.fee)),
    tax: paise(Number(sums.tax)),
  }));
  const lines = rows.reduce((all, each) => all + each.lines, 0);
  const { utr, state, created_at: at } = row;
  return { id, amount, utr, state, at, why: whyLess(sums, amount), lines };
}

/** A line of a settlement with the order that it is of, where it is one of the shop's. */
export interface ShownSettledLine {
  part: SettledPart;
  type: string;
  id: string;
  orderId: string | null;
  orderNumber: string | null;
  /** Before the fee; below zero where it was taken. */
  amount: Paise;
  fee: Paise;
  tax: Paise;
  method: string | null;
}

interface LineRow extends Omit<ShownSettledLine, "amount" | "fee" | "tax"> {
  amount: number;
  fee: number;
  tax: number;
}

const lineOf = ({ amount, fee, tax, ...row }: LineRow): ShownSettledLine => ({
  ...row,
  amount: paise(Number(amount)),
  fee: paise(Number(fee)),
  tax: paise(Number(tax)),
});

/** The lines after one of a settlement's, in the order of their kind and number. */
export async function settledLinesAfter(
  db: Db,
  settlementId: string,
  { after = ["", ""], size, skip = 0 }: { after?: readonly [string, string]; size: number; skip?: number },
): Promise<ShownSettledLine[]> {
  const { rows } = await sql<LineRow>`
    select ${partOf} as part, line.type, line.entity_id as id, o.id as "orderId", o.order_id_text as "orderNumber",
      credit_paise - debit_paise + fee_paise as amount, fee_paise as fee, tax_paise as tax, line.method
    from settlement_lines line
      left join payments p on p.razorpay_payment_id = line.payment_id
      left join orders o on o.id = p.order_id
    where line.settlement_id = ${settlementId} and (line.type, line.entity_id) > (${after[0]}, ${after[1]})
    order by line.type, line.entity_id limit ${size} offset ${skip}`.execute(db);
  return rows.map(lineOf);
}
