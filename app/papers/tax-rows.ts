import { type Invoice, localTax, type Recipient } from "#orders/invoice/invoice.ts";
import { paperTaxText, paperText } from "#orders/invoice/paper.text.ts";
import { stateOfGstCode } from "#values/contact/indian-state.ts";
import { indianStateText } from "#values/contact/state-names.text.ts";
import type { Paise } from "#values/money/money.ts";

/** A part of a total, in the language in which it is read. */
export interface TaxRow {
  label: string;
  amount: Paise;
}

/** What of a total is taxable, and what is which tax; none of it where no tax is charged. */
export function taxRows({
  kind,
  taxPlace,
  totals,
  seller,
}: Pick<Invoice, "kind" | "taxPlace" | "totals" | "seller">): TaxRow[] {
  const { names } = paperTaxText;
  if (kind === "supply") return [];
  const taxable = { label: paperTaxText.taxable, amount: totals.taxable };
  if (taxPlace === "other-state") return [taxable, { label: names.igst, amount: totals.igst }];
  return [
    taxable,
    { label: names.cgst, amount: totals.cgst },
    { label: names[localTax(seller.gstin)], amount: totals.sgst },
  ];
}

/** What stands above a paper's total: its taxes, and what makes it whole rupees. */
export const sumRows = (facts: Parameters<typeof taxRows>[0] & Pick<Invoice, "rounding">): TaxRow[] => [
  ...taxRows(facts),
  ...(facts.rounding ? [{ label: paperTaxText.rounding, amount: facts.rounding }] : []),
];

/** 'Bihar (10)', as the law wants the place of supply. */
export function placeOfSupply({ stateCode, lines }: Recipient): string {
  if (stateCode === null) return lines.at(-2) ?? "";
  const state = stateOfGstCode(stateCode);
  return `${state ? indianStateText.name(state) : paperText.state} (${stateCode})`;
}
