import type { Db } from "#platform/database/db.ts";
import type { Job } from "#platform/jobs/run-jobs.server.ts";
import type { Services } from "#platform/services.server.ts";
import { forgetSteps } from "./sign-in-code/sign-in-step.db.server.ts";

/** A sign-up that nobody confirmed keeps its address for this long, and then gives it back. */
const unconfirmedDays = 30;
const everyHour = 3600;

/**
 * Forgets sessions and links whose time is over, and sign-ups that were never confirmed, and with them what
 * a room above hands in.
 */
export const sweepAccountsJob = (
  { db, now }: Pick<Services, "db" | "now">,
  sweepMore: (db: Db, now: Date) => Promise<void>,
): Job => ({
  name: "sweep-accounts",
  everySeconds: everyHour,
  async run() {
    await sweepAccounts(db, now());
    await sweepMore(db, now());
  },
});

export async function sweepAccounts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("auth_sessions").where("expires_at", "<=", now).execute();
  await db.deleteFrom("auth_verifications").where("expires_at", "<=", now).execute();
  await forgetSteps(db, now);
  await db.deleteFrom("passkey_challenges").where("expires_at", "<=", now).execute();
  const oldest = new Date(now.getTime() - unconfirmedDays * 24 * everyHour * 1000);
  await db
    .deleteFrom("profiles")
    .where("email_verified", "=", false)
    .where("role", "=", "user")
    .where("created_at", "<", oldest)
    // Rows that came from elsewhere have no password here: they are no sign-ups of ours.
    .where((profile) =>
      profile.exists(
        profile
          .selectFrom("auth_accounts")
          .select("id")
          .whereRef("auth_accounts.user_id", "=", "profiles.id"),
      ),
    )
    .execute();
}
