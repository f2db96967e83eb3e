import { type AuditLine, auditOf } from "#platform/audit/audit.db.server.ts";
import type { Services } from "#platform/services.server.ts";
import type { Certificate } from "../certificate.ts";
import { isCode, typedSigns } from "../certificate-code.ts";
import { printableSecret } from "../certificate-secret.server.ts";
import { findCertificate } from "../certificates.db.server.ts";
import { orderOfPiece } from "./certificate-list.db.server.ts";

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
