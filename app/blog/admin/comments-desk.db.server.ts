import { type Kysely, sql } from "kysely";
import { holdsWords } from "#platform/database/holds-words.server.ts";
import type { Tables } from "#platform/database/tables.ts";
import { type CommentAct, type CommentFilter, commentsPageSize, type DeskComment } from "./comments-desk.ts";

type Db = Kysely<Tables>;

const searched = [
  "blog_comments.author_name",
  "blog_comments.author_email",
  "blog_comments.content",
  "blog_posts.title",
] as const;

const matching = (db: Db, { tab, query }: CommentFilter) =>
  db
    .selectFrom("blog_comments")
    .innerJoin("blog_posts", "blog_posts.id", "blog_comments.post_id")
    .where("blog_comments.is_approved", "=", tab === "approved")
    .$if(query !== "", (list) => list.where(holdsWords(query, searched)));

/** A page of the comments of a tab, newest first, and how many there are in all. */
export async function listDeskComments(
  db: Db,
  filter: CommentFilter,
): Promise<{ comments: DeskComment[]; total: number }> {
  const comments = await matching(db, filter)
    .select([
      "blog_comments.id",
      "author_name as name",
      "author_email as email",
      "blog_comments.content",
      "is_approved as isApproved",
      "spam",
      "blog_comments.created_at as at",
      "blog_posts.title as postTitle",
      "blog_posts.slug as postSlug",
    ])
    .orderBy("blog_comments.created_at", "desc")
    .orderBy("blog_comments.id", "desc")
    .limit(commentsPageSize)
    .offset((filter.page - 1) * commentsPageSize)
    .execute();
  const { total } = await matching(db, filter)
    .select(sql<number>`count(*)`.as("total"))
    .executeTakeFirstOrThrow();
  return { comments, total: Number(total) };
}

/** How many comments each tab holds. */
export async function countComments(db: Db): Promise<{ pending: number; approved: number }> {
  const rows = await db
    .selectFrom("blog_comments")
    .select(["is_approved as isApproved", sql<number>`count(*)`.as("count")])
    .groupBy("is_approved")
    .execute();
  const count = (approved: boolean) => Number(rows.find((row) => row.isApproved === approved)?.count ?? 0);
  return { pending: count(false), approved: count(true) };
}

/** Does an act to those of the comments that it can be done to; answers their ids and their authors. */
export function actOnComments(
  db: Db,
  act: CommentAct,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> {
  const chosen = ["id", "author_name as name"] as const;
  if (act === "delete")
    return db.deleteFrom("blog_comments").where("id", "in", ids).returning(chosen).execute();
  const approved = act === "approve";
  return (
    db
      .updateTable("blog_comments")
      // What the owner approves is no spam, whatever it looked like.
      .set(approved ? { is_approved: true, spam: false } : { is_approved: false })
      .where("id", "in", ids)
      .where("is_approved", "=", !approved)
      .returning(chosen)
      .execute()
  );
}
