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

/** All that a maker was credited for work, given, and owed for goods, from the first day to one. */
export interface WorkSums {
  credited: Paise;
  paid: Paise;
  goods: Paise;
}

/**
 * What of a financial year counts before a payment, and how much of the payment is for work. Of what is
 * credited and what is paid the earlier counts; what was paid covers goods first, which bear no tax.
 */
export function jobWorkOf(
  yearBefore: WorkSums,
  now: WorkSums,
  payment: Paise,
  /** What is given ahead is for work; false of a maker whose goods are sold or taken in. */
  isAheadForWork = true,
): { counted: Paise; part: Paise } {
  const forWork = ({ paid, goods, credited }: WorkSums, more = 0) =>
    Math.min(isAheadForWork ? Infinity : credited, Math.max(0, paid + more - goods));
  const whole = (sums: WorkSums, more = 0) => Math.max(sums.credited, forWork(sums, more));
  const part = forWork(now, payment) - forWork(now);
  return { counted: paise(whole(now, payment) - whole(yearBefore) - part), part: paise(part) };
}

/** The first day of a day's financial year, and that of the next. */
export function yearOfDay(day: string): { from: string; before: string } {
  const year = Number(day.slice(0, 4)) - (day.slice(5) < "04-01" ? 1 : 0);
  return { from: `${year}-04-01`, before: `${year + 1}-04-01` };
}
