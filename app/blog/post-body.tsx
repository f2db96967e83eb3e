import { Initials } from "#ui/media/initials.tsx";
import { Picture, screenWide } from "#ui/media/picture.tsx";
import { Frame } from "#ui/page/frame.tsx";
import { ShareLinks } from "#ui/page/share-links.tsx";
import { langOf } from "#values/language/content-language.ts";
import { langOfText } from "#values/language/text-language.ts";
import { longDate } from "#values/time/date-time.ts";
import { blogText } from "./blog.text.ts";
import type { Post } from "./post.ts";

/** The text, with its author and the share links in the margin (below it on small screens). */
export function PostBody({ post, url }: { post: Post; url: string }) {
  return (
    <div className="py-10 md:grid md:grid-cols-[minmax(12.5rem,3fr)_9fr] md:gap-x-12 md:py-16">
      <div
        lang={langOf(post, "content")}
        className="rich-text md:order-last"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the loader
        dangerouslySetInnerHTML={{ __html: post.html }}
      />
      <aside aria-label={blogText.about} className="grid content-start gap-6 max-md:mt-10">
        {post.author && <Author {...post} author={post.author} />}
        <ShareLinks title={post.title} url={url} />
      </aside>
    </div>
  );
}

interface AuthorProps {
  author: string;
  authorBio: string | null;
  authorImageUrl: string | null;
  english?: readonly string[] | undefined;
}

function Author({ author, authorBio, authorImageUrl, english }: AuthorProps) {
  return (
    <section aria-label={blogText.author} className="border-t border-hair pt-4">
      <div className="flex items-center gap-3">
        {authorImageUrl ? (
          <Picture url={authorImageUrl} alt="" sizes="56px" className="size-14 rounded-full object-cover" />
        ) : (
          <Initials name={author} className="size-14" />
        )}
        <h2 lang={langOfText(author)} className="text-lg">
          {author}
        </h2>
      </div>
      {authorBio && (
        <p lang={langOf({ english }, "author_bio")} className="mt-3 text-sm">
          {authorBio}
        </p>
      )}
    </section>
  );
}

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
