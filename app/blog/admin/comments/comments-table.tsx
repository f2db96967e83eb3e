import type { FormEventHandler } from "react";
import { Form } from "react-router";
import { Button } from "#ui/form/button.tsx";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";
import { useInTurn } from "#ui/form/use-in-turn.ts";
import { Link } from "#ui/link.tsx";
import { type Column, DataTable } from "#ui/list/data-table.tsx";
import { type HistoryLine, RecordHistory } from "#ui/list/record-history.tsx";
import { StatusBadge } from "#ui/list/status-badge.tsx";
import { longDateTime } from "#values/time/date-time.ts";
import { commentAdminText as text } from "./comment-admin.text.ts";
import { type AdminComment, type CommentFilter, commentsList } from "./comment-list.ts";

interface CommentsTableProps {
  /** The id of the form that the ticks belong to. */
  form: string;
  filter: CommentFilter;
  comments: readonly AdminComment[];
  history: Readonly<Record<string, readonly HistoryLine[]>>;
}

/**
 * Who wrote what below which post, and what can be done to it. A comment pressed twice is gone before its
 * second turn.
 */
export function CommentsTable({ form, filter, comments, history }: CommentsTableProps) {
  const inTurn = useInTurn();
  return (
    <DataTable
      caption={text.tabs[filter.tab]}
      columns={columnsFor(filter, history, inTurn)}
      rows={comments}
      idOf={({ id }) => id}
      top
      selection={{ form, nameOf: ({ name }) => text.by(name) }}
    />
  );
}

const columnsFor = (
  filter: CommentFilter,
  history: CommentsTableProps["history"],
  onSubmit: FormEventHandler<HTMLFormElement>,
): readonly Column<AdminComment>[] => [
  {
    key: "author",
    label: text.columns.author,
    card: "heading",
    className: "md:w-48",
    cell: ({ name, email, spam }) => (
      <>
        <bdi className="font-semibold">{name}</bdi>
        {email && <span className="block text-xs font-normal break-all text-ink-2">{email}</span>}
        {spam && <StatusBadge tone="grey">{text.spam}</StatusBadge>}
      </>
    ),
  },
  {
    key: "content",
    label: text.columns.words,
    card: "bare",
    cell: (comment) => <CommentText comment={comment} lines={history[comment.id] ?? []} />,
  },
  {
    key: "actions",
    label: text.columns.acts,
    card: "bare",
    className: "md:w-56",
    cell: (comment) => (
      <RowActs comment={comment} action={commentsList.address(filter)} onSubmit={onSubmit} />
    ),
  },
];

interface CommentTextProps {
  comment: AdminComment;
  lines: readonly HistoryLine[];
}

function CommentText({ comment: { content, postTitle, postSlug, at }, lines }: CommentTextProps) {
  return (
    <>
      <p dir="auto" className="max-w-measure whitespace-pre-line">
        {content}
      </p>
      <p className="mt-1 text-xs text-ink-2">
        {longDateTime(at)}
        {text.below.before}
        <Link to={`/blog/${postSlug}`} reloadDocument className="underline">
          {postTitle}
        </Link>
        {text.below.after}
      </p>
      <RecordHistory lines={lines} />
    </>
  );
}

interface RowActsProps {
  comment: AdminComment;
  action: string;
  onSubmit: FormEventHandler<HTMLFormElement>;
}

function RowActs({ comment, action, onSubmit }: RowActsProps) {
  const act = comment.isApproved ? "unapprove" : "approve";
  return (
    <Form
      method="post"
      action={action}
      onSubmit={onSubmit}
      preventScrollReset
      className="flex flex-wrap gap-2 max-md:mt-2"
    >
      <input type="hidden" name="id" value={comment.id} />
      <Button type="submit" name="intent" value={act} formNoValidate small>
        {text.buttons[act]}
      </Button>
      <ConfirmButton name="intent" value="delete" question={text.ask.one(comment.name)} small>
        {text.buttons.delete}
      </ConfirmButton>
    </Form>
  );
}
