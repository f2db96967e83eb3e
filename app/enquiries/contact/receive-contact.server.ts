import { queueMail } from "#mail/sending/queue-mail.db.server.ts";
import { mailToStaff } from "#mail/writing/spoken-mail.server.ts";
import type { MailServices } from "#platform/services.server.ts";
import { noteEvent } from "#webhooks/events/note-event.db.server.ts";
import { addEnquiry } from "../enquiry-rows.db.server.ts";
import { receiveEnquiry } from "../receive-enquiry.server.ts";
import { suspicionOf } from "../spam.ts";
import { contactMail } from "./contact.email.ts";
import { type ContactAnswer, type ContactMessage, contactTyped, parseContact } from "./contact.form.ts";
import { contactText } from "./contact.text.ts";

/** A message's first status (ENQUIRY-12). */
export const firstMessageStatus = "Pending" as const;

/** Checks and stores a message, and writes to the shop about it. */
export const receiveContact = (shop: MailServices, sender: string, form: FormData): Promise<ContactAnswer> =>
  receiveEnquiry(
    shop,
    {
      sender,
      form,
      parsed: parseContact(form),
      typed: contactTyped,
      tooMany: contactText.tooMany,
      suspicionOf: ({ fullName, message }) => suspicionOf(form, fullName, message),
    },
    async (trx, message, arrival): Promise<undefined> => {
      const id = await addEnquiry(trx, "contact_messages", messageColumns(message), arrival);
      if (id === undefined || arrival.suspicion) return;
      await queueMail(trx, await mailToStaff(trx, () => contactMail(message, shop.config.shop)));
      await noteEvent(trx, "message.received", { id });
    },
  );

export const messageColumns = ({ fullName, email, phone, message }: ContactMessage) => ({
  full_name: fullName,
  email,
  phone_number: phone,
  message_content: message,
  status: firstMessageStatus,
});
