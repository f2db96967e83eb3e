import type { Mail, MailShop } from "#mail/writing/mail-body.ts";
import { enquiryMail } from "../enquiry-mail.ts";
import { writtenText as text } from "./written.text.ts";
import type { WrittenMessage } from "./written-message.ts";

/** Tells the shop of a message that came by WhatsApp. No mail reaches its sender. */
export const writtenMail = ({ name, phone, message }: WrittenMessage, shop: MailShop): Mail =>
  enquiryMail("contact", null, shop, {
    subject: text.subject(name),
    title: text.title,
    preview: text.preview(name),
    text: text.text,
    facts: [
      [text.name, name],
      [text.phone, phone],
      [text.message, message],
    ],
  });
