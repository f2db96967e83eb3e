import type { Actor } from "#accounts/actor.ts";
import type { Doer } from "#accounts/permissions/holder.ts";
import { queueMail } from "#mail/sending/queue-mail.db.server.ts";
import type { DoneTo } from "#platform/audit/acts.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Notice } from "#platform/notice.ts";
import type { MailServices, Services } from "#platform/services.server.ts";
import { writtenOf } from "../sending/newsletter-parts.db.server.ts";
import { newslettersJobName } from "../sending/send-newsletters.server.ts";
import { beginSending, goOnSending, pauseSending, stopSending } from "../sending/sending-state.db.server.ts";
import { newsletterAdminText as text } from "./newsletter-admin.text.ts";
import { findNewsletter } from "./newsletter-list.db.server.ts";
import { languagesOf, newsletterTo } from "./show-newsletter.server.ts";

type Sender = Doer<"messages">;
type Shop = Pick<Services, "db" | "runJobSoon">;

const note = (
  trx: Trx,
  actorId: string,
  done: DoneTo<"newsletter">,
  entityId: string,
  detail?: Readonly<Record<string, number>>,
) => writeAudit(trx, { actorId, action: `newsletter.${done}`, entity: "newsletters", entityId, detail });

/** Begins to send a draft, once, to everybody who may be written to now (NEWSLETTER-10). */
export async function startNewsletter(
  shop: Shop,
  { id: actorId }: Sender,
  { id, version }: { id: string; version: number },
): Promise<Notice> {
  const readers = await inTransaction(shop.db, async (trx) => {
    const begun = await beginSending(trx, id, version);
    if (begun !== undefined) await note(trx, actorId, "started", id, { readers: begun });
    return begun;
  });
  if (readers === undefined) return text.notStarted;
  shop.runJobSoon(newslettersJobName);
  return text.started(readers);
}

/** Sends no more of it until the owner goes on. */
export const pauseNewsletter = ({ db }: Shop, actor: Sender, id: string): Promise<Notice> =>
  inTransaction(db, async (trx) => {
    if (!(await pauseSending(trx, id))) return text.noChange;
    await note(trx, actor.id, "paused", id);
    return text.paused;
  });

export async function resumeNewsletter(shop: Shop, actor: Sender, id: string): Promise<Notice> {
  const notice = await inTransaction(shop.db, async (trx) => {
    if (!(await goOnSending(trx, id))) return text.noChange;
    await note(trx, actor.id, "resumed", id);
    return text.resumed;
  });
  shop.runJobSoon(newslettersJobName);
  return notice;
}

/** Sends no more of it, for good. */
export const stopNewsletter = ({ db }: Shop, actor: Sender, id: string): Promise<Notice> =>
  inTransaction(db, async (trx) => {
    const left = await stopSending(trx, id);
    if (left === undefined) return text.noChange;
    await note(trx, actor.id, "stopped", id, { left });
    return text.stopped(left);
  });

/**
 * Sends it to the member who tests it, in each of its languages, by the outbox and without an unsubscribe
 * link.
 */
export async function testNewsletter(
  shop: MailServices,
  actor: Doer<"stories"> & Pick<Actor, "email">,
  id: string,
): Promise<Notice> {
  const row = await findNewsletter(shop.db, id);
  if (!row) return { ...text.actFailed, text: text.notFound, tone: "destructive" };
  const written = writtenOf(row);
  const languages = languagesOf(written);
  const mails = await Promise.all(
    languages.map((language) => newsletterTo(shop, written, { to: actor.email, language })),
  );
  await inTransaction(shop.db, async (trx) => {
    for (const mail of mails)
      await queueMail(trx, { ...mail, kind: "newsletter-test", subject: text.testSubject(mail.subject) });
    await note(trx, actor.id, "tested", id);
  });
  shop.sendMailSoon();
  return text.tested(actor.email, languages.length);
}
