import { beginsOncePaid } from "#orders/dues/dues.ts";
import type { Order } from "#orders/order.ts";
import { isPayable, isUnpaid, type LostBy, lostBy, type PaymentStanding } from "#orders/order-standing.ts";
import { type BuyersHold, isSoldOut } from "#orders/stock/stock-hold.ts";
import { promisedArrival } from "#shipping/arrival.ts";
import { isByCard, isFree } from "#values/money/payment-method.ts";
import { lostNames, orderStandingText, statusNames, statusSentences } from "./customer-status.text.ts";
import type { MyOrder } from "./my-order.ts";
import { progressStep } from "./progress.ts";

/** What of an order decides its sentence. */
type Told = Pick<Order, "status"> &
  Partial<PaymentStanding & Pick<Order, "paymentMethod">> & {
    /** Some of its pieces have not left yet, though others have. */
    isPartSent?: boolean;
    /** Missing where it was not looked up: then the sentence leaves it out. */
    hold?: BuyersHold;
  };

/** What an order's badge says. */
export function statusName(order: Told): string {
  if (isUnpaid(order) && !isPayable(order)) return lostNames.lapsed;
  switch (lostBy(order)) {
    case undefined:
    case "cancelled":
      return statusNames[order.status];
    case "too-late":
      return lostNames.tooLate;
    case "refunded":
      return lostNames.refunded;
  }
}

/** Where the order stands, in a sentence for its customer. */
export function statusSentence(order: Told): string {
  const by = lostBy(order);
  if (by) return lostSentence(order, by);
  if (isUnpaid(order) && !isPayable(order)) return orderStandingText.lapsed;
  if (isUnpaid(order) && isSoldOut(order.hold)) return soldOutSentence(order.hold);
  if (order.status === "awaiting_razorpay_payment") return awaitedSentence(order.hold);
  if (beginsOncePaid(order)) return orderStandingText.oncePaid;
  const sentence =
    order.status === "shipped" && order.isPartSent
      ? orderStandingText.partSent
      : statusSentences[order.status];
  if (!isUnpaid(order)) return sentence;
  const said = progressStep(order.status) ? orderStandingText.unpaid(sentence) : sentence;
  // A buyer who may have paid already is not asked to pay again.
  const isAsked = order.hold === "unheld" && order.status !== "payment_verification_failed";
  return isAsked ? `${said} ${orderStandingText.unheld}` : said;
}

const soldOutSentence = ({ soldOut, left }: { soldOut: string; left: number }): string =>
  left > 0 ? orderStandingText.tooFew(soldOut, left) : orderStandingText.soldOut(soldOut);

function awaitedSentence(hold: BuyersHold | undefined): string {
  if (hold === "held") return statusSentences.awaiting_razorpay_payment;
  return [orderStandingText.sentOncePaid, ...(hold === undefined ? [] : [orderStandingText.unheld])].join(
    " ",
  );
}

/** What becomes of the money for an order that is not sent. */
function lostSentence({ paymentState, paymentMethod }: Told, by: LostBy): string {
  const isSentBack = paymentState === "refunded";
  switch (by) {
    case "too-late":
      return isSentBack ? orderStandingText.tooLateAndBack : orderStandingText.tooLate;
    case "refunded":
      return isByCard(paymentMethod) ? orderStandingText.allBackByBank : orderStandingText.allBack;
    case "cancelled":
      if (isSentBack) return orderStandingText.cancelledAndBack;
      return paymentState === "captured" && !isFree(paymentMethod)
        ? orderStandingText.cancelledToReturn
        : statusSentences.cancelled;
  }
}

/** When an order arrives by what the shop promises; undefined of what was agreed on (OFFER-52). */
export const arrivalPromise = ({
  shippingMethod,
  isAgreed,
  promise = promisedArrival(shippingMethod),
}: Pick<MyOrder, "shippingMethod" | "isAgreed" | "promise">): string | undefined =>
  isAgreed ? undefined : orderStandingText.arrival(promise);
