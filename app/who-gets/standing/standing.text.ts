import { type Paise, rupeesAndPaise } from "#values/money/money.ts";
import { grouped } from "#values/text/grouped.ts";
import { borneDays, fewestPieces } from "../who-gets.ts";

/** What the owner reads beside the box: whether the page tells it, and why not. */
export const getsStandingText = {
  shown: "This is on its page now:",
  "no-material": "Not shown yet: type what the material of a piece costs, be it 0.",
  "no-makers":
    "Not shown yet: its steps have no rates, and nothing is agreed with its maker for what is sold or taken in.",
  noRate: (work: string) => `Not shown yet: the step “${work}” has no rate.`,
  abovePrice: (by: Paise) =>
    `Not shown: makers, material and GST come to ${rupeesAndPaise(by)} more than the price.`,
  fewPieces: (pieces: number, work: string) =>
    `Not shown yet: statements paid in the last ${borneDays} days have ${pieces === 1 ? "1 piece" : `${grouped(pieces)} pieces`} of it${work && ` for “${work}”`}; it takes ${fewestPieces}.`,
  apart: (average: Paise, figure: Paise) =>
    `Not shown: in the last ${borneDays} days ${rupeesAndPaise(average)} a piece was paid on average, and the page would say ${rupeesAndPaise(figure)}. They may differ by 5 % at most.`,
};
