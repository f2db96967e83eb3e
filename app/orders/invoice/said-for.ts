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

/** What a line is given of a sum: never more than was paid for the pieces that came back. */
export function givenOfLine(
  { item, pieces }: SaidLine,
  { quantity, paid }: { quantity: number; paid: Paise },
  amount: Paise,
): GivenLine {
  const back = Math.min(pieces, quantity);
  const most = back > 0 ? Math.round((paid * back) / quantity) : paid;
  return { item, pieces: back, amount: paise(Math.min(amount, most)) };
}
