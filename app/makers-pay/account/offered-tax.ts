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
export const taxNote = ({ basisPoints, of }: OfferedTax): string =>
  `TDS ${taxRateWords(basisPoints)} · ${rupeesAndPaise(of)} · 393(1) 1017`;

/** An offer within a refused form, to be shown again. */
export const offerTyped = ({ by, of, basisPoints, tax }: OfferedTax): AccountTyped => ({
  offered: String(tax),
  offeredBy: by,
  offeredOf: String(of),
  offeredRate: String(basisPoints),
});

/** The same read back. */
export function offerIn(typed: AccountTyped | undefined): OfferedTax | undefined {
  if (!typed?.offeredOf) return undefined;
  const amount = (text: string | undefined): Paise => paise(Math.trunc(Number(text ?? 0)) || 0);
  return {
    kind: "above",
    by: typed.offeredBy === "in-year" ? "in-year" : "at-once",
    of: amount(typed.offeredOf),
    basisPoints: Number(typed.offeredRate) || 0,
    tax: amount(typed.offered),
  };
}
