import { sql } from "kysely";
import { afterEach } from "vitest";
import { smtpCarrier } from "#mail/sending/mail-carrier.server.ts";
import { sendNewsletters } from "#newsletters/sending/send-newsletters.server.ts";
import { beginSending } from "#newsletters/sending/sending-state.db.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { catchMails } from "../mail-catcher.ts";
import type { TestShop } from "./each-shop.ts";

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

/** Who reads newsletters, and how they are sent. */
export function newsletterShop(shop: TestShop) {
  const closing: (() => void)[] = [];
  afterEach(() => {
    for (const close of closing.splice(0)) close();
  });
  type Subscriber = { email: string; language?: "hi"; left?: true; spam?: true };
  async function subscribe(...people: (string | Subscriber)[]) {
    for (const person of people) {
      const { email, language, left, spam } = typeof person === "string" ? { email: person } : person;
      await shop.add("newsletter_subscribers", {
        id: email,
        email: `${email}@example.com`,
        consent_source: "footer",
        unsubscribe_token: `token-of-${email}-long`,
        language: language ?? "en",
        spam: spam ?? false,
        unsubscribed_at: left ? shop.clock : null,
      });
    }
  }

  async function begin(change: object = {}, id = "lamps"): Promise<number | undefined> {
    const content = '<p>See <a href="/shop">the lamps</a>.</p>';
    await shop.add("newsletters", { id, subject: "Lamps", content, ...change });
    return inTransaction(shop.db, (trx) => beginSending(trx, id, 1));
  }

  const states = async () => {
    const all = await shop.rows("newsletter_deliveries", {}, "subscriber_id");
    return Object.fromEntries(all.map(({ subscriber_id, state }) => [subscriber_id ?? "?", state]));
  };
  const becomeDue = async () => {
    await shop.set("newsletter_deliveries", {}, { next_attempt_at: sql`now()` });
    await shop.set("newsletters", {}, { held_until: null });
  };

  async function sendTo(server: { url: string; close(): void }, patience = 10_000, moment = shop.clock) {
    const from = () => ({ name: "Jhola", address: "hello@jhola.example" });
    const carrier = smtpCarrier(server.url, from, patience, 1);
    closing.push(carrier.close, server.close);
    await sendNewsletters({ ...shop, db: shop.db, carrier, now: () => moment, perMinute: atOnce });
  }

  return {
    subscribe,
    begin,
    states,
    newsletter: (id = "lamps") => shop.row("newsletters", id),
    subscriber: (id: string) => shop.row("newsletter_subscribers", id),
    becomeDue,
    sendTo,
  };
}
