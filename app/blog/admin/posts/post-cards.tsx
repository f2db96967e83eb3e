import { Form } from "react-router";
import { HindiMark } from "#records/hindi-mark.tsx";
import type { HindiState } from "#translations/texts-of-records.db.server.ts";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";
import { Link } from "#ui/link.tsx";
import { StatusBadge } from "#ui/list/status-badge.tsx";
import { Picture } from "#ui/media/picture.tsx";
import { longDate } from "#values/time/date-time.ts";
import { postPath } from "../../post.ts";
import type { AdminPost } from "./post-list.db.server.ts";
import { type PostsFilter, postsPath } from "./posts-filter.ts";

interface PostCardsProps {
  posts: readonly AdminPost[];
  /** What is to be done about their Hindi, by id. */
  marks: Readonly<Record<string, HindiState>>;
  filter: PostsFilter;
}

/** The posts as cards: cover, title, when, and what can be done. */
export function PostCards({ posts, marks, filter }: PostCardsProps) {
  return (
    <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {posts.map((post) => (
        <PostAdminCard key={post.id} post={post} mark={marks[post.id]} filter={filter} />
      ))}
    </ul>
  );
}

interface PostAdminCardProps {
  post: AdminPost;
  mark: HindiState | undefined;
  filter: PostsFilter;
}

function PostAdminCard({ post, mark, filter }: PostAdminCardProps) {
  const { id, title, category, author, imageUrl, publishedAt, isScheduled } = post;
  return (
    <li className="grid min-w-0 grid-rows-[auto_1fr_auto] border border-hair bg-field">
      <div className="aspect-[16/9] overflow-hidden bg-fold">
        <Picture
          url={imageUrl}
          alt=""
          sizes="(min-width: 80rem) 360px, (min-width: 37.5rem) 45vw, 100vw"
          className="size-full object-cover"
        />
      </div>
      <div className="grid content-start gap-1.5 p-4 pb-2">
        <h2 className="text-lg leading-snug">
          <Link
            to={postsPath(filter, { edit: id })}
            preventScrollReset
            className="no-underline hover:underline"
          >
            {title}
          </Link>
        </h2>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
          <time dateTime={publishedAt.toISOString()}>{longDate(publishedAt)}</time>
          <StatusBadge tone={isScheduled ? "yellow" : "green"}>
            {isScheduled ? "Scheduled" : "Published"}
          </StatusBadge>
          <HindiMark state={mark} />
        </p>
        <p className="text-xs text-ink-2">{[category, author].filter(Boolean).join(" · ")}</p>
      </div>
      <Actions post={post} filter={filter} />
    </li>
  );
}

function Actions({ post, filter }: { post: AdminPost; filter: PostsFilter }) {
  const { id, title, isScheduled } = post;
  return (
    <div className="mx-4 flex flex-wrap items-center gap-x-5 border-t border-hair py-1">
      <Link
        to={postsPath(filter, { edit: id })}
        preventScrollReset
        aria-label={`Edit ${title}`}
        className="action text-sm"
      >
        Edit
      </Link>
      {!isScheduled && (
        <a href={postPath(post)} aria-label={`View ${title}`} className="action text-sm">
          View
        </a>
      )}
      <Form method="post" preventScrollReset className="ml-auto">
        <input type="hidden" name="id" value={id} />
        <ConfirmButton
          question={`Delete “${title}”, its comments and its pictures? This can't be undone.`}
          name="intent"
          value="delete"
          variant="text"
          small
          aria-label={`Delete ${title}`}
        >
          Delete
        </ConfirmButton>
      </Form>
    </div>
  );
}
