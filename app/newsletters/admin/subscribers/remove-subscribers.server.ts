import type { Doer } from "#accounts/permissions/holder.ts";
import { writeAudits } from "#platform/audit/audit.db.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";
import { deleteSubscribers } from "./subscriber.db.server.ts";

/**
 * Forgets these sign-ups altogether; returns how many there were. The audit rows name nobody: that would be
 * kept data.
 */
export async function removeSubscribers(
  { db }: Pick<Services, "db">,
  { id: actorId }: Doer<"messages">,
  ids: readonly string[],
): Promise<number> {
  return inTransaction(db, async (trx) => {
    const gone = await deleteSubscribers(trx, ids);
    await writeAudits(
      trx,
      gone.map((entityId) => ({
        actorId,
        entityId,
        action: "subscriber.removed" as const,
        entity: "newsletter_subscribers",
      })),
    );
    return gone.length;
  });
}
