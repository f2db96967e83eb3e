import { data } from "react-router";
import { listByArtisan } from "#catalogue/product.db.server.ts";
import { breadcrumbJsonLd } from "#catalogue/product-json-ld.ts";
import { shopOf, useShop } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import { services } from "#platform/services.server.ts";
import { shopInEnglish } from "#platform/settings/public-settings.server.ts";
import { sharePath } from "#platform/text/share-card.server.ts";
import { freshUntil } from "#platform/web/cache/cached-page.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { Breadcrumbs } from "#ui/page/breadcrumbs.tsx";
import { withFailure } from "#ui/page/failed-request.ts";
import { JsonLd } from "#ui/page/json-ld.tsx";
import { NotFound } from "#ui/page/not-found.tsx";
import { Section } from "#ui/page/section.tsx";
import { Wrap } from "#ui/page/wrap.tsx";
import type { Route } from "./+types/artisan.page.ts";
import { findArtisan, shownOf } from "./artisan.db.server.ts";
import { artisanText } from "./artisan.text.ts";
import { type Artisan, artisanPath, craftAndPlace, paragraphs } from "./artisan.ts";
import { ArtisanGallery, ArtisanHead } from "./artisan-head.tsx";
import { personJsonLd } from "./artisan-json-ld.ts";
import { ArtisanProducts } from "./artisan-products.tsx";
import { artisanCard } from "./share-artisan.server.ts";

export const policy: RoutePolicy = { cached: [] };

const shownProducts = 3;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { config, db, log, now } = services(context);
  const artisan = await findArtisan(db, params.id);
  if (!artisan) return data(nobody, { status: 404 });
  const moment = now();
  const list = () => listByArtisan(db, artisan.nameInEnglish ?? artisan.name, shownProducts + 1, moment);
  const found = await shownOf(list, shownProducts, log);
  // Half a page is shown to this visitor, and made anew for the next one.
  const changes = found.products?.map(({ priceUntil }) => priceUntil) ?? [moment];
  const shareImage = sharePath(artisanCard(artisan, shopInEnglish(config).name));
  return data({ artisan, shareImage, ...found }, { headers: freshUntil(...changes) });
}

const nobody = { artisan: undefined, shareImage: undefined, products: [], hasMore: false };

export const clientLoader = (call: Route.ClientLoaderArgs) => withFailure(call, nobody, artisanText.failed);

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const shop = shopOf(matches);
  const artisan = loaderData?.artisan;
  if (!artisan) {
    const { title, text } = artisanText.notFound;
    return pageMeta({ title, description: text, path: "/artisans", noIndex: true, shop });
  }
  return pageMeta({
    title: artisan.craft ? `${artisan.name}: ${artisan.craft}` : artisan.name,
    description: paragraphs(artisan.bio)[0] ?? `${artisan.name}, ${craftAndPlace(artisan)}`,
    path: artisanPath(artisan),
    image: loaderData.shareImage,
    imageAlt: artisan.name,
    type: "profile",
    shop,
  });
}

export default function ArtisanPage({ loaderData: { artisan, products, hasMore } }: Route.ComponentProps) {
  const shop = useShop();
  if (!artisan) return <NotFound {...artisanText.notFound} to="/artisans" />;
  return (
    <article key={artisan.id}>
      <Wrap>
        <Breadcrumbs
          items={crumbsOf(artisan).map((crumb, at) => (at < 2 ? crumb : { label: crumb.label }))}
        />
        <ArtisanHead artisan={artisan} />
      </Wrap>
      {artisan.gallery.length > 0 && (
        <Section title={artisanText.gallery} stacked>
          <ArtisanGallery pictures={artisan.gallery} />
        </Section>
      )}
      <ArtisanProducts artisan={artisan} products={products} hasMore={hasMore} />
      <JsonLd data={import.meta.env.SSR ? personJsonLd(artisan, shop) : undefined} />
      <JsonLd data={import.meta.env.SSR ? breadcrumbJsonLd(crumbsOf(artisan), shop) : undefined} />
    </article>
  );
}

const crumbsOf = (artisan: Artisan) => [
  { label: artisanText.home, to: "/" },
  { label: artisanText.artisans, to: "/artisans" },
  { label: artisan.name, to: artisanPath(artisan) },
];
