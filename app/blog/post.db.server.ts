import type { Db } from "#platform/database/db.ts";
import { plainText, richHtml } from "#rich-html/rich-html.server.ts";
import { translated, wordIn } from "#translations/translated.server.ts";
import { readTexts } from "#translations/translations.db.server.ts";
import { type Post, type PostSummary, readingMinutes } from "./post.ts";

/** The words of a post, for counting and for describing it. */
export const contentText = (html: string): string => plainText(html, 1_000_000);

const descriptionLength = 155;

export const contentSummary = (html: string): string => plainText(html, descriptionLength);

const relatedOnPage = 3;

const summaryColumns = [
  "id",
  "slug",
  "title",
  "excerpt",
  "author",
  "category",
  "image_url",
  "image_alt_text",
  "published_at",
] as const;

const pageColumns = [
  ...summaryColumns,
  "content",
  "author_bio",
  "author_image_url",
  "updated_at",
  "meta_title",
  "meta_description",
  "og_title",
  "og_description",
  "og_image_url",
] as const;

interface SummaryRow {
  id: string;
  slug: string;
  title: string;
  excerpt: string | null;
  author: string | null;
  category: string | null;
  image_url: string | null;
  image_alt_text: string | null;
  published_at: Date;
  english?: readonly string[];
}

const filled = (text: string | null): string | null => text?.trim() || null;

const summaryOf = (row: SummaryRow): PostSummary => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  excerpt: filled(row.excerpt),
  author: filled(row.author),
  category: filled(row.category),
  imageUrl: row.image_url,
  // What stands in for a picture that isn't there shows nothing of it.
  imageAlt: (row.image_url && row.image_alt_text) ?? "",
  publishedAt: row.published_at,
  ...(row.english ? { english: row.english } : {}),
});

/** Posts and their categories in the language of the moment. */
async function postsIn<Row extends SummaryRow>(db: Db, rows: readonly Row[]) {
  const word = rows.flatMap(({ category }) => category ?? []);
  const texts = await readTexts(db, { post: rows.map(({ id }) => id), word });
  if (!texts) return rows;
  return rows.map((row) => {
    const shown = translated("post", row, row.id, texts);
    const category = row.category && wordIn(texts, row.category);
    const english = [...(shown.english ?? []), ...(category === row.category ? ["category"] : [])];
    return { ...shown, category, english };
  });
}

/**
 * Posts that are due, newest first: of one day, the one written last. What is dated in the future does not
 * exist yet (STORY-2).
 */
const published = (db: Db, now: Date) =>
  db
    .selectFrom("blog_posts")
    .where("published_at", "<=", now)
    .orderBy("published_at", "desc")
    .orderBy("id", "desc");

/** The newest posts, or those that come after so many newer ones. */
export async function listPosts(db: Db, most: number, now: Date, from = 0): Promise<PostSummary[]> {
  const rows = await published(db, now).select(summaryColumns).limit(most).offset(from).execute();
  return (await postsIn(db, rows)).map(summaryOf);
}

/** Up to three others of the same category, newest first. */
export async function listRelatedPosts(
  db: Db,
  post: Pick<PostSummary, "id">,
  now: Date,
): Promise<PostSummary[]> {
  const rows = await published(db, now)
    .select(summaryColumns)
    .where("category", "=", (eb) => eb.selectFrom("blog_posts").select("category").where("id", "=", post.id))
    .where("id", "<>", post.id)
    .limit(relatedOnPage)
    .execute();
  return (await postsIn(db, rows)).map(summaryOf);
}

/** When the next scheduled post is due: until then what the blog shows holds. */
export async function nextPostDue(db: Db, now: Date): Promise<Date | undefined> {
  const row = await db
    .selectFrom("blog_posts")
    .select("published_at")
    .where("published_at", ">", now)
    .orderBy("published_at")
    .limit(1)
    .executeTakeFirst();
  return row?.published_at;
}

/**
 * The post that an address means: by its slug, else by a slug that it had before (its own then differs from
 * `slug`).
 */
export async function findPost(db: Db, slug: string, now: Date): Promise<Post | undefined> {
  // A zero byte is no text for PostgreSQL, and nothing that long is a slug.
  if (slug.includes("\0") || slug.length > 300) return undefined;
  const page = published(db, now).select(pageColumns);
  const found =
    (await page.where("slug", "=", slug).executeTakeFirst()) ??
    (await page
      .where("id", "in", (eb) =>
        eb.selectFrom("slug_history").select("target_id").where("kind", "=", "post").where("slug", "=", slug),
      )
      .executeTakeFirst());
  if (!found) return undefined;
  const [row = found] = await postsIn(db, [found]);
  const html = richHtml(row.content);
  return {
    ...summaryOf(row),
    html,
    readingMinutes: readingMinutes(contentText(html)),
    authorBio: filled(row.author_bio),
    authorImageUrl: filled(row.author_image_url),
    updatedAt: row.updated_at,
    metaTitle: filled(row.meta_title),
    metaDescription: filled(row.meta_description) ?? filled(row.excerpt) ?? contentSummary(html),
    ogTitle: filled(row.og_title),
    ogDescription: filled(row.og_description),
    ogImageUrl: filled(row.og_image_url),
  };
}

/** Every published post's address and when it changed, for the sitemap. */
export const postChanges = (db: Db, now: Date) =>
  published(db, now).select(["slug", "updated_at"]).limit(4000).execute();
