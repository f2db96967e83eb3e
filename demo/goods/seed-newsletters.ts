import { newsletters, readers } from "../content/newsletters.ts";
import { seedId } from "../seed-id.ts";
import type { Trx } from "../shop.ts";

const signedUp = Date.parse("2026-03-04T19:10:00+05:30");
const apart = 9 * 24 * 60 * 60 * 1000;
/** Each mail left so long after the one before. */
const pace = 2000;

/** Those who signed up, a newsletter that they got, and a draft. */
export async function seedNewsletters(trx: Trx): Promise<void> {
  await seedReaders(trx);
  for (const { id, hindi, products, writtenAt, sentAt, ...words } of newsletters) {
    const sent = sentAt === undefined ? undefined : new Date(sentAt);
    const ended = sent && new Date(sent.getTime() + readers.length * pace);
    await trx
      .insertInto("newsletters")
      .values({
        ...{ id: seedId(id), ...words, products: products.map(seedId), created_at: new Date(writtenAt) },
        ...(hindi && { subject_hi: hindi.subject, preview_hi: hindi.preview, content_hi: hindi.content }),
        ...(sent && { state: "sent" as const, version: 2, started_at: sent, ended_at: ended }),
      })
      .execute();
    if (sent) await seedDeliveries(trx, seedId(id), sent);
  }
  // Who left in June is forgotten by now, as the shop's own job would do it.
  await trx.deleteFrom("newsletter_subscribers").where("unsubscribed_at", "is not", null).execute();
}

async function seedReaders(trx: Trx): Promise<void> {
  const rows = readers.map(({ email, source, language, now }, place) => {
    const at = new Date(signedUp + place * apart);
    const over = new Date("2026-06-12T10:20:00+05:30");
    return {
      ...{ id: seedId(`reader ${email}`), email, language, consent_source: source },
      ...{ consent_at: at, created_at: at, unsubscribe_token: seedId(`reader token ${email}`) },
      unsubscribed_at: now === "left" ? over : null,
      ...(now === "bounced" && { bounced_at: over, bounce: "refused" as const }),
    };
  });
  await trx.insertInto("newsletter_subscribers").values(rows).execute();
}

async function seedDeliveries(trx: Trx, newsletter_id: string, begun: Date): Promise<void> {
  const rows = readers.map(({ email, language, now }, place) => {
    const settled_at = new Date(begun.getTime() + (place + 1) * pace);
    return {
      ...{ id: seedId(`${newsletter_id} ${email}`), newsletter_id, subscriber_id: seedId(`reader ${email}`) },
      ...{ language, attempts: 1, next_attempt_at: settled_at, tried_at: settled_at, settled_at },
      state: now === "bounced" ? ("refused" as const) : ("sent" as const),
      unsubscribed_at: now === "left" ? new Date("2026-06-12T10:20:00+05:30") : null,
    };
  });
  await trx.insertInto("newsletter_deliveries").values(rows).execute();
}
