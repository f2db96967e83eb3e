import { invoiceNumber, type Series } from "#orders/invoice/invoice.ts";

/** Numbers of one series that follow each other, all of papers that are there. */
export interface NumberRun {
  series: Series;
  financialYear: string;
  first: number;
  last: number;
}

export interface NumberRange {
  from: string;
  to: string;
  count: number;
}

export const rangeOf = ({ series, financialYear, first, last }: NumberRun): NumberRange => ({
  from: invoiceNumber(series, financialYear, first),
  to: invoiceNumber(series, financialYear, last),
  count: last - first + 1,
});

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

export const natureOf = ({ series }: Pick<NumberRun, "series">) => natures[series];
