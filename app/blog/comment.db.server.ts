import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables.ts";
import type { Comment, NewComment } from "./comment.ts";

type Db = Kysely<Tables>;

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

/** Keeps a comment, unapproved: nobody but its author sees it until an admin approves it. */
export const addComment = (
  db: Db,
  postId: string,
  { name, email, content }: NewComment,
  spam: boolean,
): Promise<Comment> =>
  db
    .insertInto("blog_comments")
    .values({ post_id: postId, author_name: name, author_email: email, content, is_approved: false, spam })
    .returning(columns)
    .executeTakeFirstOrThrow();
