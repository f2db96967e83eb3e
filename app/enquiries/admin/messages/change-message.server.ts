import type { Holder } from "#accounts/permissions/holder.ts";
import { queueMail } from "#mail/sending/queue-mail.db.server.ts";
import { mailIn } from "#mail/writing/spoken-mail.server.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { MailServices } from "#platform/services.server.ts";
import { isEmail } from "#values/contact/email.ts";
import { replyMail } from "../../reply.email.ts";
import { findMessage, updateMessage } from "./message.db.server.ts";
import type { MessageChange } from "./message.form.ts";
import { type MessageRecord, statusAfterReply } from "./message.ts";

export type ChangeOutcome = "saved" | "sent" | "stale" | "gone" | "noAddress";

/** Keeps what the owner noted of a message. */
export const keepMessage = (
  { db }: Pick<MailServices, "db">,
  actor: Holder<"messages">,
  change: MessageChange,
) =>
  inTransaction(db, async (trx): Promise<ChangeOutcome> => {
    const before = await findMessage(trx, change.id);
    if (!before) return "gone";
    return (await write(trx, actor, before, change, "updated")) ? "saved" : "stale";
  });

/** Keeps the owner's response and mails it to the sender: all of it, or nothing. */
export async function answerMessage(
  { db, config, sendMailSoon }: Omit<MailServices, "now">,
  actor: Holder<"messages">,
  change: MessageChange,
): Promise<ChangeOutcome> {
  const outcome = await inTransaction(db, async (trx): Promise<ChangeOutcome> => {
    const before = await findMessage(trx, change.id);
    if (!before) return "gone";
    if (!isEmail(before.email)) return "noAddress";
    const answered = { ...change, status: statusAfterReply(change.status) };
    if (!(await write(trx, actor, before, answered, "answered"))) return "stale";
    const { email: to, message: asked, language } = before;
    const reply = { to, about: { kind: "message" }, asked, text: change.response ?? "" } as const;
    const mail = mailIn(language, config, () => replyMail(reply, config.shop));
    await queueMail(trx, mail, `reply-${change.id}-${change.version}`);
    return "sent";
  });
  if (outcome === "sent") sendMailSoon();
  return outcome;
}

/** False where somebody else changed the message meanwhile. */
async function write(
  trx: Trx,
  actor: Holder<"messages">,
  before: MessageRecord,
  change: MessageChange,
  what: "updated" | "answered",
): Promise<boolean> {
  if (!(await updateMessage(trx, change, change))) return false;
  await writeAudit(trx, {
    actorId: actor.id,
    action: `contact_message.${what}`,
    entity: "contact_messages",
    entityId: change.id,
    detail: whatChanged(before, change),
  });
  return true;
}

const whatChanged = (before: MessageRecord, after: Pick<MessageRecord, "status" | "response">) => ({
  status: before.status === after.status ? null : after.status,
  response: before.response !== after.response,
});
