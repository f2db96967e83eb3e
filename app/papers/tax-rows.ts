import { type Invoice, localTax, supplyStateOf } from "#orders/invoice/invoice.ts";
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

/** A paper's place of supply as the law wants it: 'Bihar (10)'. */
export function supplyWords(facts: Pick<Invoice, "supplyStateCode" | "shipTo">): string {
  const stateCode = supplyStateOf(facts);
  if (stateCode === null) return facts.shipTo.lines.at(-2) ?? "";
  return gstStateWords(stateCode);
}

/** A state by GST's two digits. */
export function gstStateWords(code: string): string {
  const state = stateOfGstCode(code);
  return `${state ? indianStateText.name(state) : paperText.state} (${code})`;
}
