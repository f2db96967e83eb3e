import { queueMail, queueUnlessWaiting } from "#mail/sending/queue-mail.db.server.ts";
import { mailIn, mailToStaff } from "#mail/writing/spoken-mail.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { mailboxOf, messageAllowance, takeToken } from "#platform/limits/rate-limit.db.server.ts";
import type { MailServices, Services } from "#platform/services.server.ts";
import { isSignature, sign } from "#platform/web/sealed-text.server.ts";
import { isHoneypotFilled } from "#ui/honeypot.ts";
import { languageNow } from "#values/language/language.ts";
import { messageKeyOf } from "../message-key.ts";
import { addGrievance } from "./grievance.db.server.ts";
import { grievanceMail } from "./grievance.email.ts";
import { type GrievanceAnswer, grievanceTyped, parseGrievance } from "./grievance.form.ts";
import { grievanceText } from "./grievance.text.ts";
import { adminGrievancePath } from "./grievance.ts";
import { grievanceReceivedMail } from "./grievance-received.email.ts";

const purpose = "grievance-link";

/** A ticket's own page, with the token that opens it for whoever has its mail. */
export const grievancePath = (number: string, secret: string): string =>
  `/grievance/${encodeURIComponent(number)}?${new URLSearchParams({ token: sign(purpose, number, secret) })}`;

/** Is the token this ticket's? */
export const opensGrievance = (token: string, number: string, secret: string): boolean =>
  isSignature(token, purpose, number, secret);

/**
 * Checks and keeps a complaint, and gives its sender a ticket and the shop a mail in the same transaction.
 * Only a filled honeypot is spam: no complaint is held back for its links (GRIEVANCE-4).
 */
export async function receiveGrievance(
  { db, config, now, secret, sendMailSoon }: MailServices & Pick<Services, "secret">,
  sender: string,
  form: FormData,
): Promise<GrievanceAnswer> {
  const parsed = parseGrievance(form);
  if (parsed.kind === "refused") return parsed;
  const token = await takeToken(db, messageAllowance, sender, now());
  if (!token.ok) return { kind: "failed", text: grievanceText.tooMany, typed: grievanceTyped(form) };
  const entry = parsed.value;
  const isSpam = isHoneypotFilled(form);
  const path = await inTransaction(db, async (trx) => {
    const ticket = await addGrievance(trx, entry, { now: now(), isSpam, key: messageKeyOf(form) });
    const own = grievancePath(ticket.number, secret);
    if (!ticket.isNew || isSpam) return own;
    const { shop, origin } = config;
    const { email } = entry;
    if (email !== null) {
      const link = origin + own;
      const mail = mailIn(languageNow(), config, () =>
        grievanceReceivedMail(email, ticket, { shop: config.shop, link }),
      );
      // Of another that comes while it waits the sender's own page tells number and dates.
      await queueUnlessWaiting(trx, mail, { about: mailboxOf(email), id: ticket.id });
    }
    const link = origin + adminGrievancePath(ticket.id);
    await queueMail(
      trx,
      mailToStaff(() => grievanceMail(entry, ticket, { shop, link })),
    );
    return own;
  });
  if (!isSpam) sendMailSoon();
  return { kind: "done", kept: path };
}
