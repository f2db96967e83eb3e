import { data, redirect } from "react-router";
import { findMovedProduct } from "#catalogue/product.db.server.ts";
import { productPath } from "#catalogue/product.ts";
import { breadcrumbJsonLd } from "#catalogue/product-json-ld.ts";
import { shopOf, useShop } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import { services } from "#platform/services.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { Breadcrumbs } from "#ui/page/breadcrumbs.tsx";
import { withFailure } from "#ui/page/failed-request.ts";
import { JsonLd } from "#ui/page/json-ld.tsx";
import { NotFound } from "#ui/page/not-found.tsx";
import { Wrap } from "#ui/page/wrap.tsx";
import type { Route } from "./+types/reviews.page.ts";
import { reviewsPath } from "./review-paths.ts";
import { reviewedNotFound, reviewsText as say } from "./reviews.text.ts";
import { type ReviewsPage, readReviewsPage } from "./reviews-page.db.server.ts";
import { ReviewsView } from "./reviews-view.tsx";
import { countWanted, reviewsWanted, withinPages } from "./reviews-wanted.ts";

export const policy: RoutePolicy = { cached: ["page", "stars"] };

/** All shown reviews of a product; an old slug leads to today's. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { db, now } = services(context);
  const asked = reviewsWanted(url.searchParams);
  const page = await readReviewsPage(db, params.slug, asked);
  if (!page) {
    const moved = await findMovedProduct(db, params.slug, now());
    if (moved) throw redirect(reviewsPath(moved, asked), 301);
    return data({ page: undefined, wanted: asked, total: 0 }, { status: 404 });
  }
  const total = countWanted(page.counts, asked);
  const wanted = withinPages(asked, total);
  // Else the cache would keep the same page for whatever anybody writes there.
  if (isOtherwise(url.searchParams, wanted)) throw redirect(reviewsPath(page.product, wanted), 303);
  return data({ page, wanted, total });
}

const isOtherwise = (given: URLSearchParams, wanted: { page: number; stars: number | undefined }): boolean =>
  (given.has("page") && given.get("page") !== String(wanted.page)) ||
  (given.has("stars") && given.get("stars") !== String(wanted.stars));

export const clientLoader = (call: Route.ClientLoaderArgs) => {
  const wanted = reviewsWanted(new URL(call.request.url).searchParams);
  return withFailure(call, { page: undefined, wanted, total: 0 }, say.failed);
};

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const shop = shopOf(matches);
  const page = loaderData?.page;
  if (!page)
    return pageMeta({
      title: reviewedNotFound.title,
      description: reviewedNotFound.text,
      path: "/shop",
      noIndex: true,
      shop,
    });
  const { wanted, total } = loaderData;
  const title = say.of(page.product.name);
  return pageMeta({
    title: wanted.page > 1 ? say.onPage(title, wanted.page) : title,
    description: say.intro(page.product.name, page.rating.count),
    path: reviewsPath(page.product, wanted),
    // Lists of some stars only say nothing new.
    noIndex: total === 0 || wanted.stars !== undefined,
    shop,
  });
}

export default function ReviewsOfProduct({ loaderData: { page, wanted, total } }: Route.ComponentProps) {
  const shop = useShop();
  if (!page) return <NotFound {...reviewedNotFound} to="/shop" />;
  const crumbs = crumbsOf(page);
  return (
    <Wrap className="pb-16 md:pb-24">
      <Breadcrumbs items={[...crumbs.slice(0, -1), { label: say.title }]} />
      <ReviewsView page={page} wanted={wanted} total={total} replier={page.product.artisan ?? shop.name} />
      <JsonLd data={import.meta.env.SSR ? breadcrumbJsonLd(crumbs, shop) : undefined} />
    </Wrap>
  );
}

const crumbsOf = ({ product }: ReviewsPage) => [
  { label: say.home, to: "/" },
  { label: say.shop, to: "/shop" },
  { label: product.name, to: productPath(product) },
  { label: say.title, to: reviewsPath(product) },
];
