import { nameIn } from "#catalogue/options/lines-in-language.db.server.ts";
import { findPayInstead } from "#orders/cash/pay-instead.db.server.ts";
import { nextDue, takesDues } from "#orders/dues/dues.ts";
import { system } from "#orders/history/order-history.db.server.ts";
import { hasLapsed } from "#orders/order-standing.ts";
import {
  changeOrderPayment,
  findOrderPayment,
  lockOrderPayment,
  type OrderPayment,
} from "#orders/payment/order-payment.db.server.ts";
import { isPaid } from "#orders/payment/payment.ts";
import { isPaidInVain } from "#orders/payment/payment-standing.db.server.ts";
import { followAnew, markGone } from "#orders/payment/provider-orders.db.server.ts";
import type { StockShortage } from "#orders/stock/stock-hold.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import { isByCard, isForCash } from "#values/money/payment-method.ts";
import { type PaymentRefusal, refusal, soldOutMeanwhile } from "../payment-refusal.ts";
import type { PaymentShop } from "../payment-shop.server.ts";
import { type Begun, liveOrder } from "./live-order.server.ts";
import { holdForPayment } from "./stock-hold.server.ts";

/**
 * What a card is to pay now: the order, or the part of it that is due. Amount and currency come from the
 * database alone.
 */
export async function beginPayment(shop: PaymentShop, facts: OrderPayment): Promise<Begun> {
  if (facts.dues.length > 0) return beginDue(shop, facts);
  if (isForCash(facts.paymentMethod)) return beginInsteadOfCash(shop, facts);
  const refused = await notPayable(shop, facts);
  if (refused) return { ok: false, status: 409, ...refused };
  const lacking = await holdForPayment(shop, facts.id);
  if (lacking) return { ok: false, status: 409, ...(await soldOut(shop, lacking)) };
  const begun = await liveOrder(shop, { ...facts, whyNot: (now) => notPayable(shop, now) });
  if (begun.ok) await reopen(shop, facts.id, begun.id);
  else if (begun.status !== 409) await noteInitFailure(shop, facts.id, begun.error);
  return begun;
}

/** Pages in another language than English say the sentence themselves, and ask only what it is about. */
const soldOut = async ({ db }: PaymentShop, { productName, of }: StockShortage): Promise<PaymentRefusal> =>
  soldOutMeanwhile(productName, of ? await speaking("hi", () => nameIn(db, of)) : productName);

async function notPayable(
  { db, now }: PaymentShop,
  facts: OrderPayment,
): Promise<PaymentRefusal | undefined> {
  if (!isByCard(facts.paymentMethod)) return refusal("notByCard");
  if (isPaid(facts.paymentState))
    return (await isPaidInVain(db, facts.id)) ? refusal("tooLate") : refusal("alreadyPaid");
  if (facts.fulfilment === "cancelled") return refusal("cancelled");
  if (hasLapsed(facts, now())) return refusal("lapsed");
  return undefined;
}

/**
 * The same for a cash order that a card is to pay (CASH-38): a second order beside it, for another sum. Of
 * the shop's own order nothing changes, and its stock is its already.
 */
async function beginInsteadOfCash(shop: PaymentShop, facts: OrderPayment): Promise<Begun> {
  const instead = await findPayInstead(shop.db, facts.id, shop.now());
  if (!instead) return { ok: false, status: 409, ...(await whyNoCard(shop, facts)) };
  const begun = await liveOrder(shop, {
    ...facts,
    total: instead.total,
    instead,
    whyNot: (now) => notPayableInstead(shop, now),
  });
  if (begun.ok) await inTransaction(shop.db, (trx) => followAnew(trx, begun.id, shop.now()));
  return begun;
}

async function whyNoCard({ db }: PaymentShop, { id, fulfilment }: OrderPayment): Promise<PaymentRefusal> {
  if (fulfilment === "cancelled") return refusal("cancelled");
  // Somebody paid it since this was read.
  const now = await findOrderPayment(db, id);
  return now && isPaid(now.paymentState) ? refusal("alreadyPaid") : refusal("staysCash");
}

const notPayableInstead = async (
  shop: PaymentShop,
  facts: OrderPayment,
): Promise<PaymentRefusal | undefined> => {
  if (!isForCash(facts.paymentMethod)) return notPayable(shop, facts);
  return (await findPayInstead(shop.db, facts.id, shop.now())) ? undefined : refusal("staysCash");
};

/**
 * The same for the next part of an order that is paid in parts (OFFER-60). Of the shop's own order nothing
 * changes before the money is there, and its pieces are its already.
 */
async function beginDue(shop: PaymentShop, facts: OrderPayment): Promise<Begun> {
  const due = nextDue(facts.dues);
  const refused = whyNoDue(facts, due?.id);
  if (!due || refused) return { ok: false, status: 409, ...(refused ?? refusal("alreadyPaid")) };
  const whyNot = async (now: OrderPayment) => whyNoDue(now, due.id);
  const begun = await liveOrder(shop, { ...facts, total: due.amount, due, whyNot });
  if (!begun.ok) return begun;
  return inTransaction(shop.db, async (trx) => {
    const now = await lockOrderPayment(trx, facts.id);
    // It may have been paid by bank during the call to the provider.
    const late = now ? whyNoDue(now, due.id) : refusal("notFound");
    if (late === undefined) await followAnew(trx, begun.id, shop.now());
    else await markGone(trx, begun.id);
    return late === undefined ? begun : { ok: false, status: 409, ...late };
  });
}

function whyNoDue(facts: OrderPayment, dueId: string | undefined): PaymentRefusal | undefined {
  if (facts.fulfilment === "cancelled") return refusal("cancelled");
  const due = facts.dues.find(({ id }) => id === dueId);
  return !due || due.paidAt || !takesDues(facts) ? refusal("alreadyPaid") : undefined;
}

/** A new attempt: it is followed from its beginning, and what the last one came to is over. */
const reopen = (shop: PaymentShop, id: string, providerOrderId: string) =>
  inTransaction(shop.db, async (trx) => {
    const facts = await lockOrderPayment(trx, id);
    await followAnew(trx, providerOrderId, shop.now());
    if (facts?.paymentState !== "failed") return;
    await changeOrderPayment(
      trx,
      facts,
      { paymentState: "awaiting", reason: null },
      { by: system, once: true },
    );
  });

const noteInitFailure = (shop: PaymentShop, id: string, reason: string) =>
  inTransaction(shop.db, async (trx) => {
    const facts = await lockOrderPayment(trx, id);
    if (!facts || isPaid(facts.paymentState)) return;
    await changeOrderPayment(
      trx,
      facts,
      { paymentState: "failed", failure: "payment_init_failed", reason },
      { by: system, once: true },
    );
  });
