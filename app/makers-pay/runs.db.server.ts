import { type RawBuilder, sql } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";
import { paiseFromRupees, rupeesColumn } from "#values/money/decimal-rupees.ts";
import type { Paise } from "#values/money/money.ts";
import type { Maker } from "./entries.db.server.ts";

export interface RunLine {
  maker: Maker;
  amount: Paise;
  state: "due" | "paid" | "dropped";
}

/** Two runs at once would both ask who is owed: one waits for the other. */
export const lockRuns = (trx: Trx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('maker runs', 0))`.execute(trx);

/**
 * The lines that wait, and what is to be paid of each now: what was given or taken off since the run began
 * comes off its line, and none is above what is owed (OWED-6).
 */
export const waitingLines = sql`(
  select lines.run_id, lines.artisan_id, account.owed,
    greatest(0, least(lines.amount, lines.amount + account.since, account.owed)) as to_pay
  from maker_run_lines lines join maker_runs runs on runs.id = lines.run_id cross join lateral (
    select coalesce(sum(amount), 0) as owed, coalesce(sum(amount) filter (where created_at > runs.created_at
      and (amount < 0 or kind = 'correction')), 0) as since
    from maker_entries where maker_entries.artisan_id = lines.artisan_id) as account
  where lines.state = 'due')`;

/** Does this maker wait to be paid in a run? */
export const waitsInRun = (makerId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from ${waitingLines} as waiting where waiting.artisan_id = ${makerId} and to_pay > 0)`;

/** A line that waits, with what is to be paid of it now. */
export interface WaitingLine {
  runId: string;
  makerId: string;
  toPay: Paise;
}

/** All of them, in the order in which they are locked. */
export async function waitingInRuns(db: Db): Promise<WaitingLine[]> {
  const { rows } = await sql<{ runId: string; makerId: string; toPay: string }>`
    select run_id as "runId", artisan_id as "makerId", to_pay as "toPay" from ${waitingLines} as waiting
    order by artisan_id collate "C"`.execute(db);
  return rows.map(({ toPay, ...line }) => ({ ...line, toPay: paiseFromRupees(toPay) }));
}

export async function insertRun(
  trx: Trx,
  run: { least: Paise; month: string; actorId: string; at: Date },
  lines: readonly { maker: Maker; amount: Paise }[],
): Promise<string> {
  const { id } = await trx
    .insertInto("maker_runs")
    .values({ least: rupeesColumn(run.least), month: run.month, actor_id: run.actorId, made_at: run.at })
    .returning("id")
    .executeTakeFirstOrThrow();
  await trx
    .insertInto("maker_run_lines")
    .values(
      lines.map(({ maker, amount }) => ({
        run_id: id,
        artisan_id: maker.id,
        artisan_name: maker.name,
        amount: rupeesColumn(amount),
      })),
    )
    .execute();
  return id;
}

/** A line of a run, locked until the transaction ends. */
export async function lockRunLine(trx: Trx, runId: string, makerId: string): Promise<RunLine | undefined> {
  const row = await trx
    .selectFrom("maker_run_lines")
    .select(["artisan_id", "artisan_name", "amount", "state"])
    .where("run_id", "=", runId)
    .where("artisan_id", "=", makerId)
    .forUpdate()
    .executeTakeFirst();
  return (
    row && {
      maker: { id: row.artisan_id, name: row.artisan_name },
      amount: paiseFromRupees(row.amount),
      state: row.state,
    }
  );
}

/** Moves a line that is due; one that was paid or taken out stays as it is. */
export async function moveRunLine(
  trx: Trx,
  { runId, makerId }: { runId: string; makerId: string },
  to: { state: "dropped" } | { state: "paid"; amount: Paise },
): Promise<void> {
  await trx
    .updateTable("maker_run_lines")
    .set({ state: to.state, ...(to.state === "paid" && { amount: rupeesColumn(to.amount) }) })
    .where("run_id", "=", runId)
    .where("artisan_id", "=", makerId)
    .where("state", "=", "due")
    .execute();
}

/** A maker who leaves waits in no run any more. */
export async function dropLinesOf(trx: Trx, makerId: string): Promise<void> {
  await trx
    .updateTable("maker_run_lines")
    .set({ state: "dropped" })
    .where("artisan_id", "=", makerId)
    .where("state", "=", "due")
    .execute();
}
