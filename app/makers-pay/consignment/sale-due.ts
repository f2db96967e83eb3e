import { type Paise, paise } from "#values/money/money.ts";
import type { ReturnTerms } from "#values/return-terms.ts";
import { type FrozenTerms, isDamageLate, isReturnOpen, termsOf } from "#values/time/return-window.ts";
import { type Share, type SoldLine, shareOf } from "../terms.ts";

/** A line of a delivered order, of goods that a maker has the shop sell. */
export interface ConsignedLine extends FrozenTerms {
  deliveredAt: Date;
  /** Is it taken back though it is sound? */
  isTakenBack: boolean;
  /** Somebody wants to send some of it back, and nothing is settled yet. */
  isReturnOpen: boolean;
  quantity: number;
  /** Of them the buyer has their money back. */
  returned: number;
}

/** Is a line sold for good: is its time to come back over, and is no return open (OWED-10)? */
export function isSoldForGood(line: ConsignedLine, today: ReturnTerms, now: Date): boolean {
  const terms = termsOf(line, today);
  const mayComeBack = line.isTakenBack && isReturnOpen(line.deliveredAt, terms, now);
  return !mayComeBack && !line.isReturnOpen && isDamageLate(line.deliveredAt, terms, now);
}

/** What was entered of a line before. */
export interface EnteredOfLine {
  pieces: number;
  amount: Paise;
}

/**
 * What is still to be entered of a line: its share once it is sold, and less than nought for what came back
 * after that. All pieces back are all that was owed (OWED-4).
 */
export function stillOwed(
  share: Share,
  line: SoldLine & { returned: number },
  entered: EnteredOfLine,
): EnteredOfLine | undefined {
  const kept = line.pieces - line.returned;
  const pieces = kept - entered.pieces;
  if (pieces === 0) return undefined;
  const before = kept === 0 ? entered.amount : shareOf(share, line, entered.pieces);
  const amount = paise(shareOf(share, line, kept) - before);
  return amount === 0 ? undefined : { pieces, amount };
}
