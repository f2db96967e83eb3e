import { useState } from "react";
import { SentNotice } from "#ui/form/form-notice.tsx";
import { Badge } from "#ui/list/badge.tsx";
import { Initials } from "#ui/media/initials.tsx";
import { Section } from "#ui/page/section.tsx";
import { langOfText } from "#values/language/text-language.ts";
import { longDateTime } from "#values/time/date-time.ts";
import { commentText } from "./blog.text.ts";
import type { CommentAnswer } from "./comment.form.ts";
import { CommentForm } from "./comment-form.tsx";
import { useOwnComments, waitingComments } from "./own-comments.ts";
import type { Comment } from "./post.ts";

interface CommentsProps {
  post: { id: string; slug: string };
  comments: readonly Comment[];
  /** The page says that a comment was sent: where a form without script leads to. */
  isSent: boolean;
  given?: CommentAnswer;
}

/** What readers say: this browser's own waiting comments on top, then everybody's, then the form. */
export function Comments({ post, comments, isSent, given }: CommentsProps) {
  const [isOver, setOver] = useState(false);
  const waiting = waitingComments(useOwnComments(), post.id, comments);
  return (
    <div id="comments" onSubmit={() => setOver(true)}>
      <Section title={commentText.title}>
        {isSent && !isOver && <SentNotice {...commentText.sent} />}
        {comments.length + waiting.length === 0 && <p>{commentText.none}</p>}
        <ul className="max-w-measure">
          {waiting.map((comment) => (
            <CommentRow key={comment.id} comment={comment} isWaiting />
          ))}
          {comments.map((comment) => (
            <CommentRow key={comment.id} comment={comment} />
          ))}
        </ul>
        <CommentForm post={post} given={given} />
      </Section>
    </div>
  );
}

function CommentRow({ comment, isWaiting = false }: { comment: Comment; isWaiting?: boolean }) {
  const { name, content, at } = comment;
  return (
    <li className="flex gap-4 border-t border-hair py-5">
      <Initials name={name} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <strong dir="auto" lang={langOfText(name)}>
            {name}
          </strong>
          <time dateTime={at.toISOString()} className="text-sm text-ink-2">
            {longDateTime(at)}
          </time>
          {isWaiting && <Badge tone="turmeric">{commentText.waiting}</Badge>}
        </p>
        <p dir="auto" lang={langOfText(content)} className="mt-1 whitespace-pre-line">
          {content}
        </p>
      </div>
    </li>
  );
}
