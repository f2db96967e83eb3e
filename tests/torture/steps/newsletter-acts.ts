import { randomInt } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { sendPath } from "#enquiries/admin/newsletters/newsletter.ts";
import { beginSending } from "#enquiries/newsletter/sending/deliveries.db.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Copies } from "../copies/copies.ts";
import { countIn } from "../copies/counts.ts";
import { post } from "../visitors.ts";
import type { Act, Step } from "./act.ts";

const readers = ["first", "second", "third"];

/** A draft, and three who read it; nobody else does. */
async function draftFor({ db }: Copies) {
  const id = `letter-${randomInt(1e9)}`;
  await db.updateTable("newsletter_subscribers").set({ unsubscribed_at: new Date() }).execute();
  const subscribers = readers.map((name) => ({
    ...{ id: `${name}-${id}`, email: `${name}-${id}@example.com`, consent_source: "footer" },
    unsubscribe_token: `way-out-of-${name}-${id}`,
  }));
  await db.insertInto("newsletter_subscribers").values(subscribers).execute();
  await db.insertInto("newsletters").values({ id, subject: "Lamps", content: "<p>Lit.</p>" }).execute();
  const deliveries = (where: ReturnType<typeof sql>) =>
    countIn(db, sql`select count(*) from newsletter_deliveries where newsletter_id = ${id} and ${where}`);
  return { id, deliveries, each: async (where: ReturnType<typeof sql>) => (await deliveries(where)) / 3 };
}

const begin: Act = {
  name: "a newsletter begun",
  steps: [
    ["update", "newsletters", "NEW.state = 'sending'"],
    ["insert", "newsletter_deliveries"],
    ["insert", "audit_log"],
  ],
  async ready(copies) {
    const { db, visit } = copies;
    const { id, each } = await draftFor(copies);
    return {
      press: () =>
        post(visit, sendPath(id), new URLSearchParams({ version: "1" }), { Cookie: visit.adminCookie }),
      traces: {
        "newsletters that are sent": () =>
          countIn(db, sql`select count(*) from newsletters where id = ${id} and state <> 'draft'`),
        "mails to each": () => each(sql`true`),
        "audit rows": () =>
          countIn(
            db,
            sql`select count(*) from audit_log where entity_id = ${id} and action = 'newsletter.started'`,
          ),
      },
    };
  },
};

/** How many mails lie in the outbox folder for each of the three; one sent twice has the same name. */
function arrivedOf({ dataDir }: Copies, id: string): number {
  const folder = join(dataDir, "outbox");
  const mails = readdirSync(folder)
    .filter((name) => name.includes("newsletter"))
    .map((name) => readFileSync(join(folder, name), "utf8"));
  const counts = readers.map(
    (name) => mails.filter((mail) => mail.includes(`To: ${name}-${id}@example.com`)).length,
  );
  return counts.every((count) => count === counts[0]) ? (counts[0] ?? 0) : Number.NaN;
}

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
    const { id, each, deliveries } = await draftFor(copies);
    return {
      beforeStart: () => inTransaction(db, (trx) => beginSending(trx, id, 1)),
      // The dead shop's claim ends.
      afterKill: () =>
        sql`update newsletter_deliveries set next_attempt_at = now(), tried_at = null
          where newsletter_id = ${id} and state = 'waiting'`.execute(db),
      traces: {
        "mails that each has": async () => arrivedOf(copies, id),
        "mails noted as sent": () => each(sql`state = 'sent'`),
        "mails tried as often as they may be": async () =>
          (await deliveries(sql`attempts = 1`)) / (readers.length - triedAgain),
        "newsletters that are sent": () =>
          countIn(db, sql`select count(*) from newsletters where id = ${id} and state = 'sent'`),
      },
    };
  },
});

export const newsletterActs: readonly Act[] = [
  begin,
  sending(
    "a newsletter's mail, not sent yet",
    ["update", "newsletter_deliveries", "NEW.attempts > OLD.attempts AND NEW.subscriber_id LIKE 'second-%'"],
    0,
  ),
  sending(
    "a newsletter's mail, sent and not noted yet",
    ["update", "newsletter_deliveries", "NEW.state = 'sent' AND NEW.subscriber_id LIKE 'second-%'"],
    1,
  ),
  sending("a newsletter's end", ["update", "newsletters", "NEW.state = 'sent'"], 0),
];
