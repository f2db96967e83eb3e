import { Form } from "react-router";
import { HindiMark } from "#records/hindi-mark.tsx";
import { recordsText } from "#records/words/records.text.ts";
import type { HindiState } from "#translations/texts-of-records.db.server.ts";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";
import { Link } from "#ui/link.tsx";
import { StatusBadge } from "#ui/list/status-badge.tsx";
import { Picture } from "#ui/media/picture.tsx";
import { longDate } from "#values/time/date-time.ts";
import { postPath } from "../../post.ts";
import { postAdminText } from "./post-admin.text.ts";
import type { AdminPost } from "./post-list.db.server.ts";

interface PostCardsProps {
  posts: readonly AdminPost[];
  /** What is to be done about their Hindi, by id. */
  marks: Readonly<Record<string, HindiState>>;
  /** Where one of them is open. */
  editAt(id: string): string;
}

/** The posts as cards: cover, title, when, and what can be done. */
export function PostCards({ posts, marks, editAt }: PostCardsProps) {
  return (
    <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {posts.map((post) => (
        <PostAdminCard key={post.id} post={post} mark={marks[post.id]} editAt={editAt} />
      ))}
    </ul>
  );
}

interface PostAdminCardProps {
  post: AdminPost;
  mark: HindiState | undefined;
  /** Where one of them is open. */
  editAt(id: string): string;
}

function PostAdminCard({ post, mark, editAt }: PostAdminCardProps) {
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
          <Link to={editAt(id)} preventScrollReset className="no-underline hover:underline">
            {title}
          </Link>
        </h2>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
          <time dateTime={publishedAt.toISOString()}>{longDate(publishedAt)}</time>
          <StatusBadge tone={isScheduled ? "yellow" : "green"}>
            {postAdminText.states[isScheduled ? "scheduled" : "published"]}
          </StatusBadge>
          <HindiMark state={mark} />
        </p>
        <p className="text-xs text-ink-2">{[category, author].filter(Boolean).join(" · ")}</p>
      </div>
      <Actions post={post} editAt={editAt} />
    </li>
  );
}

function Actions({ post, editAt }: Omit<PostAdminCardProps, "mark">) {
  const { id, title, isScheduled } = post;
  return (
    <div className="mx-4 flex flex-wrap items-center gap-x-5 border-t border-hair py-1">
      <Link
        to={editAt(id)}
        preventScrollReset
        aria-label={recordsText.editOne(title)}
        className="action text-sm"
      >
        {recordsText.edit}
      </Link>
      {!isScheduled && (
        <a href={postPath(post)} aria-label={postAdminText.viewOne(title)} className="action text-sm">
          {postAdminText.view}
        </a>
      )}
      <Form method="post" preventScrollReset className="ml-auto">
        <input type="hidden" name="id" value={id} />
        <ConfirmButton
          question={postAdminText.askDelete(title)}
          name="intent"
          value="delete"
          variant="text"
          small
          aria-label={recordsText.deleteOne(title)}
        >
          {recordsText.delete}
        </ConfirmButton>
      </Form>
    </div>
  );
}
