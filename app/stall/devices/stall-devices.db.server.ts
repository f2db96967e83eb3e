import { type Selectable, sql } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";
import type { Tables } from "#platform/database/tables/tables.ts";

export type StallDeviceRow = Selectable<Tables["stall_devices"]>;

interface NewCode {
  codeHash: string;
  name: string;
  madeBy: string;
  goodUntil: Date;
}

/** Keeps a code; those that are over go. */
export async function insertCode(trx: Trx, code: NewCode, now: Date): Promise<void> {
  await trx.deleteFrom("stall_codes").where("good_until", "<=", now).execute();
  await trx
    .insertInto("stall_codes")
    .values({
      code_hash: code.codeHash,
      name: code.name,
      made_by: code.madeBy,
      good_until: code.goodUntil,
    })
    .execute();
}

/** Uses a code up; the name that it was made for, and undefined of one that is none, or over. */
export async function spendCode(trx: Trx, codeHash: string, now: Date): Promise<string | undefined> {
  const taken = await trx
    .deleteFrom("stall_codes")
    .where("code_hash", "=", codeHash)
    .where("good_until", ">", now)
    .returning("name")
    .executeTakeFirst();
  return taken?.name;
}

/** Devices that begin wait here for each other: no two get one letter. */
export const lockLetters = (trx: Trx) =>
  sql`select pg_advisory_xact_lock(${sql.lit(lettersLock)})`.execute(trx);

const lettersLock = 7104118570;

/** The letters that devices have, in the order in which they are given. */
export async function lettersInUse(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("stall_devices")
    .select("letter")
    .orderBy(sql`length(letter)`)
    .orderBy(sql`letter collate "C"`)
    .execute();
  return rows.map(({ letter }) => letter);
}

export const findDevice = (db: Db, id: string): Promise<StallDeviceRow | undefined> =>
  db.selectFrom("stall_devices").selectAll().where("id", "=", id).executeTakeFirst();

interface SignedOn {
  id: string;
  secretHash: string;
  at: Date;
}

/** Signs a device on again that is known: its secret of before ends, its letter and its numbers go on. */
export const signOnAgain = (trx: Trx, { id, secretHash, at }: SignedOn) =>
  trx
    .updateTable("stall_devices")
    .set({ secret_hash: secretHash, paired_at: at, revoked_at: null, version: sql`version + 1` })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();

export const insertDevice = (
  trx: Trx,
  { id, secretHash, at, letter, name }: SignedOn & { letter: string; name: string },
): Promise<StallDeviceRow> =>
  trx
    .insertInto("stall_devices")
    .values({ id, secret_hash: secretHash, paired_at: at, letter, name })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Ends a device's secret; its name, and undefined where it was ended, or changed, before. */
export async function endDevice(
  trx: Trx,
  { id, version, at }: { id: string; version: number; at: Date },
): Promise<string | undefined> {
  const ended = await trx
    .updateTable("stall_devices")
    .set({ revoked_at: at, version: sql`version + 1` })
    .where("id", "=", id)
    .where("version", "=", version)
    .where("revoked_at", "is", null)
    .returning("name")
    .executeTakeFirst();
  return ended?.name;
}

/** Notes that a device was heard of, and how many sales it holds back. */
export const noteHeard = (trx: Trx, { id, at, waiting }: { id: string; at: Date; waiting: number }) =>
  trx.updateTable("stall_devices").set({ seen_at: at, waiting }).where("id", "=", id).execute();

/** Up to which number the shop has all of a device's sales, by years; `last`: the highest there is. */
export async function numbersOfDevice(db: Db, deviceId: string) {
  return db
    .selectFrom("stall_series")
    .select(["year", "last", "have", "done"])
    .where("device_id", "=", deviceId)
    .orderBy("year")
    .execute();
}
