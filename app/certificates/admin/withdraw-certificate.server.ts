import type { Doer } from "#accounts/permissions/holder.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";
import { findCertificate, voidByOwner } from "../certificates.db.server.ts";
import type { Withdrawal } from "./withdraw.form.ts";

type Withdrawn = "withdrawn" | "stale" | "void" | "gone";

/** Voids a certificate by the owner's word, for good (CERTIFICATE-49). */
export const withdrawCertificate = (
  { db, now }: Pick<Services, "db" | "now">,
  actor: Doer<"pack">,
  { code, version, why }: Withdrawal & { code: string },
): Promise<Withdrawn> =>
  inTransaction(db, async (trx) => {
    const id = await voidByOwner(trx, { code, version }, { void_at: now(), void_note: why });
    if (id === undefined) {
      const found = await findCertificate(trx, code);
      if (!found) return "gone";
      return found.state === "void" ? "void" : "stale";
    }
    await writeAudit(trx, {
      ...{ actorId: actor.id, action: "certificate.withdrawn" },
      ...{ entity: "certificates", entityId: id, detail: { certificate: code } },
    });
    return "withdrawn";
  });
