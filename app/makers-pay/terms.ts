import { type Paise, paise } from "#values/money/money.ts";

export const termKinds = ["piece", "sold", "bought"] as const;
export type TermKind = (typeof termKinds)[number];

/** What a maker gets of a piece that was sold or taken in; a piece's work goes by its step's rate. */
export type Share =
  | { kind: "sum"; amount: Paise }
  /** Hundredths of a per cent: 33.33 % are 3333. */
  | { kind: "percent"; basisPoints: number };

export interface MakerTerm {
  kind: TermKind;
  share: Share | null;
  /** From this day on, such as '2026-11-30'. */
  from: string;
}

/** The term that holds on a day: the latest that had begun. */
export function termOn(terms: readonly MakerTerm[], day: string): MakerTerm | undefined {
  const begun = terms.filter(({ from }) => from <= day);
  return begun.reduce<MakerTerm | undefined>(
    (latest, term) => (latest && latest.from > term.from ? latest : term),
    undefined,
  );
}

/** A line that was sold: its pieces, and their worth after discounts and without GST. */
export interface SoldLine {
  pieces: number;
  taxable: Paise;
}

/**
 * What a maker gets of so many of a line's pieces, half a paisa up. Pieces cumulate: each owes the difference
 * to those before it, so that all pieces back are all that was owed (OWED-4).
 */
export function shareOf(share: Share, { pieces, taxable }: SoldLine, ofPieces: number): Paise {
  switch (share.kind) {
    case "sum":
      return paise(share.amount * ofPieces);
    case "percent":
      return halfUp(BigInt(taxable) * BigInt(share.basisPoints) * BigInt(ofPieces), 10_000n * BigInt(pieces));
  }
}

/** What is taken back when so many pieces more of a line come back; below zero, or zero. */
export const takenBack = (share: Share, line: SoldLine, back: { before: number; now: number }): Paise => {
  const kept = (pieces: number) => shareOf(share, line, line.pieces - pieces);
  return paise(kept(back.before + back.now) - kept(back.before));
};

const halfUp = (numerator: bigint, divisor: bigint): Paise =>
  paise(Number((2n * numerator + divisor) / (2n * divisor)));
