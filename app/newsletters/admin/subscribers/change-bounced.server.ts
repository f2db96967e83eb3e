import type { Doer } from "#accounts/permissions/holder.ts";
import { writeAudits } from "#platform/audit/audit.db.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";
import { markBounced, markReachable } from "./subscriber.db.server.ts";

type Shop = Pick<Services, "db" | "now">;

/**
 * Writes no more to those of these addresses that are subscribed (NEWSLETTER-24); returns how many there
 * were.
 */
export const bounceAddresses = (
  { db, now }: Shop,
  { id: actorId }: Doer<"messages">,
  by: Parameters<typeof markBounced>[1],
): Promise<number> =>
  inTransaction(db, async (trx) => {
    const ids = await markBounced(trx, by, now());
    await writeAudits(trx, linesOf(actorId, ids, "subscriber.bounced"));
    return ids.length;
  });

/** Writes to them again, as when a mailbox was full for a while. */
export const unbounceSubscribers = (
  { db }: Shop,
  { id: actorId }: Doer<"messages">,
  ids: readonly string[],
): Promise<number> =>
  inTransaction(db, async (trx) => {
    const changed = await markReachable(trx, ids);
    await writeAudits(trx, linesOf(actorId, changed, "subscriber.reachable"));
    return changed.length;
  });

/** The lines name nobody: an address would be kept data. */
const linesOf = (
  actorId: string,
  ids: readonly string[],
  action: "subscriber.bounced" | "subscriber.reachable",
) => ids.map((entityId) => ({ actorId, entityId, action, entity: "newsletter_subscribers" as const }));
