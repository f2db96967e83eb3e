import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Job } from "#platform/jobs/run-jobs.server.ts";
import type { Services } from "#platform/services.server.ts";
import { indianDay, startOfIndianDay } from "#values/time/indian-day.ts";
import { makeStatement, statedMonth } from "../make-statement.server.ts";
import { makersToState } from "../statements.db.server.ts";

type Shop = Pick<Services, "db" | "now">;

export const makerStatementsJob = (shop: Shop): Job => ({
  name: "maker-statements",
  everySeconds: 60 * 60,
  run: (isStopped) => stateLastMonth(shop, isStopped),
});

/**
 * States the month before for whoever has something of it that no statement has, where no pay run has made
 * its statement (OWED-9). Each is an act of its own: what is killed goes on the next time.
 */
export async function stateLastMonth(shop: Shop, isStopped = () => false): Promise<void> {
  const at = shop.now();
  const until = indianDay(new Date(startOfIndianDay(statedMonth(at)).getTime() - 1));
  const month = `${until.slice(0, 7)}-01`;
  for (const maker of await makersToState(shop.db, { month, until })) {
    if (isStopped()) return;
    await inTransaction(shop.db, (trx) => makeStatement(trx, { maker, month, at, until }));
  }
}
