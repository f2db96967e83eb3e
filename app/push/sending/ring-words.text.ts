import { grouped } from "#values/text/grouped.ts";

/** What a phone shows when it rings. Anybody beside it may read it: no buyer's name. */
export const ringWords = {
  order: (sum: string, pieces: number) =>
    `New order · ${sum} · ${pieces === 1 ? "1 piece" : `${grouped(pieces)} pieces`}`,
  refund: "Payment due back",
  work: (pieces: number) => `New work: ${grouped(pieces)}`,
  workBy: (pieces: number, day: string) => `New work: ${grouped(pieces)} · by ${day}`,
  tried: "This phone rings",
  triedText: "New orders are told like this.",
};
