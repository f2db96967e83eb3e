import type { Db } from "#platform/database/db.ts";
import {
  type Allowance,
  longestWaitSeconds,
  peekToken,
  takeToken,
} from "#platform/limits/rate-limit.db.server.ts";

/** Wrong codes of one network: enough for an office that reads them off a leaflet. */
const wrongCodes: Allowance = { name: "discount-codes", most: 20, windowSeconds: longestWaitSeconds };

/**
 * Judges a code that a stranger named, unless too many wrong ones came from the same network: then nobody
 * there learns anything, of right codes neither.
 */
export async function judgedCode<Judged>(
  { db, now }: { db: Db; now(): Date },
  clientAddress: string,
  judge: () => Promise<{ isWrong: boolean; judged: Judged }>,
): Promise<{ ok: true; judged: Judged } | { ok: false }> {
  // Only wrong codes are written down: right ones that come together don't count each other out.
  if (!(await peekToken(db, wrongCodes, clientAddress, now())).ok) return { ok: false };
  const { isWrong, judged } = await judge();
  if (isWrong && !(await takeToken(db, wrongCodes, clientAddress, now())).ok) return { ok: false };
  return { ok: true, judged };
}
