import type { StatusTone } from "#ui/list/status-badge.tsx";
import type { Enquiry } from "../../enquiry.ts";
import { firstQuoteStatus } from "../../quotes/own-requests.ts";
import { enquiryAdminText } from "../enquiry-admin.text.ts";
import { type EnquiryKind, type EnquiryPlace, enquiryList, severalActs } from "../enquiry-kind.ts";
import { parseQuoteReply } from "./quote.form.ts";
import { quoteStatusWords, quotesText, repliedOn } from "./quote.text.ts";
import { type QuoteStatus, quoteStatuses } from "./quote-status.ts";

/** A bulk quote or sample request as the owner sees it. */
export interface QuoteRecord extends Enquiry, EnquiryPlace {
  kind: "quote" | "sample";
  company: string | null;
  email: string;
  product: string | null;
  /** 0 for a sample. */
  quantity: number;
  customization: string | null;
  message: string | null;
  /** The delivery address of a sample. */
  address: string | null;
  status: QuoteStatus;
  notes: string | null;
  spam: boolean;
  /** Held back for its links alone, and not looked at yet. */
  isHeld: boolean;
  /** Its status came of what happened to an offer. */
  isMovedByOffer: boolean;
}

const quoteTabs = [
  ...(["all", "to-answer", "in-talks", "offered"] as const),
  ...(["accepted", "rest", "likely-spam"] as const),
] as const;

export const quotes: EnquiryKind = {
  list: enquiryList("/admin/dashboard/bulk-quotes", quoteTabs, quoteStatuses, ["quote", "sample"]),
  tabs: quoteTabs,
  parameter: "quote",
  statuses: quoteStatuses,
  statusWords: () => quoteStatusWords,
  several: (state) => severalActs(state, [{ intent: "lost", label: quoteStatusWords["Closed - Lost"] }]),
  kinds: () => [
    { value: "", label: enquiryAdminText.all },
    { value: "quote", label: quotesText.quotes },
    { value: "sample", label: quotesText.samples },
  ],
  words: quotesText,
  rules: parseQuoteReply,
};

const tones: Record<QuoteStatus, StatusTone> = {
  New: "blue",
  Contacted: "yellow",
  Quoted: "purple",
  "Closed - Won": "green",
  "Closed - Lost": "red",
  "On Hold": "grey",
};

export const quoteTone = (status: QuoteStatus): StatusTone => tones[status];

/** A quote whose sender was written to is no longer new. */
export const quoteStatusAfterReply = (status: QuoteStatus): QuoteStatus =>
  status === firstQuoteStatus ? "Contacted" : status;

/** The notes with a sent reply below them, so that both admins see what was answered. */
export function notesWithReply(notes: string | null, reply: string, sentAt: string): string {
  return [notes, `${repliedOn(sentAt)}\n${reply}`].filter(Boolean).join("\n\n");
}

export const unitsInWords = ({ kind, quantity }: Pick<QuoteRecord, "kind" | "quantity">): string =>
  kind === "sample" ? enquiryAdminText.none : quotesText.units(quantity);
