import { type Paise, paise } from "#values/money/money.ts";

interface Limit {
  /** Invoices of this day in India and later. */
  since: string;
  above: Paise;
  source: string;
}

/**
 * Above which value an invoice to an unregistered buyer in another state is reported by itself, in table 5
 * (rule 59(4) of the CGST Rules), newest first. A value of exactly this is still part of table 7.
 */
export const largeLimits: readonly Limit[] = [
  {
    since: "2024-08-01",
    above: paise(1_00_000_00),
    source: "Notification 12/2024-Central Tax of 10 July 2024",
  },
  {
    since: "2017-07-01",
    above: paise(2_50_000_00),
    source: "Rule 59(4) as first made, Notification 10/2017-Central Tax",
  },
];

/** The limit of the day in India on which an invoice was issued. */
export function largeLimitOn(day: string): Paise {
  const limit = largeLimits.find(({ since }) => day >= since) ?? largeLimits.at(-1);
  if (!limit) throw new Error("there is no limit");
  return limit.above;
}
