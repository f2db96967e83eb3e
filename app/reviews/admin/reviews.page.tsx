import { data } from "react-router";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { readPart } from "#platform/read-part.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { adminPage } from "#records/page/admin-page.server.ts";
import { type AdminPageProps, adminPageInBrowser } from "#records/page/admin-page.ts";
import { TabbedList } from "#records/page/tabbed-list.tsx";
import { AddressDialog } from "#ui/overlay/address-dialog.tsx";
import { useNotices } from "#ui/overlay/use-notices.ts";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { UnreadPage } from "#ui/page/unread-page.tsx";
import { pageNumber } from "#values/text/page-number.ts";
import { adminReviewPath, reviewsAdminPath } from "../own-review-paths.ts";
import { receiveReviewAct } from "./judge-review.server.ts";
import type { ReviewActAnswer } from "./review-act.form.ts";
import { reviewAdminText as text } from "./review-admin.text.ts";
import { countReviews, listReviews } from "./review-list.db.server.ts";
import { type ReviewTab, reviewsPerPage, reviewTab, reviewTabs } from "./review-list.ts";
import { readReview } from "./review-to-judge.db.server.ts";
import { ManageReview } from "./review-to-judge.tsx";
import { ReviewsTable } from "./reviews-table.tsx";

export const policy = { cached: false, needs: "messages" } as const satisfies AdminPolicy;

const server = adminPage(policy, {
  async read({ db, log }, { params, url }) {
    const opened = params.id === undefined ? undefined : await readReview(db, params.id);
    const tab = reviewTab(url.searchParams.get("tab") ?? opened?.review.state ?? null);
    const page = pageNumber(url.searchParams, 10_000);
    const reviews = await readPart(log, "the reviews", () => listReviews(db, tab, page));
    const counts = await readPart(log, "the numbers of reviews", () => countReviews(db));
    const answer = {
      tab,
      page,
      reviews: reviews ?? [],
      counts,
      opened: opened ?? null,
      isGone: params.id !== undefined && !opened,
      isUnread: !reviews,
    };
    return data(answer, { status: answer.isGone ? 404 : 200 });
  },
  async take(shop, { actor, params: { id = "" } }, form) {
    const received = await receiveReviewAct(shop, actor, id, form);
    if ("answer" in received) return data<ReviewActAnswer>(received.answer, { status: received.status });
    throw redirectWithNotice(adminReviewPath(id), received.notice);
  },
});
const browser = adminPageInBrowser({
  title: () => text.title,
  unread: () => null,
  listFailed: () => text.listFailed,
  failed: () => text.saveFailed(text.offline),
});

export const loader = server.loader;
export const action = server.action;
export const clientLoader = browser.clientLoader;
export const clientAction = browser.clientAction;
export const shouldRevalidate = exceptAfterRefusal;
export const meta = browser.meta;

export default function ReviewsPage({ loaderData, actionData }: AdminPageProps<typeof server>) {
  useNotices(loaderData, [
    loaderData?.isGone && { ...text.listFailed, text: text.gone, tone: "destructive" },
  ]);
  if (!loaderData)
    return <UnreadPage title={text.title} text={text.listFailed.text} reload={reviewsAdminPath} />;
  const { tab, page, reviews, counts, opened, isUnread } = loaderData;
  const address = (to: ReviewTab, at = 1) =>
    `${reviewsAdminPath}?${new URLSearchParams({ tab: to, ...(at > 1 ? { page: String(at) } : {}) })}`;
  return (
    <TabbedList
      id="reviews"
      path={reviewsAdminPath}
      words={text}
      isUnread={isUnread}
      tab={tab}
      page={page}
      counts={counts}
      tabs={reviewTabs}
      labelOf={(each) => text.tabs[each]}
      pageSize={reviewsPerPage}
      addressOf={address}
      dialog={
        opened && (
          <AddressDialog key={opened.review.id} title={text.dialog} closeTo={address(tab, page)} reads>
            <ManageReview managed={opened} given={actionData} />
          </AddressDialog>
        )
      }
    >
      {reviews.length > 0 ? <ReviewsTable reviews={reviews} /> : <EmptyState title={text.none[tab]} />}
    </TabbedList>
  );
}
