import type { Paise } from "#values/money/money.ts";
import { type Invoice, localTaxName } from "./invoice.ts";

/** What of a total is taxable, and what is which tax; none of it where no tax is charged. */
export function taxRows({
  kind,
  taxPlace,
  totals,
  seller,
}: Pick<Invoice, "kind" | "taxPlace" | "totals" | "seller">): { label: string; amount: Paise }[] {
  if (kind === "supply") return [];
  const taxable = { label: "Taxable value", amount: totals.taxable };
  if (taxPlace === "other-state") return [taxable, { label: "IGST", amount: totals.igst }];
  return [
    taxable,
    { label: "CGST", amount: totals.cgst },
    { label: localTaxName(seller.gstin), amount: totals.sgst },
  ];
}
