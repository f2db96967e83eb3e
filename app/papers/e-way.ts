import type { Invoice } from "#orders/invoice/invoice.ts";
import { leavesState } from "#values/contact/shop-place.ts";
import { type Paise, paise, sum } from "#values/money/money.ts";

/**
 * Goods of a value above this move with an e-way bill (rule 138(1) of the CGST Rules). Some states ask for
 * none within the state up to a higher value.
 */
export const eWayLimit: Paise = paise(50_000_00);

/**
 * The lines of a consignment to rule 138: of a registered seller not those that bear no tax (explanation 2).
 * Of one without a registration no line bears any.
 */
export const consignedLines = ({ lines, seller }: Pick<Invoice, "lines" | "seller">): Invoice["lines"] =>
  seller.gstin === null ? lines : lines.filter(({ rate }) => rate !== null);

/** What a consignment is worth to rule 138, with its tax. */
export const consignmentValue = (facts: Pick<Invoice, "lines" | "seller">): Paise =>
  sum(consignedLines(facts).map(({ amount }) => amount));

/**
 * Why what a bill is of needs an e-way bill; undefined where it needs none. Books and an order's page ask
 * nobody else, so that what the bill was issued with counts, whatever the shop's settings say today.
 *
 * A consignment is what one bill is of, in however many parcels (explanation 2 of rule 138 takes the value
 * that the bill declares, ADR-185); what goes to many homes moves in as many consignments (HOMES-32). Of a
 * seller without registration each that leaves the state does, whatever it is worth: handicraft goods alone
 * may leave, and a proviso of rule 138(1) wants it for them. Within the state it is the seller's choice.
 */
export function eWayReason(facts: Invoice): "unregistered" | "worth" | undefined {
  if (facts.against !== undefined) return undefined;
  if (facts.seller.gstin === null)
    return leavesState(facts.seller, facts.shipTo.stateCode) ? "unregistered" : undefined;
  return consignmentValue(facts) / (facts.parcels || 1) > eWayLimit ? "worth" : undefined;
}
