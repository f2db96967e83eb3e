import type { Updateable } from "kysely";
import { data } from "react-router";
import type { Doer } from "#accounts/permissions/holder.ts";
import { forgetMailsWith } from "#mail/sending/outbox.db.server.ts";
import { queueMail } from "#mail/sending/queue-mail.db.server.ts";
import type { SpokenMail } from "#mail/writing/mail-body.ts";
import { mailIn } from "#mail/writing/spoken-mail.server.ts";
import { type AuditEntry, writeAudit } from "#platform/audit/audit.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Notice } from "#platform/notice.ts";
import type { MailServices, Services } from "#platform/services.server.ts";
import { staleText } from "#platform/stale.text.ts";
import { unwritten } from "#platform/web/outage.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import type { FormAnswer, RefusedForm, TypedFields } from "#ui/form/form-answer.ts";
import { isEmail } from "#values/contact/email.ts";
import type { Enquiry, EnquiryTable, SeenEnquiry } from "../enquiry.ts";
import { changeEnquiry, type EnquiryRows, lockEnquiry, removeEnquiry } from "../enquiry-rows.db.server.ts";
import { type Reply, replyMail } from "../reply.email.ts";

/** The writes of an act on an enquiry. */
export interface EnquiryChange<Table extends EnquiryTable> {
  columns: Updateable<Tables[Table]> & object;
  action: AuditEntry["action"];
  detail?: AuditEntry["detail"];
  /** Writes that belong to it beside its row. */
  beside?: ((trx: Trx) => Promise<void>) | undefined;
  /** The mail to its sender. */
  mail?: SpokenMail | undefined;
}

/** Why an act is refused: the enquiry has changed, is gone, or does not allow it. */
type Refusal = "stale" | "gone" | "noAddress" | "unfit";
export type ActOutcome = "done" | Refusal;

/**
 * Acts on an enquiry that is still as it was shown: its changes, their line of history and the mail about
 * them are one transaction.
 */
export async function actOn<
  Table extends EnquiryTable,
  Row extends SeenEnquiry,
  Why extends Refusal = Refusal,
>(
  { db, sendMailSoon }: Pick<MailServices, "db" | "sendMailSoon">,
  { id: actorId }: Doer<"messages">,
  enquiries: EnquiryRows<Table, Row>,
  { id, version }: SeenEnquiry,
  act: (before: Row) => EnquiryChange<Table> | Why,
): Promise<"done" | "gone" | "stale" | Why> {
  const { table } = enquiries;
  const outcome = await inTransaction(db, async (trx) => {
    const before = await lockEnquiry(trx, enquiries, id);
    if (!before) return "gone";
    if (before.version !== version) return "stale";
    const change = act(before);
    if (typeof change === "string") return change;
    await changeEnquiry(trx, table, id, change.columns);
    await change.beside?.(trx);
    const { action, detail, mail } = change;
    await writeAudit(trx, { actorId, action, entity: table, entityId: id, detail });
    if (mail) await queueMail(trx, mail, `reply-${id}-${version}`);
    return mail ? "mailed" : "done";
  });
  if (outcome === "mailed") sendMailSoon();
  return outcome === "mailed" ? "done" : outcome;
}

/** The owner's answer, in the language in which they wrote; undefined where no mail reaches them. */
export const mailedAnswer = (
  { email, language }: Pick<Enquiry, "email" | "language">,
  reply: Omit<Reply, "to">,
  { config }: Pick<MailServices, "config">,
): SpokenMail | undefined =>
  email !== null && isEmail(email)
    ? mailIn(language, config, () => replyMail({ to: email, ...reply }, config.shop))
    : undefined;

const erased = {
  contact_messages: "contact_message.erased",
  bulk_quotes: "bulk_quote.erased",
  grievances: "grievance.erased",
} as const;

/**
 * The mails that enquiries lead to; their sender may have orders and an account besides, which have mails of
 * their own.
 */
const repliesTo = ["contact", "bulk-quote", "b2b-quote", "b2b-sample", "acknowledgement", "enquiry-reply"];
const ofOffers = ["offer-sent", "offer-proof", "offer-declined", "offer-answered"];
const mailKinds: Readonly<Record<EnquiryTable, readonly string[]>> = {
  contact_messages: [...repliesTo, ...ofOffers],
  bulk_quotes: [...repliesTo, ...ofOffers],
  grievances: ["grievance", "grievance-received", "grievance-step"],
};

/**
 * Erases an enquiry with the mails that it led to and offers in vain, as its sender may request; one that is
 * gone already stays so. The audit row names nobody: a name would be stored data.
 */
export async function eraseEnquiry(
  { db, config, erasers }: Pick<Services, "db" | "config" | "erasers">,
  { id: actorId }: Doer<"messages">,
  entity: EnquiryTable,
  entityId: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (entity === "bulk_quotes") for (const erase of erasers.quote) await erase(trx, entityId);
    const gone = await removeEnquiry(trx, entity, entityId);
    if (!gone) return;
    if (gone.email !== null) await forgetMailsWith(trx, gone.email, config.shop.email, mailKinds[entity]);
    await writeAudit(trx, { actorId, action: erased[entity], entity, entityId });
  });
}

const statuses = { stale: 409, gone: 404, noAddress: 422, unfit: 409 } as const;

/** How the form of an open enquiry is answered. */
interface Answering {
  form: FormData;
  /** Its name in the log: a `name` could not be changed. */
  name: string;
  typed(form: FormData): TypedFields<string>;
  /** The texts of refusals. */
  reasons: Readonly<Partial<Record<Refusal, string>>> & { broken: string };
}

/** Carries out a form's act, and leads on with its notice; a refusal is answered in place. */
export async function takeAct(
  shop: Pick<Services, "log">,
  { form, name, typed, reasons }: Answering,
  act: () => Promise<{ to: string; notice: Notice } | RefusedForm<string> | Refusal>,
) {
  const refuse = (text: string, status: number) =>
    data<FormAnswer<string>>({ kind: "failed", text, typed: typed(form) }, { status });
  try {
    const outcome = await act();
    if (outcome === "stale") return refuse(staleText.message, statuses.stale);
    if (typeof outcome === "string") return refuse(reasons[outcome] ?? reasons.broken, statuses[outcome]);
    if ("kind" in outcome) return data<FormAnswer<string>>(outcome, { status: 422 });
    throw redirectWithNotice(outcome.to, outcome.notice);
  } catch (error) {
    const what = `a ${name} could not be ${form.get("intent") === "erase" ? "erased" : "changed"}`;
    return refuse(reasons.broken, unwritten(shop, error, what));
  }
}
