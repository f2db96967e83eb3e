import { artisanChanges } from "#artisans/artisan.db.server.ts";
import { artisanPath } from "#artisans/artisan.ts";
import { postChanges } from "#blog/post.db.server.ts";
import { postPath } from "#blog/post.ts";
import { services } from "#platform/context.server.ts";
import type { Route } from "./+types/sitemap.endpoint.ts";
import { policies } from "./policy.ts";
import { type SitemapEntry, sitemapXml } from "./sitemap.ts";
import { productAddresses } from "./text-pages.db.server.ts";

const fixedPages = [
  "/",
  "/shop",
  "/about",
  "/artisans",
  "/blog",
  "/contact",
  "/b2b",
  "/faq",
  "/track",
  ...policies.map(({ slug }) => `/${slug}`),
];

/** The public pages that exist, for search engines. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { db, config, now } = services(context);
  const [products, artisans, posts] = await Promise.all([
    productAddresses(db),
    artisanChanges(db),
    postChanges(db, now()),
  ]);
  const entries: SitemapEntry[] = [
    ...fixedPages.map((path) => ({ path })),
    ...products.map(({ slug, updated_at }) => ({ path: `/shop/${slug}`, changed: updated_at })),
    ...artisans.map(({ id, updated_at }) => ({ path: artisanPath({ id }), changed: updated_at })),
    ...posts.map(({ slug, updated_at }) => ({ path: postPath({ slug }), changed: updated_at })),
  ];
  return new Response(sitemapXml(config.origin, entries), {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
