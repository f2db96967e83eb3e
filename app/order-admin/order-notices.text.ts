import type { Notice } from "#platform/notice.ts";
import { grouped } from "#values/text/grouped.ts";

/** What is said once an order was changed; statuses as they are stored. */
export const noticeText = {
  updated: "Status Updated",
  updatedTo: (status: string) => `Order status changed to ${status}.`,
  same: "No Change",
  sameStatus: (status: string) => `Status is already set to ${status}`,
  notSaved: "Not saved",
  packed: (count: number) =>
    count === 1 ? "1 order is being processed now." : `${count} orders are being processed now.`,
  stayed: (count: number) =>
    `${count} stayed as before: only orders that are pending, and paid or cash on delivery, can be set together.`,
  moreShortages: (more: number) =>
    more === 1 ? "1 more order holds no stock either." : `${more} more orders hold no stock either.`,
  noStock: "Stock not taken",
  short: (name: string, left: number) =>
    `${name} has ${left} left, fewer than this order needs. Check your shelf.`,
  ofOrder: (order: string, text: string) => `${order}: ${text}`,
  sameAddress: "The parcel goes to this address already.",
  invoiced: (number: string): Notice => ({
    title: "Not saved",
    text: `${number} is made by now, and its place of supply stays.`,
    tone: "destructive",
  }),
  begunEnded: {
    stock: { title: "Finished for stock", text: "What is made of it is yours to sell." },
    stop: { title: "Work stopped", text: "Nothing more is made of it. What was found good is still owed." },
  },
  toCheck: (pieces: number): Notice => ({
    title: "Not stopped",
    text:
      pieces === 1
        ? "1 piece is done: look at it first."
        : `${grouped(pieces)} pieces are done: look at them first.`,
    tone: "destructive",
  }),
};

export const savedWords = {
  address: {
    title: "Address corrected",
    text: "The parcel goes there, and nobody is mailed.",
    told: "The parcel goes there, and the customer gets a mail.",
  },
  tracking: {
    title: "Saved",
    text: "The tracking details are kept.",
    told: "The tracking details are kept, and the customer gets them by mail.",
  },
  note: { title: "Saved", text: "The internal note is kept." },
  newDate: {
    title: "New date kept",
    text: "It is due by that day.",
    told: "The customer gets a mail that names it.",
  },
  collected: { title: "Cash collected", text: "The payment is marked as received." },
  returned: {
    title: "Cash given back",
    text: "It is noted, and nobody is mailed.",
    told: "It is noted, and the customer gets a mail.",
  },
  supply: { title: "Place of supply kept", text: "This order’s invoice will say so." },
  packed: {
    title: "Being packed",
    text: "The customer can no longer cancel it or change where it goes.",
  },
  credit: { title: "Credit note issued", text: "The invoice is taken back, and nobody is written to." },
  uncollected: { title: "Cash not collected", text: "The payment is due again." },
};
