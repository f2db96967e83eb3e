import { refundableOf } from "#order-admin/money/refunds.db.server.ts";
import { findDues } from "#orders/dues/dues.db.server.ts";
import { leftByHand } from "#orders/dues/dues.ts";
import { type GivenFor, lessGiven } from "#orders/given-for/given-for.ts";
import type { OrderRow } from "#orders/lock-order.db.server.ts";
import { cashFacts } from "#orders/money-acts/cash-acts.server.ts";
import { cashLeft } from "#orders/payment/cash.ts";
import { givenUnder, goneUnder } from "#payments/refunds/gone-under.db.server.ts";
import { leftOfPayment } from "#payments/refunds/return-refund.server.ts";
import type { Db } from "#platform/database/db.ts";
import { paiseFromRupees } from "#values/money/decimal-rupees.ts";
import { type Paise, paise, sum } from "#values/money/money.ts";
import { type ReturnRequest, takenBy } from "../return-request.ts";
import { type ReturnableLine, returnableLines } from "../returnable-order.db.server.ts";
import { returnsOfOrder } from "../returns.db.server.ts";
import { paidForPieces, type SuggestedRefund, suggestedRefund } from "../suggested-refund.ts";
import { nextRefundKey } from "./refund-key.ts";

/** A line with the pieces of it that are settled. */
export interface SettledLine extends ReturnableLine {
  /** Pieces that came back, or are to come. */
  now: number;
  /** What was paid for them. */
  paidForThem: Paise;
}

/** What may go back for a request. */
export interface ReturnSettlement {
  suggested: SuggestedRefund;
  /** What of all that was paid has not gone back yet. */
  left: Paise;
  /** What has gone back for it before: the parts of a refund whose other parts failed. */
  gone: Paise;
  lines: readonly SettledLine[];
  /** What its money is for, beyond what has gone back. */
  givenFor: GivenFor;
}

/** What a request comes to, as its order stands now. */
export async function settlementOf(
  db: Db,
  order: OrderRow,
  request: ReturnRequest,
): Promise<ReturnSettlement> {
  const all = (await returnableLines(db, order, request.id)).map((line) => {
    const piece = request.pieces.find(({ orderItemId }) => orderItemId === line.id);
    const now = piece ? takenBy(request, piece) : 0;
    return { ...line, now, paidForThem: paidForPieces({ ...line, now }) };
  });
  const left = await leftToGiveBack(db, order);
  const others = (await returnsOfOrder(db, order.id)).filter(({ id }) => id !== request.id);
  const firstKey = nextRefundKey({ id: request.id, refundKey: null });
  const gone = await goneUnder(db, order.id, firstKey);
  const suggested = suggestedRefund({
    kind: request.kind,
    gone,
    lines: all,
    shipping: paiseFromRupees(order.shipping_cost),
    rounding: paiseFromRupees(order.rounding),
    shippingBefore: sum(others.map(({ refundShipping }) => refundShipping)),
    left,
  });
  const lines = all.filter(({ now }) => now > 0);
  const before = await givenUnder(db, order.id, firstKey);
  return { suggested, left, gone, lines, givenFor: lessGiven(cameWith(lines), before) };
}

const cameWith = (lines: readonly SettledLine[]): GivenFor => ({
  lines: lines.map(({ id: item, now: pieces, paidForThem: amount }) => ({ item, pieces, amount })),
});

/** What of an order's money can still go back: by its card, or of its cash. */
async function leftToGiveBack(db: Db, order: OrderRow): Promise<Paise> {
  switch (order.payment_method) {
    case "none":
      return paise(0);
    case "cod":
      return cashLeft(cashFacts(order));
    case "razorpay":
    case "bank":
      return leftOfPayments(db, order);
  }
}

async function leftOfPayments(db: Db, order: OrderRow): Promise<Paise> {
  const byHand = await leftOfHand(db, order);
  const byCard = await leftOfPayment(db, order.id);
  if (byHand > 0) return paise(Math.max(byHand, byCard ?? 0));
  // Of an order that was loaded as paid nothing is written down until its first refund.
  return byCard ?? refundableOf(db, order.id);
}

/** What of an agreed order came by transfer or in hand, and can still go back so. */
export const leftOfHand = async (db: Db, order: OrderRow): Promise<Paise> =>
  leftByHand(await findDues(db, order.id), paiseFromRupees(order.cash_returned));
