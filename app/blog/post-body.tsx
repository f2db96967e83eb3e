import { Initials } from "#ui/media/initials.tsx";
import { Picture } from "#ui/media/picture.tsx";
import { ShareLinks } from "#ui/page/share-links.tsx";
import { langOf } from "#values/language/content-language.ts";
import { langOfText } from "#values/language/text-language.ts";
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
