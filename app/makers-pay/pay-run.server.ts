import type { Doer } from "#accounts/permissions/holder.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";
import { type Paise, paise } from "#values/money/money.ts";
import { balances, lockAccount, type NewEntry } from "./entries.db.server.ts";
import { makeStatement, statedMonth } from "./make-statement.server.ts";
import { type ByHand, type Noting, noteOnAccount } from "./note-entry.server.ts";
import {
  insertRun,
  lockRunLine,
  lockRuns,
  moveRunLine,
  type RunLine,
  waitingInRuns,
} from "./runs.db.server.ts";

type PayServices = Pick<Services, "db" | "now">;

export type Running = { kind: "begun"; runId: string; makers: number } | { kind: "nobody" };

/**
 * Begins a run: whoever is owed more than so much and waits in no other, each with a statement of the month
 * (OWED-6). No money moves: the run tells what to pay.
 */
export const beginRun = (shop: PayServices, actor: Doer<"money">, least: Paise): Promise<Running> =>
  inTransaction(shop.db, async (trx) => {
    await lockRuns(trx);
    const waiting = await stillWaiting(trx);
    const owed = (await balances(trx)).filter(({ id, owed }) => owed > 0 && owed > least && !waiting.has(id));
    if (owed.length === 0) return { kind: "nobody" };
    const [at, month] = [shop.now(), statedMonth(shop.now())];
    for (const maker of owed) await makeStatement(trx, { maker, month, at });
    const lines = owed.map(({ owed: amount, ...maker }) => ({ maker, amount }));
    const runId = await insertRun(trx, { least, month, actorId: actor.id, at }, lines);
    await writeAudit(trx, {
      actorId: actor.id,
      action: "maker_run.begun",
      entity: "maker_runs",
      entityId: runId,
      detail: { makers: lines.length },
    });
    return { kind: "begun", runId, makers: lines.length };
  });

/** The makers who wait in a run; a line of which nothing is to be paid any more waits no longer. */
async function stillWaiting(trx: Trx): Promise<ReadonlySet<string>> {
  const lines = await waitingInRuns(trx);
  for (const line of lines.filter(({ toPay }) => toPay === 0))
    await moveRunLine(trx, line, { state: "dropped" });
  return new Set(lines.filter(({ toPay }) => toPay > 0).map(({ makerId }) => makerId));
}

export interface PaidLine {
  runId: string;
  makerId: string;
  given: NonNullable<NewEntry["given"]>;
  on: string;
  /** What was paid, as the run told it then; all of the line where it is not said. */
  sum?: Paise;
  /** Taken off, as the run's form offered it (OWED-21). */
  tax?: ByHand["tax"];
  /** What of the sum is above what is owed, to be noted as an advance. */
  ahead?: Paise;
}

/** Marks a maker of a run as paid, with one reference; twice is once. */
export const payRunLine = (
  shop: PayServices,
  actor: Doer<"money">,
  { runId, makerId, given, on, sum, ...more }: PaidLine,
): Promise<Noting | { kind: "gone" }> =>
  inTransaction(shop.db, async (trx) => {
    const line = await lockLine(trx, runId, makerId);
    if (!line || line.state === "dropped") return { kind: "gone" };
    const all = sum ?? line.amount;
    if (line.state === "due" && (all <= 0 || all > line.amount)) return { kind: "gone" };
    const amount = paise((more.tax?.amount ?? 0) - all);
    const paid = { maker: line.maker, kind: "payment" as const, amount, on, note: null, given };
    const noted = await noteOnAccount(trx, actor, { ...paid, ...more }, `run:${runId}:${makerId}`);
    if (noted.kind === "kept") await moveRunLine(trx, { runId, makerId }, { state: "paid", amount: all });
    return noted;
  });

/** A maker's line with its account, in the order in which a payment by hand has them, too. */
export async function lockLine(trx: Trx, runId: string, makerId: string): Promise<RunLine | undefined> {
  await lockAccount(trx, makerId);
  return lockRunLine(trx, runId, makerId);
}
