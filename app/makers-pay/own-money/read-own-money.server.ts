import type { Services } from "#platform/services.server.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { type KeptEntry, unstatedOf, wholeAccount } from "../entries.db.server.ts";
import { sayingWork } from "../said-work.db.server.ts";
import { type StatementPaid, whenPaid } from "../statement/when-paid.ts";
import { type Statement, statementsOfMaker } from "../statements.db.server.ts";
import { type YearOfMoney, yearOfMoney } from "./own-money.ts";

/** So much of it weighs less than a maker's page may. */
const most = { entries: 20, statements: 24 };

export interface OwnMoney {
  year: YearOfMoney;
  /** What no statement has yet, the newest first. */
  unstated: { shown: readonly KeptEntry[]; further: number };
  /** The newest first. */
  statements: { shown: readonly (Statement & { paid: StatementPaid | undefined })[]; further: number };
}

/** All that a maker sees of their own account, and nothing of another's. */
export async function readOwnMoney(
  { db, now }: Pick<Services, "db" | "now">,
  makerId: string,
): Promise<OwnMoney> {
  const account = await wholeAccount(db, makerId);
  const unstated = (await unstatedOf(db, makerId)).toReversed();
  const statements = (await statementsOfMaker(db, makerId)).toReversed();
  const paid = whenPaid(
    statements.map(({ facts }) => facts),
    account,
  );
  const withPaid = statements.map((statement, at) => ({ ...statement, paid: paid[at] })).toReversed();
  const { shown, further } = firstOf(unstated, most.entries);
  return {
    year: yearOfMoney(account, indianDay(now())),
    unstated: { shown: await sayingWork(db, shown), further },
    statements: firstOf(withPaid, most.statements),
  };
}

const firstOf = <T>(all: readonly T[], count: number) => ({
  shown: all.slice(0, count),
  further: Math.max(0, all.length - count),
});
