import { randomInt } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import { sendPath } from "#newsletters/admin/newsletter.ts";
import { beginSending } from "#newsletters/sending/sending-state.db.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { mailsIn, until } from "../../running-shop.ts";
import { pressedAtOnce, type Wanted } from "../copies/contest.ts";
import { type Act, auditsOf, type Copies, countIn } from "../copies/copies.ts";
import type { Step } from "../steps/brake.ts";
import { ownersForm } from "../visitors.ts";

const readers = ["first", "second", "third"];

/** A draft, and three who read it; nobody else does. */
async function draftFor({ db, visit }: Copies) {
  const id = `letter-${randomInt(1e9)}`;
  await db.updateTable("newsletter_subscribers").set({ unsubscribed_at: new Date() }).execute();
  const subscribers = readers.map((name) => ({
    id: `${name}-${id}`,
    email: `${name}-${id}@example.com`,
    consent_source: "footer",
    unsubscribe_token: `way-out-of-${name}-${id}`,
  }));
  await db.insertInto("newsletter_subscribers").values(subscribers).execute();
  await db.insertInto("newsletters").values({ id, subject: "Lamps", content: "<p>Lit.</p>" }).execute();
  return {
    id,
    deliveries: (where: RawBuilder<unknown>) =>
      countIn(db, sql`select count(*) from newsletter_deliveries where newsletter_id = ${id} and ${where}`),
    /** 'Send' of the page that asks once more, as it was rendered once. */
    press: () => ownersForm(visit, sendPath(id), { version: "1" }),
  };
}

/** How many mails lie in the outbox folder for each of the three; one sent twice has the same name. */
function arrivedOf({ dataDir }: Copies, id: string): number {
  const mails = mailsIn(`${dataDir}/outbox`);
  const [first = 0, ...others] = readers.map(
    (name) => mails.filter((mail) => mail.includes(`To: ${name}-${id}@example.com`)).length,
  );
  return others.every((count) => count === first) ? first : Number.NaN;
}

/** Two copies send it then; what one of them had under way when it died waits for its claim's end. */
const begunOften = pressedAtOnce("a newsletter begun by 20 at once", async (copies, isStruck) => {
  const { id, deliveries, press } = await draftFor(copies);
  const begun: Wanted[] = [
    ["times it was begun", auditsOf("newsletter.started", id), 1],
    ["mails to send", () => deliveries(sql`true`), 3],
  ];
  return {
    presses: Array(20).fill(press),
    async judge() {
      if (isStruck) return begun;
      await until(async () => (await deliveries(sql`state = 'sent'`)) === 3, "the newsletter was sent", 180);
      return [
        ...begun,
        ["mails that each has", arrivedOf(copies, id), 1],
        // A second one would have taken the first one's place in the folder.
        ["mails that were sent once", () => deliveries(sql`attempts = 1`), 3],
      ];
    },
  };
});

const begin: Act = {
  name: "a newsletter begun",
  steps: [
    "update newsletters when NEW.state = 'sending'",
    "insert newsletter_deliveries",
    "insert audit_log",
  ],
  async ready(copies) {
    const { id, deliveries, press } = await draftFor(copies);
    return {
      press,
      traces: {
        "newsletters that are sent": sql`select count(*) from newsletters where id = ${id} and state <> 'draft'`,
        "mails to each": async () => (await deliveries(sql`true`)) / 3,
        "audit rows": auditsOf("newsletter.started", id),
      },
    };
  },
};

/**
 * What is under way when the shop dies is gone on with: everybody has it, and whoever had it before is not
 * tried again. `triedAgain`: the second, whose mail the server had taken before that was noted; it comes
 * under the same Message-ID.
 */
const sending = (name: string, step: Step, triedAgain: 0 | 1): Act => ({
  name,
  steps: [step],
  inParts: true,
  isLong: true,
  async ready(copies) {
    const { db } = copies;
    const { id, deliveries } = await draftFor(copies);
    return {
      beforeStart: () => inTransaction(db, (trx) => beginSending(trx, id, 1)),
      // The dead shop's claim ends.
      afterKill: () =>
        sql`update newsletter_deliveries set next_attempt_at = now(), tried_at = null
          where newsletter_id = ${id} and state = 'waiting'`.execute(db),
      traces: {
        "mails that each has": async () => arrivedOf(copies, id),
        "mails noted as sent": async () => (await deliveries(sql`state = 'sent'`)) / 3,
        "mails tried as often as they may be": async () =>
          (await deliveries(sql`attempts = 1`)) / (readers.length - triedAgain),
        "newsletters that are sent": sql`select count(*) from newsletters where id = ${id} and state = 'sent'`,
      },
    };
  },
});

const ofSecond = "AND NEW.subscriber_id LIKE 'second-%'";

export const newsletterContests = [begunOften];
export const newsletterActs: readonly Act[] = [
  begin,
  sending(
    "a newsletter's mail, not sent yet",
    `update newsletter_deliveries when NEW.attempts > OLD.attempts ${ofSecond}`,
    0,
  ),
  sending(
    "a newsletter's mail, sent and not noted yet",
    `update newsletter_deliveries when NEW.state = 'sent' ${ofSecond}`,
    1,
  ),
  sending("a newsletter's end", "update newsletters when NEW.state = 'sent'", 0),
];
