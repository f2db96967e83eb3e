import type { Doer } from "#accounts/permissions/holder.ts";
import { refundRefusals } from "#order-admin/money/refund-form.text.ts";
import type { SaidFor } from "#orders/given-for/given-for.ts";
import { givenForSaid } from "#orders/given-for/said-for.db.server.ts";
import { lockOrderPayment } from "#orders/payment/order-payment.db.server.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { type Paise, sum } from "#values/money/money.ts";
import type { PaymentShop } from "../payment-shop.server.ts";
import { isFinalTrouble, type ProviderTrouble } from "../provider/razorpay-client.server.ts";
import { adoptPayment } from "./adopt-payment.server.ts";
import {
  askParts,
  claimRefunds,
  noteRefundTrouble,
  type Refund,
  refundablePayments,
  refundByKey,
  refundsOfKey,
} from "./refund.db.server.ts";
import { refundText } from "./refund.text.ts";
import { isWornOut, type RefundChoice, refundParts } from "./refund.ts";
import { settleProviderRefund, settleRefund } from "./settle-refund.server.ts";

export interface RefundWish {
  orderId: string;
  amountPaise: Paise;
  /** What it is for, by the owner's word. */
  saidFor?: SaidFor | undefined;
  actor: Doer<"money">;
  /** Made once per form: pressing the button twice refunds once. */
  idempotencyKey: string;
}

/** `made`: the provider has it. `asked`: the request is repeated until it answers. */
export type Refunded = { ok: true; kind: "made" | "asked" } | { ok: false; reason: string };

const batch = 10;

/**
 * Gives money back, all or a part. The row is written first, then the request is sent with its key, so that a
 * crash or a lost answer never refunds twice.
 */
export async function refundPayment(shop: PaymentShop, wish: RefundWish): Promise<Refunded> {
  const trouble = await adoptPayment(shop, "id", wish.orderId);
  if (trouble) return { ok: false, reason: trouble.message };
  const asked = await inTransaction(shop.db, async (trx): Promise<Refund[] | string> => {
    const facts = await lockOrderPayment(trx, wish.orderId);
    if (!facts) return refundText.noOrder;
    const known = await refundsOfKey(trx, wish.idempotencyKey);
    if (known.length > 0) {
      const isSame =
        known.every(({ orderId }) => orderId === facts.id) &&
        sum(known.map(({ amount }) => amount)) === wish.amountPaise;
      return isSame ? known : refundText.otherAmount;
    }
    const choice = refundParts(await refundablePayments(trx, facts.id), wish.amountPaise);
    if (!choice.ok) return refusalOf(choice);
    const said = await givenForSaid(trx, facts.id, wish.saidFor, wish.amountPaise);
    if (said.kind === "too-much") return refundText.beyondNamed(said.most);
    await writeAudit(trx, {
      actorId: wish.actor.id,
      action: "order.refunded",
      entity: "orders",
      entityId: facts.id,
      detail: {
        amount: rupeesExact(wish.amountPaise),
        payment: choice.parts.map(({ paymentId }) => paymentId).join(", "),
      },
    });
    const { id: orderId } = facts;
    const { givenFor } = said;
    const refund = { orderId, key: wish.idempotencyKey, actorId: wish.actor.id, givenFor };
    return askParts(trx, refund, choice.parts);
  });
  return typeof asked === "string" ? { ok: false, reason: asked } : sendParts(shop, asked);
}

function refusalOf({ reason, left }: Extract<RefundChoice, { ok: false }>): string {
  switch (reason) {
    case "nothing-left":
      return refundText.nothingLeft;
    case "too-little":
      return refundRefusals.tooLittle;
    case "too-much":
      return refundRefusals.tooMuch(left);
  }
}

/** Asks the provider for all parts of a refund: the first trouble, or that one of them is still asked for. */
export async function sendParts(shop: PaymentShop, refunds: readonly Refund[]): Promise<Refunded> {
  const sent: Refunded[] = [];
  for (const refund of refunds) sent.push(await sendRefund(shop, refund));
  const worst = sent.find(({ ok }) => !ok) ?? sent.find((each) => each.ok && each.kind === "asked");
  return worst ?? { ok: true, kind: "made" };
}

/** Asks the provider for a refund, or a part of one, that is written down. */
export async function sendRefund(shop: PaymentShop, refund: Refund): Promise<Refunded> {
  if (refund.state !== "requested") return standing(refund);
  const answer = await shop.razorpay.refund(refund.paymentId, refund.amount, refund.key, refund.orderId);
  if (answer.ok) {
    await settleRefund(shop, { ...answer.value, key: refund.key });
    // As it was written down: a refund that the provider names as another one before is still to be made.
    return standing((await refundByKey(shop.db, refund.key)) ?? refund);
  }
  if (isFinalTrouble(answer)) return lookUp(shop, refund, answer.message);
  await noteRefundTrouble(shop.db, refund.id, answer.message, false);
  return { ok: true, kind: "asked" };
}

/** The outcome of a requested refund, by its state. */
function standing({ state, lastError }: Pick<Refund, "state" | "lastError">): Refunded {
  switch (state) {
    case "failed":
      return { ok: false, reason: lastError ?? refundText.failed };
    case "requested":
      return { ok: true, kind: "asked" };
    case "pending":
    case "processed":
      return { ok: true, kind: "made" };
  }
}

/**
 * The provider made no such refund, or its answer was lost: the list of what went back of this payment
 * decides, and has refunds made in its own dashboard too. One that is not listed has failed, so that its
 * money can be requested again.
 */
async function lookUp(shop: PaymentShop, refund: Refund, problem: string): Promise<Refunded> {
  const listed = await learnListed(shop, refund);
  await noteRefundTrouble(shop.db, refund.id, problem, listed.ok || isFinalTrouble(listed));
  return standing((await refundByKey(shop.db, refund.key)) ?? refund);
}

async function learnListed(shop: PaymentShop, { paymentId }: Pick<Refund, "paymentId">) {
  const listed = await shop.razorpay.refundsOf(paymentId);
  if (listed.ok) for (const told of listed.value.toReversed()) await settleRefund(shop, told);
  return listed;
}

/**
 * Reads once more what went back of the payments that the failed parts of a refund were to be taken from,
 * before their money is sent anew. The provider's trouble, where it does not tell.
 */
export async function learnRefunds(shop: PaymentShop, key: string): Promise<ProviderTrouble | undefined> {
  for (const refund of await refundsOfKey(shop.db, key)) {
    if (refund.state !== "failed") continue;
    const listed = await learnListed(shop, refund);
    if (!listed.ok) return listed;
  }
  return undefined;
}

/** As the refund keeps it, in English. */
const unanswered = "The payment service never answered, and lists no such refund. It can be asked for again.";

/** Asks again for refunds that a crash or a silent provider left open, and how those under way stand. */
export async function resumeRefunds(shop: PaymentShop, isStopped = () => false): Promise<void> {
  while (!isStopped()) {
    const refunds = await claimRefunds(shop.db, batch);
    for (const refund of refunds) {
      if (refund.providerRefundId) await settleProviderRefund(shop, refund.providerRefundId);
      else if (isWornOut(refund)) await lookUp(shop, refund, unanswered);
      else await sendRefund(shop, refund);
    }
    if (refunds.length < batch) return;
  }
}
