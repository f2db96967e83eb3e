import { type Paise, paise, sum } from "#values/money/money.ts";
import { sharesOf } from "#values/money/shares.ts";

/** A line of an order that money goes back for. */
export interface GivenLine {
  /** The order's line. */
  item: string;
  /** Pieces of it that the buyer no longer has; 0 where only its price went down. */
  pieces: number;
  amount: Paise;
}

/** What money that goes back is for, where that is known; what is beyond that is for shipping and fees. */
export interface GivenFor {
  lines: readonly GivenLine[];
}

/** A sum that went back by hand, and how much had gone back so before it. */
export interface HandGiven extends GivenFor {
  before: Paise;
  amount: Paise;
}

/** Some money that went back; `givenFor` is missing where nobody said what it is for. */
export interface GivenSum {
  amount: Paise;
  givenFor?: GivenFor | undefined;
}

/** What is left of it for `amount`, where less goes back than it comes to: each line gives its share. */
export function givenForSum({ lines }: GivenFor, amount: Paise): GivenFor {
  const whole = sum(lines.map((line) => line.amount));
  if (amount >= whole) return { lines };
  const shares = sharesOf(
    amount,
    lines.map((line) => line.amount),
  );
  return { lines: lines.map((line, at) => ({ ...line, amount: shares[at] ?? paise(0) })) };
}

/**
 * What each part of a sum is for, where it goes back in parts: one after the other takes of what is left of
 * the lines, so that all parts come to them. Pieces go with the last part.
 */
export function givenForParts(givenFor: GivenFor, amounts: readonly Paise[]): GivenFor[] {
  let left = givenForSum(givenFor, sum(amounts));
  return amounts.map((amount, at) => {
    const isLast = at === amounts.length - 1;
    const part = isLast ? left : withoutPieces(givenForSum(left, amount));
    left = lessGiven(left, [part]);
    return part;
  });
}

/** For what the buyer keeps: its price alone went down. */
export const withoutPieces = ({ lines }: GivenFor): GivenFor => ({
  lines: lines.map((line) => ({ ...line, pieces: 0 })),
});

/** What of it is not in others yet. */
export function lessGiven({ lines }: GivenFor, others: readonly GivenFor[]): GivenFor {
  const gone = others.flatMap((other) => other.lines);
  return {
    lines: lines.map((line) => {
      const same = gone.filter(({ item }) => item === line.item);
      const pieces = same.reduce((all, one) => all + one.pieces, 0);
      return {
        ...line,
        pieces: Math.max(0, line.pieces - pieces),
        amount: paise(Math.max(0, line.amount - sum(same.map(({ amount }) => amount)))),
      };
    }),
  };
}

/**
 * What went back by hand and has no note yet: each sum whose lines are known by itself, and what lies between
 * them. `noted` of it stands on notes, `returned` is all of it.
 */
export function handGivens(noted: Paise, returned: Paise, known: readonly HandGiven[]): GivenSum[] {
  const givens: GivenSum[] = [];
  let at = noted;
  const upTo = (end: Paise) => {
    if (end > at) givens.push({ amount: paise(end - at) });
    at = end;
  };
  for (const { before, amount, lines } of known) {
    if (before < at || before + amount > returned) continue;
    upTo(before);
    givens.push({ amount, givenFor: { lines } });
    at = paise(before + amount);
  }
  upTo(returned);
  return givens;
}
