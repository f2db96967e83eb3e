import { sql } from "kysely";
import { beginSending } from "#enquiries/newsletter/sending/deliveries.db.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { arrivedOf, draftFor, pressSend, readers } from "../copies/newsletter-draft.ts";
import type { Act, Step } from "./act.ts";

const begin: Act = {
  name: "a newsletter begun",
  steps: [
    "update newsletters when NEW.state = 'sending'",
    "insert newsletter_deliveries",
    "insert audit_log",
  ],
  async ready(copies) {
    const { id, each } = await draftFor(copies);
    return {
      press: pressSend(copies, id),
      traces: {
        "newsletters that are sent": sql`select count(*) from newsletters where id = ${id} and state <> 'draft'`,
        "mails to each": () => each(sql`true`),
        "audit rows": sql`select count(*) from audit_log where entity_id = ${id} and action = 'newsletter.started'`,
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
        "newsletters that are sent": sql`select count(*) from newsletters where id = ${id} and state = 'sent'`,
      },
    };
  },
});

export const newsletterActs: readonly Act[] = [
  begin,
  sending(
    "a newsletter's mail, not sent yet",
    "update newsletter_deliveries when NEW.attempts > OLD.attempts AND NEW.subscriber_id LIKE 'second-%'",
    0,
  ),
  sending(
    "a newsletter's mail, sent and not noted yet",
    "update newsletter_deliveries when NEW.state = 'sent' AND NEW.subscriber_id LIKE 'second-%'",
    1,
  ),
  sending("a newsletter's end", "update newsletters when NEW.state = 'sent'", 0),
];
