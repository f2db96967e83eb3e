import type { StatusTone } from "#ui/list/status-badge.tsx";
import type { Language } from "#values/language/language.ts";
import { grouped } from "#values/text/grouped.ts";
import { firstQuoteStatus } from "../../quotes/own-requests.ts";

export const quoteStatuses = [
  "New",
  "Contacted",
  "Quoted",
  "Closed - Won",
  "Closed - Lost",
  "On Hold",
] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

/** A bulk quote or sample request as the owner sees it. */
export interface QuoteRecord {
  id: string;
  kind: "quote" | "sample";
  fullName: string;
  company: string | null;
  email: string;
  phone: string | null;
  product: string | null;
  /** 0 for a sample. */
  quantity: number;
  customization: string | null;
  message: string | null;
  /** Where a sample goes. */
  address: string | null;
  status: QuoteStatus;
  notes: string | null;
  spam: boolean;
  /** Held back for its links alone, and not looked at yet. */
  isHeld: boolean;
  /** In which they wrote, and in which they are answered (HINDI-25). */
  language: Language;
  version: number;
  receivedAt: Date;
}

const tones: Record<QuoteStatus, StatusTone> = {
  New: "blue",
  Contacted: "yellow",
  Quoted: "purple",
  "Closed - Won": "green",
  "Closed - Lost": "red",
  "On Hold": "grey",
};

export const quoteTone = (status: QuoteStatus): StatusTone => tones[status];

/** The value 'pending' of old data is the first state (ENQUIRY-9). */
export const quoteStatusOf = (stored: string): QuoteStatus =>
  quoteStatuses.find((status) => status === stored) ?? firstQuoteStatus;

/** The stored values that read as a status. */
export const storedAs = (status: QuoteStatus): (QuoteStatus | "pending")[] =>
  status === firstQuoteStatus ? [status, "pending"] : [status];

/** Whoever has been written to is no longer new. */
export const quoteStatusAfterReply = (status: QuoteStatus): QuoteStatus =>
  status === firstQuoteStatus ? "Contacted" : status;

/** The notes with a sent reply below them, so that both admins see what was answered. */
export function notesWithReply(notes: string | null, reply: string, sentAt: string): string {
  return [notes, `Replied by mail on ${sentAt}:\n${reply}`].filter(Boolean).join("\n\n");
}

export const unitsInWords = ({ kind, quantity }: Pick<QuoteRecord, "kind" | "quantity">): string =>
  kind === "sample" ? "N/A" : `${grouped(quantity)} units`;
