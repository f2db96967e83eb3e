import type { DoneTo } from "#platform/audit/acts.ts";
import { type AuditEntry, writeAudit } from "#platform/audit/audit.db.server.ts";
import type { Trx } from "#platform/database/db.ts";

/** One of the staff, or a maker by their own page, who has no account. */
type LotDoer = { id: string } | { maker: string };

/** Keeps who did what to a lot, in the transaction of the act itself. */
export const noteOnLot = (
  trx: Trx,
  by: LotDoer,
  lotId: string,
  done: DoneTo<"lot">,
  detail: AuditEntry["detail"] = {},
): Promise<void> =>
  writeAudit(trx, {
    actorId: "id" in by ? by.id : null,
    action: `lot.${done}`,
    entity: "lots",
    entityId: lotId,
    detail: "maker" in by ? { doer: by.maker, ...detail } : detail,
  });
