import { Form } from "react-router";
import { Button, ButtonLink } from "#ui/button.tsx";
import { ConfirmButton } from "#ui/confirm-button.tsx";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { FilterForm } from "#ui/filter-form.tsx";
import { Link } from "#ui/link.tsx";
import { Pager } from "#ui/pager.tsx";
import { type HistoryLine, RecordHistory } from "#ui/record-history.tsx";
import { BulkBar } from "#ui/row-selection.tsx";
import { StatusBadge } from "#ui/status-badge.tsx";
import { Tabs } from "#ui/tabs.tsx";
import type { ToastContent } from "#ui/toast-queue.ts";
import { longDateTime } from "#values/date-time.ts";
import { commentsDeskText } from "./comments-desk.text.ts";
import {
  type CommentFilter,
  commentsAddress,
  commentsPageSize,
  type DeskComment,
  type DeskCounts,
} from "./comments-desk.ts";

interface CommentsDeskProps {
  filter: CommentFilter;
  comments: readonly DeskComment[];
  total: number;
  isMore: boolean;
  counts: DeskCounts | null;
  history: ReadonlyMap<string, readonly HistoryLine[]>;
  problem: ToastContent | null;
}

const { tabs, buttons, ask, empty, noneFound } = commentsDeskText;
const formId = "selected-comments";

/** The comments of one tab, with what can be done to each and to those that are ticked. */
export function CommentsDesk(props: CommentsDeskProps) {
  const { filter, comments, total, counts, history } = props;
  const address = (change: Partial<CommentFilter>) => commentsAddress({ ...filter, page: 1, ...change });
  return (
    <Tabs
      id="comments"
      label={commentsDeskText.title}
      tabs={(["pending", "approved"] as const).map((tab) => ({
        to: address({ tab, query: "" }),
        label: tabs[tab],
        count: counts ? inShort(counts[tab]) : undefined,
        current: filter.tab === tab,
      }))}
    >
      <FilterForm
        searchLabel="Search comments"
        query={filter.query}
        kept={{ tab: filter.tab === "approved" ? "approved" : undefined }}
        clear={filter.query ? address({ query: "" }) : undefined}
      />
      {comments.length > 0 ? (
        <>
          <div className="my-3">
            <BulkActs tab={filter.tab} action={commentsAddress(filter)} />
          </div>
          <DataTable
            caption={tabs[filter.tab]}
            columns={columnsFor(filter, history)}
            rows={comments}
            idOf={({ id }) => id}
            top
            selection={{ form: formId, nameOf: ({ name }) => `the comment by ${name}` }}
          />
          <Pager
            label="Comments"
            page={filter.page}
            pageSize={commentsPageSize}
            total={total}
            isMore={props.isMore}
            hrefOf={(page) => address({ page })}
          />
        </>
      ) : (
        <Nothing {...props} />
      )}
    </Tabs>
  );
}

const inShort = ({ total, isMore }: DeskCounts["pending"]) => (isMore ? `${total}+` : total);

function Nothing({ filter, problem }: CommentsDeskProps) {
  if (problem) return <EmptyState drawing="error" title={problem.title} text={problem.text} />;
  if (!filter.query) return <EmptyState {...empty[filter.tab]} />;
  const all = commentsAddress({ ...filter, query: "", page: 1 });
  return <EmptyState {...noneFound} action={<ButtonLink to={all}>Show all</ButtonLink>} />;
}

function BulkActs({ tab, action }: { tab: CommentFilter["tab"]; action: string }) {
  const act = tab === "pending" ? "approve" : "unapprove";
  return (
    <BulkBar id={formId} label={commentsDeskText.title} action={action}>
      <Button type="submit" name="intent" value={act} formNoValidate small>
        {buttons[act]} selected
      </Button>
      <ConfirmButton name="intent" value="delete" question={ask.selected} small>
        {buttons.delete} selected
      </ConfirmButton>
    </BulkBar>
  );
}

const columnsFor = (
  filter: CommentFilter,
  history: CommentsDeskProps["history"],
): readonly Column<DeskComment>[] => [
  {
    key: "author",
    label: "Author",
    card: "heading",
    className: "md:w-48",
    cell: ({ name, email, spam }) => (
      <>
        <span className="font-semibold">{name}</span>
        {email && <span className="block text-xs font-normal break-all text-ink-2">{email}</span>}
        {spam && <StatusBadge tone="grey">Spam</StatusBadge>}
      </>
    ),
  },
  {
    key: "content",
    label: "Comment",
    card: "bare",
    cell: (comment) => <CommentText comment={comment} lines={history.get(comment.id) ?? []} />,
  },
  {
    key: "actions",
    label: "Actions",
    card: "bare",
    className: "md:w-56",
    cell: (comment) => <RowActs comment={comment} action={commentsAddress(filter)} />,
  },
];

interface CommentTextProps {
  comment: DeskComment;
  lines: readonly HistoryLine[];
}

function CommentText({ comment: { content, postTitle, postSlug, at }, lines }: CommentTextProps) {
  return (
    <>
      <p className="max-w-measure whitespace-pre-line">{content}</p>
      <p className="mt-1 text-xs text-ink-2">
        {longDateTime(at)} on{" "}
        <Link to={`/blog/${postSlug}`} reloadDocument className="underline">
          {postTitle}
        </Link>
      </p>
      <RecordHistory lines={lines} />
    </>
  );
}

function RowActs({ comment, action }: { comment: DeskComment; action: string }) {
  const act = comment.isApproved ? "unapprove" : "approve";
  return (
    <Form method="post" action={action} preventScrollReset className="flex flex-wrap gap-2 max-md:mt-2">
      <input type="hidden" name="id" value={comment.id} />
      <Button type="submit" name="intent" value={act} formNoValidate small>
        {buttons[act]}
      </Button>
      <ConfirmButton name="intent" value="delete" question={ask.one(comment.name)} small>
        {buttons.delete}
      </ConfirmButton>
    </Form>
  );
}
