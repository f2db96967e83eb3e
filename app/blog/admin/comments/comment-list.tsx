import { Button, ButtonLink } from "#ui/form/button.tsx";
import { ConfirmButton } from "#ui/form/confirm-button.tsx";
import { FilterForm } from "#ui/list/filter-form.tsx";
import { pageSizeOf } from "#ui/list/page-size.ts";
import { PageSizeLink } from "#ui/list/page-size-link.tsx";
import { Pager } from "#ui/list/pager.tsx";
import type { HistoryLine } from "#ui/list/record-history.tsx";
import { askOfTicked, BulkBar } from "#ui/list/row-selection.tsx";
import { Tabs } from "#ui/list/tabs.tsx";
import type { ToastContent } from "#ui/overlay/toast-queue.ts";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { commentAdminText as text } from "./comment-admin.text.ts";
import {
  type AdminComment,
  type AdminCounts,
  type CommentFilter,
  commentsList,
  commentTabs,
} from "./comment-list.ts";
import { CommentsTable } from "./comments-table.tsx";

interface CommentListProps {
  filter: CommentFilter;
  comments: readonly AdminComment[];
  total: number;
  isMore: boolean;
  counts: AdminCounts | null;
  history: Readonly<Record<string, readonly HistoryLine[]>>;
  problem: ToastContent | null;
}

const formId = "selected-comments";

/** The comments of one tab, with what can be done to each and to those that are ticked. */
export function CommentList(props: CommentListProps) {
  const { filter, comments, total, counts, history } = props;
  const address = (change: Partial<CommentFilter>) => commentsList.address({ ...filter, page: 1, ...change });
  return (
    <Tabs
      id="comments"
      label={text.title}
      tabs={commentTabs.map((tab) => ({
        to: address({ tab, q: "" }),
        label: text.tabs[tab],
        count: counts ? inShort(counts[tab]) : undefined,
        current: filter.tab === tab,
      }))}
    >
      <FilterForm
        searchLabel={text.search}
        query={filter.q}
        kept={commentsList.kept(filter)}
        clear={filter.q ? commentsList.whole(filter) : undefined}
      />
      {comments.length > 0 ? (
        <>
          <div className="my-3">
            <BulkActs tab={filter.tab} action={commentsList.address(filter)} />
          </div>
          <CommentsTable form={formId} filter={filter} comments={comments} history={history} />
          <Pager
            label={text.title}
            page={filter.page}
            pageSize={pageSizeOf(filter)}
            total={total}
            isMore={props.isMore}
            hrefOf={(page) => address({ page })}
          />
          <PageSizeLink total={total} show={filter.show} hrefOf={(show) => address({ show })} />
        </>
      ) : (
        <Nothing {...props} />
      )}
    </Tabs>
  );
}

const inShort = ({ total, isMore }: AdminCounts["pending"]) => (isMore ? `${total}+` : total);

function Nothing({ filter, problem }: CommentListProps) {
  if (problem) return <EmptyState drawing="error" title={problem.title} text={problem.text} />;
  if (!filter.q) return <EmptyState {...text.empty[filter.tab]} />;
  return (
    <EmptyState
      {...text.noneFound}
      action={<ButtonLink to={commentsList.whole(filter)}>{text.all}</ButtonLink>}
    />
  );
}

function BulkActs({ tab, action }: { tab: CommentFilter["tab"]; action: string }) {
  const act = tab === "pending" ? "approve" : "unapprove";
  return (
    <BulkBar id={formId} label={text.title} action={action}>
      <Button type="submit" name="intent" value={act} formNoValidate small>
        {text.selected[act]}
      </Button>
      <ConfirmButton
        name="intent"
        value="delete"
        question={text.ask.selected}
        questionOf={askOfTicked(text.ask.several)}
        small
      >
        {text.selected.delete}
      </ConfirmButton>
    </BulkBar>
  );
}
