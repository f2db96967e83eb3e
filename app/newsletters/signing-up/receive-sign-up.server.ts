import { randomBytes } from "node:crypto";
import { isQueued, queueMail } from "#mail/sending/queue-mail.db.server.ts";
import { mailIn } from "#mail/writing/spoken-mail.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { messageAllowance, takeToken } from "#platform/limits/rate-limit.db.server.ts";
import type { MailServices } from "#platform/services.server.ts";
import { isHoneypotFilled } from "#ui/honeypot.ts";
import { languageNow } from "#values/language/language.ts";
import { findLeft, subscribe } from "./newsletter.db.server.ts";
import { parseNewsletter } from "./newsletter.form.ts";
import type { newsletterText } from "./newsletter.text.ts";
import { newsletterAgainMail } from "./newsletter-again.email.ts";
import { newsletterWelcomeMail } from "./newsletter-welcome.email.ts";
import { comeBackLink, unsubscribeLink } from "./unsubscribe-link.ts";

export type SignUpOutcome = Exclude<keyof typeof newsletterText, "failed">;

/**
 * Signs an address up and writes to it once for each beginning. A program that filled the honeypot gets the
 * usual answer; its sign-up is stored and marked.
 */
export async function receiveSignUp(
  { db, config, now, sendMailSoon }: MailServices,
  sender: string,
  form: FormData,
): Promise<SignUpOutcome> {
  const asked = parseNewsletter(form);
  if (!asked) return "invalid";
  const token = await takeToken(db, messageAllowance, sender, now());
  if (!token.ok) return "tooMany";
  const spam = isHoneypotFilled(form);
  const consent = { at: now(), spam, unsubscribeToken: randomBytes(24).toString("base64url") };
  await inTransaction(db, async (trx) => {
    const begun = await subscribe(trx, asked, consent);
    if (spam) return;
    if (!begun) return askToComeBack(trx, config, asked.email, consent.at);
    const unsubscribe = unsubscribeLink(config.origin, begun.unsubscribeToken);
    const mail = mailIn(languageNow(), config, () =>
      newsletterWelcomeMail({ to: asked.email, unsubscribe }, config),
    );
    // One for each beginning.
    await queueMail(trx, mail, `newsletter-welcome:${begun.id}:${consent.at.getTime()}`);
  });
  if (!spam) sendMailSoon();
  return "subscribed";
}

const day = 24 * 60 * 60 * 1000;
/** No longer than the outbox stores sent mails (`keepSentDays`). */
const restDays = 30;

/** Mails the question to an address that had left, once in thirty days, however often it is typed. */
async function askToComeBack(
  trx: Trx,
  config: MailServices["config"],
  email: string,
  at: Date,
): Promise<void> {
  const left = await findLeft(trx, email);
  if (!left) return;
  const today = Math.floor(at.getTime() / day);
  const keyOf = (each: number) => `newsletter-again:${left.id}:${each}`;
  const askedOn = Array.from({ length: restDays }, (_, ago) => keyOf(today - ago));
  if (await isQueued(trx, askedOn)) return;
  const link = comeBackLink(config.origin, left.unsubscribeToken);
  const mail = mailIn(languageNow(), config, () => newsletterAgainMail({ to: email, link }, config.shop));
  await queueMail(trx, mail, keyOf(today));
}
