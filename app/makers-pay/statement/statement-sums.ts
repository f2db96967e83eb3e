import { type Paise, paise } from "#values/money/money.ts";
import { balanceOf, type Entry, type EntryKind } from "../entry.ts";

/** What a month or an account comes to: what stands below `before` adds up to `after`. */
export interface PaySums {
  earned: Paise;
  /** Material, deductions and corrections. */
  other: Paise;
  /** Above zero, as is what was paid. */
  advances: Paise;
  paid: Paise;
}

const parts: Record<EntryKind, keyof PaySums> = {
  piece: "earned",
  sale: "earned",
  bonus: "earned",
  advance: "advances",
  payment: "paid",
  material: "other",
  deduction: "other",
  correction: "other",
};

export function paySumsOf(entries: readonly Pick<Entry, "kind" | "amount">[]): PaySums {
  const of = (part: keyof PaySums) => balanceOf(entries.filter(({ kind }) => parts[kind] === part));
  const given = (part: keyof PaySums) => paise(0 - of(part));
  return { earned: of("earned"), other: of("other"), advances: given("advances"), paid: given("paid") };
}
