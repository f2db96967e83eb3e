import type { Doer } from "#accounts/permissions/holder.ts";
import { forgetMailsWith } from "#mail/sending/outbox.db.server.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";
import { removeEnquiry } from "./removed-enquiry.db.server.ts";

export type EnquiryTable = "contact_messages" | "bulk_quotes";

/**
 * The mails that enquiries lead to; whoever wrote one may have orders and an account besides, which have
 * mails of their own.
 */
const kinds = [
  "contact",
  "bulk-quote",
  "b2b-quote",
  "b2b-sample",
  "acknowledgement",
  "enquiry-reply",
  "offer-sent",
  "offer-proof",
  "offer-declined",
  "offer-answered",
];

const actions = { contact_messages: "contact_message.erased", bulk_quotes: "bulk_quote.erased" } as const;

/**
 * Erases an enquiry with the mails that it led to and what was offered in vain, as its sender may ask; one
 * that is gone already stays so. The audit row names nobody: that would be kept data.
 */
export async function eraseEnquiry(
  { db, config, erasers }: Pick<Services, "db" | "config" | "erasers">,
  { id: actorId }: Doer<"messages">,
  entity: EnquiryTable,
  entityId: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (entity === "bulk_quotes") for (const erase of erasers.quote) await erase(trx, entityId);
    const email = await removeEnquiry(trx, entity, entityId);
    if (email === undefined) return;
    await forgetMailsWith(trx, email, config.shop.email, kinds);
    await writeAudit(trx, { actorId, action: actions[entity], entity, entityId });
  });
}
