import type { Insertable } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { Passkey } from "./passkey.ts";

export const listPasskeys = (db: Db, userId: string): Promise<Passkey[]> =>
  db
    .selectFrom("passkeys")
    .select(["id", "name", "made_at as madeAt", "last_used_at as lastUsedAt"])
    .where("user_id", "=", userId)
    .orderBy("made_at")
    .orderBy("id")
    .execute();

export async function countPasskeys(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom("passkeys")
    .where("user_id", "=", userId)
    .select(({ fn }) => fn.countAll().as("count"))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** By these a device knows that it need not make a second one. */
export const credentialsOf = (db: Db, userId: string) =>
  db
    .selectFrom("passkeys")
    .select(["credential_id as id", "transports"])
    .where("user_id", "=", userId)
    .execute();

export const passkeyByCredential = (db: Db, credentialId: string) =>
  db
    .selectFrom("passkeys")
    .innerJoin("profiles", "profiles.id", "passkeys.user_id")
    .select([
      ...(["passkeys.id", "passkeys.name", "public_key as publicKey", "transports"] as const),
      ...(["user_id as userId", "role", "email", "full_name as fullName"] as const),
    ])
    .where("credential_id", "=", credentialId)
    .executeTakeFirst();

export interface NewPasskey {
  userId: string;
  name: string;
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: string[];
  madeAt: Date;
}

/** False where the device's key is somebody's already. */
export async function insertPasskey(trx: Trx, key: NewPasskey): Promise<boolean> {
  const row = await trx
    .insertInto("passkeys")
    .values({
      user_id: key.userId,
      name: key.name,
      credential_id: key.credentialId,
      public_key: key.publicKey,
      counter: key.counter,
      transports: key.transports,
      made_at: key.madeAt,
    })
    .onConflict((conflict) => conflict.column("credential_id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Notes a use. False where the device's own count did not grow: then there is another copy of the key. A
 * device that counts nothing always says nought.
 */
export async function notePasskeyUse(db: Db, id: string, counter: number, now: Date): Promise<boolean> {
  const row = await db
    .updateTable("passkeys")
    .set({ counter, last_used_at: now })
    .where("id", "=", id)
    .where(({ eb, or, and, lit }) =>
      or([eb("counter", "<", counter), and([eb("counter", "=", 0), eb(lit(counter === 0), "=", lit(true))])]),
    )
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function renamePasskey(db: Db, userId: string, id: string, name: string): Promise<boolean> {
  const row = await db
    .updateTable("passkeys")
    .set({ name })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Its name; undefined where there is none of this person's. */
export async function deletePasskey(trx: Trx, userId: string, id: string): Promise<string | undefined> {
  const row = await trx
    .deleteFrom("passkeys")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .returning("name")
    .executeTakeFirst();
  return row?.name;
}

/** Until the transaction ends nobody else adds one. */
export async function lockPasskeysOf(trx: Trx, userId: string): Promise<void> {
  await trx.selectFrom("profiles").select("id").where("id", "=", userId).forUpdate().execute();
}

export async function insertChallenge(db: Db, row: Insertable<Tables["passkey_challenges"]>): Promise<void> {
  await db.insertInto("passkey_challenges").values(row).execute();
}

/** Of many at once one gets it. */
export const removeChallenge = (db: Db, tokenHash: string) =>
  db
    .deleteFrom("passkey_challenges")
    .where("token_hash", "=", tokenHash)
    .returning(["challenge", "use", "user_id", "expires_at"])
    .executeTakeFirst();
