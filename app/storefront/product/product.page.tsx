import { useState } from "react";
import { data, redirect } from "react-router";
import { shopPath } from "#catalogue/list/shop-path.ts";
import { findMovedProduct } from "#catalogue/product.db.server.ts";
import { categoryLabels, type Product, type ProductSummary, productPath } from "#catalogue/product.ts";
import { breadcrumbJsonLd, productJsonLd } from "#catalogue/product-json-ld.ts";
import { productCard } from "#catalogue/share-product.server.ts";
import { shopOf, useShop } from "#platform/config/shop-settings.ts";
import { services } from "#platform/context.server.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import { withOwnLinks } from "#platform/html/rich-html.server.ts";
import { sharePath } from "#platform/text/share-card.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { fallbackPicture } from "#ui/media/fallback-picture.ts";
import { Breadcrumbs } from "#ui/page/breadcrumbs.tsx";
import { exceptAfterPost, withFailure } from "#ui/page/failed-request.ts";
import { JsonLd } from "#ui/page/json-ld.tsx";
import { NotFound } from "#ui/page/not-found.tsx";
import { Section } from "#ui/page/section.tsx";
import { ShareLinks } from "#ui/page/share-links.tsx";
import { Wrap } from "#ui/page/wrap.tsx";
import { failedToLoad, productNotFound } from "../storefront.text.ts";
import type { Route } from "./+types/product.page.ts";
import { MakerCard } from "./maker-card.tsx";
import { offerTerms } from "./offer-json-ld.ts";
import { BuyDock, ProductBuy } from "./product-buy.tsx";
import { ProductDetails } from "./product-details.tsx";
import { ProductGallery } from "./product-gallery.tsx";
import { ProductHead } from "./product-head.tsx";
import { readProductPage } from "./product-page.db.server.ts";
import { RelatedProducts } from "./related-products.tsx";

export const policy: RoutePolicy = { cached: [] };

/** An old slug or an id leads to the product's address of today; whatever else is unknown is 404. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { config, db } = services(context);
  const page = await readProductPage(db, params.slug);
  if (page) {
    const descriptionHtml = withOwnLinks(page.product.descriptionHtml, config.origin);
    const shareImage = sharePath(productCard(page.product, config.shop.name));
    return { ...page, product: { ...page.product, descriptionHtml }, shareImage };
  }
  const moved = await findMovedProduct(db, params.slug);
  if (moved) throw redirect(productPath(moved), 301);
  return data(nothing, { status: 404 });
}

const nothing = { product: undefined, maker: undefined, related: [], shareImage: undefined };

export const clientLoader = (call: Route.ClientLoaderArgs) =>
  withFailure(call, nothing, failedToLoad.product);

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
    description: productNotFound.text,
    path: "/shop",
    noIndex: true,
    shop,
  });

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, maker, related } = loaderData;
  if (!product) return <NotFound {...productNotFound} to="/shop" />;
  return <ProductView key={product.id} product={product} maker={maker} related={related} />;
}

interface ProductViewProps {
  product: Product;
  maker?: Parameters<typeof MakerCard>[0]["maker"];
  related: readonly ProductSummary[];
}

function ProductView({ product, maker, related }: ProductViewProps) {
  const shop = useShop();
  const [quantity, setQuantity] = useState(1);
  const crumbs = crumbsOf(product);
  return (
    <>
      <Wrap>
        <Breadcrumbs items={crumbs.map((crumb, index) => (index < 3 ? crumb : { label: crumb.label }))} />
        <div className="sm:grid sm:grid-cols-2 sm:items-start sm:gap-8 md:grid-cols-[7fr_5fr] md:gap-16">
          <ProductGallery pictures={picturesOf(product)} />
          <div className="min-w-0">
            <ProductHead
              product={product}
              artisan={maker ? null : product.artisan}
              ratingText={shop.ratingText}
            />
            <ProductBuy product={product} quantity={quantity} onQuantity={setQuantity} />
            {maker && <MakerCard maker={maker} technique={product.technique} />}
            <ProductDetails product={product} />
            <div className="mt-3">
              <ShareLinks title={product.name} url={shop.origin + productPath(product)} />
            </div>
          </div>
        </div>
      </Wrap>
      <Section title="About This Piece">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the loader */}
        <div className="rich-text" dangerouslySetInnerHTML={{ __html: product.descriptionHtml }} />
      </Section>
      {related.length > 0 && <RelatedProducts products={related} />}
      <BuyDock product={product} quantity={quantity} />
      <JsonLd
        data={import.meta.env.SSR ? productJsonLd(product, shop, offerTerms(product.price, shop)) : undefined}
      />
      <JsonLd data={import.meta.env.SSR ? breadcrumbJsonLd(crumbs, shop) : undefined} />
    </>
  );
}

const crumbsOf = (product: Product) => [
  { label: "Home", to: "/" },
  { label: "Shop", to: "/shop" },
  {
    label: categoryLabels[product.category],
    to: shopPath({ collection: product.collection, category: product.category, sort: "featured", page: 1 }),
  },
  { label: product.name, to: productPath(product) },
];

const picturesOf = ({ images, imageAlts, name }: Product) =>
  images.length > 0
    ? images.map((url, index) => ({ url, alt: imageAlts[index] || name }))
    : [{ url: fallbackPicture, alt: name }];
