import type { StatusTone } from "#ui/list/status-badge.tsx";
import type { Enquiry } from "../../enquiry.ts";
import { type EnquiryKind, type EnquiryPlace, enquiryList, severalActs } from "../enquiry-kind.ts";
import { parseMessageReply } from "./message.form.ts";
import { messageNextText, messageStatusWords, messagesText } from "./message.text.ts";
import { type MessageStatus, messageStatuses } from "./message-status.ts";

/**
 * A contact message as the owner sees it. Likely spam has the status Spam until the owner decides otherwise.
 */
export interface MessageRecord extends Enquiry, EnquiryPlace {
  /** How it came, where not by the contact form. */
  via: "whatsapp" | null;
  message: string;
  status: MessageStatus;
  response: string | null;
  /** Held back for its links alone, and not looked at yet. */
  isHeld: boolean;
  updatedAt: Date;
}

const messageTabs = ["all", "to-answer", "answered", "likely-spam"] as const;

export const messages: EnquiryKind = {
  list: enquiryList("/admin/dashboard/contact-messages", messageTabs, messageStatuses),
  tabs: messageTabs,
  parameter: "message",
  statuses: messageStatuses,
  statusWords: () => messageStatusWords,
  several: (state) => severalActs(state, [{ intent: "done", label: messageNextText.done }]),
  words: messagesText,
  rules: parseMessageReply,
};

const tones: Record<MessageStatus, StatusTone> = {
  Pending: "yellow",
  Contacted: "blue",
  Resolved: "green",
  Spam: "grey",
};

export const messageTone = (status: MessageStatus): StatusTone => tones[status];

/** A sender who was written to waits no longer. */
export const statusAfterReply = (status: MessageStatus): MessageStatus =>
  status === "Pending" ? "Contacted" : status;
