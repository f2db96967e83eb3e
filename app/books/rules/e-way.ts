import type { Invoice } from "#orders/invoice/invoice.ts";
import { type Paise, paise, sum } from "#values/money/money.ts";
import type { BookDocument } from "./book-document.ts";

/**
 * Goods of a value above this move with an e-way bill (rule 138(1) of the CGST Rules). Some states ask for
 * none within the state up to a higher value.
 */
export const eWayLimit: Paise = paise(50_000_00);

/** What a consignment is worth to rule 138: with its tax, without goods that bear none (explanation 2). */
export const consignmentValue = ({ lines }: Pick<Invoice, "lines">): Paise =>
  sum(lines.filter(({ rate }) => rate !== null).map(({ amount }) => amount));

/** A parcel of this invoice needs an e-way bill, if all of it moves at once. */
export const needsEWayBill = ({ facts }: BookDocument): boolean =>
  facts.against === undefined && consignmentValue(facts) > eWayLimit;
