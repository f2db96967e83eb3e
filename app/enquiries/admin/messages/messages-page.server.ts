import { type EnquiryPage, enquiryAct } from "../enquiry-page.server.ts";
import { answerMessage, keepMessage } from "./change-message.server.ts";
import { findMessage, listMessages } from "./message.db.server.ts";
import { messageTyped, parseMessageChange, parseMessageReply } from "./message.form.ts";
import { messagesText } from "./message.text.ts";
import { type MessageRecord, messageStatuses } from "./message.ts";

export const messagesPage: EnquiryPage<MessageRecord> = {
  table: "contact_messages",
  logName: "message",
  statuses: messageStatuses,
  parameter: "message",
  words: messagesText,
  list: listMessages,
  find: findMessage,
  typed: messageTyped,
  acts: {
    save: enquiryAct(parseMessageChange, keepMessage),
    send: enquiryAct(parseMessageReply, answerMessage),
  },
};
