import { TooBusy } from "#platform/limits/too-busy.ts";
import type { Services } from "#platform/services.server.ts";
import { passwordHashOf, renewHash } from "../account.db.server.ts";
import { hashPassword, isOutdated } from "../guessing/password.server.ts";

/**
 * Hashes a password anew that was right just now, when its hash was made by less work than today's. Another
 * time will do as well.
 */
export async function renewPasswordHash(
  { db }: Pick<Services, "db">,
  id: string,
  password: string,
): Promise<void> {
  const before = await passwordHashOf(db, id);
  if (!before || !isOutdated(before)) return;
  const hash = await hashPassword(password).catch(unlessBusy);
  if (hash) await renewHash(db, id, { before, hash });
}

function unlessBusy(error: unknown): undefined {
  if (!(error instanceof TooBusy)) throw error;
  return undefined;
}
