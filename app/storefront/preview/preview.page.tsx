import { data, redirect } from "react-router";
import { adminsOnly, staffWith } from "#accounts/guard.server.ts";
import type { AdminPolicy } from "#accounts/permissions/admin-policy.ts";
import { productList } from "#catalogue/admin/list/product-list.ts";
import { productPath } from "#catalogue/product.ts";
import { shopOf } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import { services } from "#platform/services.server.ts";
import { Link } from "#ui/link.tsx";
import { Icon } from "#ui/media/icon.tsx";
import { exceptAfterPost, withFailure } from "#ui/page/failed-request.ts";
import { NotFound } from "#ui/page/not-found.tsx";
import { Wrap } from "#ui/page/wrap.tsx";
import { pickedAddress } from "../choosing/choices.ts";
import { belowProduct } from "../product/below-product.server.tsx";
import { readyToRender } from "../product/later-parts.tsx";
import { readProductPreview } from "../product/product-page.db.server.ts";
import { productFailed, productNotFound } from "../product/product-page.text.ts";
import { ProductView } from "../product/product-view.tsx";
import { promisedDay } from "../promised-day.server.ts";
import type { Route } from "./+types/preview.page.ts";
import { hiddenText } from "./preview.text.ts";

/** Rendered for each admin who opens it, and cached by nobody. */
export const policy = { cached: false, needs: "products" } as const satisfies AdminPolicy;

export const middleware = [adminsOnly];

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
  isHidden: false,
};

/** A product as shoppers see it, or would see it if it were not hidden (CATALOGUE-46). */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  staffWith(context, policy.needs);
  const picked = pickedAddress(url);
  if (picked) throw redirect(picked, 303);
  const { config, db, now } = services(context);
  await readyToRender();
  const asked = { moment: now(), variant: url.searchParams.get("v"), shop: config.shop };
  const found = await readProductPreview(db, params.id, asked);
  if (!found) return data(nothing, { status: 404 });
  const { listed: _, reviews: __, named: ___, ...page } = found;
  const { leavesBy, orderBy, isFull } = await promisedDay(db, page.product, {
    moment: asked.moment,
    shop: config.shop,
  });
  return { ...page, ...belowProduct(found, config), leavesBy, orderBy, isFull };
}

export const clientLoader = (call: Route.ClientLoaderArgs) => withFailure(call, nothing, productFailed);

export const shouldRevalidate = exceptAfterPost;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: hiddenText.preview,
    description: hiddenText.text,
    path: "/shop",
    noIndex: true,
    shop: shopOf(matches),
  });

export default function PreviewPage({ loaderData }: Route.ComponentProps) {
  const { product, isHidden, ...shown } = loaderData;
  if (!product) return <NotFound {...productNotFound} to="/shop" />;
  return (
    <>
      <aside aria-label={hiddenText.preview} className="border-b border-hair bg-fold py-3">
        <Wrap className="flex flex-wrap items-center gap-x-6 gap-y-1 text-sm">
          <p className="flex items-center gap-2">
            <Icon name="info" className="size-5 shrink-0" />
            {isHidden ? `${hiddenText.title} ${hiddenText.text}` : hiddenText.shown}
          </p>
          <Link to={productList.address({}, { edit: product.id })} className="action">
            {hiddenText.edit}
          </Link>
          {!isHidden && (
            <Link to={productPath(product)} className="action">
              {hiddenText.page}
            </Link>
          )}
        </Wrap>
      </aside>
      <ProductView key={`${product.id} ${product.variant}`} product={product} {...shown} />
    </>
  );
}
