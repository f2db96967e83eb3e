import { type Paise, paise } from "#values/money/money.ts";
import { balanceOf, coveredOn, type Entry, isGiven } from "../entry.ts";

export type StatementPaid =
  | { kind: "paid"; on: string }
  | { kind: "open"; left: Paise }
  /** Nothing was owed with it. */
  | { kind: "nothing" };

/**
 * When each statement was paid, the oldest first: on the day on which payments and advances, the oldest
 * first, cover all that was owed up to it (OWED-8). What was taken off later need not be covered.
 */
export function whenPaid(
  statements: readonly { entries: readonly Entry[] }[],
  account: readonly Entry[],
): StatementPaid[] {
  const owedUpTo: Paise[] = [];
  for (const { entries } of statements) owedUpTo.push(paise((owedUpTo.at(-1) ?? 0) + owedBy(entries)));
  const given = -balanceOf(account.filter(isGiven));
  return owedUpTo.map((owed, at) => {
    const least = paise(Math.min(owed, ...owedUpTo.slice(at + 1), owedBy(account)));
    if (least <= 0) return { kind: "nothing" };
    const on = coveredOn(account, least);
    return on === undefined ? { kind: "open", left: paise(least - given) } : { kind: "paid", on };
  });
}

const owedBy = (entries: readonly Entry[]): Paise => balanceOf(entries.filter((entry) => !isGiven(entry)));
