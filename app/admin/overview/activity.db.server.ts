import type { Held } from "#accounts/permissions/permissions.ts";
import type { Db } from "#platform/database/db.ts";
import { type Activity, cutComment, latestOfEachKind, recentActivity } from "./recent-activity.ts";

/** The latest events of the shop that somebody may see. */
export async function readActivity(db: Db, { orders, messages, stories }: Held): Promise<Activity[]> {
  return recentActivity(
    orders ? await latestOrders(db) : [],
    messages ? await latestQuotes(db) : [],
    stories ? await latestComments(db) : [],
  );
}

async function latestOrders(db: Db): Promise<Activity[]> {
  const rows = await db
    .selectFrom("orders")
    .select([
      "id",
      "created_at as at",
      "billing_full_name as name",
      "order_id_text as about",
      "total_amount as more",
    ])
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(latestOfEachKind)
    .execute();
  return rows.map((row) => ({ kind: "order", ...row }));
}

async function latestQuotes(db: Db): Promise<Activity[]> {
  const rows = await db
    .selectFrom("bulk_quotes")
    .select(["id", "created_at as at", "full_name as name", "product_name as about"])
    .where("spam", "=", false)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(latestOfEachKind)
    .execute();
  return rows.map(({ about, ...row }) => ({ kind: "quote", ...row, about: about ?? "", more: null }));
}

async function latestComments(db: Db): Promise<Activity[]> {
  const rows = await db
    .selectFrom("blog_comments")
    .innerJoin("blog_posts", "blog_posts.id", "blog_comments.post_id")
    .select([
      "blog_comments.id",
      "blog_comments.created_at as at",
      "blog_comments.author_name as name",
      "blog_comments.content as about",
      "blog_posts.title as more",
    ])
    .where("blog_comments.spam", "=", false)
    .orderBy("blog_comments.created_at", "desc")
    .orderBy("blog_comments.id")
    .limit(latestOfEachKind)
    .execute();
  return rows.map((row) => ({ kind: "comment", ...row, about: cutComment(row.about) }));
}
