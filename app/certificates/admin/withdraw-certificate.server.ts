import type { Doer } from "#accounts/permissions/holder.ts";
import { type AuditLine, auditOf, writeAudit } from "#platform/audit/audit.db.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Services } from "#platform/services.server.ts";
import type { Certificate, CertificateState } from "../certificate.ts";
import { isCode, typedSigns } from "../certificate-code.ts";
import { printableSecret } from "../certificate-secret.server.ts";
import { findCertificate, voidByOwner } from "../certificates.db.server.ts";
import { orderOfPiece } from "./certificate-list.db.server.ts";
import type { Withdrawal } from "./withdraw.form.ts";

type Withdrawn = "withdrawn" | "stale" | "void" | "gone";

const whyNot: Record<CertificateState, Withdrawn> = { void: "void", issued: "stale", claimed: "stale" };

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
      return whyNot[found.state];
    }
    await writeAudit(trx, {
      actorId: actor.id,
      action: "certificate.withdrawn",
      entity: "certificates",
      entityId: id,
      detail: { certificate: code },
    });
    return "withdrawn";
  });

/** A certificate as the owner opens it; what its secret is made of stays with the server. */
export interface OpenCertificate {
  certificate: Omit<Certificate, "secretHash">;
  order: { id: string; number: string } | null;
  /** Can its card be printed with its secret? */
  hasSecret: boolean;
  history: AuditLine[];
}

/** The certificate with this code, as it is typed or linked; undefined when there is none. */
export async function openCertificate(
  { db, secret }: Pick<Services, "db" | "secret">,
  typed: string,
): Promise<OpenCertificate | undefined> {
  const code = typedSigns(typed);
  const found = isCode(code) ? await findCertificate(db, code) : undefined;
  if (!found) return undefined;
  const { secretHash: _, ...certificate } = found;
  const order = found.orderItemId === null ? undefined : await orderOfPiece(db, found.orderItemId);
  return {
    certificate,
    order: order ?? null,
    hasSecret: printableSecret(found, secret) !== undefined,
    history: await auditOf(db, "certificates", found.id),
  };
}
