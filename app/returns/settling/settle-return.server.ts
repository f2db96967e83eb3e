import type { Doer } from "#accounts/permissions/holder.ts";
import { type GivenFor, withoutPieces } from "#orders/given-for/given-for.ts";
import type { OrderRow } from "#orders/lock-order.db.server.ts";
import { returnCashIn } from "#orders/money-acts/cash-acts.server.ts";
import type { PaymentShop } from "#payments/payment-shop.server.ts";
import { adoptPayment } from "#payments/refunds/adopt-payment.server.ts";
import type { Refund } from "#payments/refunds/refund.db.server.ts";
import { learnRefunds, type Refunded, sendParts } from "#payments/refunds/refund-payment.server.ts";
import {
  askReturnRefund,
  leftOfPayment,
  noteRefundByHand,
  type ReturnRefund,
} from "#payments/refunds/return-refund.server.ts";
import { failureFacts } from "#platform/log.server.ts";
import { rupeesColumn, rupeesExact } from "#values/money/decimal-rupees.ts";
import { type Paise, paise, sum } from "#values/money/money.ts";
import { isForCash } from "#values/money/payment-method.ts";
import { findReturn, moveReturn } from "../returns.db.server.ts";
import { type AnsweredReturn, type Locked, type SeenReturn, stepReturn } from "./answer-return.server.ts";
import { nextRefundKey } from "./refund-key.ts";
import {
  type Chosen,
  type NotSent,
  sendExchange,
  sendReplacement,
  Unsendable,
} from "./send-instead.server.ts";
import { leftOfHand, type ReturnSettlement, settlementOf } from "./settlement.db.server.ts";

/** How the owner settles a request; `words` are mailed. */
export type SettleWish = SeenReturn & { words: string | null } & (
    | { resolution: "refund" | "refund_by_hand"; amount: Paise }
    | { resolution: "exchange"; chosen: Chosen }
    | { resolution: "replacement" | "nothing" }
  );

type NotSettled =
  | NotSent
  /** More was to go back than is left of what was paid. */
  | { kind: "too-much"; left: Paise }
  /** Nothing was paid, or the cash of the order is not marked as collected. */
  | { kind: "no-money" }
  | { kind: "provider"; reason: string };

export type SettledReturn =
  /** `refund`: how its money stands at the provider, where it goes back by card. */
  { kind: "settled"; refund?: Refunded } | Exclude<AnsweredReturn, { kind: "done" }> | NotSettled;

/**
 * Settles a request: its refund is written down, or what goes out in its place is taken from stock and
 * packed, in the same transaction. Then the refund is requested with the return's own key, so that money goes
 * back once, however often this is pressed, killed or answered late. One whose money the provider could not
 * send, or not all of it, is settled once more, in the same way or another: its list of refunds is read
 * first.
 */
export async function settleReturn(
  shop: PaymentShop,
  actor: Doer<"money">,
  wish: SettleWish,
): Promise<SettledReturn> {
  const trouble = (await adopted(shop, wish)) ?? (await lookedUp(shop, wish));
  if (trouble) return trouble;
  const kept: { refunds?: readonly Refund[] } = {};
  const done = await stepReturn<NotSettled>(shop, actor, { ...wish, to: "settled" }, async (locked) => {
    const settlement = await settlementOf(locked.trx, locked.order, locked.request);
    const came = await carriedOut(locked, shop, actor, { wish, settlement });
    if ("kind" in came) return came;
    if (came.refunds) kept.refunds = came.refunds;
    const amount = refundIn(wish, settlement);
    await moveReturn(locked.trx, wish.id, {
      state: "settled",
      settled_at: shop.now(),
      resolution: wish.resolution,
      refund: amount === null ? null : rupeesColumn(amount),
      refund_key: came.key ?? null,
      refund_shipping: rupeesColumn(shippingIn(amount, settlement)),
      sent_instead: came.words ?? null,
      settle_words: wish.words,
    });
    const detail = { resolution: wish.resolution, sum: amount === null ? null : rupeesExact(amount) };
    return { audit: { ...detail, sent: came.words ?? null } };
  }).catch((error: unknown) => {
    if (error instanceof Unsendable) return { kind: "unfit" } as const;
    throw error;
  });
  if (done.kind !== "done") return done;
  return kept.refunds ? { kind: "settled", refund: await sent(shop, kept.refunds) } : { kind: "settled" };
}

/** A card payment that was loaded with its order is written down first, before it can go back. */
async function adopted(shop: PaymentShop, { id, resolution }: SettleWish): Promise<NotSettled | undefined> {
  if (resolution !== "refund" && resolution !== "refund_by_hand") return undefined;
  const request = await findReturn(shop.db, "id", id);
  const trouble = request && (await adoptPayment(shop, "id", request.orderId));
  return trouble && { kind: "provider", reason: trouble.message };
}

/** What failed may have been made all the same: the provider's list says so before anything else goes out. */
async function lookedUp(shop: PaymentShop, { id }: SettleWish): Promise<NotSettled | undefined> {
  const request = await findReturn(shop.db, "id", id);
  if (request?.state !== "settled" || request.refundKey === null) return undefined;
  const trouble = await learnRefunds(shop, request.refundKey);
  return trouble && { kind: "provider", reason: trouble.message };
}

interface CameOf {
  /** Its parts; one, as a rule. */
  refunds?: readonly Refund[];
  /** Under which the provider or the owner sends its money. */
  key?: string;
  /** What goes out in its place. */
  words?: string;
}

async function carriedOut(
  locked: Locked,
  shop: PaymentShop,
  actor: Doer<"money">,
  { wish, settlement }: { wish: SettleWish; settlement: ReturnSettlement },
): Promise<CameOf | NotSettled> {
  switch (wish.resolution) {
    case "refund":
    case "refund_by_hand":
      return giveBack(locked, shop, actor, { ...wish, settlement });
    case "exchange":
      return sendExchange(locked, shop, { lines: settlement.lines, chosen: wish.chosen });
    case "replacement":
      return sendReplacement(locked, shop, settlement.lines);
    default:
      return {};
  }
}

async function giveBack(
  { trx, order, request }: Locked,
  shop: PaymentShop,
  actor: Doer<"money">,
  { resolution, amount, settlement }: { resolution: string; amount: Paise; settlement: ReturnSettlement },
): Promise<CameOf | NotSettled> {
  const { left } = settlement;
  const givenFor = goneOrKept(request, settlement, amount);
  if (left === 0) return { kind: "no-money" };
  if (amount > left) return { kind: "too-much", left };
  if (await goesByHand(trx, order, { resolution, amount })) {
    const change = await returnCashIn(trx, shop, actor, { row: order, amount, givenFor });
    return change.kind === "kept" ? {} : { kind: "no-money" };
  }
  const key = nextRefundKey(request);
  const wish: ReturnRefund = { orderId: order.id, key, amount, givenFor, actor };
  if (resolution === "refund_by_hand")
    return (await noteRefundByHand(trx, shop, wish)) ? { key } : { kind: "too-much", left };
  const refunds = await askReturnRefund(trx, wish);
  return refunds ? { refunds, key } : { kind: "too-much", left };
}

/** A piece that has not come back, and is paid back in part, stays with its buyer: it counts as sold. */
function goneOrKept(
  { receivedAt }: Locked["request"],
  { givenFor }: ReturnSettlement,
  amount: Paise,
): GivenFor {
  const isWhole = amount >= sum(givenFor.lines.map((line) => line.amount));
  return receivedAt !== null || isWhole ? givenFor : withoutPieces(givenFor);
}

/**
 * Cash goes back by hand, and so does what came by transfer: where the owner says so, or the cards' payments
 * have not enough left.
 */
async function goesByHand(
  trx: Locked["trx"],
  order: OrderRow,
  { resolution, amount }: { resolution: string; amount: Paise },
): Promise<boolean> {
  if (isForCash(order.payment_method)) return true;
  if (amount > (await leftOfHand(trx, order))) return false;
  return resolution === "refund_by_hand" || amount > ((await leftOfPayment(trx, order.id)) ?? 0);
}

/** All that goes back for a request, with the parts of it that went before; null where nothing does. */
function refundIn(wish: SettleWish, { gone }: ReturnSettlement): Paise | null {
  const amount = paise(gone + ("amount" in wish ? wish.amount : 0));
  return "amount" in wish || amount > 0 ? amount : null;
}

/** How much of a sum is for the shipping: what is more than the pieces cost, and no more than that. */
const shippingIn = (amount: Paise | null, { suggested, lines }: ReturnSettlement): Paise => {
  const goods = sum(lines.map(({ paidForThem }) => paidForThem));
  return paise(Math.min(suggested.shipping, Math.max(0, (amount ?? 0) - goods)));
};

/** The return is settled; a job requests a refund again that could not be requested now. */
async function sent(shop: PaymentShop, refunds: readonly Refund[]): Promise<Refunded> {
  try {
    return await sendParts(shop, refunds);
  } catch (error) {
    shop.log.error(failureFacts(error), "the refund of a return waits for its job");
    return { ok: true, kind: "asked" };
  }
}
