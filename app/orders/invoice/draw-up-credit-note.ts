import { type Paise, paise, sum } from "#values/money/money.ts";
import { sharesOf } from "#values/money/shares.ts";
import type { Invoice, InvoiceLine } from "./invoice.ts";
import { addSplits, lessSplit, splitTax } from "./tax-split.ts";

/** All of a credit note but its number, which is taken only once it is known that there is a note. */
export type UnnumberedNote = Omit<Invoice, "number">;

/**
 * A note that takes back as much of an invoice as was refunded; undefined when nothing of it is left. What a
 * refund was for is not known, so it is spread over the lines in proportion to what is left of them. Taxes
 * are split as on the invoice, so that all notes of an invoice that went back as a whole add up to it, line
 * by line. `isUnpaid`: nothing was refunded, since nobody had paid.
 */
export function drawUpCreditNote(
  invoice: Invoice,
  earlier: readonly Invoice[],
  { refund, isUnpaid = false, issuedAt }: { refund: Paise; isUnpaid?: boolean | undefined; issuedAt: Date },
): UnnumberedNote | undefined {
  const before = invoice.lines.map((_, at) => sum(earlier.map(({ lines }) => lines[at]?.amount ?? paise(0))));
  const left = invoice.lines.map(({ amount }, at) => paise(amount - (before[at] ?? 0)));
  const total = paise(Math.min(refund, sum(left)));
  if (total <= 0) return undefined;
  const shares = sharesOf(total, left);
  const lines = invoice.lines.map((line, at) =>
    creditedLine(line, shares[at] ?? paise(0), before[at] ?? paise(0), invoice),
  );
  const { number, ...kept } = invoice;
  return {
    ...kept,
    lines,
    total,
    against: { number, issuedAt: invoice.issuedAt, ...(isUnpaid ? { isUnpaid } : {}) },
    issuedAt: issuedAt.toISOString(),
    totals: addSplits(lines.map(({ split }) => split)),
  };
}

/** Lines keep their places, so that the next note finds what this one took of each. */
function creditedLine(
  line: InvoiceLine,
  share: Paise,
  before: Paise,
  { taxPlace }: Pick<Invoice, "taxPlace">,
): InvoiceLine {
  const splitUpTo = (amount: Paise) => splitTax(amount, line.rate ?? 0, taxPlace);
  const isWhole = share === line.amount;
  return {
    ...line,
    quantity: isWhole ? line.quantity : null,
    unitPrice: isWhole ? line.unitPrice : share,
    discount: isWhole ? line.discount : paise(0),
    amount: share,
    split: lessSplit(splitUpTo(paise(before + share)), splitUpTo(before)),
  };
}
