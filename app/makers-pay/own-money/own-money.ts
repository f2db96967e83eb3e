import { type Paise, paise } from "#values/money/money.ts";
import { balanceOf, type Entry } from "../entry.ts";
import { type PaySums, paySumsOf } from "../statement/statement-sums.ts";

/** What a maker has of a financial year: `before` and the sums add up to what is owed. */
export interface YearOfMoney extends PaySums {
  from: string;
  before: Paise;
  owed: Paise;
}

/** The sums of an account since the first of April before a day such as '2026-11-30'. */
export function yearOfMoney(account: readonly Entry[], today: string): YearOfMoney {
  const from = aprilBefore(today);
  const isEarlier = ({ on }: Entry) => on < from;
  const year = account.filter((entry) => !isEarlier(entry));
  const before = balanceOf(account.filter(isEarlier));
  return { from, before, ...paySumsOf(year), owed: paise(before + balanceOf(year)) };
}

function aprilBefore(today: string): string {
  const year = Number(today.slice(0, 4));
  return `${today.slice(5) < "04-01" ? year - 1 : year}-04-01`;
}
