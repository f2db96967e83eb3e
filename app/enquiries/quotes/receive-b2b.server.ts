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
import { addB2bRequest } from "./b2b.db.server.ts";
import { b2bMail } from "./b2b.email.ts";
import { type B2bAbout, type B2bAnswer, b2bTyped, parseB2b } from "./b2b.form.ts";
import { b2bFormText } from "./b2b.text.ts";

/** Checks and keeps a quote or sample request; writes to the shop, and to the sender that it has come. */
export async function receiveB2b(
  { db, config, now, sendMailSoon }: MailServices,
  sender: string,
  about: B2bAbout,
  form: FormData,
): Promise<B2bAnswer> {
  const parsed = parseB2b(about, form, smallestOrder(await readBulkTiers(db)));
  if (parsed.kind === "refused") return parsed;
  const token = await takeToken(db, messageAllowance, sender, now());
  if (!token.ok) return { kind: "failed", text: b2bFormText.tooMany, typed: b2bTyped(form) };
  const request = parsed.value;
  const suspicion = suspicionOf(form, ...Object.values(request).map(String));
  await inTransaction(db, async (trx) => {
    const id = await addB2bRequest(trx, request, { suspicion, key: messageKeyOf(form) });
    if (id === undefined || suspicion) return;
    await queueMail(
      trx,
      mailToStaff(() => b2bMail(request, config.shop)),
    );
    await noteEvent(trx, "quote.received", { id, kind: about });
    const mail = mailIn(languageNow(), config, () =>
      acknowledgementMail(request.email, b2bFormText[about].acknowledged, config.shop),
    );
    await queueUnlessWaiting(trx, mail, { about: `${mailboxOf(request.email)} ${about}`, id });
  });
  if (!suspicion) sendMailSoon();
  return { kind: "done", kept: { ...request, at: now().toISOString() } };
}
