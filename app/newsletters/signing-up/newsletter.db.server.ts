import type { Db } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { languageNow } from "#values/language/language.ts";
import type { NewsletterSignUp, NewsletterSource } from "./newsletter.form.ts";

interface Consent {
  at: Date;
  /** The honeypot was filled: stored for the owner's eyes, apart from the others. */
  spam: boolean;
  /** Lets a mail's reader unsubscribe without signing in. */
  unsubscribeToken: string;
}

/**
 * Ends the subscription that a mail's link names, and notes of the newsletter `from` that it was its link;
 * false for a link that is none. Ending it twice changes nothing.
 */
export async function unsubscribe(db: Db, token: string, now: Date, from?: string): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const before = await trx
      .selectFrom("newsletter_subscribers")
      .select(["id", "unsubscribed_at"])
      .where("unsubscribe_token", "=", token)
      .forUpdate()
      .executeTakeFirst();
    if (!before) return false;
    if (before.unsubscribed_at !== null) return true;
    await trx
      .updateTable("newsletter_subscribers")
      .set({ unsubscribed_at: now })
      .where("id", "=", before.id)
      .execute();
    if (from !== undefined)
      await trx
        .updateTable("newsletter_deliveries")
        .set({ unsubscribed_at: now })
        .where("newsletter_id", "=", from)
        .where("subscriber_id", "=", before.id)
        .execute();
    return true;
  });
}

/**
 * Stores a sign-up once. A known address keeps its token and first consent; one that bounced, or came as spam
 * before, is welcome now. One that had left stays away: anybody can type it, and coming back takes the
 * mailbox's own word. A sign-up that looks like spam changes nothing about an address that is known. Returns
 * the subscription that began.
 */
export async function subscribe(
  db: Db,
  { email, source }: NewsletterSignUp,
  { at, spam, unsubscribeToken }: Consent,
): Promise<{ id: string; unsubscribeToken: string } | undefined> {
  const language = languageNow();
  return db
    .insertInto("newsletter_subscribers")
    .values({
      email,
      consent_source: source,
      consent_at: at,
      unsubscribe_token: unsubscribeToken,
      spam,
      language,
    })
    .onConflict((conflict) =>
      conflict
        .column("email")
        .doUpdateSet({
          consent_at: at,
          consent_source: source,
          spam: false,
          language,
          bounced_at: null,
          bounce: null,
          unreached: 0,
          unreached_since: null,
        })
        .where(({ and, eb, or, val }) =>
          and([
            eb(val(spam), "=", false),
            eb("newsletter_subscribers.unsubscribed_at", "is", null),
            or([
              eb("newsletter_subscribers.bounced_at", "is not", null),
              eb("newsletter_subscribers.spam", "=", true),
            ]),
          ]),
        ),
    )
    .returning(["id", "unsubscribe_token as unsubscribeToken"])
    .executeTakeFirst();
}

/** The subscription of an address that had left. */
export const findLeft = (
  db: Db,
  email: string,
): Promise<{ id: string; unsubscribeToken: string } | undefined> =>
  db
    .selectFrom("newsletter_subscribers")
    .select(["id", "unsubscribe_token as unsubscribeToken"])
    .where("email", "=", email)
    .where("unsubscribed_at", "is not", null)
    .executeTakeFirst();

/**
 * Begins a subscription anew that a mail's link names: the link proves the mailbox. False for a link that is
 * none; one that goes on is left as it is.
 */
export async function comeBack(db: Db, token: string, now: Date): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const known = await trx
      .selectFrom("newsletter_subscribers")
      .select(["id", "unsubscribed_at"])
      .where("unsubscribe_token", "=", token)
      .forUpdate()
      .executeTakeFirst();
    if (!known) return false;
    if (known.unsubscribed_at === null) return true;
    await trx
      .updateTable("newsletter_subscribers")
      .set({
        unsubscribed_at: null,
        consent_at: now,
        spam: false,
        language: languageNow(),
        bounced_at: null,
        bounce: null,
        unreached: 0,
        unreached_since: null,
      })
      .where("id", "=", known.id)
      .execute();
    return true;
  });
}

const source: NewsletterSource = "opening";

/** Sign-ups for the mail about the shop's opening. */
export const waitingForOpening = (db: Db) =>
  db
    .selectFrom("newsletter_subscribers")
    .where("consent_source", "=", source)
    .where("unsubscribed_at", "is", null)
    .where("bounce", "is", null)
    .where("spam", "=", false);

/** Forgets a newsletter sign-up altogether: its owner requested to be erased. */
export async function forgetSubscriber(db: Db, email: string): Promise<void> {
  await db.deleteFrom("newsletter_subscribers").where("email", "=", email).execute();
}
