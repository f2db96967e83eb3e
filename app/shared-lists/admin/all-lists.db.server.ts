import { sql } from "kysely";
import type { Doer } from "#accounts/permissions/holder.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import type { Db } from "#platform/database/db.ts";
import { anywhere } from "#platform/database/embedded/holds-words.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { type ListOfAll, mostListsShown } from "./all-lists.ts";

/** The newest lists, or those that a link or a part of a title means. */
export async function findAllLists(db: Db, sought: string): Promise<ListOfAll[]> {
  const token = /\/list\/([\w-]{22})(?![\w-])/.exec(sought)?.[1] ?? sought.trim();
  let lists = db
    .selectFrom("shared_lists")
    .innerJoin("profiles", "profiles.id", "profile_id")
    .select(["shared_lists.id", "token", "title", "full_name as name", "email"])
    .select(["shared_lists.created_at as since", sql<number>`cardinality(products)`.as("pieces")]);
  if (sought.trim() !== "")
    lists = lists.where((eb) =>
      eb.or([
        eb("token", "=", token),
        sql<boolean>`lower(title) like ${anywhere(sought.trim().toLowerCase())}`,
      ]),
    );
  return lists
    .orderBy("shared_lists.created_at", "desc")
    .orderBy("shared_lists.id")
    .limit(mostListsShown)
    .execute();
}

/** Ends a customer's list, and notes who did; false where it is not there any more. */
export const endCustomersList = (db: Db, actor: Doer<"messages">, id: string): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    if (id.includes("\0")) return false;
    const { numDeletedRows } = await trx.deleteFrom("shared_lists").where("id", "=", id).executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    // Without its title: those are a customer's words.
    await writeAudit(trx, {
      actorId: actor.id,
      action: "shared_list.ended",
      entity: "shared_lists",
      entityId: id,
      detail: {},
    });
    return true;
  });
