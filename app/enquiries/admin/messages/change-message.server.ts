import type { Actor } from "#accounts/actor.ts";
import { writeAudit } from "#platform/audit/audit.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { queueMail } from "#platform/mail/sending/queue-mail.server.ts";
import type { Services } from "#platform/services.server.ts";
import { isEmail } from "#values/contact/email.ts";
import { replyMail } from "../../reply.email.ts";
import { findMessage, updateMessage } from "./message.db.server.ts";
import type { MessageChange } from "./message.form.ts";
import { type MessageRecord, statusAfterReply } from "./message.ts";

export type ChangeOutcome = "saved" | "sent" | "stale" | "gone" | "noAddress";

/** Keeps what the owner noted of a message and, if asked, mails it to the sender: all of it, or nothing. */
export async function changeMessage(
  { db, config, sendMailSoon }: Pick<Services, "db" | "config" | "sendMailSoon">,
  actor: Actor,
  change: MessageChange,
): Promise<ChangeOutcome> {
  const outcome = await inTransaction(db, async (trx): Promise<ChangeOutcome> => {
    const before = await findMessage(trx, change.id);
    if (!before) return "gone";
    const isReply = change.intent === "send";
    if (isReply && !isEmail(before.email)) return "noAddress";
    const status = isReply ? statusAfterReply(change.status) : change.status;
    if (!(await updateMessage(trx, change, { ...change, status }))) return "stale";
    await writeAudit(trx, {
      actorId: actor.id,
      action: isReply ? "contact_message.answered" : "contact_message.updated",
      entity: "contact_messages",
      entityId: change.id,
      detail: whatChanged(before, { ...change, status }),
    });
    if (!isReply) return "saved";
    const reply = {
      to: before.email,
      about: "your message",
      asked: before.message,
      text: change.response ?? "",
    };
    await queueMail(trx, replyMail(reply, config.shop), `reply-${change.id}-${change.version}`);
    return "sent";
  });
  if (outcome === "sent") sendMailSoon();
  return outcome;
}

const whatChanged = (before: MessageRecord, after: Pick<MessageRecord, "status" | "response">) => ({
  status: before.status === after.status ? null : after.status,
  response: before.response !== after.response,
});
