import { invoiceNumber, type Series } from "#orders/invoice/invoice.ts";

/** Of the shop's own, or of a device of the stall, such as 'SA'. */
export type RunSeries = Series | `S${string}`;

/** Numbers of one series that follow each other, all of papers that are there, or were cancelled. */
export interface NumberRun {
  series: RunSeries;
  financialYear: string;
  first: number;
  last: number;
  /** So many of them are no papers: a stall's numbers that were thrown away, or are in trouble. */
  cancelled?: number;
}

export interface NumberRange {
  from: string;
  to: string;
  count: number;
  cancelled: number;
}

export function rangeOf({ series, financialYear, first, last, cancelled = 0 }: NumberRun): NumberRange {
  const numberOf = (serial: number) =>
    isOwn(series)
      ? invoiceNumber(series, financialYear, serial)
      : `${series}/${financialYear}/${String(serial).padStart(6, "0")}`;
  return { from: numberOf(first), to: numberOf(last), count: last - first + 1, cancelled };
}

/** Table 13's natures of documents, by their numbers in the portal's list of twelve. */
export const documentNatures = {
  invoice: { number: 1, name: "Invoices for outward supply" },
  note: { number: 5, name: "Credit Note" },
} as const;

/** A bill of supply stands where an invoice would. */
const natures = {
  tax: "invoice",
  supply: "invoice",
  credit: "note",
} as const satisfies Record<Series, keyof typeof documentNatures>;

const isOwn = (series: RunSeries): series is Series => Object.hasOwn(natures, series);

export const natureOf = ({ series }: Pick<NumberRun, "series">) =>
  isOwn(series) ? natures[series] : natures.tax;
