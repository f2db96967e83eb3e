import { sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import { paiseFromRupees } from "#values/money/decimal-rupees.ts";
import type { Paise } from "#values/money/money.ts";
import { type RunLine, waitingLines, waitsInRun } from "../runs.db.server.ts";

/** A run as the list of them shows it. */
export interface ListedRun {
  id: string;
  madeAt: Date;
  makers: number;
  due: number;
  total: Paise;
}

const mostRuns = 100;

/** The runs so far, the latest first. */
export async function listRuns(db: Db): Promise<ListedRun[]> {
  const { rows } = await sql<Omit<ListedRun, "total"> & { total: string }>`
    select runs.id, runs.made_at as "madeAt", count(*)::int as makers,
      (count(*) filter (where waiting.to_pay > 0))::int as due,
      coalesce(sum(coalesce(waiting.to_pay, lines.amount)) filter (where lines.state <> 'dropped'), 0) as total
    from maker_runs runs join maker_run_lines lines on lines.run_id = runs.id
      left join ${waitingLines} as waiting
        on waiting.run_id = lines.run_id and waiting.artisan_id = lines.artisan_id
    group by runs.id order by runs.made_at desc, runs.id desc limit ${mostRuns}`.execute(db);
  return rows.map((row) => ({ ...row, madeAt: new Date(row.madeAt), total: paiseFromRupees(row.total) }));
}

/** Whom a run would take that begins now, and what is owed to them. */
export async function wouldTake(db: Db, least: Paise): Promise<{ makers: number; total: Paise }> {
  const { rows } = await sql<{ makers: number; total: string }>`
    select count(*)::int as makers, coalesce(sum(owed), 0) as total
    from (select artisan_id, sum(amount) as owed from maker_entries group by artisan_id) as accounts
    where owed > 0 and owed * 100 > ${least}
      and not ${waitsInRun(sql`accounts.artisan_id`)}`.execute(db);
  return { makers: rows[0]?.makers ?? 0, total: paiseFromRupees(rows[0]?.total ?? 0) };
}

/** A line of a run with what is known for paying it. */
export interface ShownRunLine extends RunLine {
  /** What is to be paid of it now; 0 where nothing is, or not any more. */
  toPay: Paise;
  /** What is owed to the maker now, be it more; only of a line that is due. */
  owed: Paise;
  accountEnd: string | null;
  upiEnd: string | null;
  reference: string | null;
  /** What was taken off for the tax when it was paid. */
  tax: Paise;
}

export interface ShownRun {
  id: string;
  madeAt: Date;
  lines: ShownRunLine[];
}

interface LineRow {
  id: string;
  name: string;
  amount: string;
  state: RunLine["state"];
  accountEnd: string | null;
  upiEnd: string | null;
  reference: string | null;
  tax: string;
  toPay: string;
  owed: string;
}

/** A run with all its lines, by name. */
export async function readRun(db: Db, id: string): Promise<ShownRun | undefined> {
  const run = await db.selectFrom("maker_runs").select("made_at").where("id", "=", id).executeTakeFirst();
  if (!run) return undefined;
  const { rows } = await sql<LineRow>`
    select lines.artisan_id as id, lines.artisan_name as name, lines.amount, lines.state,
      banks.account_end as "accountEnd", banks.upi_end as "upiEnd", paid.reference,
      coalesce(-taxed.amount, 0) as tax, coalesce(waiting.to_pay, 0) as "toPay",
      coalesce(waiting.owed, 0) as owed
    from maker_run_lines lines left join maker_banks banks on banks.artisan_id = lines.artisan_id
      left join maker_entries paid on paid.source = 'run:' || lines.run_id || ':' || lines.artisan_id
      left join maker_entries taxed on taxed.source = 'tax:' || paid.source
      left join ${waitingLines} as waiting
        on waiting.run_id = lines.run_id and waiting.artisan_id = lines.artisan_id
    where lines.run_id = ${id} order by lines.artisan_name, lines.artisan_id`.execute(db);
  const lines = rows.map(({ id: makerId, name, amount, tax, toPay, owed, ...row }) => ({
    ...row,
    toPay: paiseFromRupees(toPay),
    owed: paiseFromRupees(owed),
    tax: paiseFromRupees(tax),
    maker: { id: makerId, name },
    amount: paiseFromRupees(amount),
  }));
  return { id, madeAt: run.made_at, lines };
}
