import type { Actor } from "#accounts/actor.ts";
import type { DoneTo } from "#platform/audit/acts.ts";
import { type AuditEntry, writeAudit } from "#platform/audit/audit.db.server.ts";
import type { Trx } from "#platform/database/db.ts";

/** What the owner did to an offer; all its revisions have one history, by its number. */
export const auditOffer = (
  trx: Trx,
  actor: Pick<Actor, "id">,
  number: string,
  { done, detail }: { done: DoneTo<"offer">; detail?: AuditEntry["detail"] },
): Promise<void> =>
  writeAudit(trx, {
    actorId: actor.id,
    action: `offer.${done}`,
    entity: "offers",
    entityId: number,
    ...(detail ? { detail } : {}),
  });
