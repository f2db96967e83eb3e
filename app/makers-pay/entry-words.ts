import { type Paise, paise, rupeesAndPaise } from "#values/money/money.ts";
import { grouped } from "#values/text/grouped.ts";
import { entryText as text } from "./entry.text.ts";
import { type Entry, eventOf } from "./entry.ts";

/** What of an entry is said in words. */
export interface SaidEntry extends Entry {
  source: string;
  note: string | null;
  pieces: number | null;
}

/** 'Made: 12 × ₹180 · W-26-27-0001 · Sewing', in the language of the moment. */
export function entryWords(entry: SaidEntry): string {
  const of = [entry.pieces === null ? "" : piecesOf(entry.amount, entry.pieces), entry.note ?? ""];
  const detail = of.filter((part) => part !== "").join(" · ");
  return [text.events[eventOf(entry)], detail].filter((part) => part !== "").join(": ");
}

/** Where each piece has one whole price, it is said. */
function piecesOf(amount: Paise, pieces: number): string {
  const count = grouped(Math.abs(pieces));
  if (amount % pieces !== 0 || amount < 0) return text.pieces(count);
  return text.each(count, rupeesAndPaise(paise(amount / pieces)));
}

/** '−₹200', and '₹540'. */
export const signedSum = (amount: Paise): string =>
  `${amount < 0 ? "−" : ""}${rupeesAndPaise(paise(Math.abs(amount)))}`;
