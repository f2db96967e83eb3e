import { readBulkTiers } from "#bulk-prices/bulk-tiers.db.server.ts";
import { smallestOrder } from "#bulk-prices/bulk-tiers.ts";
import { queueMail, queueUnlessWaiting } from "#mail/sending/queue-mail.db.server.ts";
import { mailIn, mailToStaff } from "#mail/writing/spoken-mail.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { mailboxOf, messageAllowance, takeToken } from "#platform/limits/rate-limit.db.server.ts";
import type { MailServices } from "#platform/services.server.ts";
import { languageNow } from "#values/language/language.ts";
import { noteEvent } from "#webhooks/events/note-event.db.server.ts";
import { acknowledgementMail } from "../acknowledgement.email.ts";
import { suspicionOf } from "../contact/spam.ts";
import { messageKeyOf } from "../message-key.ts";
import { addBulkQuote } from "./bulk-quote.db.server.ts";
import { bulkQuoteMail } from "./bulk-quote.email.ts";
import { type BulkQuoteAnswer, bulkQuoteTyped, parseBulkQuote } from "./bulk-quote.form.ts";
import { bulkQuoteText } from "./bulk-quote.text.ts";

/**
 * Checks and keeps a bulk quote request for a product that the server looked up, and writes to the shop about
 * it.
 */
export async function receiveBulkQuote(
  services: MailServices,
  sender: string,
  product: { id: string; name: string; slug: string },
  form: FormData,
): Promise<BulkQuoteAnswer> {
  const { db, config } = services;
  const parsed = parseBulkQuote(form, smallestOrder(await readBulkTiers(db)));
  if (parsed.kind === "refused") return parsed;
  const request = parsed.value;
  const token = await takeToken(db, messageAllowance, sender, services.now());
  if (!token.ok) return { kind: "failed", text: bulkQuoteText.tooMany, typed: bulkQuoteTyped(form) };
  const suspicion = suspicionOf(form, request.customization, request.message);
  await inTransaction(db, async (trx) => {
    const id = await addBulkQuote(trx, request, { product, suspicion, key: messageKeyOf(form) });
    if (id === undefined || suspicion) return;
    await queueMail(
      trx,
      mailToStaff(() => bulkQuoteMail(request, product, config)),
    );
    await noteEvent(trx, "quote.received", { id, kind: "quote" });
    const mail = mailIn(languageNow(), config, () =>
      acknowledgementMail(request.email, bulkQuoteText.acknowledged, config.shop),
    );
    await queueUnlessWaiting(trx, mail, { about: `${mailboxOf(request.email)} bulk`, id });
  });
  if (!suspicion) services.sendMailSoon();
  return { kind: "done", kept: undefined };
}
