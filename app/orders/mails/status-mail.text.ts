import type { CancelCause } from "../history/cancel-cause.ts";
import type { FulfilmentState } from "../order.ts";

interface StatusWords {
  subject: (order: string) => string;
  title: string;
  text: string;
}

const toldOf: Record<FulfilmentState, StatusWords> = {
  pending: {
    subject: (order) => `Your order ${order} is pending`,
    title: "Your order is with us.",
    text: "It waits for its turn at our packing table. We write again when it moves on.",
  },
  processing: {
    subject: (order) => `Your order ${order} is being packed`,
    title: "We are packing your order.",
    text: "Each piece is checked once more before it is wrapped. We write again when the parcel leaves.",
  },
  shipped: {
    subject: (order) => `Your order ${order} has been shipped`,
    title: "Your order is on its way.",
    text: "The parcel has left us.",
  },
  delivered: {
    subject: (order) => `Your order ${order} has been delivered`,
    title: "Your order has arrived.",
    text: "We hope it pleases you.",
  },
  cancelled: {
    subject: (order) => `Your order ${order} has been cancelled`,
    title: "Your order is cancelled.",
    text: "Nothing will be sent. Whatever you have paid goes back the way it came, usually within 5 to 7 business days.",
  },
};

const causes: Record<CancelCause, string> = {
  "came-back":
    "The parcel could not be handed over and came back to us. Whatever you have paid goes back the way it came, usually within 5 to 7 business days.",
  unconfirmed:
    "It was to be paid in cash and was not confirmed in time, so nothing will be sent. You are welcome to order again.",
};

const steps: Record<Exclude<FulfilmentState, "cancelled">, string> = {
  pending: "Pending",
  processing: "Processing",
  shipped: "Shipped",
  delivered: "Delivered",
};

/** What a buyer reads when an order moves on, or is cancelled. */
export const statusMailText = {
  ...{ told: toldOf, causes, steps },
  /** Processing, of pieces that have yet to be made. */
  making: {
    subject: (order: string) => `Your order ${order} is being made`,
    title: "We are making your order.",
    text: "It is made by hand, for you. We write again when the parcel leaves.",
  },
  partShipped: {
    subject: (order: string) => `A part of your order ${order} has been shipped`,
    title: "A part of your order is on its way.",
    text: "It has left us, and the rest follows.",
  },
  preview: (order: string, title: string) => `${title} Order ${order}.`,
  ofOrder: (order: string, text: string) => `Order ${order}. ${text}`,
  damaged: (window: string) => `If anything is damaged, tell us within ${window}.`,
  damagedOrReturned: (window: string, days: string) =>
    `If anything is damaged, tell us within ${window}; returns are open for ${days}.`,
  usually: (promise: string) => `It usually arrives within ${promise} of the order.`,
};
