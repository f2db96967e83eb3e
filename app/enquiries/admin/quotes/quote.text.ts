import type { Selectable } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import { grouped } from "#values/text/grouped.ts";
import type { QuoteNext } from "./quote-next.ts";
import type { QuoteStatus } from "./quote-status.ts";

/** The bulk quotes' screen in words; what docs/product quotes stands here to the letter. */
export const quotesText = {
  title: "Bulk Quote Requests",
  search: "Search quotes",
  empty: {
    title: "No bulk quote requests yet.",
    text: "When users request bulk quotes, they will appear here.",
  },
  noneFound: { title: "No quotes match.", text: "Try other words, or another status." },
  dialog: "Manage Bulk Quote",
  send: "Save & Send Reply",
  makeOffer: "Make an Offer",
  offer: (number: string, state: Selectable<Tables["offers"]>["state"], revision: number) =>
    `${number}, ${state}${revision > 1 ? `, revision ${revision}` : ""}`,
  replyHint: (email: string) =>
    `Goes to ${email} with Save & Send Reply, and is kept below the notes. The notes themselves are never sent.`,
  saved: { title: "Success", text: "Quote updated successfully." },
  savedAndSent: { title: "Success", text: "Quote updated successfully. Your reply is on its way." },
  next: "Next request",
  noneLeft: "No other request waits for an answer.",
  erased: { title: "Success", text: "Request erased." },
  eraseQuestion: "Erase this request for good? This can't be undone.",
  loadFailed: (reason: string) => ({ title: "Error", text: `Failed to load bulk quotes. ${reason}` }),
  saveFailed: (reason: string) => ({ title: "Error", text: `Failed to update quote. ${reason}` }),
  reasons: {
    broken: "Please try again.",
    offline: "The shop could not be reached.",
    gone: "This request does not exist any more.",
    noAddress: "This is no address that a mail can be sent to.",
  },
  errors: {
    status: "Please choose a status.",
    reply: "Please write what to send.",
    notesFull: "The reply would not fit below these notes. Please shorten them first.",
    replyUnsent: "Press Save & Send Reply to send this, or empty it.",
  },
  spam: "Spam: show it under its own filter only",
  notes: "Admin Notes",
  reply: "Reply",
  quotes: "Quotes",
  samples: "Samples",
  sample: "Sample",
  sampleRequest: "Sample request",
  company: "Company",
  product: "Product",
  quantity: "Quantity",
  units: (count: number) => `${grouped(count)} units`,
  address: "Shipping Address",
  customization: "Customization Requirements",
  message: "Additional Message",
};

/** The next act on a request from `who`; in the list in a word or two. */
export const quoteNextText = {
  sentences: {
    answer: (who: string) => `${who} asks for a sample.`,
    offer: (who: string) => `${who} waits for an offer.`,
    send: (who: string) => `The offer for ${who} is written. Send it.`,
    wait: (who: string) => `${who} has your offer, and decides.`,
    won: (who: string) => `${who} took your offer. Its order is made.`,
    judge: (who: string) => `The shop took what ${who} wrote for spam. Is it?`,
    nothing: () => "Nothing waits.",
  } satisfies Record<QuoteNext, (who: string) => string>,
  waits: {
    answer: "To answer",
    offer: "To offer",
    send: "To send",
    wait: "With the buyer",
    won: "Accepted",
    judge: "Spam?",
    nothing: "Nothing",
  } satisfies Record<QuoteNext, string>,
  openOffer: "Open the offer",
};

export const quoteStatusWords: Readonly<Record<QuoteStatus, string>> = {
  New: "New",
  Contacted: "Contacted",
  Quoted: "Quoted",
  "Closed - Won": "Closed - Won",
  "Closed - Lost": "Closed - Lost",
  "On Hold": "On Hold",
};

/** The line in the notes above a sent reply. */
export const repliedOn = (when: string) => `Replied by mail on ${when}:`;
