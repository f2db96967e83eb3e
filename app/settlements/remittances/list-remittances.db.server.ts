import { sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import { type Paise, paise } from "#values/money/money.ts";
import type { RemittedState } from "./remitted-line.ts";

/** A remittance as the list shows it. */
export interface ListedRemittance {
  id: string;
  carrier: string;
  utr: string;
  on: string;
  amount: Paise;
  lines: number;
  parcels: number;
  /** Of its parcels, those that are not as they should be. */
  odd: number;
}

interface Row extends Omit<ListedRemittance, "amount"> {
  amount: string;
}

const mostListed = 100;

const chosen = sql`
  select r.id, r.carrier, r.utr, to_char(r.on_date, 'YYYY-MM-DD') as "on", r.amount_paise::text as amount, sums.*
  from remittances r cross join lateral (
    select count(*)::int as lines, count(distinct awb)::int as parcels,
      (count(distinct awb) filter (where state <> 'matched'))::int as odd
    from remittance_lines where remittance_id = r.id) as sums`;

const remittanceRow = ({ amount, ...row }: Row): ListedRemittance => ({
  ...row,
  amount: paise(Number(amount)),
});

/** The latest remittances. */
export async function listRemittances(db: Db): Promise<ListedRemittance[]> {
  const { rows } = await sql<Row>`${chosen} order by r.on_date desc, r.id desc limit ${mostListed}`.execute(
    db,
  );
  return rows.map(remittanceRow);
}

export async function findRemittance(db: Db, id: string): Promise<ListedRemittance | undefined> {
  const { rows } = await sql<Row>`${chosen} where r.id = ${id}`.execute(db);
  return rows[0] && remittanceRow(rows[0]);
}

export interface ShownRemittedLine {
  awb: string;
  kind: string;
  state: RemittedState;
  collected: Paise;
  charges: Paise;
  expected: Paise | null;
  orderId: string | null;
  orderNumber: string | null;
}

interface LineRow extends Omit<ShownRemittedLine, "collected" | "charges" | "expected"> {
  collected: number;
  charges: number;
  expected: number | null;
}

/** A page of a remittance's lines: what is not as it should be first. */
export async function linesOfRemittance(
  db: Db,
  id: string,
  { size, page }: { size: number; page: number },
): Promise<ShownRemittedLine[]> {
  const { rows } = await sql<LineRow>`
    select line.awb, line.kind, line.state, collected_paise as collected, charges_paise as charges,
      expected_paise as expected, o.id as "orderId", o.order_id_text as "orderNumber"
    from remittance_lines line left join orders o on o.id = line.order_id
    where line.remittance_id = ${id}
    order by line.state = 'matched', line.state, line.awb, line.kind limit ${size} offset ${(page - 1) * size}`.execute(
    db,
  );
  return rows.map(({ collected, charges, expected, ...row }) => ({
    ...row,
    collected: paise(Number(collected)),
    charges: paise(Number(charges)),
    expected: expected === null ? null : paise(Number(expected)),
  }));
}
