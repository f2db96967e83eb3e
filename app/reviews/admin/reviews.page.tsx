import { data } from "react-router";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import type { Holder } from "#accounts/permissions/holder.ts";
import type { Services } from "#platform/services.server.ts";
import { redirectWithNotice } from "#platform/web/redirect-with-notice.server.ts";
import { adminPage } from "#records/page/admin-page.server.ts";
import { type AdminPageProps, adminPageInBrowser } from "#records/page/admin-page.ts";
import { takeSeveral } from "#records/page/several.server.ts";
import { tickOf } from "#records/page/several.ts";
import { readTabbed, tabbedAnswer } from "#records/page/tabbed-page.server.ts";
import { TabbedPage } from "#records/page/tabbed-page.tsx";
import { exceptAfterRefusal } from "#ui/page/failed-request.ts";
import { adminReviewPath } from "../own-review-paths.ts";
import { receiveReviewAct, showReview } from "./judge-review.server.ts";
import type { ReviewActAnswer } from "./review-act.form.ts";
import { reviewAdminText as text } from "./review-admin.text.ts";
import { countReviews, listReviews } from "./review-list.db.server.ts";
import { reviewsList, reviewTabs } from "./review-list.ts";
import { readReview } from "./review-to-judge.db.server.ts";
import { ManageReview } from "./review-to-judge.tsx";
import { ReviewsTable } from "./reviews-table.tsx";

export const policy = { cached: false, needs: "messages" } as const satisfies AdminPolicy;

const server = adminPage(policy, {
  read: async (shop, { params, url }) =>
    tabbedAnswer(
      await readTabbed(shop, url, params.id, {
        list: reviewsList,
        name: "reviews",
        rows: ({ db }, state) => listReviews(db, state),
        counts: ({ db }) => countReviews(db),
        opened: ({ db }, id) => readReview(db, id),
        tabOf: ({ review }) => review.state,
      }),
    ),
  async take(shop, { actor, url, params: { id } }, form) {
    if (id === undefined) throw await showTicked(shop, actor, url, form);
    const received = await receiveReviewAct(shop, actor, id, form);
    if ("answer" in received) return data<ReviewActAnswer>(received.answer, { status: received.status });
    throw redirectWithNotice(adminReviewPath(id), received.notice);
  },
});

/** Shows the reviews that were ticked. */
const showTicked = (shop: Services, actor: Holder<"messages">, url: URL, form: FormData) =>
  takeSeveral(shop, form, {
    list: reviewsList.address(reviewsList.read(url.searchParams)),
    what: "reviews",
    async nameOf(id) {
      const found = await readReview(shop.db, id);
      return found && text.open(found.product.name, found.author);
    },
    async act(seen) {
      if (form.get("intent") !== "show") return "unfit";
      const { kind } = await showReview(shop, actor, seen);
      return kind === "missing" ? "gone" : kind;
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
  return (
    <TabbedPage
      id="reviews"
      list={reviewsList}
      tabs={reviewTabs}
      words={text}
      data={loaderData}
      several={({ tab }) => ({
        acts: tab === "shown" ? [] : [{ intent: "show", label: text.show }],
        nameOf: ({ product, author }) => text.open(product, author),
        tickOf,
      })}
      rows={(reviews, _state, selection) => <ReviewsTable rows={reviews} selection={selection} />}
      keyOf={({ review }) => review.id}
      dialog={(managed) => <ManageReview managed={managed} given={actionData} />}
    />
  );
}
