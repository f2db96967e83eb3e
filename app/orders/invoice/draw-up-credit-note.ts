import { type Paise, paise, sum } from "#values/money/money.ts";
import { sharesOf } from "#values/money/shares.ts";
import { addSplits, lessSplit, splitTax } from "#values/money/tax-split.ts";
import type { Invoice, InvoiceLine } from "./invoice.ts";

/** All of a credit note but its number, which is taken only once it is known that there is a note. */
export type UnnumberedNote = Omit<Invoice, "number">;

/** What came back of a line of an invoice: how many pieces of it, and what is to go back for them. */
export interface CameBack {
  /** The line's place on the invoice. */
  at: number;
  pieces: number;
  amount: Paise;
}

interface Wish {
  refund: Paise;
  /** Nothing was refunded, since nobody had paid. */
  isUnpaid?: boolean | undefined;
  /** What the money is for; missing where nobody knows. */
  cameBack?: readonly CameBack[] | undefined;
  issuedAt: Date;
}

/**
 * A note that takes back as much of an invoice as was refunded; undefined when nothing of it is left. It
 * takes the lines that came back, by their own rates; what was refunded beyond them is of shipping and fees,
 * and then of what is left of every line, as all of it is where nobody knows what it was for. Taxes are split
 * as on the invoice, so that all notes of an invoice that went back as a whole add up to it, line by line,
 * and in what makes its total whole rupees.
 */
export function drawUpCreditNote(
  invoice: Invoice,
  earlier: readonly Invoice[],
  { refund, isUnpaid = false, cameBack, issuedAt }: Wish,
): UnnumberedNote | undefined {
  const standing = invoice.lines.map((line, at) => standingOf(line, at, earlier));
  const left = standing.map((line) => line.left);
  const most = sum([...left, roundingLeft(invoice, earlier)]);
  const total = paise(Math.min(refund, most));
  if (total <= 0) return undefined;
  // All of what is left goes by lines, and what makes it whole rupees; else lines come first.
  const isAll = total === most;
  const byLines = isAll ? sum(left) : paise(Math.min(total, sum(left)));
  const rounding = paise(total - byLines);
  const turns = cameBack ? [wantedOf(cameBack, left), ...servicesOf(invoice, left), left] : [left];
  const shares = spread(byLines, left, turns);
  const lines = standing.map((line, at) => {
    const share = shares[at] ?? paise(0);
    const isOver = share === line.left && (share > 0 || isAll);
    const known = sumOf(cameBack, at, ({ pieces }) => pieces);
    const pieces = isOver ? line.pieces : Math.min(known, line.pieces);
    return creditedLine(line, { share, pieces }, invoice);
  });
  const { number, rounding: _, ...kept } = invoice;
  return {
    ...kept,
    lines,
    total,
    against: { number, issuedAt: invoice.issuedAt, ...(isUnpaid ? { isUnpaid } : {}) },
    issuedAt: issuedAt.toISOString(),
    totals: addSplits(lines.map(({ split }) => split)),
    ...(rounding === 0 ? {} : { rounding }),
  };
}

/** What of an invoice's rounding no note has taken. */
const roundingLeft = ({ rounding = paise(0) }: Invoice, earlier: readonly Invoice[]): Paise =>
  paise(rounding - sum(earlier.map((note) => note.rounding ?? paise(0))));

/** A line of the invoice with what earlier notes have left of it. */
interface Standing {
  line: InvoiceLine;
  /** What they took of it. */
  before: Paise;
  left: Paise;
  /** How many of its pieces no note has taken; none of shipping and fees. */
  pieces: number;
}

/** Lines keep their places on notes, so that the next one finds what each took. */
function standingOf(line: InvoiceLine, at: number, earlier: readonly Invoice[]): Standing {
  const taken = earlier.flatMap(({ lines }) => lines[at] ?? []);
  const before = sum(taken.map(({ amount }) => amount));
  const pieces = taken.reduce((all, { quantity }) => all - (quantity ?? 0), line.quantity ?? 0);
  return { line, before, left: paise(line.amount - before), pieces: Math.max(0, pieces) };
}

const sumOf = (cameBack: Wish["cameBack"], at: number, of: (each: CameBack) => number): number =>
  (cameBack ?? []).filter((each) => each.at === at).reduce((all, each) => all + of(each), 0);

/** Never more than is left of a line. */
const wantedOf = (cameBack: readonly CameBack[], left: readonly Paise[]): Paise[] =>
  left.map((most, at) =>
    paise(
      Math.min(
        most,
        sumOf(cameBack, at, ({ amount }) => amount),
      ),
    ),
  );

/** What is left of each of shipping and fees, one after the other. */
const servicesOf = ({ lines }: Invoice, left: readonly Paise[]): Paise[][] =>
  lines.flatMap(({ quantity }, at) =>
    quantity === null ? [left.map((most, place) => (place === at ? most : paise(0)))] : [],
  );

/** A sum over lines: the first of `turns` takes what it wants, the next of what is left of lines and sum. */
function spread(total: Paise, left: readonly Paise[], turns: readonly (readonly Paise[])[]): Paise[] {
  let shares = left.map(() => paise(0));
  for (const wanted of turns) {
    const room = shares.map((share, at) => paise(Math.min(wanted[at] ?? 0, (left[at] ?? 0) - share)));
    const now = paise(Math.min(total - sum(shares), sum(room)));
    const taken = sharesOf(now, room);
    shares = shares.map((share, at) => paise(share + (taken[at] ?? 0)));
  }
  return shares;
}

function creditedLine(
  { line, before }: Standing,
  { share, pieces }: { share: Paise; pieces: number },
  { taxPlace }: Pick<Invoice, "taxPlace">,
): InvoiceLine {
  const splitUpTo = (amount: Paise) => splitTax(amount, line.rate ?? 0, taxPlace);
  const split = lessSplit(splitUpTo(paise(before + share)), splitUpTo(before));
  if (share === line.amount && pieces === (line.quantity ?? 0)) return { ...line, split };
  return { ...line, ...pricedAt(line, share, pieces), amount: share, split };
}

/** Pieces at the price that was billed for them, else at what went back for each; a sum alone has none. */
function pricedAt(
  { unitPrice, amount, quantity }: InvoiceLine,
  share: Paise,
  pieces: number,
): Pick<InvoiceLine, "quantity" | "unitPrice" | "discount"> {
  if (pieces === 0) return { quantity: null, unitPrice: share, discount: paise(0) };
  const isNear = Math.abs(share * (quantity ?? 1) - amount * pieces) <= (quantity ?? 1);
  const isAsBilled = isNear && share <= unitPrice * pieces;
  const each = isAsBilled ? unitPrice : paise(Math.ceil(share / pieces));
  return { quantity: pieces, unitPrice: each, discount: paise(each * pieces - share) };
}
