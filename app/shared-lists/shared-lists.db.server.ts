import { sql } from "kysely";
import type { Actor } from "#accounts/actor.ts";
import type { Db, Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { mostLists, type SharedList } from "./shared-list.ts";

type Owner = Pick<Actor, "id">;
type Written = Pick<SharedList, "title" | "products">;

const columns = ["id", "token", "title", "products", "version"] as const;

/** An account's lists, the newest first. */
export const listsOf = (db: Db, { id }: Owner): Promise<SharedList[]> =>
  db
    .selectFrom("shared_lists")
    .select(columns)
    .where("profile_id", "=", id)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();

/** One of an account's lists; undefined for somebody else's, as for one that is not there. */
export const findOwnList = async (db: Db, owner: Owner, id: string): Promise<SharedList | undefined> =>
  id.includes("\0")
    ? undefined
    : db
        .selectFrom("shared_lists")
        .select(columns)
        .where("profile_id", "=", owner.id)
        .where("id", "=", id)
        .executeTakeFirst();

/** The list that a link opens, with its owner's name. */
export const findByLink = (
  db: Db,
  token: string,
): Promise<(Pick<SharedList, "title" | "products"> & { fullName: string }) | undefined> =>
  db
    .selectFrom("shared_lists")
    .innerJoin("profiles", "profiles.id", "profile_id")
    .select(["title", "products", "full_name as fullName"])
    .where("token", "=", token)
    .executeTakeFirst();

/**
 * Adds a list under the id that its form was made with, so that a form that is sent again makes none. 'full'
 * beyond the most, and for an account that is gone or an id that is somebody else's.
 */
export const addList = (
  db: Db,
  owner: Owner,
  { id, token, title, products, now }: Written & Pick<SharedList, "id" | "token"> & { now: Date },
): Promise<"added" | "full"> =>
  inTransaction(db, async (trx) => {
    if (!(await lockOwner(trx, owner))) return "full";
    const own = await listsOf(trx, owner);
    if (own.some((list) => list.id === id)) return "added";
    if (own.length >= mostLists) return "full";
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("shared_lists")
      .values({
        id,
        profile_id: owner.id,
        token,
        title,
        products: [...products],
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n ? "added" : "full";
  });

/** What an account shows is counted by one act at a time. */
const lockOwner = (trx: Trx, { id }: Owner) =>
  trx.selectFrom("profiles").select("id").where("id", "=", id).forNoKeyUpdate().executeTakeFirst();

/** Changes a list where it is as its form was made from; false for another one. */
export async function changeList(
  db: Db,
  owner: Owner,
  { id, version, title, products, now }: Written & Pick<SharedList, "id" | "version"> & { now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("shared_lists")
    .set({ title, products: [...products], version: sql`version + 1`, updated_at: now })
    .where("profile_id", "=", owner.id)
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends a list: nothing of it is kept. Twice changes nothing. */
export async function endList(db: Db, owner: Owner, id: string): Promise<void> {
  await db.deleteFrom("shared_lists").where("profile_id", "=", owner.id).where("id", "=", id).execute();
}
