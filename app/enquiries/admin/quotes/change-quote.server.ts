import type { Actor } from "#accounts/actor.ts";
import { writeAudit } from "#platform/audit/audit.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { queueMail } from "#platform/mail/sending/queue-mail.server.ts";
import type { MailServices } from "#platform/services.server.ts";
import { isEmail } from "#values/contact/email.ts";
import { longDateTime } from "#values/time/date-time.ts";
import { replyMail } from "../../reply.email.ts";
import type { ChangeOutcome } from "../messages/change-message.server.ts";
import { findQuote, updateQuote } from "./quote.db.server.ts";
import type { QuoteChange } from "./quote.form.ts";
import { notesWithReply, type QuoteRecord, quoteStatusAfterReply } from "./quote.ts";

/** Keeps what the owner noted of a quote and, if asked, mails the reply: all of it, or nothing. */
export async function changeQuote(
  { db, config, now, sendMailSoon }: MailServices,
  actor: Actor,
  change: QuoteChange,
): Promise<ChangeOutcome> {
  const reply = change.intent === "send" ? change.reply : null;
  const after = reply ? replied(change, reply, longDateTime(now())) : change;
  const outcome = await inTransaction(db, async (trx): Promise<ChangeOutcome> => {
    const before = await findQuote(trx, change.id);
    if (!before) return "gone";
    if (reply && !isEmail(before.email)) return "noAddress";
    if (!(await updateQuote(trx, change, after))) return "stale";
    await writeAudit(trx, {
      actorId: actor.id,
      action: reply ? "bulk_quote.answered" : "bulk_quote.updated",
      entity: "bulk_quotes",
      entityId: change.id,
      detail: whatChanged(before, after),
    });
    if (!reply) return "saved";
    const mail = replyMail({ to: before.email, ...askedIn(before), text: reply }, config.shop);
    await queueMail(trx, mail, `reply-${change.id}-${change.version}`);
    return "sent";
  });
  if (outcome === "sent") sendMailSoon();
  return outcome;
}

const replied = (change: QuoteChange, reply: string, sentAt: string): QuoteChange => ({
  ...change,
  status: quoteStatusAfterReply(change.status),
  notes: notesWithReply(change.notes, reply, sentAt),
});

const askedIn = ({ kind, product, message, customization }: QuoteRecord) => ({
  about: `your ${kind === "sample" ? "sample" : "bulk quote"} request${product ? ` for ${product}` : ""}`,
  asked: message ?? customization,
});

const whatChanged = (before: QuoteRecord, after: QuoteChange) => ({
  status: before.status === after.status ? null : after.status,
  notes: before.notes !== after.notes,
  spam: before.spam === after.spam ? null : after.spam ? "yes" : "no",
});
