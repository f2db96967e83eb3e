import { queueMail } from "#mail/sending/queue-mail.db.server.ts";
import { mailToStaff } from "#mail/writing/spoken-mail.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { messageAllowance, takeToken } from "#platform/limits/rate-limit.db.server.ts";
import type { MailServices } from "#platform/services.server.ts";
import { noteEvent } from "#webhooks/events/note-event.db.server.ts";
import { messageKeyOf } from "../message-key.ts";
import { addContactMessage } from "./contact.db.server.ts";
import { contactMail } from "./contact.email.ts";
import { type ContactAnswer, contactTyped, parseContact } from "./contact.form.ts";
import { contactText } from "./contact.text.ts";
import { suspicionOf } from "./spam.ts";

/** Checks and keeps a message, and writes to the shop about it in the same transaction. */
export async function receiveContact(
  { db, config, now, sendMailSoon }: MailServices,
  sender: string,
  form: FormData,
): Promise<ContactAnswer> {
  const parsed = parseContact(form);
  if (parsed.kind === "refused") return parsed;
  const token = await takeToken(db, messageAllowance, sender, now());
  if (!token.ok) return { kind: "failed", text: contactText.tooMany, typed: contactTyped(form) };
  const message = parsed.value;
  const suspicion = suspicionOf(form, message.fullName, message.message);
  await inTransaction(db, async (trx) => {
    const id = await addContactMessage(trx, message, { suspicion, key: messageKeyOf(form) });
    if (id === undefined || suspicion) return;
    await queueMail(
      trx,
      mailToStaff(() => contactMail(message, config.shop)),
    );
    await noteEvent(trx, "message.received", { id });
  });
  if (!suspicion) sendMailSoon();
  return { kind: "done", kept: undefined };
}
