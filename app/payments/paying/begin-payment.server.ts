import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { findPayInstead } from "#orders/cash/pay-instead.db.server.ts";
import type { PayInstead } from "#orders/cash/pay-instead.ts";
import { system } from "#orders/fulfilment/order-history.db.server.ts";
import { hasLapsed } from "#orders/order.ts";
import {
  changeOrderPayment,
  findOrderPayment,
  lockOrderPayment,
  type OrderPayment,
} from "#orders/payment/order-payment.db.server.ts";
import { isPaidInVain } from "#orders/payment/payment-standing.db.server.ts";
import { violatedConstraint } from "#platform/database/database-error.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { paymentText } from "../payment.text.ts";
import { isPaid } from "../payment.ts";
import type { PaymentShop } from "../payment-shop.server.ts";
import type { ProviderOrder } from "../provider/razorpay-answers.server.ts";
import { odd, type ProviderAnswer } from "../provider/razorpay-client.server.ts";
import { liveProviderOrder } from "../settling/made-order.db.server.ts";
import {
  claimMaking,
  dropMaking,
  followAnew,
  keepLoaded,
  keepMade,
  markGone,
} from "../settling/payment-ledger.db.server.ts";
import { checkProviderOrder } from "../settling/reconcile.server.ts";
import { holdForPayment } from "./stock-hold.server.ts";

/** What the provider's window needs, or why there is nothing to pay. */
export type Begun =
  | { ok: true; id: string; amount: number; currency: string }
  | { ok: false; status: 409 | 502 | 503; error: string };

/** Longer than the provider may take, so that two never make one at the same time. */
const makingSeconds = 20;
const waitForOther = 12_000;

/**
 * The one live order at the provider of a shop's order: the one it has while that can be paid, else a new
 * one. Amount and currency come from the database alone.
 */
export async function beginPayment(shop: PaymentShop, facts: OrderPayment): Promise<Begun> {
  if (facts.paymentMethod === "cod") return beginInsteadOfCash(shop, facts);
  const refusal = await notPayable(shop, facts);
  if (refusal) return { ok: false, status: 409, error: refusal };
  const lacking = await holdForPayment(shop, facts.id);
  if (lacking !== undefined) return { ok: false, status: 409, error: paymentText.soldOut(lacking) };
  const begun = await liveOrder(shop, facts);
  if (begun.ok) await reopen(shop, facts.id, begun.id);
  else if (begun.status !== 409) await noteInitFailure(shop, facts.id, begun.error);
  return begun;
}

async function notPayable({ db, now }: PaymentShop, facts: OrderPayment): Promise<string | undefined> {
  if (facts.paymentMethod !== "razorpay") return paymentText.notByCard;
  if (isPaid(facts.paymentState))
    return (await isPaidInVain(db, facts.id)) ? paymentText.tooLate : paymentText.alreadyPaid;
  if (facts.fulfilment === "cancelled") return paymentText.cancelled;
  return hasLapsed(facts, now()) ? paymentText.lapsed : undefined;
}

/**
 * The same for a cash order that a card is to pay (CASH-38): a second order beside it, for another sum. Of
 * the shop's own order nothing changes, and its stock is its already.
 */
async function beginInsteadOfCash(shop: PaymentShop, facts: OrderPayment): Promise<Begun> {
  const instead = await findPayInstead(shop.db, facts.id, shop.now());
  if (!instead) return { ok: false, status: 409, error: await whyNoCard(shop, facts) };
  const providerOrderId = await liveProviderOrder(shop.db, facts.id);
  const begun = await liveOrder(shop, { ...facts, total: instead.total, providerOrderId, instead });
  if (begun.ok) await inTransaction(shop.db, (trx) => followAnew(trx, begun.id, shop.now()));
  return begun;
}

async function whyNoCard({ db }: PaymentShop, { id, fulfilment }: OrderPayment): Promise<string> {
  if (fulfilment === "cancelled") return paymentText.cancelled;
  // Somebody paid it since this was asked.
  const now = await findOrderPayment(db, id);
  return now && isPaid(now.paymentState) ? paymentText.alreadyPaid : paymentText.staysCash;
}

/** What is to be paid; `instead`: and how a cash order's bill changes then. */
type Asked = OrderPayment & { instead?: PayInstead };

async function liveOrder(shop: PaymentShop, facts: Asked): Promise<Begun> {
  const giveUpAt = Date.now() + waitForOther;
  let known = facts.providerOrderId;
  if (known && !facts.instead) await keepLoaded(shop.db, facts, known, shop.now());
  while (Date.now() < giveUpAt) {
    const reused = known ? await reuse(shop, facts, known) : undefined;
    if (reused) return reused;
    const claim = await claimMaking(shop.db, facts, shop.now(), makingSeconds);
    const made = claim ? await make(shop, facts, claim) : undefined;
    if (made) return made;
    await pause(100);
    known = facts.instead
      ? await liveProviderOrder(shop.db, facts.id)
      : ((await findOrderPayment(shop.db, facts.id))?.providerOrderId ?? null);
  }
  return { ok: false, status: 503, error: paymentText.busy };
}

/** Undefined when nobody can pay us by this order any more: other keys, another account, another sum. */
async function reuse(shop: PaymentShop, facts: Asked, known: string): Promise<Begun | undefined> {
  const answer = await shop.razorpay.order(known);
  if (!answer.ok) {
    if (answer.kind !== "refused") return { ok: false, status: 503, error: answer.message };
    await markGone(shop.db, known);
    return undefined;
  }
  const { id, amount, currency, status } = answer.value;
  if (status === "paid") {
    const trouble = await checkProviderOrder(shop, known);
    if (trouble) return { ok: false, status: 503, error: trouble.message };
    const now = await findOrderPayment(shop.db, facts.id);
    const refusal = now ? await notPayableNow(shop, now) : paymentText.alreadyPaid;
    if (refusal) return { ok: false, status: 409, error: refusal };
    // Paid there with a sum that is not ours, which goes back: here it can still be paid.
  } else if (amount === facts.total && currency === facts.currency) return { ok: true, id, amount, currency };
  await markGone(shop.db, known);
  return undefined;
}

const notPayableNow = async (shop: PaymentShop, facts: OrderPayment): Promise<string | undefined> =>
  facts.paymentMethod === "cod"
    ? (await findPayInstead(shop.db, facts.id, shop.now()))
      ? undefined
      : paymentText.staysCash
    : notPayable(shop, facts);

/** Undefined when somebody else was quicker. */
async function make(shop: PaymentShop, facts: Asked, claim: Date): Promise<Begun | undefined> {
  const answer = await createOrder(shop, facts);
  if (!answer.ok) {
    await dropMaking(shop.db, facts.id, claim);
    shop.log.warn({ order: facts.id, trouble: answer.kind }, "the provider made no order");
    return { ok: false, status: answer.kind === "refused" ? 502 : 503, error: answer.message };
  }
  const { id, amount, currency } = answer.value;
  try {
    return (await keep(shop, facts, { providerOrderId: id, claim }))
      ? { ok: true, id, amount, currency }
      : undefined;
  } catch (error) {
    if (!idConstraints.includes(violatedConstraint(error) ?? "")) throw error;
    await dropMaking(shop.db, facts.id, claim);
    shop.log.error({ order: facts.id, providerOrder: id }, "the provider named one order for two of ours");
    return { ok: false, status: 503, error: odd.message };
  }
}

/** They let no order of the provider stand for two of ours. */
const idConstraints = ["payment_orders_razorpay_order_id_key", "orders_razorpay_order_id_key"];

/** False when the right to make the order was lost meanwhile. */
const keep = (
  shop: PaymentShop,
  { id, instead }: Asked,
  { providerOrderId, claim }: { providerOrderId: string; claim: Date },
): Promise<boolean> =>
  inTransaction(shop.db, async (trx) => {
    const locked = await lockOrderPayment(trx, id);
    if (!locked || !(await keepMade(trx, id, { providerOrderId, claim, now: shop.now() }))) return false;
    if (instead) return true;
    await changeOrderPayment(trx, locked, { providerOrderId }, { by: system });
    return true;
  });

async function createOrder(shop: PaymentShop, facts: OrderPayment): Promise<ProviderAnswer<ProviderOrder>> {
  const order = {
    amount: facts.total,
    currency: facts.currency,
    notes: {
      internal_order_id: facts.id,
      customer_name: facts.buyer.name.slice(0, 256),
      customer_email: facts.buyer.email.slice(0, 256),
    },
  };
  let answer = await shop.razorpay.createOrder({ ...order, receipt: facts.orderNumber });
  if (!answer.ok && answer.kind === "refused" && /receipt/i.test(answer.message)) {
    // An order was made whose answer never reached us: nobody can pay it, but its receipt is used up.
    const receipt = `${facts.orderNumber}-${randomBytes(4).toString("hex")}`;
    answer = await shop.razorpay.createOrder({ ...order, receipt });
  }
  if (answer.ok && (answer.value.amount !== facts.total || answer.value.currency !== facts.currency)) {
    return { ...odd, message: "The payment service changed the amount." };
  }
  return answer;
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
