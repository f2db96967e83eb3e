import { type Paise, paise } from "#values/money/money.ts";

/**
 * Job work is taxed at its source above these sums, at once or in a financial year: Income-tax Act 2025,
 * section 393(1), table 6(i), code 1017, as read in November 2026. 'Above' is above.
 */
export const jobWorkBounds = { atOnce: paise(30_000_00), inYear: paise(1_00_000_00) } as const;

/** Hundredths of a per cent: 1 % of a person, 20 % of one without PAN (section 397(2)). */
const rates = { withPan: 1_00, withoutPan: 20_00 } as const;

/** What a financial year holds of a maker's job work before a payment, without goods sold or taken in. */
export interface JobWorkYear {
  /** Credited or paid, the earlier of both, advances among them. */
  counted: Paise;
  /** Of that, what tax was taken of already. */
  taxed: Paise;
  hasPan: boolean;
}

export type TaxWatch =
  | { kind: "below"; left: Paise }
  /** The sum is offered as a deduction, and never taken by itself. */
  | { kind: "above"; by: "at-once" | "in-year"; of: Paise; basisPoints: number; tax: Paise };

/** Is a payment, or what it makes of the year, above the law's bounds? */
export function watchTax(year: JobWorkYear, payment: Paise): TaxWatch {
  const all = year.counted + payment;
  const isYear = all > jobWorkBounds.inYear;
  if (!isYear && payment <= jobWorkBounds.atOnce)
    return { kind: "below", left: paise(jobWorkBounds.inYear - all) };
  // Once the year is above, all of it is taxed that was not yet.
  const of = paise(isYear ? Math.max(0, all - year.taxed) : payment);
  const basisPoints = year.hasPan ? rates.withPan : rates.withoutPan;
  const tax = paise(Math.floor((of * basisPoints + 5_000) / 10_000));
  return { kind: "above", by: isYear ? "in-year" : "at-once", of, basisPoints, tax };
}
