import { type Paise, paise, sum } from "#values/money/money.ts";
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
    amount: share,
    split: lessSplit(splitUpTo(paise(before + share)), splitUpTo(before)),
  };
}

/**
 * An amount in proportion to others, none of which is exceeded; the paise that are left over go to the
 * largest remainders.
 */
export function sharesOf(amount: Paise, among: readonly Paise[]): Paise[] {
  // In big integers, since the product outgrows a number.
  const whole = BigInt(sum(among)) || 1n;
  const parts = among.map((each, at) => {
    const product = BigInt(amount) * BigInt(each);
    return { at, floor: Number(product / whole), remainder: product % whole };
  });
  const over = amount - parts.reduce((all, { floor }) => all + floor, 0);
  const raised = new Set(
    [...parts]
      .sort((a, b) => Number(b.remainder > a.remainder) - Number(b.remainder < a.remainder))
      .slice(0, over)
      .map(({ at }) => at),
  );
  return parts.map(({ at, floor }) => paise(floor + (raised.has(at) ? 1 : 0)));
}
