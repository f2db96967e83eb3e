import type { Doer } from "#accounts/permissions/holder.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";
import { type PaidLine, payRunLine } from "../pay-run.server.ts";
import { lockRunLine, moveRunLine } from "../runs.db.server.ts";
import type { MarkedLine } from "./run.form.ts";

type PayServices = Pick<Services, "db" | "now">;

export type WhyUnmarked = "above-owed" | "reference-noted" | "gone";

export type RunMarking =
  | { kind: "marked"; makers: number }
  | { kind: "refused"; lines: readonly { makerId: string; why: WhyUnmarked }[] };

/** Undoes the lines that were marked beside one that is refused. */
class LinesRefused extends Error {
  readonly lines: readonly { makerId: string; why: WhyUnmarked }[];

  constructor(lines: LinesRefused["lines"]) {
    super("some lines can't be marked");
    this.lines = lines;
  }
}

/** Marks lines of a run as paid, all or none (OWED-22); those that were marked before stay as they are. */
export async function markLines(
  shop: PayServices,
  actor: Doer<"money">,
  { runId, on, lines }: { runId: string; on: string; lines: readonly MarkedLine[] },
): Promise<RunMarking> {
  try {
    await inTransaction(shop.db, async (db) => {
      const refused: { makerId: string; why: WhyUnmarked }[] = [];
      // In one order, so that two who mark at once wait for each other.
      for (const line of lines.toSorted((one, other) => (one.makerId < other.makerId ? -1 : 1))) {
        const paid: PaidLine = { ...line, runId, on };
        const { kind } = await payRunLine({ ...shop, db }, actor, paid);
        if (kind !== "kept" && kind !== "again") refused.push({ makerId: line.makerId, why: kind });
      }
      if (refused.length > 0) throw new LinesRefused(refused);
    });
  } catch (error) {
    if (error instanceof LinesRefused) return { kind: "refused", lines: error.lines };
    throw error;
  }
  return { kind: "marked", makers: lines.length };
}

/** Takes a maker out of a run: what is owed stays, and the next run has it. */
export const dropLine = (
  shop: PayServices,
  actor: Doer<"money">,
  { runId, makerId }: { runId: string; makerId: string },
): Promise<"dropped" | "gone"> =>
  inTransaction(shop.db, async (trx) => {
    const line = await lockRunLine(trx, runId, makerId);
    if (!line || line.state === "paid") return "gone";
    if (line.state === "dropped") return "dropped";
    await moveRunLine(trx, { runId, makerId }, "dropped");
    await writeAudit(trx, {
      actorId: actor.id,
      action: "maker_run.dropped",
      entity: "maker_runs",
      entityId: runId,
      detail: { maker: line.maker.name },
    });
    return "dropped";
  });
