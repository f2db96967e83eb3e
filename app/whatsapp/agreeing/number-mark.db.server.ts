import { randomBytes, scrypt } from "node:crypto";
import { promisify } from "node:util";
import type { Db, Trx } from "#platform/database/db.ts";

/**
 * What a number is known by with the key that the database keeps: with another APP_SECRET it is the same. It
 * is slow to make, as whoever has the database has the key, too, and could try all numbers (ADR-190).
 */
export async function stopMarkOf(db: Db, number: string): Promise<string | undefined> {
  const kept = await db.selectFrom("whatsapp_stop_key").select("key").executeTakeFirst();
  return kept && slowly(number, kept.key);
}

/** The same, where the key is made if there is none yet. */
export async function newStopMarkOf(trx: Trx, number: string): Promise<string> {
  await trx
    .insertInto("whatsapp_stop_key")
    .values({ key: randomBytes(32).toString("base64url") })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  const { key } = await trx.selectFrom("whatsapp_stop_key").select("key").executeTakeFirstOrThrow();
  return slowly(number, key);
}

const derive = promisify<string, string, number, Buffer>(scrypt);

/** By Node's usual costs: some 16 MiB and 40 ms for each number. */
const slowly = async (number: string, key: string): Promise<string> =>
  (await derive(number, key, 32)).toString("base64url");
