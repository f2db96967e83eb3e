import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { ApiKey } from "./api-key.ts";

type Db = Kysely<Tables>;

/** Those in use first, each half by when it was made. */
export const listKeys = (db: Db): Promise<ApiKey[]> =>
  db
    .selectFrom("api_keys")
    .select([
      ...(["id", "name", "ending"] as const),
      ...(["made_at as madeAt", "last_used_at as lastUsedAt", "revoked_at as revokedAt"] as const),
    ])
    .orderBy(sql`revoked_at is not null`)
    .orderBy("made_at", "desc")
    .orderBy("id")
    .limit(200)
    .execute();

/** How many are in use, and whether this one was made before. Whoever makes one waits here for others. */
export async function keysBefore(
  trx: Transaction<Tables>,
  id: string,
): Promise<{ inUse: number; isMade: boolean }> {
  await sql`select pg_advisory_xact_lock(${sql.lit(lock)})`.execute(trx);
  return trx
    .selectFrom("api_keys")
    .select([
      sql<number>`(count(*) filter (where revoked_at is null))::int`.as("inUse"),
      sql<boolean>`count(*) filter (where id = ${id}) > 0`.as("isMade"),
    ])
    .executeTakeFirstOrThrow();
}

const lock = 7104118569;

interface NewKey extends Pick<ApiKey, "id" | "name" | "ending" | "madeAt"> {
  hash: string;
}

export async function insertKey(db: Db, { id, name, ending, madeAt, hash }: NewKey): Promise<void> {
  await db.insertInto("api_keys").values({ id, name, ending, made_at: madeAt, key_hash: hash }).execute();
}

/** The name of the key that was in use until now; undefined where none was. */
export async function endKey(db: Db, id: string, now: Date): Promise<string | undefined> {
  const ended = await db
    .updateTable("api_keys")
    .set({ revoked_at: now })
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .returning("name")
    .executeTakeFirst();
  return ended?.name;
}

/** The key in use with this hash. */
export const keyInUse = (db: Db, hash: string) =>
  db
    .selectFrom("api_keys")
    .select(["id", "name", "last_used_at as lastUsedAt"])
    .where("key_hash", "=", hash)
    .where("revoked_at", "is", null)
    .executeTakeFirst();

/** Notes a use, once a minute at most; false where another request has noted it by now. */
export async function noteUse(db: Db, id: string, now: Date): Promise<boolean> {
  const noted = await db
    .updateTable("api_keys")
    .set({ last_used_at: now })
    .where("id", "=", id)
    .where((eb) =>
      eb.or([eb("last_used_at", "is", null), eb("last_used_at", "<=", new Date(now.getTime() - 60_000))]),
    )
    .returning("id")
    .executeTakeFirst();
  return noted !== undefined;
}
