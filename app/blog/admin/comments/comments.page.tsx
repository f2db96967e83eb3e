import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { type AuditLine, auditOfEach } from "#platform/audit/audit.db.server.ts";
import { isAccessDenied } from "#platform/database/database-error.server.ts";
import { failureFacts } from "#platform/log.server.ts";
import { unwrittenHere } from "#platform/web/outage.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { adminPage } from "#records/page/admin-page.server.ts";
import { adminPageInBrowser } from "#records/page/admin-page.ts";
import type { RecordPageProps } from "#records/page/record-page.ts";
import type { ToastContent } from "#ui/overlay/toast-queue.ts";
import { useNotices } from "#ui/overlay/use-notices.ts";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { approveComments, deleteComments, unapproveComments } from "./act-on-comments.server.ts";
import { commentAdminText } from "./comment-admin.text.ts";
import { countComments, listAdminComments } from "./comment-list.db.server.ts";
import {
  type AdminComment,
  type AdminCounts,
  type CommentAct,
  commentActs,
  commentsList,
  parseCommentAct,
} from "./comment-list.ts";
import { CommentList } from "./comment-list.tsx";

export const policy = { cached: false, needs: "stories" } as const satisfies AdminPolicy;

interface CommentsPageRead {
  comments: AdminComment[];
  total: number;
  isMore: boolean;
  counts: AdminCounts | null;
  history: Record<string, AuditLine[]>;
  problem: ToastContent | null;
}

const nothingRead = (problem: ToastContent | null): CommentsPageRead => ({
  comments: [],
  total: 0,
  isMore: false,
  counts: null,
  history: {},
  problem,
});

const dealtStatus = 409;

const server = adminPage(policy, {
  async read({ db, log }, { url }) {
    const filter = commentsList.read(url.searchParams);
    try {
      const { page, ...list } = await listAdminComments(db, filter);
      const ids = list.comments.map(({ id }) => id);
      const history = Object.fromEntries(await auditOfEach(db, "blog_comments", ids));
      const counts = await countComments(db);
      const shown = { ...list, counts, history, problem: null } satisfies CommentsPageRead;
      return { filter: { ...filter, page }, ...shown };
    } catch (error) {
      log.error(failureFacts(error), "comments could not be read");
      const problem = isAccessDenied(error) ? commentAdminText.denied : commentAdminText.loadFailed;
      return { filter, ...nothingRead(problem) };
    }
  },
  async take(shop, { actor, url }, form) {
    const asked = parseCommentAct(form);
    if (!asked) throw data(null, { status: 400 });
    if (asked.ids.length === 0) return data({ notice: commentAdminText.none }, { status: 422 });
    const filter = commentsList.read(url.searchParams);
    const acts: Record<CommentAct, (ids: readonly string[]) => Promise<number>> = {
      approve: (ids) => approveComments(shop, actor, ids),
      unapprove: (ids) => unapproveComments(shop, actor, ids),
      delete: (ids) => deleteComments(shop, actor, ids, filter.tab),
    };
    let count: number;
    try {
      count = await acts[asked.intent](asked.ids);
    } catch (error) {
      const status = unwrittenHere(shop, error, "comments could not be changed");
      if (isAccessDenied(error)) return data({ notice: commentAdminText.denied }, { status: 403 });
      return data(
        { notice: commentAdminText.failed(asked.intent, commentAdminText.reasons.broken) },
        { status },
      );
    }
    if (count === 0) {
      return data(
        { notice: commentAdminText.failed(asked.intent, commentAdminText.reasons.dealt) },
        { status: dealtStatus },
      );
    }
    throw redirectWithNotice(commentsList.address(filter), commentAdminText.done(asked.intent, count));
  },
});
const browser = adminPageInBrowser({
  title: () => commentAdminText.title,
  unread: ({ searchParams }) => ({ filter: commentsList.read(searchParams), ...nothingRead(null) }),
  listFailed: () => commentAdminText.loadFailed,
  failed: (intent) =>
    commentAdminText.failed(
      commentActs.find((act) => act === intent) ?? "approve",
      commentAdminText.reasons.offline,
    ),
});

export const loader = server.loader;
export const action = server.action;
export const clientLoader = browser.clientLoader;
export const clientAction = browser.clientAction;
export const meta = browser.meta;

/** What somebody else has dealt with leaves the list. */
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) =>
  change.actionStatus === dealtStatus || exceptAfterRefusal(change);

export default function CommentsPage({ loaderData, actionData }: RecordPageProps<typeof server>) {
  const { problem, ...list } = loaderData;
  const refused = actionData?.notice;
  useNotices(loaderData, [problem !== null && { ...problem, tone: "destructive" }]);
  useNotices(actionData, [refused ? { ...refused, tone: "destructive" } : undefined]);
  return (
    <>
      <PageHead title={commentAdminText.title} />
      {refused && (
        <noscript>
          <p role="alert" className="mb-4 border border-geru px-3 py-2">
            <b>{refused.title}</b> {refused.text}
          </p>
        </noscript>
      )}
      <CommentList {...list} problem={problem} />
    </>
  );
}
