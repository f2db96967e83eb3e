import { type Paise, paise, rupeesAndPaise } from "#values/money/money.ts";
import type { TaxWatch } from "../tax-watch.ts";
import type { AccountTyped } from "./account.form.ts";

/** A tax that a form offers to take off. */
export type OfferedTax = Extract<TaxWatch, { kind: "above" }>;

export const offeredTaxOf = (watch: TaxWatch): OfferedTax | undefined =>
  watch.kind === "above" && watch.tax > 0 ? watch : undefined;

/** 1 %, in whole hundredths. */
export const taxRateWords = (basisPoints: number): string => `${basisPoints / 100} %`;

/** As the deduction says it, in either language. */
const taxNote = ({ basisPoints, of }: OfferedTax): string =>
  `TDS ${taxRateWords(basisPoints)} · ${rupeesAndPaise(of)} · 393(1) 1017`;

/** What is taken off of it, as an entry beside the payment. */
export const taxTaken = (offer: OfferedTax) => ({ amount: offer.tax, of: offer.of, note: taxNote(offer) });

/** Whose offer the fields of a form are, where it has several; '' of the only one. */
export const taxFields = (maker = "") => {
  const end = maker && `:${maker}`;
  return {
    tick: `tax${end}`,
    sum: `offered${end}`,
    by: `offeredBy${end}`,
    of: `offeredOf${end}`,
    rate: `offeredRate${end}`,
  };
};

/** An offer within a refused form, to be shown again. */
export function offerTyped({ by, of, basisPoints, tax }: OfferedTax, maker = ""): AccountTyped {
  const names = taxFields(maker);
  return {
    [names.sum]: String(tax),
    [names.by]: by,
    [names.of]: String(of),
    [names.rate]: String(basisPoints),
  };
}

/** The same read back. */
export function offerIn(typed: AccountTyped | undefined, maker = ""): OfferedTax | undefined {
  const names = taxFields(maker);
  if (!typed?.[names.of]) return undefined;
  const amount = (text: string | undefined): Paise => paise(Math.trunc(Number(text ?? 0)) || 0);
  return {
    kind: "above",
    by: typed[names.by] === "in-year" ? "in-year" : "at-once",
    of: amount(typed[names.of]),
    basisPoints: Number(typed[names.rate]) || 0,
    tax: amount(typed[names.sum]),
  };
}
