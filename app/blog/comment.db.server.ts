import { sql } from "kysely";
import type { Db } from "#platform/database/db.ts";
import type { Comment, NewComment } from "./post.ts";

const mostShown = 500;
const columns = ["id", "author_name as name", "content", "created_at as at"] as const;

/** A post's approved comments, newest first. */
export const listComments = (db: Db, postId: string): Promise<Comment[]> =>
  db
    .selectFrom("blog_comments")
    .select(columns)
    .where("post_id", "=", postId)
    .where("is_approved", "=", true)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(mostShown)
    .execute();

interface CommentFacts {
  postId: string;
  /** What looks like spam is stored for the owner's eyes, apart from the others. */
  spam: boolean;
  /** The same for each arrival of one comment; null where there is none (ADR-46). */
  key: string | null;
}

/**
 * Stores a comment, unapproved: nobody but its author sees it until an admin approves it. One that has
 * arrived before is not stored again; the answer says of the stored one only where and when.
 */
export async function addComment(
  db: Db,
  { name, email, content }: NewComment,
  { postId, spam, key }: CommentFacts,
): Promise<Comment> {
  const kept = await db
    .insertInto("blog_comments")
    .values({
      post_id: postId,
      author_name: name,
      author_email: email,
      content,
      is_approved: false,
      spam,
      idempotency_key: key,
    })
    .onConflict((conflict) =>
      conflict
        .column("idempotency_key")
        .doUpdateSet((eb) => ({ idempotency_key: eb.ref("excluded.idempotency_key") })),
    )
    .returning(["id", "created_at as at"])
    .executeTakeFirstOrThrow();
  return { ...kept, name, content };
}

/**
 * Takes an address off the comments that were written with it; the comments, published under a name, stay.
 */
export async function forgetCommenter(db: Db, email: string): Promise<void> {
  await db
    .updateTable("blog_comments")
    .set({ author_email: null })
    .where(sql<string>`lower(author_email)`, "=", email)
    .execute();
}
