import { sql } from "kysely";
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

/** The makers who wait to be paid in a run. */
export async function waitingInRuns(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("maker_run_lines")
    .select("artisan_id")
    .where("state", "=", "due")
    .execute();
  return new Set(rows.map(({ artisan_id }) => artisan_id));
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

export async function moveRunLine(
  trx: Trx,
  { runId, makerId }: { runId: string; makerId: string },
  state: "paid" | "dropped",
): Promise<void> {
  await trx
    .updateTable("maker_run_lines")
    .set({ state })
    .where("run_id", "=", runId)
    .where("artisan_id", "=", makerId)
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
