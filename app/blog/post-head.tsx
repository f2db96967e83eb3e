import { Picture, screenWide } from "#ui/media/picture.tsx";
import { Frame } from "#ui/page/frame.tsx";
import { langOf } from "#values/language/content-language.ts";
import { langOfText } from "#values/language/text-language.ts";
import { longDate } from "#values/time/date-time.ts";
import { blogText } from "./blog.text.ts";
import type { Post } from "./post.ts";

/** Title, what it is about, who wrote it, when, and how long it takes; beside it the cover. */
export function PostHead({ post }: { post: Post }) {
  const { title, category, excerpt, author, publishedAt, readingMinutes, imageUrl, imageAlt } = post;
  return (
    <div className="md:grid md:grid-cols-[7fr_5fr] md:items-center md:gap-16">
      <div>
        {category && (
          <p lang={langOf(post, "category")} className="text-ink-2">
            {category}
          </p>
        )}
        <h1 lang={langOf(post, "title")} className="mt-1 text-3xl tracking-[-0.015em]">
          {title}
        </h1>
        {excerpt && (
          <p lang={langOf(post, "excerpt")} className="mt-4 max-w-measure text-lg leading-normal">
            {excerpt}
          </p>
        )}
        <p className="mt-4 flex flex-wrap gap-x-[0.27em] text-sm text-ink-2">
          {author && <span lang={langOfText(author)}>{author} ·</span>}
          <time dateTime={publishedAt.toISOString()}>{longDate(publishedAt)}</time>
          <span>· {blogText.reading(readingMinutes)}</span>
        </p>
      </div>
      {imageUrl && (
        <Frame className="max-md:mt-6">
          <Picture
            url={imageUrl}
            alt={imageAlt}
            sizes={`(min-width: 80rem) 500px, (min-width: 56.25rem) 38vw, ${screenWide}`}
            priority
            className="aspect-[4/3] w-full object-cover"
          />
        </Frame>
      )}
    </div>
  );
}
