import type { Trx } from "#platform/database/db.ts";
import type { Services } from "#platform/services.server.ts";
import type { Paise } from "#values/money/money.ts";
import { financialYear } from "#values/time/financial-year.ts";
import { type GivenSum, handGivens } from "../given-for/given-for.ts";
import type { OrderRow } from "../lock-order.db.server.ts";
import { itemsOf } from "../placing/order-items.db.server.ts";
import {
  cashReturned,
  creditedBefore,
  creditedByHand,
  insertCreditNote,
  refundsWithoutNote,
} from "./credit-note.db.server.ts";
import { type CameBack, drawUpCreditNote } from "./draw-up-credit-note.ts";
import { findInvoice, takeSerial } from "./invoice.db.server.ts";
import { type Invoice, invoiceNumber } from "./invoice.ts";

type Order = Pick<OrderRow, "id" | "payment_method">;

/** Money that went back; without a refund's id it is cash, or, for what was never paid, none. */
interface GivenBack extends GivenSum {
  id: string | null;
  isUnpaid?: boolean;
}

/**
 * Issues what is missing of an order's credit notes: one for each finished refund of an invoiced order, and
 * for the cash that went back since the last. The order's row is locked. Returns the new numbers.
 */
export async function issueCreditNotes(
  trx: Trx,
  { now }: Pick<Services, "now">,
  order: Order,
): Promise<string[]> {
  const invoice = await findInvoice(trx, order.id);
  if (!invoice) return [];
  const earlier = await creditedBefore(trx, order.id);
  const numbers: string[] = [];
  for (const given of await givenBack(trx, order)) {
    const note = await issueNote(trx, { order, invoice, earlier, given, issuedAt: now() });
    if (!note) continue;
    earlier.push(note);
    numbers.push(note.number);
  }
  return numbers;
}

/** Takes `amount` of an order's invoice back though no money went back. Its row is locked. */
export async function issueClosingNote(
  trx: Trx,
  { now }: Pick<Services, "now">,
  order: Order,
  amount: Paise,
): Promise<string | undefined> {
  const invoice = await findInvoice(trx, order.id);
  if (!invoice) return undefined;
  const earlier = await creditedBefore(trx, order.id);
  const given = { id: null, amount, isUnpaid: true };
  return (await issueNote(trx, { order, invoice, earlier, given, issuedAt: now() }))?.number;
}

/** What went back by card since the last note, each by itself, and in hand as far as its lines are known. */
async function givenBack(trx: Trx, { id }: Order): Promise<GivenBack[]> {
  const cards = await refundsWithoutNote(trx, id);
  const { returned, known } = await cashReturned(trx, id);
  const byHand = handGivens(await creditedByHand(trx, id), returned, known);
  return [...cards, ...byHand.map((given) => ({ ...given, id: null }))];
}

/**
 * The invoice has an order's lines first, in their order. One that does not, of an order that was loaded with
 * other lines say, can't tell what a line is of.
 */
async function cameBackOf(
  trx: Trx,
  { id }: Order,
  { lines }: Invoice,
  { givenFor }: GivenSum,
): Promise<CameBack[] | undefined> {
  if (!givenFor) return undefined;
  const items = await itemsOf(trx, id);
  const goods = lines.filter(({ quantity }) => quantity !== null);
  const isSame =
    items.length === goods.length && items.every((item, at) => item.quantity === goods[at]?.quantity);
  if (!isSame) return undefined;
  return givenFor.lines.flatMap(({ item, ...came }) => {
    const at = items.findIndex((each) => each.id === item);
    return at === -1 ? [] : [{ at, ...came }];
  });
}

async function issueNote(
  trx: Trx,
  wish: {
    order: Order;
    invoice: Invoice;
    earlier: readonly Invoice[];
    given: GivenBack;
    issuedAt: Date;
  },
): Promise<Invoice | undefined> {
  const { order, invoice, earlier, given, issuedAt } = wish;
  const drawn = drawUpCreditNote(invoice, earlier, {
    refund: given.amount,
    isUnpaid: given.isUnpaid,
    cameBack: await cameBackOf(trx, order, invoice, given),
    issuedAt,
  });
  // A number that is taken must be used: the series has no gaps.
  if (!drawn) return undefined;
  const year = financialYear(issuedAt);
  const serial = await takeSerial(trx, "credit", year);
  const facts = { ...drawn, number: invoiceNumber("credit", year, serial) };
  await insertCreditNote(trx, {
    orderId: order.id,
    refundId: given.id,
    financialYear: year,
    serial,
    issuedAt,
    facts,
  });
  return facts;
}
