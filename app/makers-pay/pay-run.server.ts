import type { Doer } from "#accounts/permissions/holder.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";
import { type Paise, paise } from "#values/money/money.ts";
import { balances, type NewEntry } from "./entries.db.server.ts";
import { makeStatement, statedMonth } from "./make-statement.server.ts";
import { type ByHand, type Noting, noteOnAccount } from "./note-entry.server.ts";
import { insertRun, lockRunLine, lockRuns, moveRunLine, waitingInRuns } from "./runs.db.server.ts";

type PayServices = Pick<Services, "db" | "now">;

export type Running = { kind: "begun"; runId: string; makers: number } | { kind: "nobody" };

/**
 * Begins a run: whoever is owed more than so much and waits in no other, each with a statement of the month
 * (OWED-6). No money moves: the run tells what to pay.
 */
export const beginRun = (shop: PayServices, actor: Doer<"money">, least: Paise): Promise<Running> =>
  inTransaction(shop.db, async (trx) => {
    await lockRuns(trx);
    const waiting = await waitingInRuns(trx);
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

export interface PaidLine {
  runId: string;
  makerId: string;
  given: NonNullable<NewEntry["given"]>;
  on: string;
  /** Taken off, as the run's form offered it (OWED-21). */
  tax?: ByHand["tax"];
}

/** Marks a maker of a run as paid, with one reference; twice is once. */
export const payRunLine = (
  shop: PayServices,
  actor: Doer<"money">,
  { runId, makerId, given, on, tax }: PaidLine,
): Promise<Noting | { kind: "gone" }> =>
  inTransaction(shop.db, async (trx) => {
    const line = await lockRunLine(trx, runId, makerId);
    if (!line || line.state === "dropped") return { kind: "gone" };
    const amount = paise((tax?.amount ?? 0) - line.amount);
    const paid = { maker: line.maker, kind: "payment" as const, amount, on, note: null, given };
    const noted = await noteOnAccount(
      trx,
      actor,
      { ...paid, ...(tax && { tax }) },
      `run:${runId}:${makerId}`,
    );
    if (noted.kind === "kept") await moveRunLine(trx, { runId, makerId }, "paid");
    return noted;
  });
