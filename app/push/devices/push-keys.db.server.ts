import type { Db, Trx } from "#platform/database/db.ts";

/** The shop's keys as they are kept, the private one sealed. */
export interface KeptKeys {
  publicKey: string;
  privateKey: string;
}

export const readPushKeys = (db: Db): Promise<KeptKeys | undefined> =>
  db
    .selectFrom("push_keys")
    .select(["public_key as publicKey", "private_key as privateKey"])
    .executeTakeFirst();

/** What a browser subscribes with; null before the shop has made its keys. */
export const publicPushKey = async (db: Db): Promise<string | null> =>
  (await readPushKeys(db))?.publicKey ?? null;

/** Keeps keys, unless another copy of the shop was first. */
export async function addPushKeys(trx: Trx, { publicKey, privateKey }: KeptKeys): Promise<void> {
  await trx
    .insertInto("push_keys")
    .values({ public_key: publicKey, private_key: privateKey })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

/** Forgets keys that can't be opened, with the devices that listen to them alone. */
export async function dropPushKeys(trx: Trx, publicKey: string): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom("push_keys")
    .where("public_key", "=", publicKey)
    .executeTakeFirst();
  if (numDeletedRows > 0n) await trx.deleteFrom("push_devices").execute();
}
