import type { Block, MailShop } from "#platform/mail/writing/mail-body.ts";
import { shippingText } from "#shipping/shipping.text.ts";
import type { ReturnTerms } from "#values/return-terms.ts";
import { returnTimes } from "#values/return-times.ts";
import type { CancelCause } from "../fulfilment/cancel-cause.ts";
import type { FulfilmentState } from "../order.ts";
import { goneBlocks, toComeBlocks } from "../shipments/pieces-text.ts";
import type { Parcel } from "../shipments/shipment.ts";
import { type OrderMailFacts, orderBill, orderMail, type Tracking, trackingBlocks } from "./order-mail.ts";

interface StatusMailFacts extends OrderMailFacts, Tracking {
  /** The status that the order has now. */
  status: FulfilmentState;
  /** Why the shop cancelled it. */
  cause?: CancelCause | undefined;
  /** All of the order's. */
  parcels?: readonly Parcel[];
  /** What was promised with the order. */
  returns: ReturnTerms;
}

const journey: readonly FulfilmentState[] = ["pending", "processing", "shipped", "delivered"];

interface Words {
  subject: string;
  title: string;
  text: string;
}

const words: Record<FulfilmentState, Words> = {
  pending: {
    subject: "is pending",
    title: "Your order is with us.",
    text: "It waits for its turn at our packing table. We write again when it moves on.",
  },
  processing: {
    subject: "is being packed",
    title: "We are packing your order.",
    text: "Each piece is checked once more before it is wrapped. We write again when the parcel leaves.",
  },
  shipped: {
    subject: "has been shipped",
    title: "Your order is on its way.",
    text: "The parcel has left us.",
  },
  delivered: {
    subject: "has been delivered",
    title: "Your order has arrived.",
    text: "We hope it pleases you. If anything is damaged, tell us",
  },
  cancelled: {
    subject: "has been cancelled",
    title: "Your order is cancelled.",
    text: "Nothing will be sent. Whatever you have paid goes back the way it came, usually within 5 to 7 business days.",
  },
};

const partShipped: Words = {
  subject: words.shipped.subject,
  title: "A part of your order is on its way.",
  text: "It has left us, and the rest follows.",
};

/** Why the shop cancelled an order, to its buyer. */
const causeTexts: Record<CancelCause, string> = {
  "came-back":
    "The parcel could not be handed over and came back to us. Whatever you have paid goes back the way it came, usually within 5 to 7 business days.",
  unconfirmed:
    "It was to be paid in cash and was not confirmed in time, so nothing will be sent. You are welcome to order again.",
};

/** What a buyer reads when the order moves on, or is cancelled. */
export function orderStatusMail(facts: StatusMailFacts, shop: MailShop) {
  const { order, status, link, cause, returns, parcels = [] } = facts;
  const toCome = status === "shipped" ? toComeBlocks(order.lines, parcels) : [];
  const isPart = toCome.length > 0;
  const { subject, title, text } = isPart ? partShipped : words[status];
  const told = cause ? causeTexts[cause] : status === "delivered" ? `${text} ${returnsTold(returns)}` : text;
  return orderMail("order-status", order, shop, {
    subject: `${isPart ? "A part of your" : "Your"} order ${order.orderNumber} ${subject}`,
    title,
    preview: `${title} Order ${order.orderNumber}.`,
    blocks: [
      { kind: "text", text: `Order ${order.orderNumber}. ${told}` },
      ...steps(status),
      ...(status === "shipped" ? tracking(facts) : []),
      ...(isPart ? [...goneBlocks(order.lines, parcels), ...toCome] : []),
      { kind: "button", label: "See your order", href: link },
      orderBill(order),
    ],
  });
}

const returnsTold = (terms: ReturnTerms): string => {
  const { days, damage } = returnTimes(terms);
  return terms.days === 0 ? `within ${damage}.` : `within ${damage}; returns are open for ${days}.`;
};

function steps(status: FulfilmentState): Block[] {
  const reached = journey.indexOf(status);
  if (reached < 0) return [];
  const state = (index: number) => (index < reached ? "done" : index === reached ? "current" : "ahead");
  const named = journey.map((step, index) => ({ label: capital(step), state: state(index) }) as const);
  return [{ kind: "steps", steps: named }];
}

function tracking({ order, ...facts }: StatusMailFacts): Block[] {
  const usually = `It usually arrives within ${shippingText.promise(order.shippingMethod)} of the order.`;
  return [...(order.isAgreed ? [] : [{ kind: "text", text: usually } as const]), ...trackingBlocks(facts)];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
