import { type Paise, paise } from "#values/money/money.ts";

/** What a settlement is made of, in the order in which it is told. */
export const settledParts = ["payment", "refund", "dispute", "adjustment", "transfer"] as const;
export type SettledPart = (typeof settledParts)[number];

/** A settlement's lines of one kind. */
export interface PartSum {
  part: SettledPart;
  lines: number;
  /** Before the fee: what came, below zero what went. */
  amount: Paise;
  /** With its GST. */
  fee: Paise;
  tax: Paise;
}

export interface WhyLess {
  parts: readonly PartSum[];
  fee: Paise;
  tax: Paise;
  /** What the lines come to. */
  total: Paise;
  /** What the bank has that the lines do not explain; nothing of a settlement that is right. */
  unexplained: Paise;
}

/** A settlement as a sum: it is right if its credits less its debits are its amount (MONEY-2). */
export function whyLess(sums: readonly PartSum[], amount: Paise): WhyLess {
  const parts = settledParts.flatMap((part) => sums.filter((sum) => sum.part === part));
  const over = (of: (sum: PartSum) => number): Paise => paise(parts.reduce((all, sum) => all + of(sum), 0));
  const fee = over((sum) => sum.fee);
  const total = over((sum) => sum.amount - sum.fee);
  return { parts, fee, tax: over((sum) => sum.tax), total, unexplained: paise(amount - total) };
}
