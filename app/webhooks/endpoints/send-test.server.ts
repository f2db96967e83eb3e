import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";
import { attemptsOf, markDelivered, markFailed } from "../delivering/due-deliveries.db.server.ts";
import { type Sent, sendAttempt } from "../delivering/send-attempt.server.ts";
import { queueTest } from "./endpoints.db.server.ts";

/**
 * Sends an endpoint an event that means nothing, once, and returns the outcome; undefined where there is no
 * such endpoint. It counts for nothing: a test that fails stops no endpoint, and one that arrives heals none.
 */
export async function sendTest(
  shop: Pick<Services, "db" | "config" | "secret" | "now">,
  endpointId: string,
): Promise<Sent | undefined> {
  const id = await queueTest(shop, endpointId);
  const [attempt] = id === undefined ? [] : await attemptsOf(shop.db, [id]);
  if (!attempt) return undefined;
  const sent = await sendAttempt(shop, attempt);
  const { hasArrived, ...outcome } = sent;
  await inTransaction(shop.db, (trx) =>
    hasArrived
      ? markDelivered(trx, attempt, outcome)
      : markFailed(trx, attempt, { ...outcome, gap: undefined }),
  );
  return sent;
}
