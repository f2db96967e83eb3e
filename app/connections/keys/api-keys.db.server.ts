import { sql } from "kysely";
import { heldBy, type Noted } from "#accounts/permissions/permissions.ts";
import type { Db, Trx } from "#platform/database/db.ts";
import { type ApiKey, mayReadByKey } from "./api-key.ts";

/** Those in use first, each half by when it was made. */
export async function listKeys(db: Db): Promise<ApiKey[]> {
  const rows = await keys(db)
    .select("profiles.full_name as makerName")
    .orderBy(sql`revoked_at is not null`)
    .orderBy("made_at", "desc")
    .orderBy("api_keys.id")
    .limit(200)
    .execute();
  return rows.map(({ makerId, makerName, role, permissions, ...row }) => ({
    ...row,
    maker: makerId === null ? null : { id: makerId, name: makerName ?? "" },
    reads: isRead({ role, permissions }),
  }));
}

/** Those in use that read nothing, until somebody takes them over. */
export const silentKeys = async (db: Db): Promise<ApiKey[]> =>
  (await listKeys(db)).filter(({ reads, revokedAt }) => !reads && revokedAt === null);

/** Keys with what their makers may do now. */
const keys = (db: Db) =>
  db
    .selectFrom("api_keys")
    .leftJoin("profiles", "profiles.id", "api_keys.made_by")
    .select(["api_keys.id", "name", "ending", "made_at as madeAt", "last_used_at as lastUsedAt"])
    .select(["revoked_at as revokedAt", "profiles.id as makerId", "role", "permissions"]);

/**
 * May the maker of a key read what it reads, by their permissions of now? Some older keys have no known
 * maker.
 */
const isRead = ({ role, permissions }: { role: "user" | "admin" | null; permissions: Noted }): boolean =>
  role !== null && mayReadByKey(heldBy(role, permissions));

/** How many are in use, and whether this one was made before. Makers of one wait here for each other. */
export async function keysBefore(trx: Trx, id: string): Promise<{ inUse: number; isMade: boolean }> {
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
  by: string;
}

export async function insertKey(db: Db, { id, name, ending, madeAt, hash, by }: NewKey): Promise<void> {
  await db
    .insertInto("api_keys")
    .values({ id, name, ending, made_at: madeAt, key_hash: hash, made_by: by })
    .execute();
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

/** Makes a key in use that of somebody else; its name, and undefined where that was so already. */
export async function handOver(db: Db, id: string, to: string): Promise<string | undefined> {
  const handed = await db
    .updateTable("api_keys")
    .set({ made_by: to })
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .where((eb) => eb.or([eb("made_by", "is", null), eb("made_by", "<>", to)]))
    .returning("name")
    .executeTakeFirst();
  return handed?.name;
}

/** The key in use with this hash, whose maker may read what it reads. */
export async function keyInUse(
  db: Db,
  hash: string,
): Promise<Pick<ApiKey, "id" | "name" | "lastUsedAt"> | undefined> {
  const key = await keys(db).where("key_hash", "=", hash).where("revoked_at", "is", null).executeTakeFirst();
  return key && isRead(key) ? key : undefined;
}

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
