import { type Kysely, sql } from "kysely";
import { holdsWords } from "#platform/database/holds-words.server.ts";
import type { Tables } from "#platform/database/tables.ts";
import {
  type Subscriber,
  type SubscriberFilter,
  type SubscriberTab,
  subscribersPageSize,
} from "./subscriber.ts";

type Db = Kysely<Tables>;

const matching = (db: Db, { tab, query }: Omit<SubscriberFilter, "page">) =>
  db
    .selectFrom("newsletter_subscribers")
    .where("spam", "=", tab === "spam")
    .$if(tab === "subscribed", (list) => list.where("unsubscribed_at", "is", null))
    .$if(tab === "unsubscribed", (list) => list.where("unsubscribed_at", "is not", null))
    .$if(query !== "", (list) => list.where(holdsWords(query, ["email", "consent_source"])));

/** Subscribers of a tab, newest first: a page of them, or all for the file. */
export function listSubscribers(
  db: Db,
  filter: Omit<SubscriberFilter, "page"> & { page: number | "all" },
): Promise<Subscriber[]> {
  const list = matching(db, filter)
    .select([
      "id",
      "email",
      "consent_at as consentAt",
      "consent_source as source",
      "unsubscribed_at as unsubscribedAt",
    ])
    .orderBy("consent_at", "desc")
    .orderBy("id");
  const { page } = filter;
  if (page === "all") return list.execute();
  return list
    .limit(subscribersPageSize)
    .offset((page - 1) * subscribersPageSize)
    .execute();
}

/** How many the search finds in each tab. */
export async function countSubscribers(db: Db, query: string): Promise<Record<SubscriberTab, number>> {
  const count = async (tab: SubscriberTab) => {
    const { total } = await matching(db, { tab, query })
      .select(sql<number>`count(*)`.as("total"))
      .executeTakeFirstOrThrow();
    return Number(total);
  };
  return {
    subscribed: await count("subscribed"),
    unsubscribed: await count("unsubscribed"),
    spam: await count("spam"),
  };
}

/** Deletes these sign-ups; answers the ids of those that were there. */
export async function deleteSubscribers(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.deleteFrom("newsletter_subscribers").where("id", "in", ids).returning("id").execute();
  return rows.map(({ id }) => id);
}
