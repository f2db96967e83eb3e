import { sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import { holdsWords } from "#platform/database/embedded/holds-words.server.ts";
import { pageSizeOf } from "#ui/list/page-size.ts";
import type { Subscriber, SubscriberFilter, SubscriberTab } from "./subscriber.ts";

const matching = (db: Db, { tab, q }: Omit<SubscriberFilter, "page">) =>
  db
    .selectFrom("newsletter_subscribers")
    .where("spam", "=", tab === "spam")
    .$if(tab === "subscribed" || tab === "bounced", (list) => list.where("unsubscribed_at", "is", null))
    .$if(tab === "subscribed", (list) => list.where("bounced_at", "is", null))
    .$if(tab === "bounced", (list) => list.where("bounced_at", "is not", null))
    .$if(tab === "unsubscribed", (list) => list.where("unsubscribed_at", "is not", null))
    .$if(q !== "", (list) => list.where(holdsWords(q, ["email", "consent_source"])));

const columns = [
  "id",
  "email",
  "consent_at as consentAt",
  "consent_source as source",
  "unsubscribed_at as unsubscribedAt",
  "bounced_at as bouncedAt",
  "bounce",
] as const;

/** A page of a tab's subscribers, newest first. */
export function listSubscribers(db: Db, filter: SubscriberFilter): Promise<Subscriber[]> {
  return matching(db, filter)
    .select(columns)
    .orderBy("consent_at", "desc")
    .orderBy("id")
    .limit(pageSizeOf(filter))
    .offset((filter.page - 1) * pageSizeOf(filter))
    .execute();
}

/**
 * All of a tab's for its file, each with what their own way out is made of: the owner's mails go out from it.
 */
export function subscribersForFile(
  db: Db,
  filter: Omit<SubscriberFilter, "page">,
): Promise<(Subscriber & { unsubscribeToken: string })[]> {
  return matching(db, filter)
    .select([...columns, "unsubscribe_token as unsubscribeToken"])
    .orderBy("consent_at", "desc")
    .orderBy("id")
    .execute();
}

/** How many the search finds in each tab. */
export async function countSubscribers(db: Db, q: string): Promise<Record<SubscriberTab, number>> {
  const count = async (tab: SubscriberTab) => {
    const { total } = await matching(db, { tab, q })
      .select(sql<number>`count(*)`.as("total"))
      .executeTakeFirstOrThrow();
    return Number(total);
  };
  return {
    subscribed: await count("subscribed"),
    unsubscribed: await count("unsubscribed"),
    bounced: await count("bounced"),
    spam: await count("spam"),
  };
}

/** Deletes these sign-ups; returns the ids of those that were there. */
export async function deleteSubscribers(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.deleteFrom("newsletter_subscribers").where("id", "in", ids).returning("id").execute();
  return rows.map(({ id }) => id);
}

/** Marks those of them who are written to as bounced; returns their ids. */
export async function markBounced(
  db: Db,
  by: { column: "id" | "email"; values: readonly string[] },
  at: Date,
): Promise<string[]> {
  if (by.values.length === 0) return [];
  const rows = await db
    .updateTable("newsletter_subscribers")
    .set({ bounced_at: at, bounce: "marked" })
    .where(by.column, "in", by.values)
    .where("bounced_at", "is", null)
    .where("unsubscribed_at", "is", null)
    .where("spam", "=", false)
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Writes to these again; returns the ids of those that were bounced. */
export async function markReachable(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .updateTable("newsletter_subscribers")
    .set({ bounced_at: null, bounce: null, unreached: 0, unreached_since: null })
    .where("id", "in", ids)
    .where("bounced_at", "is not", null)
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}
