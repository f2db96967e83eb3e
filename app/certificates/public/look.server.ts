import type { Db } from "#platform/database/db.ts";
import {
  type Allowance,
  longestWaitSeconds,
  peekToken,
  takeToken,
} from "#platform/limits/rate-limit.db.server.ts";
import type { Certificate } from "../certificate.ts";
import { countLook, findCertificate } from "../certificates.db.server.ts";

/** Wrong codes of one network: enough for somebody who types cards at a fair. */
const unknownCodes: Allowance = { name: "certificate-codes", most: 20, windowSeconds: longestWaitSeconds };

/** A sender who comes back within this time has not looked once more. */
const oneLook = (code: string): Allowance => ({
  name: `certificate-look-${code}`,
  most: 1,
  windowSeconds: longestWaitSeconds,
});

interface Looking {
  code: string;
  clientAddress: string;
  /** False for the owner's own look, and for programs that ask for no page. */
  counts: boolean;
}

/** The certificate that somebody looks at, with this look (CERTIFICATE-8). Its code has been checked. */
export async function lookAt(
  { db, now }: { db: Db; now(): Date },
  { code, clientAddress, counts }: Looking,
): Promise<Certificate | "unknown" | "limited"> {
  const at = now();
  if (!(await peekToken(db, unknownCodes, clientAddress, at)).ok) return "limited";
  const found = await findCertificate(db, code);
  if (!found) return (await takeToken(db, unknownCodes, clientAddress, at)).ok ? "unknown" : "limited";
  if (!counts || !(await takeToken(db, oneLook(code), clientAddress, at)).ok) return found;
  return countLook(db, code, at);
}
