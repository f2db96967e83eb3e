import { Link } from "#ui/link.tsx";
import { Picture, screenWide } from "#ui/media/picture.tsx";
import { langOf } from "#values/language/content-language.ts";
import { langOfText } from "#values/language/text-language.ts";
import { longDate } from "#values/time/date-time.ts";
import { type PostSummary, postPath } from "./post.ts";

interface PostCardProps {
  post: PostSummary;
  /** The heading's level below the page's own. */
  level?: 2 | 3;
  priority?: boolean;
}

/** A post in a list: picture, kind, title, what it is about, who wrote it and when. */
export function PostCard({ post, level = 2, priority }: PostCardProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <li className="group relative flex min-w-0 flex-col">
      <div className="overflow-hidden bg-fold">
        <Picture
          url={post.imageUrl}
          alt={post.imageAlt}
          sizes={`(min-width: 80rem) 400px, (min-width: 56.25rem) 30vw, (min-width: 37.5rem) 45vw, ${screenWide}`}
          priority={priority}
          className="aspect-[4/3] w-full object-cover"
        />
      </div>
      <p lang={langOf(post, "category")} className="mt-4 text-sm text-ink-2">
        {post.category}
      </p>
      <Heading className="mt-1 text-xl">
        <Link
          to={postPath(post)}
          prefetch="page"
          lang={langOf(post, "title")}
          className="no-underline decoration-geru decoration-2 after:absolute after:inset-0 group-hover:underline"
        >
          {post.title}
        </Link>
      </Heading>
      {post.excerpt && (
        <p lang={langOf(post, "excerpt")} className="mt-2 line-clamp-5">
          {post.excerpt}
        </p>
      )}
      <p className="mt-auto pt-3 text-sm text-ink-2">
        {post.author && (
          <>
            <bdi lang={langOfText(post.author)}>{post.author}</bdi> ·{" "}
          </>
        )}
        <time dateTime={post.publishedAt.toISOString()}>{longDate(post.publishedAt)}</time>
      </p>
    </li>
  );
}

/** Posts side by side. */
export function PostGrid({ posts, level }: { posts: readonly PostSummary[]; level?: 2 | 3 }) {
  return (
    <ul
      className={`grid gap-x-6 gap-y-12 md:grid-cols-3 md:gap-x-8 md:gap-y-16 ${level === 3 ? "sm:grid-cols-3" : "sm:grid-cols-2"}`}
    >
      {posts.map((post, index) => (
        <PostCard key={post.id} post={post} level={level} priority={level !== 3 && index === 0} />
      ))}
    </ul>
  );
}
