import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { adminOf } from "#accounts/guard.server.ts";
import { withDeskAction } from "#accounts/session/desk-action.ts";
import { type AuditLine, auditOfEach } from "#platform/audit/audit.server.ts";
import { services } from "#platform/context.server.ts";
import { isAccessDenied } from "#platform/database/database-error.server.ts";
import { failureFacts } from "#platform/log.server.ts";
import { postedForm } from "#platform/web/posted-form.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import type { ToastContent } from "#ui/overlay/toast-queue.ts";
import { useNotices } from "#ui/overlay/use-notices.ts";
import { exceptAfterRefusal, withFailure } from "#ui/page/failed-request.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import type { Route } from "./+types/comments.page.ts";
import { dealWithComments } from "./act-on-comments.server.ts";
import { countComments, listDeskComments } from "./comments-desk.db.server.ts";
import { parseCommentAct } from "./comments-desk.form.ts";
import { commentsDeskText, doneText, failedReasons, failedText } from "./comments-desk.text.ts";
import { commentFilter, commentsAddress, type DeskComment, type DeskCounts } from "./comments-desk.ts";
import { CommentsDesk } from "./comments-desk.tsx";

interface DeskPage {
  comments: DeskComment[];
  total: number;
  isMore: boolean;
  counts: DeskCounts | null;
  history: Record<string, AuditLine[]>;
  problem: ToastContent | null;
}

const nothingRead = (problem: ToastContent | null): DeskPage => ({
  comments: [],
  total: 0,
  isMore: false,
  counts: null,
  history: {},
  problem,
});

export async function loader({ context, url }: Route.LoaderArgs) {
  adminOf(context);
  const { db, log } = services(context);
  const filter = commentFilter(url.searchParams);
  try {
    const { page, ...list } = await listDeskComments(db, filter);
    const ids = list.comments.map(({ id }) => id);
    const history = Object.fromEntries(await auditOfEach(db, "blog_comments", ids));
    const counts = await countComments(db);
    const shown = { ...list, counts, history, problem: null } satisfies DeskPage;
    return { filter: { ...filter, page }, ...shown };
  } catch (error) {
    log.error(failureFacts(error), "comments could not be read");
    const problem = isAccessDenied(error) ? commentsDeskText.denied : commentsDeskText.loadFailed;
    return { filter, ...nothingRead(problem) };
  }
}

/** A list that can't be fetched stands empty. */
export const clientLoader = (call: Route.ClientLoaderArgs) => {
  const filter = commentFilter(new URL(call.request.url).searchParams);
  return withFailure(call, { filter, ...nothingRead(null) }, commentsDeskText.loadFailed);
};

const dealtStatus = 409;

export async function action({ context, request, url }: Route.ActionArgs) {
  const actor = adminOf(context);
  const shop = services(context);
  const asked = parseCommentAct(await postedForm(request));
  if (!asked) throw data(null, { status: 400 });
  if (asked.ids.length === 0) return data({ notice: commentsDeskText.none }, { status: 422 });
  const filter = commentFilter(url.searchParams);
  let count: number;
  try {
    count = await dealWithComments(shop, actor, { act: asked.intent, tab: filter.tab }, asked.ids);
  } catch (error) {
    shop.log.error(failureFacts(error), "comments could not be changed");
    const isDenied = isAccessDenied(error);
    const notice = isDenied ? commentsDeskText.denied : failedText(asked.intent, failedReasons.broken);
    return data({ notice }, { status: isDenied ? 403 : 500 });
  }
  if (count === 0) {
    return data({ notice: failedText(asked.intent, failedReasons.dealt) }, { status: dealtStatus });
  }
  throw redirectWithNotice(commentsAddress(filter), doneText(asked.intent, count));
}

export async function clientAction(call: Route.ClientActionArgs) {
  const act = parseCommentAct(await call.request.clone().formData())?.intent ?? "approve";
  return withDeskAction(call, { notice: null }, failedText(act, failedReasons.offline));
}

/** What somebody else has dealt with leaves the list. */
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) =>
  change.actionStatus === dealtStatus || exceptAfterRefusal(change);

export const meta: Route.MetaFunction = () => [{ title: commentsDeskText.title }];

export default function CommentsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { problem, ...desk } = loaderData;
  const refused = actionData?.notice;
  useNotices(loaderData, [problem !== null && { ...problem, tone: "destructive" }]);
  useNotices(actionData, [refused ? { ...refused, tone: "destructive" } : undefined]);
  return (
    <>
      <PageHead title={commentsDeskText.title} />
      {refused && (
        <noscript>
          <p role="alert" className="mb-4 border border-geru px-3 py-2">
            <b>{refused.title}</b> {refused.text}
          </p>
        </noscript>
      )}
      <CommentsDesk {...desk} problem={problem} />
    </>
  );
}
