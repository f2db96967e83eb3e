import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { PayInstead } from "#orders/cash/pay-instead.ts";
import type { Due } from "#orders/dues/dues.ts";
import { system } from "#orders/history/order-history.db.server.ts";
import {
  changeOrderPayment,
  findOrderPayment,
  lockOrderPayment,
  type OrderPayment,
} from "#orders/payment/order-payment.db.server.ts";
import {
  claimMaking,
  dropMaking,
  keepLoaded,
  keepMade,
  markGone,
  retireOthers,
} from "#orders/payment/provider-orders.db.server.ts";
import { violatedConstraint } from "#platform/database/database-error.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { type PaymentRefusal, refusal } from "../payment-refusal.ts";
import type { PaymentShop } from "../payment-shop.server.ts";
import type { ProviderOrder } from "../provider/razorpay-answers.server.ts";
import {
  isFinalTrouble,
  odd,
  type ProviderAnswer,
  type ProviderTrouble,
} from "../provider/razorpay-client.server.ts";
import { liveProviderOrder } from "../settling/made-order.db.server.ts";
import { checkProviderOrder } from "../settling/reconcile.server.ts";

/** What the provider's window needs, or why there is nothing to pay. */
export type Begun =
  | { ok: true; id: string; amount: number; currency: string }
  | ({ ok: false; status: 409 | 502 | 503 } & PaymentRefusal);

/** The provider's trouble, in its client's own words. */
const noService = ({ message }: ProviderTrouble): PaymentRefusal => ({ error: message, code: "noService" });

/** Longer than the provider may take, so that two never make one at the same time. */
const makingSeconds = 20;

const waitForOther = 12_000;

/** What is to be paid: `total` of an order. */
export interface Asked extends OrderPayment {
  /** How a cash order's bill changes then. */
  instead?: PayInstead;
  /** The part of the order that this is. */
  due?: Pick<Due, "id" | "kind">;
  /** Why that can't be paid any more; called when something was paid meanwhile. */
  whyNot(now: OrderPayment): Promise<PaymentRefusal | undefined>;
}

/** Does the order at the provider stand beside the shop's own, which names none? */
const isBeside = ({ instead, due }: Asked): boolean => instead !== undefined || due !== undefined;

/**
 * The one live order at the provider of a shop's order: the one it has while that can be paid, else a new
 * one. Amount and currency come from the database alone.
 */
export async function liveOrder(shop: PaymentShop, facts: Asked): Promise<Begun> {
  const giveUpAt = Date.now() + waitForOther;
  let known = isBeside(facts) ? await liveBeside(shop, facts) : facts.providerOrderId;
  if (known && !isBeside(facts)) await keepLoaded(shop.db, facts, known, shop.now());
  while (Date.now() < giveUpAt) {
    const reused = known ? await reuse(shop, facts, known) : undefined;
    if (reused) return reused;
    const claim = await claimMaking(shop.db, { ...facts, dueId: facts.due?.id }, shop.now(), makingSeconds);
    const made = claim ? await make(shop, facts, claim) : undefined;
    if (made) return made;
    await pause(100);
    known = isBeside(facts)
      ? await liveBeside(shop, facts)
      : ((await findOrderPayment(shop.db, facts.id))?.providerOrderId ?? null);
  }
  return { ok: false, status: 503, ...refusal("busy") };
}

/** One that was made for another part of the order gives way. */
async function liveBeside({ db }: PaymentShop, { id, due }: Asked): Promise<string | null> {
  if (due) await retireOthers(db, id, due.id);
  return liveProviderOrder(db, id);
}

/** Undefined when nobody can pay us by this order any more: other keys, another account, another sum. */
async function reuse(shop: PaymentShop, facts: Asked, known: string): Promise<Begun | undefined> {
  const answer = await shop.razorpay.order(known);
  if (!answer.ok) {
    if (!isFinalTrouble(answer)) return { ok: false, status: 503, ...noService(answer) };
    await markGone(shop.db, known);
    return undefined;
  }
  const { id, amount, currency, status } = answer.value;
  if (status === "paid") {
    const trouble = await checkProviderOrder(shop, known);
    if (trouble) return { ok: false, status: 503, ...noService(trouble) };
    const now = await findOrderPayment(shop.db, facts.id);
    const refused = now ? await facts.whyNot(now) : refusal("alreadyPaid");
    if (refused) return { ok: false, status: 409, ...refused };
    // Paid there with a sum that is not ours, which goes back: here it can still be paid.
  } else if (amount === facts.total && currency === facts.currency) return { ok: true, id, amount, currency };
  await markGone(shop.db, known);
  return undefined;
}

/** Undefined when somebody else was quicker. */
async function make(shop: PaymentShop, facts: Asked, claim: Date): Promise<Begun | undefined> {
  const answer = await createOrder(shop, facts);
  if (!answer.ok) {
    await dropMaking(shop.db, facts.id, claim);
    shop.log.warn({ order: facts.id, trouble: answer.kind }, "the provider made no order");
    return { ok: false, status: isFinalTrouble(answer) ? 502 : 503, ...noService(answer) };
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
    return { ok: false, status: 503, ...noService(odd) };
  }
}

/** They let no order of the provider stand for two of ours. */
const idConstraints = ["payment_orders_razorpay_order_id_key", "orders_razorpay_order_id_key"];

/** False when the right to make the order was lost meanwhile. */
const keep = (
  shop: PaymentShop,
  asked: Asked,
  { providerOrderId, claim }: { providerOrderId: string; claim: Date },
): Promise<boolean> =>
  inTransaction(shop.db, async (trx) => {
    const locked = await lockOrderPayment(trx, asked.id);
    if (!locked || !(await keepMade(trx, asked.id, { providerOrderId, claim, now: shop.now() })))
      return false;
    if (isBeside(asked)) return true;
    await changeOrderPayment(trx, locked, { providerOrderId }, { by: system });
    return true;
  });

async function createOrder(shop: PaymentShop, facts: Asked): Promise<ProviderAnswer<ProviderOrder>> {
  const order = {
    amount: facts.total,
    currency: facts.currency,
    notes: {
      internal_order_id: facts.id,
      customer_name: facts.buyer.name.slice(0, 256),
      ...(facts.buyer.email && { customer_email: facts.buyer.email.slice(0, 256) }),
    },
  };
  const name = facts.due ? `${facts.orderNumber}-${facts.due.kind}` : facts.orderNumber;
  let answer = await shop.razorpay.createOrder({ ...order, receipt: name });
  if (!answer.ok && isFinalTrouble(answer) && /receipt/i.test(answer.message)) {
    // An order was made whose answer never reached us: nobody can pay it, but its receipt is used up.
    const receipt = `${name}-${randomBytes(4).toString("hex")}`;
    answer = await shop.razorpay.createOrder({ ...order, receipt });
  }
  if (answer.ok && (answer.value.amount !== facts.total || answer.value.currency !== facts.currency)) {
    return { ...odd, message: "The payment service changed the amount." };
  }
  return answer;
}
