import { sql } from "kysely";
import { countAhead, lookAhead, type PageCount } from "#platform/database/count-ahead.server.ts";
import type { Db } from "#platform/database/db.ts";
import { holdsEach, holdsWord, searchedWords } from "#platform/database/embedded/holds-words.server.ts";
import { pageSizeOf } from "#ui/list/page-size.ts";
import type { AdminComment, AdminCounts, CommentFilter } from "./comment-list.ts";

/** The posts whose titles hold each word of a search. */
type Titled = ReadonlyMap<string, readonly string[]>;

async function titledPosts(db: Db, query: string): Promise<Titled> {
  const found = new Map<string, string[]>();
  for (const word of searchedWords(query)) {
    const rows = await db
      .selectFrom("blog_posts")
      .select("id")
      .where(holdsWord(word, sql`plain_letters(title)`))
      .execute();
    found.set(
      word,
      rows.map(({ id }) => id),
    );
  }
  return found;
}

const matching = (db: Db, { tab, q }: CommentFilter, titled: Titled) =>
  db
    .selectFrom("blog_comments")
    .innerJoin("blog_posts", "blog_posts.id", "blog_comments.post_id")
    .where("blog_comments.is_approved", "=", tab === "approved")
    .where(holdsEach(q, (word) => isHeld(word, titled.get(word) ?? [])));

/**
 * A word stands in a comment or in its post's title. Where no title has it, an index of the comments finds it
 * alone.
 */
function isHeld(word: string, postIds: readonly string[]) {
  const isInComment = holdsWord(word, sql`blog_comments.search_text`);
  if (postIds.length === 0) return isInComment;
  return sql<boolean>`(${isInComment} or blog_comments.post_id = any(${postIds}::text[]))`;
}

/**
 * A page of the comments of a tab, newest first, and how many there are in all; the last page for one beyond
 * it.
 */
export async function listAdminComments(
  db: Db,
  filter: CommentFilter,
): Promise<{ comments: AdminComment[] } & PageCount> {
  const titled = await titledPosts(db, filter.q);
  const { page, q: search } = filter;
  const size = pageSizeOf(filter);
  const listed = matching(db, filter, titled).select(["blog_comments.id", "blog_comments.created_at as at"]);
  const { ids, ...count } = await lookAhead(db, listed, {
    page,
    size,
    search,
    order: newestFirst,
  });
  const found = matching(db, filter, titled).select([
    "blog_comments.id",
    "author_name as name",
    "author_email as email",
    "blog_comments.content",
    "is_approved as isApproved",
    "spam",
    "blog_comments.created_at as at",
    "blog_posts.title as postTitle",
    "blog_posts.slug as postSlug",
  ]);
  const comments = await db
    .selectFrom(found.as("found"))
    .selectAll()
    .$if(ids !== undefined, (list) => list.where(sql<boolean>`id = any(${ids}::text[])`))
    .orderBy(newestFirst)
    .limit(size)
    .offset(ids ? 0 : (count.page - 1) * size)
    .execute();
  return { comments, ...count };
}

const newestFirst = sql`at desc, id desc`;

/** How many comments each tab holds; of a tab that holds more than five hundred, that it does. */
export async function countComments(db: Db): Promise<AdminCounts> {
  const count = (tab: CommentFilter["tab"]) =>
    countAhead(
      db,
      db
        .selectFrom("blog_comments")
        .select("id")
        .where("is_approved", "=", tab === "approved"),
      {
        page: 0,
        size: 0,
      },
    );
  return { pending: await count("pending"), approved: await count("approved") };
}

/** Approves comments, or takes that back, where it is not so already; answers their ids. */
export async function setApproval(db: Db, ids: readonly string[], isApproved: boolean): Promise<string[]> {
  const rows = await db
    .updateTable("blog_comments")
    // What the owner approves is no spam, whatever it looked like.
    .set(isApproved ? { is_approved: true, spam: false } : { is_approved: false })
    .where("id", "in", ids)
    .where("is_approved", "=", !isApproved)
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Removes those of the comments that are still in the tab; answers their ids. */
export async function removeComments(
  db: Db,
  ids: readonly string[],
  tab: CommentFilter["tab"],
): Promise<string[]> {
  const rows = await db
    .deleteFrom("blog_comments")
    .where("id", "in", ids)
    .where("is_approved", "=", tab === "approved")
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}
