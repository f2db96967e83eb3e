import type { Trx } from "#platform/database/db.ts";
import { paise } from "#values/money/money.ts";
import { financialYear } from "#values/time/financial-year.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { lockAccount, type Maker, owedTo, unstatedOf } from "./entries.db.server.ts";
import { balanceOf } from "./entry.ts";
import { hasStatement, insertStatement } from "./statements.db.server.ts";

/** The first day of the month of a moment in India. */
export const statedMonth = (moment: Date): string => `${indianDay(moment).slice(0, 7)}-01`;

/**
 * States a maker's month, of all that no statement has yet (OWED-5), or of that up to a day. Returns its
 * number; undefined where there is nothing to state, or where the month has one: what comes later stands on
 * the next.
 */
export async function makeStatement(
  trx: Trx,
  { maker, month, at, until }: { maker: Maker; month: string; at: Date; until?: string },
): Promise<string | undefined> {
  await lockAccount(trx, maker.id);
  if (await hasStatement(trx, maker.id, month)) return undefined;
  const unstated = await unstatedOf(trx, maker.id);
  const entries = unstated.filter(({ on }) => until === undefined || on <= until);
  if (entries.length === 0) return undefined;
  const before = paise((await owedTo(trx, maker.id)) - balanceOf(unstated));
  const facts = { before, after: paise(before + balanceOf(entries)), entries };
  return insertStatement(trx, { maker, month, facts, at }, financialYear(at));
}
