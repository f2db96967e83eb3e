import { writeAudit } from "#platform/audit/audit.db.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import {
  type Allowance,
  longestWaitSeconds,
  returnToken,
  takeToken,
} from "#platform/limits/rate-limit.db.server.ts";
import type { Services } from "#platform/services.server.ts";
import { isSecret } from "../certificate-secret.server.ts";
import { lockCertificate, noteClaimed } from "../certificates.db.server.ts";

/** Wrong secrets of one network. Counted before they are looked at, so that many at once count, too. */
const wrongSecrets: Allowance = { name: "certificate-secrets", most: 10, windowSeconds: longestWaitSeconds };

export type Claimed =
  /** `before`: it was claimed already, with the same secret; nothing is changed. */
  { kind: "claimed" } | { kind: "before"; at: Date } | { kind: "wrong" | "void" | "missing" | "limited" };

interface Claim {
  code: string;
  secret: string;
  clientAddress: string;
}

/**
 * Notes that the holder of a piece's secret has the piece, once and for ever (CERTIFICATE-10): of many who
 * send it at once one is the first.
 */
export async function claimCertificate(
  { db, now }: Pick<Services, "db" | "now">,
  { code, secret, clientAddress }: Claim,
): Promise<Claimed> {
  if (!(await takeToken(db, wrongSecrets, clientAddress, now())).ok) return { kind: "limited" };
  const done = await inTransaction(db, async (trx): Promise<Claimed> => {
    const found = await lockCertificate(trx, code);
    if (!found) return { kind: "missing" };
    const { id, state, secretHash, claimedAt } = found;
    if (state === "void") return { kind: "void" };
    if (!isSecret(code, secret, secretHash)) return { kind: "wrong" };
    if (claimedAt) return { kind: "before", at: claimedAt };
    await noteClaimed(trx, id, now());
    await writeAudit(trx, {
      actorId: null,
      action: "certificate.claimed",
      entity: "certificates",
      entityId: id,
    });
    return { kind: "claimed" };
  });
  if (done.kind === "claimed" || done.kind === "before") await returnToken(db, wrongSecrets, clientAddress);
  return done;
}
