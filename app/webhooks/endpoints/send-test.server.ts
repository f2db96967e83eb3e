import { sql } from "kysely";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";
import {
  attemptsOf,
  claimSeconds,
  markDelivered,
  markFailed,
} from "../delivering/due-deliveries.db.server.ts";
import { type Sent, sendAttempt } from "../delivering/send-attempt.server.ts";
import { testEvent } from "../events/event-types.ts";

/**
 * Sends an endpoint an event that means nothing, once, and says what came of it; undefined where there is no
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

/** Claimed from the start, so that no round sends it. */
const queueTest = ({ db }: Pick<Services, "db">, endpointId: string): Promise<string | undefined> =>
  inTransaction(db, async (trx) => {
    const { rows } = await sql<{ id: string }>`
      with endpoint as (select id from webhook_endpoints where id = ${endpointId} for key share),
      event as (
        insert into webhook_events (type, data)
        select ${testEvent}::text, '{"message":"This is a test."}'::json from endpoint returning id)
      insert into webhook_deliveries (event_id, endpoint_id, attempts, attempted_at, next_attempt_at)
      select event.id, endpoint.id, 1, now(), now() + make_interval(secs => ${sql.lit(claimSeconds)})
      from event, endpoint returning id`.execute(trx);
    return rows[0]?.id;
  });
