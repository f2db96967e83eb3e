import { setTimeout as pause } from "node:timers/promises";
import { openCarrier } from "#mail/sending/deliver-mail.server.ts";
import { type MailCarrier, RecipientRefused } from "#mail/sending/mail-carrier.server.ts";
import { failureKind, mailFailure } from "#mail/sending/mail-failure.ts";
import { backOffAfter, isMailDue, mostAttempts } from "#mail/sending/outbox.db.server.ts";
import { dressMail } from "#mail/writing/finish-mail.server.ts";
import { mailIn } from "#mail/writing/spoken-mail.server.ts";
import { unsubscribeLink } from "#newsletters/signing-up/unsubscribe-link.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Job } from "#platform/jobs/run-jobs.server.ts";
import { failureFacts } from "#platform/log.server.ts";
import type { Services } from "#platform/services.server.ts";
import type { Language } from "#values/language/language.ts";
import { afterTrouble, campaignName } from "./campaign.ts";
import {
  type ClaimedDelivery,
  claimDelivery,
  noteSent,
  noteTrouble,
  settle,
} from "./deliveries.db.server.ts";
import { newsletterMail } from "./newsletter.email.ts";
import { partsIn, type SharedParts, writtenNewsletter } from "./newsletter-parts.db.server.ts";
import { noteUnreached, stopRefused } from "./reach.db.server.ts";
import { endSending, holdNewsletter, isAnySending, pauseSending } from "./sending-state.db.server.ts";

export const newslettersJobName = "newsletters";

/** Sends newsletters over one connection of their own: those of the outbox stay free. */
export const newslettersJob = (shop: Pick<Services, "db" | "config" | "log" | "now">): Job => ({
  name: newslettersJobName,
  everySeconds: 5,
  run: async (isStopped) => {
    if (!(await isAnySending(shop.db))) return;
    const carrier = openCarrier(shop.config, 1);
    try {
      const { perMinute } = shop.config.newsletter;
      await sendNewsletters({ ...shop, carrier, perMinute }, isStopped);
    } finally {
      carrier.close();
    }
  },
});

interface NewsletterShop extends Pick<Services, "db" | "log" | "now"> {
  config: Pick<Services["config"], "origin" | "shop">;
  carrier: MailCarrier;
  /** Mails a minute, of all copies of the shop together. */
  perMinute: number;
}

/** A round ends after this long, and the next one begins, so that its cache is never old. */
const roundMs = 20_000;
const stepMs = 200;

/**
 * Sends the due mails of all newsletters, one after the other. The outbox goes first: an order's mail waits
 * for no newsletter.
 */
export async function sendNewsletters(shop: NewsletterShop, isStopped = () => false): Promise<void> {
  const end = performance.now() + roundMs;
  const shared = sharedParts(shop);
  while (!isStopped() && performance.now() < end) {
    if (await isMailDue(shop.db)) return;
    const next = await claimDelivery(shop.db, shop.perMinute);
    if (next.kind === "none") return endSending(shop.db);
    if (next.kind === "wait") await waitFor(next.ms, () => isStopped() || performance.now() > end);
    else await send(shop, next, shared);
  }
}

async function waitFor(ms: number, isOver: () => boolean): Promise<void> {
  const until = performance.now() + ms;
  while (performance.now() < until && !isOver())
    await pause(Math.min(stepMs, Math.max(1, until - performance.now())), undefined, { ref: false });
}

interface Shared extends SharedParts {
  startedAt: Date;
}

/** Makes the shared parts of a newsletter once a round. */
function sharedParts({ db, now }: NewsletterShop) {
  const made = new Map<string, Promise<Shared>>();
  const make = async (id: string, language: Language): Promise<Shared> => {
    const written = await writtenNewsletter(db, id);
    if (!written) throw new Error("a newsletter is gone");
    return { ...(await partsIn(db, language, written, now())), startedAt: written.startedAt ?? now() };
  };
  return (id: string, language: Language): Promise<Shared> => {
    const key = `${id} ${language}`;
    const known = made.get(key) ?? make(id, language);
    made.set(key, known);
    return known;
  };
}

async function send(
  shop: NewsletterShop,
  claimed: ClaimedDelivery,
  shared: ReturnType<typeof sharedParts>,
): Promise<void> {
  const { carrier, log } = shop;
  const { id, newsletterId, language, to } = claimed;
  const { startedAt, ...parts } = await shared(newsletterId, language);
  const mail = mailTo(shop, claimed, parts);
  const { unsubscribe, ...dressed } = await dressMail(mail);
  const listId = `newsletter.${new URL(shop.config.origin).hostname}`;
  try {
    const envelope = { id, kind: mail.kind, to, replyTo: mail.replyTo, createdAt: startedAt };
    await carrier.send({ ...envelope, ...dressed, unsubscribe, listId });
  } catch (error) {
    const cause = error instanceof RecipientRefused ? error.cause : error;
    log.warn(
      { delivery: id, newsletter: newsletterId, attempts: claimed.attempts, ...mailFailure(cause) },
      "a newsletter could not be delivered",
    );
    return noteFailure(shop, claimed, cause);
  }
  await keepTrying(shop, () => noteSent(shop.db, id));
}

function mailTo(shop: NewsletterShop, claimed: ClaimedDelivery, { name, ...parts }: SharedParts) {
  const { newsletterId, language, to, unsubscribeToken } = claimed;
  const { origin, shop: facts } = shop.config;
  const unsubscribe = unsubscribeLink(origin, unsubscribeToken, newsletterId);
  const campaign = { origin, language, name: campaignName(name) };
  return mailIn(language, { origin }, () =>
    newsletterMail(to, { ...parts, unsubscribe }, { shop: facts, campaign }),
  );
}

/** Records a failed try at the mail, its address and the whole newsletter (NEWSLETTER-14, -21 to -23). */
function noteFailure(shop: NewsletterShop, claimed: ClaimedDelivery, error: unknown): Promise<void> {
  const { newsletterId, subscriberId, attempts } = claimed;
  const kind = failureKind(error);
  return inTransaction(shop.db, async (trx) => {
    if (kind === "mailbox") {
      await settle(trx, claimed, "refused");
      await stopRefused(trx, subscriberId);
      return;
    }
    const isOver = attempts >= mostAttempts;
    await settle(trx, claimed, isOver ? "failed" : { againInMinutes: backOffAfter(attempts) });
    if (kind === "later") {
      if (isOver) await noteUnreached(trx, subscriberId, shop.now());
      return;
    }
    const troubles = await noteTrouble(trx, newsletterId, troubleOf(error));
    const then = afterTrouble(kind, troubles, mostAttempts);
    if (then === "pauses") await pauseSending(trx, newsletterId);
    if (then === "waits") await holdNewsletter(trx, newsletterId, backOffAfter(troubles));
  });
}

/** The step and the server's number: 'DATA 554'. Its words can quote addresses, and are left out. */
function troubleOf(error: unknown): string {
  const { code, command, responseCode } = mailFailure(error);
  return [command, responseCode ?? code].filter((part) => part !== undefined).join(" ") || "?";
}

const noteTries = 20;
const betweenNotesMs = 3_000;

/**
 * The mail server has the mail already: until that is noted, its claim's end would send it once more. A
 * database that is away for a moment is waited for, well within the claim.
 */
async function keepTrying({ log }: NewsletterShop, note: () => Promise<void>): Promise<void> {
  for (let left = noteTries; ; left--) {
    try {
      return await note();
    } catch (error) {
      if (left <= 1) throw error;
      log.warn(failureFacts(error), "that a newsletter was sent could not be noted yet");
      await pause(betweenNotesMs, undefined, { ref: false });
    }
  }
}
