import type { Db, Trx } from "#platform/database/db.ts";

/** What is stored of somebody's two-step sign-in. */
export interface SecondFactor {
  enabledAt: Date;
  /** Recovery codes that were not used yet. */
  codesLeft: number;
}

export async function secondFactorOf(db: Db, userId: string): Promise<SecondFactor | undefined> {
  const row = await db
    .selectFrom("second_factors")
    .leftJoin("recovery_codes", (join) =>
      join.onRef("recovery_codes.user_id", "=", "second_factors.user_id").on("used_at", "is", null),
    )
    .where("second_factors.user_id", "=", userId)
    .groupBy("enabled_at")
    .select(({ fn }) => ["enabled_at as enabledAt", fn.count("code_hash").as("codesLeft")])
    .executeTakeFirst();
  return row && { enabledAt: row.enabledAt, codesLeft: Number(row.codesLeft) };
}

/** Whether two-step sign-in is required of everybody who works in the admin area (TWOSTEP-31). */
export async function isTwoStepRequired(db: Db): Promise<boolean> {
  const row = await db.selectFrom("shop_settings").select("two_step_required").executeTakeFirst();
  return row?.two_step_required ?? false;
}

/** The account with this address and its password's hash, where its sign-in has a second step. */
export const accountWithFactor = (db: Db, email: string) =>
  db
    .selectFrom("profiles")
    .innerJoin("second_factors", "second_factors.user_id", "profiles.id")
    .innerJoin("auth_accounts", "auth_accounts.user_id", "profiles.id")
    .where("profiles.email", "=", email)
    .where("auth_accounts.provider_id", "=", "credential")
    .where("auth_accounts.password", "is not", null)
    .select(["profiles.id", "auth_accounts.password as hash"])
    .$narrowType<{ hash: string }>()
    .executeTakeFirst();

/** The sealed secret that somebody shares with an app. */
export const sealedSecretOf = (trx: Trx, userId: string) =>
  trx.selectFrom("second_factors").select("secret").where("user_id", "=", userId).executeTakeFirst();

/** False where it was on already. */
export async function insertFactor(
  trx: Trx,
  { userId, sealed, step, now }: { userId: string; sealed: string; step: number; now: Date },
): Promise<boolean> {
  const row = await trx
    .insertInto("second_factors")
    .values({ user_id: userId, secret: sealed, last_step: step, enabled_at: now })
    .onConflict((conflict) => conflict.column("user_id").doNothing())
    .returning("user_id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes a half minute's code, unless it or a later one was taken before. Of many at once one takes it. */
export async function takeStep(trx: Trx, userId: string, step: number): Promise<boolean> {
  const row = await trx
    .updateTable("second_factors")
    .set({ last_step: step })
    .where("user_id", "=", userId)
    .where("last_step", "<", step)
    .returning("user_id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes a recovery code; false where it is none or was used. */
export async function takeRecoveryCode(trx: Trx, userId: string, hash: string, now: Date): Promise<boolean> {
  const row = await trx
    .updateTable("recovery_codes")
    .set({ used_at: now })
    .where("user_id", "=", userId)
    .where("code_hash", "=", hash)
    .where("used_at", "is", null)
    .returning("user_id")
    .executeTakeFirst();
  return row !== undefined;
}

/** New recovery codes in place of all earlier ones. */
export async function replaceRecoveryCodes(
  trx: Trx,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await trx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  await trx
    .insertInto("recovery_codes")
    .values(hashes.map((hash) => ({ user_id: userId, code_hash: hash })))
    .execute();
}

/** False where there was none. */
export async function dropFactor(trx: Trx, userId: string): Promise<boolean> {
  const row = await trx
    .deleteFrom("second_factors")
    .where("user_id", "=", userId)
    .returning("user_id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether there was anything that signs in besides the password; there is nothing of it any more. */
export async function dropProofs(trx: Trx, userId: string): Promise<boolean> {
  const hadFactor = await dropFactor(trx, userId);
  const passkeys = await trx.deleteFrom("passkeys").where("user_id", "=", userId).returning("id").execute();
  return hadFactor || passkeys.length > 0;
}

/** Notes that the second factor was proved in a session just now. */
export async function noteProved(db: Db, sessionId: string, now: Date): Promise<void> {
  await db.updateTable("auth_sessions").set({ factor_at: now }).where("id", "=", sessionId).execute();
}
