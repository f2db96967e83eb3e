import type { Holder } from "#accounts/permissions/holder.ts";
import { queueMail } from "#mail/sending/queue-mail.db.server.ts";
import { mailIn } from "#mail/writing/spoken-mail.server.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { MailServices } from "#platform/services.server.ts";
import { isEmail } from "#values/contact/email.ts";
import { longDateTime } from "#values/time/date-time.ts";
import { replyMail } from "../../reply.email.ts";
import type { ChangeOutcome } from "../messages/change-message.server.ts";
import { findQuote, updateQuote } from "./quote.db.server.ts";
import type { QuoteChange, QuoteReply } from "./quote.form.ts";
import { notesWithReply, type QuoteRecord, quoteStatusAfterReply } from "./quote.ts";

/** Keeps what the owner noted of a quote. */
export const keepQuote = ({ db }: Pick<MailServices, "db">, actor: Holder<"messages">, change: QuoteChange) =>
  inTransaction(db, async (trx): Promise<ChangeOutcome> => {
    const before = await findQuote(trx, change.id);
    if (!before) return "gone";
    return (await write(trx, actor, before, change, "updated")) ? "saved" : "stale";
  });

/** Mails the owner's reply to whoever asked, and keeps it below the notes: all of it, or nothing. */
export async function answerQuote(
  { db, config, now, sendMailSoon }: MailServices,
  actor: Holder<"messages">,
  { reply, ...change }: QuoteReply,
): Promise<ChangeOutcome> {
  const after = replied(change, reply, longDateTime(now()));
  const outcome = await inTransaction(db, async (trx): Promise<ChangeOutcome> => {
    const before = await findQuote(trx, change.id);
    if (!before) return "gone";
    if (!isEmail(before.email)) return "noAddress";
    if (!(await write(trx, actor, before, after, "answered"))) return "stale";
    const mail = mailIn(before.language, config, () =>
      replyMail({ to: before.email, ...askedIn(before), text: reply }, config.shop),
    );
    await queueMail(trx, mail, `reply-${change.id}-${change.version}`);
    return "sent";
  });
  if (outcome === "sent") sendMailSoon();
  return outcome;
}

/** False where somebody else changed the quote meanwhile. */
async function write(
  trx: Trx,
  actor: Holder<"messages">,
  before: QuoteRecord,
  after: QuoteChange,
  what: "updated" | "answered",
): Promise<boolean> {
  if (!(await updateQuote(trx, after, after))) return false;
  await writeAudit(trx, {
    actorId: actor.id,
    action: `bulk_quote.${what}`,
    entity: "bulk_quotes",
    entityId: after.id,
    detail: whatChanged(before, after),
  });
  return true;
}

const replied = (change: QuoteChange, reply: string, sentAt: string): QuoteChange => ({
  ...change,
  status: quoteStatusAfterReply(change.status),
  notes: notesWithReply(change.notes, reply, sentAt),
});

const askedIn = ({ kind, product, message, customization }: QuoteRecord) => ({
  about: { kind, product },
  asked: message ?? customization,
});

const whatChanged = (before: QuoteRecord, after: QuoteChange) => ({
  status: before.status === after.status ? null : after.status,
  notes: before.notes !== after.notes,
  spam: before.spam === after.spam ? null : after.spam ? "yes" : "no",
});
