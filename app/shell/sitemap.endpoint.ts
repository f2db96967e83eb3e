import { artisanChanges } from "#artisans/artisan.db.server.ts";
import { artisanPath } from "#artisans/artisan.ts";
import { services } from "#platform/context.server.ts";
import type { Route } from "./+types/sitemap.endpoint.ts";
import { policies } from "./policy.ts";
import { type SitemapEntry, sitemapXml } from "./sitemap.ts";
import { productAddresses } from "./text-pages.db.server.ts";

const fixedPages = ["/", "/shop", "/about", "/artisans", "/faq", ...policies.map(({ slug }) => `/${slug}`)];

/** The public pages that exist, for search engines. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { db, config } = services(context);
  const [products, artisans] = await Promise.all([productAddresses(db), artisanChanges(db)]);
  const entries: SitemapEntry[] = [
    ...fixedPages.map((path) => ({ path })),
    ...products.map(({ slug, updated_at }) => ({ path: `/shop/${slug}`, changed: updated_at })),
    ...artisans.map(({ id, updated_at }) => ({ path: artisanPath({ id }), changed: updated_at })),
  ];
  return new Response(sitemapXml(config.origin, entries), {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
