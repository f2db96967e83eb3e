import { queueMail } from "#mail/sending/queue-mail.db.server.ts";
import { mailToStaff } from "#mail/writing/spoken-mail.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { MailServices, Services } from "#platform/services.server.ts";
import { stoppedMail } from "../mails/stopped.email.ts";
import { gapAfter } from "./attempts.ts";
import {
  claimDeliveries,
  markDelivered,
  markFailed,
  type SendingAttempt,
} from "./due-deliveries.db.server.ts";
import { type Sent, sendAttempt } from "./send-attempt.server.ts";
import { noteGivenUp, noteIll, noteWell } from "./standing.db.server.ts";

export type DeliveryShop = MailServices & Pick<Services, "secret" | "log">;

/** So many requests are open to one receiver at a time. */
const atOnce = 4;

/**
 * Delivers the due events of one endpoint, until none is left or none of a batch arrives: then the rest waits
 * for the next round, so that a receiver that is down is not overrun.
 */
export async function deliverTo(
  shop: DeliveryShop,
  endpointId: string,
  isStopped: () => boolean = () => false,
  chance: () => number = Math.random,
): Promise<void> {
  while (!isStopped()) {
    const attempts = await claimDeliveries(shop.db, endpointId, atOnce);
    const arrived = await Promise.all(attempts.map((attempt) => deliver(shop, attempt, chance)));
    if (attempts.length < atOnce || !arrived.includes(true)) return;
  }
}

/** Makes an attempt and stores its outcome; true where it arrived. */
async function deliver(shop: DeliveryShop, attempt: SendingAttempt, chance: () => number): Promise<boolean> {
  const sent = await sendAttempt(shop, attempt);
  const { hasArrived, ...outcome } = sent;
  await inTransaction(shop.db, async (trx) => {
    if (!hasArrived)
      return keepFailed(trx, shop, attempt, { sent, gap: gapAfter(attempt.attempts, chance()) });
    await markDelivered(trx, attempt, outcome);
    await noteWell(trx, attempt.endpointId);
  });
  if (!hasArrived) warn(shop, attempt, sent);
  return hasArrived;
}

async function keepFailed(
  trx: Trx,
  shop: DeliveryShop,
  attempt: SendingAttempt,
  { sent: { status, answer }, gap }: { sent: Sent; gap: number | undefined },
): Promise<void> {
  await markFailed(trx, attempt, { status, answer, gap });
  const { endpointId: id, url } = attempt;
  const isStopped = await noteIll(trx, id);
  if (isStopped) await queueMail(trx, await mailToStaff(trx, () => stoppedMail({ id, url }, shop.config)));
  else if (gap === undefined) await noteGivenUp(trx, id);
}

function warn(
  { log, sendMailSoon }: DeliveryShop,
  { id, attempts, event }: SendingAttempt,
  { status }: Sent,
): void {
  log.warn({ delivery: id, kind: event.type, attempts, status }, "a webhook could not be delivered");
  // The owner may just have been written to.
  sendMailSoon();
}
