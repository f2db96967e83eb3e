import { type Paise, paise } from "#values/money/money.ts";
import type { GivenLine } from "./given-for.ts";

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

/** The most that can go back for what the owner says: for a line its price, and shipping and fees with it. */
export const mostFor = (said: SaidFor, line: PaidLine | undefined, services: Paise): Paise =>
  said === "services" || !line ? services : paise(mostOfLine(said, line) + services);

function mostOfLine({ pieces }: SaidLine, { quantity, paid }: PaidLine): Paise {
  const back = Math.min(pieces, quantity);
  return back > 0 ? paise(Math.round((paid * back) / quantity)) : paid;
}
