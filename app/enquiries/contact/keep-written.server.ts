import { queueMail } from "#mail/sending/queue-mail.db.server.ts";
import { mailToStaff } from "#mail/writing/spoken-mail.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import type { MailServices } from "#platform/services.server.ts";
import { noteEvent } from "#webhooks/events/note-event.db.server.ts";
import { addEnquiry } from "../enquiry-rows.db.server.ts";
import { linksIn, usualLinks } from "../spam.ts";
import { firstMessageStatus } from "./receive-contact.server.ts";
import { hasWrittenLately } from "./written.db.server.ts";
import { writtenMail } from "./written.email.ts";
import type { WrittenMessage } from "./written-message.ts";

/**
 * Keeps it among the messages, once. The shop gets a mail about the first of an hour: people write as they
 * speak, in many short ones.
 */
export async function keepWritten(
  trx: Trx,
  { config }: Pick<MailServices, "config">,
  written: WrittenMessage,
): Promise<void> {
  const { key, via, name, phone, message, language } = written;
  const columns = {
    full_name: name,
    email: "",
    phone_number: phone,
    message_content: message,
    via,
    status: firstMessageStatus,
  };
  const suspicion = linksIn(message) > usualLinks ? "links" : null;
  const isFollowing = await hasWrittenLately(trx, written);
  const id = await speaking(language, () => addEnquiry(trx, "contact_messages", columns, { suspicion, key }));
  if (id === undefined || suspicion) return;
  if (!isFollowing) await queueMail(trx, await mailToStaff(trx, () => writtenMail(written, config.shop)));
  await noteEvent(trx, "message.received", { id });
}
