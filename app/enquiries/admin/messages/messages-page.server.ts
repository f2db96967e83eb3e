import type { EnquiryPage } from "../enquiry-page.server.ts";
import { changeMessage } from "./change-message.server.ts";
import { findMessage, listMessages } from "./message.db.server.ts";
import { type MessageChange, type MessageField, messageTyped, parseMessageChange } from "./message.form.ts";
import { messagesText } from "./message.text.ts";
import { type MessageRecord, messageStatuses } from "./message.ts";

export const messagesPage: EnquiryPage<MessageRecord, MessageField, MessageChange> = {
  table: "contact_messages",
  logName: "message",
  statuses: messageStatuses,
  parameter: "message",
  words: messagesText,
  list: listMessages,
  find: findMessage,
  parse: parseMessageChange,
  typed: messageTyped,
  change: changeMessage,
};
