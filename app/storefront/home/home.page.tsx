import { data } from "react-router";
import { withMadeAgain } from "#catalogue/made-again.db.server.ts";
import { shopOf, useShop } from "#platform/config/shop-settings.ts";
import { pageMeta } from "#platform/html/page-meta.ts";
import { services } from "#platform/services.server.ts";
import { freshUntil } from "#platform/web/cache/cached-page.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { withFailure } from "#ui/page/failed-request.ts";
import { JsonLd } from "#ui/page/json-ld.tsx";
import type { Route } from "./+types/home.page.ts";
import { readHome } from "./home.db.server.ts";
import { homeText } from "./home.text.ts";
import { HomeArtisans } from "./home-artisans.tsx";
import { HomeCodeBand } from "./home-code.tsx";
import { HomeCollections } from "./home-collections.tsx";
import { HomeFeatured } from "./home-featured.tsx";
import { HomeHero } from "./home-hero.tsx";
import { HomeBulk, HomeReasons } from "./home-reasons.tsx";

export const policy: RoutePolicy = { cached: [], inSitemap: true };

export async function loader({ context }: Route.LoaderArgs) {
  const { config, db, now } = services(context);
  const { changesAt, ...home } = await readHome(db, now());
  const ends = [...home.featured.map(({ priceUntil }) => priceUntil), ...changesAt];
  const featured = await withMadeAgain(db, home.featured, config.shop.promise.mode === "on");
  return data({ ...home, featured }, { headers: freshUntil(...ends) });
}

export const clientLoader = (call: Route.ClientLoaderArgs) =>
  withFailure(call, { featured: [], artisans: [], tiers: [], homeCode: undefined }, homeText.failed);

export function meta({ matches }: Route.MetaArgs) {
  const shop = shopOf(matches);
  return pageMeta({
    title: homeText.title,
    description: import.meta.env.SSR ? homeText.inShort(shop.name, shop.shipping) : "",
    path: "/",
    shop,
  });
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { featured, artisans, tiers, homeCode } = loaderData;
  const shop = useShop();
  return (
    <>
      {homeCode && <HomeCodeBand {...homeCode} />}
      <HomeHero />
      <HomeCollections />
      {featured.length > 0 && <HomeFeatured products={featured} />}
      {artisans.length > 0 && <HomeArtisans artisans={artisans} />}
      <HomeReasons shopName={shop.name} />
      {tiers.length > 0 && <HomeBulk tiers={tiers} />}
      <JsonLd data={{ "@type": "Organization", name: shop.name, url: shop.origin, email: shop.email }} />
    </>
  );
}
