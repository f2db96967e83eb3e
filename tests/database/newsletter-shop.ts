import { type Kysely, sql } from "kysely";
import { beginSending } from "#enquiries/newsletter/sending/deliveries.db.server.ts";
import { sendNewsletters } from "#enquiries/newsletter/sending/send-newsletters.server.ts";
import { parseConfig } from "#platform/config/config.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { openLog } from "#platform/log.server.ts";
import { smtpCarrier } from "#platform/mail/sending/mail-carrier.server.ts";
import { catchMails } from "../mail-catcher.ts";

const log = openLog("silent");
const config = parseConfig({ APP_ORIGIN: "http://localhost:3000" });
/** Nothing waits for its turn. */
export const atOnce = Number.POSITIVE_INFINITY;

type Answer = [code: number, words: string] | undefined;

/** A mail server that answers recipients by their names. */
export const answeringMails = (answerTo: (address: string) => Answer) =>
  catchMails({
    hideENHANCEDSTATUSCODES: true,
    onRcptTo: ({ address }, _session, done) => {
      const answer = answerTo(address);
      done(answer && Object.assign(new Error(answer[1]), { responseCode: answer[0] }));
    },
  });

/** Who reads newsletters, and how they are sent; `closing` ends what was opened for that. */
export function newsletterShop(db: () => Kysely<Tables>, closing: (() => void)[], now: Date) {
  async function subscribe(
    ...people: (string | { email: string; language?: "hi"; left?: true; spam?: true })[]
  ) {
    for (const person of people) {
      const { email, language, left, spam } = typeof person === "string" ? { email: person } : person;
      await db()
        .insertInto("newsletter_subscribers")
        .values({
          ...{
            id: email,
            email: `${email}@example.com`,
            consent_source: "footer",
            unsubscribe_token: `token-of-${email}-long`,
          },
          ...{ language: language ?? "en", spam: spam ?? false, unsubscribed_at: left ? now : null },
        } as never)
        .execute();
    }
  }

  async function begin(change: object = {}, id = "lamps"): Promise<number | undefined> {
    await db()
      .insertInto("newsletters")
      .values({ id, subject: "Lamps", content: '<p>See <a href="/shop">the lamps</a>.</p>', ...change })
      .execute();
    return inTransaction(db(), (trx) => beginSending(trx, id, 1));
  }

  const rows = async () => {
    const all = await db()
      .selectFrom("newsletter_deliveries")
      .select(["subscriber_id as who", "state"])
      .orderBy("subscriber_id")
      .execute();
    return Object.fromEntries(all.map(({ who, state }) => [who ?? "?", state]));
  };
  const newsletter = (id = "lamps") =>
    db().selectFrom("newsletters").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const subscriber = (id: string) =>
    db().selectFrom("newsletter_subscribers").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const becomeDue = async () => {
    await db().updateTable("newsletter_deliveries").set({ next_attempt_at: sql<Date>`now()` }).execute();
    await db().updateTable("newsletters").set({ held_until: null }).execute();
  };

  async function sendTo(server: { url: string; close(): void }, patience = 10_000, moment = now) {
    const carrier = smtpCarrier(
      server.url,
      () => ({ name: "Jhola", address: "hello@jhola.example" }),
      patience,
      1,
    );
    closing.push(carrier.close, server.close);
    await sendNewsletters({ db: db(), log, config, carrier, now: () => moment, perMinute: atOnce });
  }

  return { subscribe, begin, rows, newsletter, subscriber, becomeDue, sendTo };
}
