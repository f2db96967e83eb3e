import { redirect } from "react-router";
import { notForAdmins } from "#accounts/guard.server.ts";
import { shopOf } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import { services } from "#platform/services.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { ownReviewPath } from "#reviews/own-review-paths.ts";
import { reviewToken } from "#reviews/writing/read-own-reviews.server.ts";
import { writeReviewText as text } from "#reviews/writing/write-review.text.ts";
import { withFailure } from "#ui/page/failed-request.ts";
import type { Route } from "./+types/review-order.page.ts";
import { ownOrder, type Unshown, unshown } from "./own-order.server.ts";
import { UnshownOrder } from "./own-order-frame.tsx";

export const policy: RoutePolicy = { cached: false };

export const middleware = [notForAdmins];

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta({
    title: text.act,
    description: text.description,
    path: `/order/${params.orderNumber}/review`,
    noIndex: true,
    shop: shopOf(matches),
  });

/**
 * Leads a visitor who may act on an order to where its pieces are reviewed, by a link that opens only that.
 */
export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const found = await ownOrder({ request, context }, params.orderNumber, url.searchParams.get("token") ?? "");
  if ("why" in found) return unshown(found);
  const { secret, now } = services(context);
  throw redirect(ownReviewPath(reviewToken(found.order.orderNumber, secret, now())));
}

const unread: Unshown = { why: "unread" };

export const clientLoader = (call: Route.ClientLoaderArgs) => withFailure(call, unread);

export default function ReviewOrderPage({ loaderData }: Route.ComponentProps) {
  return <UnshownOrder {...loaderData} />;
}
