import { data, redirect } from "react-router";
import { withMadeAgain } from "#catalogue/made-again.db.server.ts";
import { variantPath } from "#catalogue/options/variant.ts";
import { findMovedProduct } from "#catalogue/product.db.server.ts";
import { productPath } from "#catalogue/product.ts";
import { productCard } from "#catalogue/products-in-language.server.ts";
import { shopOf } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import { services } from "#platform/services.server.ts";
import { shopInEnglish } from "#platform/settings/public-settings.server.ts";
import { sharePath } from "#platform/text/share-card.server.ts";
import { freshUntil } from "#platform/web/cache/cached-page.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { exceptAfterPost, withFailure } from "#ui/page/failed-request.ts";
import { NotFound } from "#ui/page/not-found.tsx";
import { endOfIndianDay } from "#values/time/working-days.ts";
import { pickedAddress } from "../choosing/choices.ts";
import { promisedDay } from "../promised-day.server.ts";
import type { Route } from "./+types/product.page.ts";
import { readyToRender } from "./later-parts.tsx";
import { readProductPage } from "./product-page.db.server.ts";
import { productFailed, productNotFound } from "./product-page.text.ts";
import { ProductView } from "./product-view.tsx";
import { promisedPage } from "./promised-page.server.tsx";

export const policy: RoutePolicy = { cached: ["v", "option1", "option2"], reaches: "product" };

/** An old slug or an id leads to the product's address of today; whatever else is unknown is 404. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { config, db, now } = services(context);
  const picked = pickedAddress(url);
  if (picked) throw redirect(picked, 303);
  await readyToRender();
  const moment = now();
  const variant = url.searchParams.get("v");
  const found = await readProductPage(db, params.slug, { moment, variant, shop: config.shop });
  if (found) {
    // Else the cache would keep the same page for whatever anybody writes there.
    const { listed, named, ...page } = found;
    if (variant && named !== variant) throw redirect(pathOf(found.product, named), 303);
    const shareImage = sharePath(productCard(listed, shopInEnglish(config).name));
    const promised = await promisedDay(db, page.product, { moment, shop: config.shop });
    const { day, isFull } = promised;
    const changes = [page, ...page.related].map(({ priceUntil }) => priceUntil);
    // A page that names a day, or a share that may have another from tomorrow, is true until its day ends.
    const isOfToday = day !== null || isFull || page.gets !== undefined;
    const headers = freshUntil(...changes, isOfToday ? endOfIndianDay(moment) : undefined);
    const related = await withMadeAgain(db, page.related, config.shop.promise.mode === "on");
    const shown = promisedPage({ ...page, related }, promised, config);
    return data({ ...shown, shareImage }, { headers });
  }
  const moved = await findMovedProduct(db, params.slug, moment);
  if (moved) throw redirect(productPath(moved), 301);
  return data(nothing, { status: 404 });
}

/** A variant's spelling was mended since (CATALOGUE-51); whatever else is unknown chooses nothing. */
const pathOf = (product: { slug: string }, key: string | undefined): string =>
  key === undefined ? productPath(product) : variantPath(product, key);

const nothing = {
  product: undefined,
  maker: undefined,
  related: [],
  choices: undefined,
  saleEnds: undefined,
  leavesBy: null,
  orderBy: null,
  isFull: false,
  below: undefined,
  reviews: undefined,
  shareImage: undefined,
};

export const clientLoader = (call: Route.ClientLoaderArgs) => withFailure(call, nothing, productFailed);

export const shouldRevalidate = exceptAfterPost;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const shop = shopOf(matches);
  const product = loaderData?.product;
  if (!product) return notFoundMeta(shop);
  return pageMeta({
    title: product.metaTitle ?? product.name,
    description: product.metaDescription ?? product.summary,
    path: productPath(product),
    image: product.ogImageUrl ?? loaderData.shareImage,
    imageAlt: product.name,
    type: "product",
    ogTitle: product.ogTitle,
    ogDescription: product.ogDescription,
    shop,
  });
}

const notFoundMeta = (shop: ReturnType<typeof shopOf>) =>
  pageMeta({
    title: productNotFound.title,
    description: import.meta.env.SSR ? productNotFound.text : "",
    path: "/shop",
    noIndex: true,
    shop,
  });

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, shareImage: _, ...shown } = loaderData;
  if (!product) return <NotFound {...productNotFound} to="/shop" />;
  const key = `${product.id} ${product.variant}`;
  return <ProductView key={key} product={product} {...shown} />;
}
