import type { Doer } from "#accounts/permissions/holder.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";
import type { Paise } from "#values/money/money.ts";
import { type OfferedTax, taxTaken } from "../account/offered-tax.ts";
import { lockLine, payRunLine } from "../pay-run.server.ts";
import { lockRunLine, moveRunLine } from "../runs.db.server.ts";
import { type SumToTax, taxesOn } from "../tax-year.db.server.ts";
import type { MarkedLine } from "./run.form.ts";

type PayServices = Pick<Services, "db" | "now">;

/** Of a line that can't be marked, why; what it is above by, or the tax that it was not shown with. */
export type UnmarkedLine = { makerId: string } & Unmarked;

type Unmarked =
  | { why: "reference-noted" | "gone" }
  | { why: "above-owed"; owed: Paise; over: Paise }
  | { why: "tax-unseen"; offer: OfferedTax };

export type RunMarking =
  | { kind: "marked"; makers: number }
  | { kind: "refused"; lines: readonly UnmarkedLine[] };

/** Undoes the lines that were marked beside one that is refused. */
class LinesRefused extends Error {
  readonly lines: readonly UnmarkedLine[];

  constructor(lines: LinesRefused["lines"]) {
    super("some lines can't be marked");
    this.lines = lines;
  }
}

/** Lines of a run that are marked as paid on a day. */
interface Marks {
  runId: string;
  on: string;
  lines: readonly MarkedLine[];
}

/** Marks lines of a run as paid, all or none (OWED-22); those that were marked before stay as they are. */
export async function markLines(
  shop: PayServices,
  actor: Doer<"money">,
  { runId, on, lines }: Marks,
): Promise<RunMarking> {
  // In one order, so that two who mark at once wait for each other.
  const marks = { runId, on, lines: lines.toSorted((one, other) => (one.makerId < other.makerId ? -1 : 1)) };
  try {
    await inTransaction(shop.db, async (db) => {
      const refused: UnmarkedLine[] = [];
      const offers = await taxesOn(db, await lockDue(db, marks), on);
      for (const line of marks.lines) {
        const why = await markLine({ ...shop, db }, actor, {
          ...marks,
          line,
          offer: offers.get(line.makerId),
        });
        if (why) refused.push({ makerId: line.makerId, ...why });
      }
      if (refused.length > 0) throw new LinesRefused(refused);
    });
  } catch (error) {
    if (error instanceof LinesRefused) return { kind: "refused", lines: error.lines };
    throw error;
  }
  return { kind: "marked", makers: lines.length };
}

interface Mark extends Pick<Marks, "runId" | "on"> {
  line: MarkedLine;
  offer: OfferedTax | undefined;
}

async function markLine(
  shop: PayServices & { db: Trx },
  actor: Doer<"money">,
  { runId, on, line: { tax, ...line }, offer }: Mark,
): Promise<Unmarked | undefined> {
  // What is taken off was shown first, of this very sum.
  if (offer && tax?.offered !== String(offer.tax)) return { why: "tax-unseen", offer };
  const taken = offer && tax?.isTicked ? { tax: taxTaken(offer) } : {};
  const noted = await payRunLine(shop, actor, { ...line, runId, on, ...taken });
  switch (noted.kind) {
    case "kept":
    case "again":
      return undefined;
    case "above-owed":
      return { why: noted.kind, owed: noted.owed, over: noted.over };
    case "reference-noted":
    case "gone":
      return { why: noted.kind };
  }
}

/** Of these lines what is still due, each kept for this act. */
async function lockDue(trx: Trx, { runId, lines }: Marks): Promise<SumToTax[]> {
  const due: SumToTax[] = [];
  for (const { makerId, sum } of lines) {
    const line = await lockLine(trx, runId, makerId);
    if (line?.state === "due") due.push({ makerId, amount: sum ?? line.amount });
  }
  return due;
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
    await moveRunLine(trx, { runId, makerId }, { state: "dropped" });
    await writeAudit(trx, {
      actorId: actor.id,
      action: "maker_run.dropped",
      entity: "maker_runs",
      entityId: runId,
      detail: { maker: line.maker.name },
    });
    return "dropped";
  });
