import { type Paise, paise, sum } from "#values/money/money.ts";
import type { GivenFor, GivenLine } from "./given-for.ts";

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
  /** What went back before, or is asked for, for parts that are known. */
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
