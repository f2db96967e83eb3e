import { inTransaction } from "#platform/database/transaction.server.ts";
import { keepStatus } from "./keep-status.db.server.ts";
import { type HearingShop, takeAnswer } from "./take-answer.server.ts";
import type { Heard } from "./webhook-body.ts";

/** Keeps all that a webhook tells, or nothing: Meta sends what was not accepted again. Each counts once. */
export async function hearWebhook(shop: HearingShop, { statuses, answers }: Heard): Promise<void> {
  await inTransaction(shop.db, async (trx) => {
    // In one order, whatever webhooks come at once.
    const sorted = [...statuses].sort((one, other) => (one.wamid < other.wamid ? -1 : 1));
    for (const status of sorted) await keepStatus(trx, status);
    for (const answer of answers) await takeAnswer(trx, shop, answer);
  });
  if (answers.length > 0) shop.sendMailSoon();
}
