import { sql } from "kysely";
import { posts } from "../content/shop.ts";
import type { Pictures } from "../pictures/hung-pictures.ts";
import { seedId } from "../seed-id.ts";
import type { Trx } from "../shop.ts";

export async function seedPosts(trx: Trx, pictures: Pictures): Promise<void> {
  const rows = posts.map((post) => ({
    id: seedId(post.slug),
    slug: post.slug,
    title: post.title,
    excerpt: post.excerpt,
    content: post.content,
    author: post.author,
    author_bio: post.authorBio,
    category: post.category,
    image_url: coverOf(seedId(post.slug), pictures),
    image_alt_text: post.coverAlt,
    published_at: new Date(post.publishedAt),
    meta_title: post.metaTitle,
    meta_description: post.metaDescription,
  }));
  await trx.insertInto("blog_posts").values(rows).execute();
}

/** Gives a post that has no cover its own. Any other id is nobody's here. */
export async function completePost(trx: Trx, id: string, pictures: Pictures): Promise<void> {
  await trx
    .updateTable("blog_posts")
    .set({ image_url: coverOf(id, pictures), version: sql`version + 1` })
    .where("id", "=", id)
    .where("image_url", "is", null)
    .execute();
}

const coverOf = (id: string, pictures: Pictures): string | null => pictures.get(`${id}/cover`) ?? null;
