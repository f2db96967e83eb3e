import { data } from "react-router";
import { notForAdmins } from "#accounts/guard.server.ts";
import { shopOf } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import { takeToken } from "#platform/limits/rate-limit.db.server.ts";
import { requestContext, services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { exceptAfterRefusal, withFailedAction, withFailure } from "#ui/page/failed-request.ts";
import { FailedView } from "#ui/page/failed-view.tsx";
import type { Route } from "./+types/write-review.page.ts";
import { OwnReviewsView, UnopenedReviewLink } from "./own-reviews-view.tsx";
import { orderOfLink, readOwnReviews } from "./read-own-reviews.server.ts";
import { receiveReview } from "./receive-review.server.ts";
import type { ReviewAnswer } from "./write-review.form.ts";
import { writeReviewText as text } from "./write-review.text.ts";

/** Photos; a visitor without a link is refused before they are read. */
export const policy: RoutePolicy = { cached: false, body: "uploads" };

export const middleware = [notForAdmins];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: text.act,
    description: text.description,
    path: "/review",
    noIndex: true,
    shop: shopOf(matches),
  });

const statuses = { over: 410, missing: 404 } as const;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const found = await orderOfLink(services(context), params.token);
  if ("why" in found) return data(found, { status: statuses[found.why] });
  const { token } = params;
  return readOwnReviews(services(context), found.row, { token, piece: url.searchParams.get("piece") });
}

const allowance = { name: "reviews", most: 30, windowSeconds: 600 };

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const shop = services(context);
  const found = await orderOfLink(shop, params.token);
  if ("why" in found) throw data(found, { status: statuses[found.why] });
  const { clientAddress } = context.get(requestContext);
  const allowed = await takeToken(shop.db, allowance, clientAddress, shop.now());
  const form = await postedForm(request);
  const piece = { row: found.row, token: params.token, lineId: url.searchParams.get("piece") ?? "" };
  if (allowed.ok) return receiveReview(shop, piece, form);
  return data<ReviewAnswer>(
    { kind: "failed", text: text.errors.tooOften, reason: "limited" },
    { status: 429 },
  );
}

export const clientLoader = (call: Route.ClientLoaderArgs) => withFailure(call, null);

export const clientAction = (call: Route.ClientActionArgs) =>
  withFailedAction<ReviewAnswer, ReviewAnswer>(call, { kind: "failed" }, { ...text.unsent });

export const shouldRevalidate = exceptAfterRefusal;

export default function WriteReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <FailedView title={text.unsent.text} />;
  if ("why" in loaderData) return <UnopenedReviewLink why={loaderData.why} />;
  return <OwnReviewsView page={loaderData} answer={actionData} />;
}
