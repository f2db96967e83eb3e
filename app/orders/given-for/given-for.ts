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

/** Some money that went back; `givenFor` is missing where nobody entered what it is for. */
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

/** What the owner says that money which goes back is for: a line of its order, or its shipping and fees. */
export type SaidFor = SaidLine | "services";

interface SaidLine {
  item: string;
  /** How many pieces of it came back; 0 where only its price went down. */
  pieces: number;
}

/** As a form's list names it. */
export const saidForValue = (said: SaidFor): string =>
  said === "services" ? said : `${said.item}:${said.pieces}`;

/** Undefined where nobody says, and of what no list of ours names. */
export function saidForIn(value: string): SaidFor | undefined {
  if (value === "services") return value;
  const [, item, pieces] = /^([\w-]{1,64}):(\d{1,6})$/.exec(value) ?? [];
  return item === undefined ? undefined : { item, pieces: Number(pieces) };
}

/** A line of an order: its pieces, and what was paid for all of them. */
interface PaidLine {
  quantity: number;
  paid: Paise;
}

/** What a line is given of a sum: never more than was paid for the pieces that came back. */
export function givenOfLine(said: SaidLine, line: PaidLine, amount: Paise): GivenLine {
  const pieces = Math.min(said.pieces, line.quantity);
  return { item: said.item, pieces, amount: paise(Math.min(amount, mostOfLine(said, line))) };
}

/** What an order's money can go back for: one of its lines, or none, and its shipping and fees. */
interface NamedParts {
  line: PaidLine | undefined;
  services: Paise;
  /** What went back before, or is requested, for parts that are known. */
  earlier: readonly (GivenFor & { amount: Paise })[];
}

/** The most that can go back for what the owner says: for a line its price, and shipping and fees with it. */
export function mostFor(said: SaidFor, { line, services, earlier }: NamedParts): Paise {
  const ofLines = ({ lines }: GivenFor) => sum(lines.map(({ amount }) => amount));
  const gone = sum(earlier.map((each) => paise(each.amount - ofLines(each))));
  const left = Math.max(0, services - gone);
  if (said === "services" || !line) return paise(left);
  const same = earlier.flatMap(({ lines }) => lines.filter(({ item }) => item === said.item));
  const ofLine = Math.min(mostOfLine(said, line), line.paid - ofLines({ lines: same }));
  return paise(Math.max(0, ofLine) + left);
}

function mostOfLine({ pieces }: SaidLine, { quantity, paid }: PaidLine): Paise {
  const back = Math.min(pieces, quantity);
  return back > 0 ? paise(Math.round((paid * back) / quantity)) : paid;
}
