import { services } from "#platform/services.server.ts";
import { textStream } from "#platform/web/progress-lines.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { legalLinks, type NavLink } from "../frame/navigation.ts";
import type { Route } from "./+types/sitemap.endpoint.ts";
import { countProducts } from "./sitemap.db.server.ts";
import { productsInSitemap, type SitemapEntry, sitemapIndexXml, sitemapXml } from "./sitemap.ts";
import { pageEntries, productEntries } from "./sitemap-entries.server.ts";

export const policy: RoutePolicy = { cached: false, takesTurns: true, beforeOpening: "closed" };

const headers = { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" };
const pathsOf = (links: readonly NavLink[]): string[] => links.map(({ to }) => to);
const policyPaths = pathsOf(legalLinks(undefined));

/** What the pages beside the products may take of a single sitemap. */
const pagesBeside = 2500;

/**
 * The public pages that exist, for search engines: in one list, or in a list of lists when they are too many
 * for one.
 */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const { db, config, now, sitemapPaths: paths } = services(context);
  const written = pathsOf(legalLinks(config.shop.policies));
  const sitemapPaths = paths.filter((path) => !policyPaths.includes(path) || written.includes(path));
  const answer = (entries: AsyncIterable<SitemapEntry[]>) =>
    textStream(sitemapXml(config.origin, entries), headers);
  const part = /^\d{1,6}$/.exec(url.searchParams.get("part") ?? "")?.[0];
  if (part !== undefined) {
    const number = Number(part);
    return answer(
      number === 0 ? pageEntries(db, now(), sitemapPaths) : productEntries(db, number - 1, config),
    );
  }
  const products = await countProducts(db);
  if (products > productsInSitemap - pagesBeside)
    return new Response(sitemapIndexXml(config.origin, products), { headers });
  return answer(both(pageEntries(db, now(), sitemapPaths), productEntries(db, 0, config)));
}

async function* both(first: AsyncIterable<SitemapEntry[]>, second: AsyncIterable<SitemapEntry[]>) {
  yield* first;
  yield* second;
}
