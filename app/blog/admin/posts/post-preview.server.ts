import { richHtml } from "#rich-html/rich-html.server.ts";
import { startOfIndianDay } from "#values/time/indian-day.ts";
import { contentText } from "../../post.db.server.ts";
import { type Post, readingMinutes } from "../../post.ts";
import { type OpenPost, type PostInput, postPicturesIn } from "./post-fields.ts";

/** A post that is not saved, the way the blog reads one. */
export function postPreview(entered: OpenPost, input: PostInput, now: Date): Post {
  const pictures = postPicturesIn(entered);
  const html = richHtml(input.content);
  const { title, slug, excerpt, author, category, authorBio, ogTitle, ogDescription } = input;
  return {
    id: entered.id,
    title,
    slug,
    excerpt,
    author,
    category,
    authorBio,
    ogTitle,
    ogDescription,
    html,
    metaTitle: input.metaTitle,
    metaDescription: input.metaDescription,
    imageUrl: pictures.cover,
    imageAlt: input.coverAlt ?? "",
    authorImageUrl: pictures.authorImage,
    ogImageUrl: pictures.ogImage,
    publishedAt: startOfIndianDay(input.publishDate),
    updatedAt: now,
    readingMinutes: readingMinutes(contentText(html)),
  };
}
