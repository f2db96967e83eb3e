import { services } from "#platform/context.server.ts";
import { pageMeta } from "#platform/page-meta.ts";
import { shopOf, useShop } from "#platform/shop-settings.ts";
import { withFailure } from "#ui/failed-request.ts";
import { JsonLd } from "#ui/json-ld.tsx";
import type { Route } from "./+types/home.page.ts";
import { readHome } from "./home.db.server.ts";
import { HomeArtisans } from "./home-artisans.tsx";
import { HomeCollections } from "./home-collections.tsx";
import { HomeFeatured } from "./home-featured.tsx";
import { HomeHero } from "./home-hero.tsx";
import { HomeBulk, HomeReasons } from "./home-reasons.tsx";
import { failedToLoad, shopInShort } from "./storefront.text.ts";

export const loader = ({ context }: Route.LoaderArgs) => readHome(services(context).db);

export const clientLoader = (call: Route.ClientLoaderArgs) =>
  withFailure(call, { featured: [], artisans: [] }, failedToLoad.featured);

export function meta({ matches }: Route.MetaArgs) {
  const shop = shopOf(matches);
  return pageMeta({
    title: "Handcrafted Madhubani Bags from Bihar",
    description: shopInShort(shop.name, shop.shipping),
    path: "/",
    shop,
  });
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { featured, artisans } = loaderData;
  const shop = useShop();
  return (
    <>
      <HomeHero />
      <HomeCollections />
      {featured.length > 0 && <HomeFeatured products={featured} />}
      {artisans.length > 0 && <HomeArtisans artisans={artisans} />}
      <HomeReasons shopName={shop.name} />
      <HomeBulk />
      <JsonLd data={{ "@type": "Organization", name: shop.name, url: shop.origin, email: shop.email }} />
    </>
  );
}
