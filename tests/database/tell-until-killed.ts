import { firstMessageStatus } from "#enquiries/contact/receive-contact.server.ts";
import { parseConfig } from "#platform/config/config.server.ts";
import { openDatabase } from "#platform/database/open-database.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { openLog } from "#platform/log.server.ts";
import { deliveryRounds } from "#webhooks/delivering/webhook-jobs.server.ts";
import { noteEvent } from "#webhooks/events/note-event.db.server.ts";
import { addRow } from "./test-rows.ts";

// Keeps messages in the database named on the command line, each with its event, saying each one's id once it
// is confirmed, and delivers meanwhile; until it is killed.
const [, , url = "", secret = ""] = process.argv;
const log = openLog("silent");
const { db } = await openDatabase({ url, directory: "", log });
const round = deliveryRounds({
  ...{ db, log, secret, config: parseConfig({ WEBHOOKS_ALLOW_PRIVATE: "yes" }) },
  ...{ now: () => new Date(), sendMailSoon: () => undefined },
});
const deliver = async (): Promise<void> => {
  await round(() => false);
  setTimeout(deliver, 5);
};
void deliver();
const message = { full_name: "Asha", email: "asha@example.com", message_content: "Is it washable?" };
for (;;) {
  const id = await inTransaction(db, async (trx) => {
    const kept = await addRow(trx, "contact_messages", { ...message, status: firstMessageStatus });
    await noteEvent(trx, "message.received", { id: kept.id });
    return kept.id;
  });
  process.stdout.write(`${id}\n`);
}
