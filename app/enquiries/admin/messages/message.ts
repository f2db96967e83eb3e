import type { StatusTone } from "#ui/list/status-badge.tsx";
import type { Language } from "#values/language/language.ts";

export const messageStatuses = ["Pending", "Contacted", "Resolved", "Spam"] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/**
 * A contact message as the owner sees it. What looked like spam on arrival reads as Spam until the owner says
 * otherwise.
 */
export interface MessageRecord {
  id: string;
  fullName: string;
  email: string;
  phone: string | null;
  message: string;
  status: MessageStatus;
  response: string | null;
  /** Held back for its links alone, and not looked at yet. */
  isHeld: boolean;
  /** In which they wrote, and in which they are answered (HINDI-25). */
  language: Language;
  version: number;
  receivedAt: Date;
  updatedAt: Date;
}

const tones: Record<MessageStatus, StatusTone> = {
  Pending: "yellow",
  Contacted: "blue",
  Resolved: "green",
  Spam: "grey",
};

export const messageTone = (status: MessageStatus): StatusTone => tones[status];

/** Whoever has been written to is no longer waiting. */
export const statusAfterReply = (status: MessageStatus): MessageStatus =>
  status === "Pending" ? "Contacted" : status;
