import type { CancelCause } from "../history/cancel-cause.ts";
import type { FulfilmentState } from "../order-states.ts";

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
  told: toldOf,
  causes,
  steps,
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
  usuallyOnceMade: (promise: string) => `It usually arrives within ${promise} from now.`,
};

/** What the mails about an order share. */
export const orderMailText = {
  help: "Questions? Reply to this mail and we will help.",
  trackingNumber: "Tracking number",
  follow: "Follow the parcel",
  toAddress: "On its way to",
  onPage: "The address and all that was written with the order stand on its page.",
  shipping: (name: string, promise: string) => `${name} shipping, ${promise}.`,
  payment: (name: string) => `Payment: ${name}.`,
  billedTo: (name: string, gstin: string | null) => `Billed to ${name}${gstin ? `, GSTIN ${gstin}` : ""}.`,
  seeOrder: "See your order",
  /** A row of the bill, and what lowered it. */
  withNotes: (row: string, notes: readonly string[]) => [row, ...notes].join(". "),
};

export const placedMailText = {
  subject: (shop: string, order: string) => `Your ${shop} order ${order}`,
  title: "Thank you for your purchase.",
  preview: (order: string) => `Your order ${order} is placed.`,
  text: (order: string, day: string) => `Your order ${order} was placed on ${day}.`,
};

export const linkMailText = {
  subject: (order: string) => `Your link to order ${order}`,
  title: "Here is your order.",
  preview: (order: string) => `The link to order ${order}, as you asked.`,
  text: (order: string) => `You asked to see order ${order}. This link opens it:`,
  note: "Whoever holds the link can see the order, so keep it to yourself. If you did not ask for it, you can ignore this mail.",
};

export const addressMailText = {
  subject: (order: string) => `New delivery address for order ${order}`,
  title: "Your parcel's address is corrected.",
  preview: (order: string) => `Where the parcel of order ${order} goes now.`,
  byBuyer: (order: string) =>
    `The delivery address of order ${order} was corrected on its page. Its parcel now goes to:`,
  byShop: (order: string) =>
    `We have corrected the delivery address of your order ${order}. Its parcel now goes to:`,
  ifWrong: "If this is not right, reply to this mail before the parcel leaves.",
  phone: (number: string) => `Phone ${number}`,
};

export const confirmMailText = {
  subject: (order: string) => `Please confirm order ${order}`,
  title: "Do you still want it?",
  preview: (order: string) => `Order ${order} waits for your word.`,
  text: (order: string) => `Order ${order} is not confirmed yet.`,
};

export const newDateMailText = {
  subject: (order: string) => `New date for order ${order}`,
  title: "Your order has a new date.",
  preview: (order: string, day: string) => `Order ${order} leaves us by ${day}.`,
  text: (order: string, day: string) =>
    `What we make for your order ${order} takes until another day than we said: it leaves us by ${day}.`,
  tooLate: "If that is too late for you, reply to this mail.",
};

export const trackingMailText = {
  order: {
    subject: (order: string) => `Follow your order ${order}`,
    preview: (order: string) => `How to follow your order ${order}.`,
    text: (order: string) =>
      `The parcel of your order ${order} is on its way. These are its present tracking details.`,
  },
  parcel: {
    subject: (order: string, parcel: number) => `Follow parcel ${parcel} of your order ${order}`,
    preview: (order: string, parcel: number) => `How to follow parcel ${parcel} of your order ${order}.`,
    text: (order: string, parcel: number) =>
      `Parcel ${parcel} of your order ${order} is on its way. These are its present tracking details.`,
  },
  title: "Follow your parcel.",
};
