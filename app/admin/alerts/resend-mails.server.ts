import type { Doer } from "#accounts/permissions/holder.ts";
import { resendMails } from "#mail/sending/outbox-state.db.server.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";

/** Queues the mails of the alert anew, at once; returns how many there are. */
export async function sendMailsAgain(
  { db, sendMailSoon }: Pick<Services, "db" | "sendMailSoon">,
  { id: actorId }: Doer<"settings">,
): Promise<number> {
  const mails = await inTransaction(db, async (trx) => {
    const count = await resendMails(trx);
    const about = { entity: "mail_outbox", entityId: null, detail: { mails: count } } as const;
    if (count > 0) await writeAudit(trx, { actorId, action: "mail.sent_again", ...about });
    return count;
  });
  if (mails > 0) sendMailSoon();
  return mails;
}
