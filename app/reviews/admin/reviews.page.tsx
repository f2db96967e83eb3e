import { data } from "react-router";
import { staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { withAdminAction } from "#accounts/session/admin-action.ts";
import { services } from "#platform/context.server.ts";
import { readPart } from "#platform/read-part.server.ts";
import { postedForm } from "#platform/web/posted-form.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { FormProblem } from "#ui/form/form-problem.tsx";
import { Pager } from "#ui/list/pager.tsx";
import { Tabs } from "#ui/list/tabs.tsx";
import { AddressDialog } from "#ui/overlay/address-dialog.tsx";
import { useNotices } from "#ui/overlay/use-notices.ts";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { exceptAfterRefusal, withFailure } from "#ui/page/failed-request.ts";
import { PageHead } from "#ui/page/page-head.tsx";
import { UnreadPage } from "#ui/page/unread-page.tsx";
import { pageNumber } from "#values/text/page-number.ts";
import { adminReviewPath, reviewsAdminPath } from "../own-review-paths.ts";
import type { Route } from "./+types/reviews.page.ts";
import { ManageReview } from "./manage-review.tsx";
import { receiveReviewAct } from "./receive-review-act.server.ts";
import type { ReviewActAnswer } from "./review-act.form.ts";
import { reviewAdminText as text } from "./review-admin.text.ts";
import { countReviews, listReviews } from "./review-list.db.server.ts";
import { reviewsPerPage, reviewTab, reviewTabs } from "./review-list.ts";
import { readReview } from "./review-to-judge.db.server.ts";
import { ReviewsTable } from "./reviews-table.tsx";

export const policy = { cached: false, needs: "messages" } as const satisfies AdminPolicy;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  staffWith(context, policy.needs);
  const { db, log } = services(context);
  const opened = params.id === undefined ? undefined : await readReview(db, params.id);
  const tab = reviewTab(url.searchParams.get("tab") ?? opened?.review.state ?? null);
  const page = pageNumber(url.searchParams, 10_000);
  const reviews = await readPart(log, "the reviews", () => listReviews(db, tab, page));
  const counts = await readPart(log, "the numbers of reviews", () => countReviews(db));
  const answer = {
    ...{ tab, page, reviews: reviews ?? [], counts, opened: opened ?? null },
    ...{ isGone: params.id !== undefined && !opened, isUnread: !reviews },
  };
  return data(answer, { status: answer.isGone ? 404 : 200 });
}

export const clientLoader = (call: Route.ClientLoaderArgs) => withFailure(call, null, text.listFailed);

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = staffWith(context, policy.needs);
  const form = await postedForm(request);
  const received = await receiveReviewAct(services(context), actor, params.id ?? "", form);
  if ("answer" in received) return data<ReviewActAnswer>(received.answer, { status: received.status });
  throw redirectWithNotice(adminReviewPath(params.id ?? ""), received.notice);
}

export const clientAction = (call: Route.ClientActionArgs) =>
  withAdminAction<ReviewActAnswer, ReviewActAnswer>(call, { kind: "failed" }, text.saveFailed(text.offline));

export const shouldRevalidate = exceptAfterRefusal;

export const meta: Route.MetaFunction = () => [{ title: text.title }];

export default function ReviewsPage({ loaderData, actionData }: Route.ComponentProps) {
  useNotices(loaderData, [
    loaderData?.isGone && { ...text.listFailed, text: text.gone, tone: "destructive" },
  ]);
  if (!loaderData)
    return <UnreadPage title={text.title} text={text.listFailed.text} reload={reviewsAdminPath} />;
  const { tab, page, reviews, counts, opened, isUnread } = loaderData;
  const address = (to: string, at = 1) =>
    `${reviewsAdminPath}?${new URLSearchParams({ tab: to, ...(at > 1 ? { page: String(at) } : {}) })}`;
  return (
    <>
      <PageHead title={text.title} note={text.note} />
      {isUnread && <FormProblem text={text.listFailed.text} reload={reviewsAdminPath} className="mb-4" />}
      <Tabs
        id="reviews"
        label={text.title}
        tabs={reviewTabs.map((each) => ({
          to: address(each),
          label: text.tabs[each],
          current: each === tab,
          ...(counts ? { count: counts[each] } : {}),
        }))}
      >
        {reviews.length > 0 ? <ReviewsTable reviews={reviews} /> : <EmptyState title={text.none[tab]} />}
        <Pager
          label={text.title}
          page={page}
          pageSize={reviewsPerPage}
          total={counts?.[tab] ?? 0}
          hrefOf={(at) => address(tab, at)}
        />
      </Tabs>
      {opened && (
        <AddressDialog key={opened.review.id} title={text.dialog} closeTo={address(tab, page)} reads>
          <ManageReview managed={opened} given={actionData} />
        </AddressDialog>
      )}
    </>
  );
}
