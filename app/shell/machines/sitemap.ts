import { escapeXml } from "#values/text/xml.ts";
import { indianDay } from "#values/time/indian-day.ts";

export interface SitemapEntry {
  /** As it stands in an address: encoded. */
  path: string;
  changed?: Date;
  /** Whole addresses of its pictures. */
  pictures?: readonly string[];
}

/**
 * So many pictures of a page are named: 50,000 pages with long addresses stay below the 50 MB of
 * sitemaps.org.
 */
const mostPictures = 3;

/**
 * More products than this are divided into parts: each may have a second page, with its reviews, and a part
 * holds 50,000 addresses (sitemaps.org).
 */
export const productsInSitemap = 25_000;

const begin = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const pictureSchema = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/** A sitemap by the protocol of sitemaps.org, text by text as its entries come. */
export async function* sitemapXml(
  origin: string,
  batches: AsyncIterable<readonly SitemapEntry[]>,
): AsyncGenerator<string, undefined> {
  yield `${begin}<urlset ${schema} ${pictureSchema}>\n`;
  for await (const entries of batches) {
    yield entries.map((entry) => `${urlXml(origin, entry)}\n`).join("");
  }
  yield "</urlset>\n";
}

function urlXml(origin: string, { path, changed, pictures = [] }: SitemapEntry): string {
  const lastmod = changed ? `<lastmod>${indianDay(changed)}</lastmod>` : "";
  const shown = pictures
    .slice(0, mostPictures)
    .map((address) => `<image:image><image:loc>${escapeXml(address)}</image:loc></image:image>`);
  return `<url><loc>${escapeXml(origin + path)}</loc>${lastmod}${shown.join("")}</url>`;
}

/** The list of a large shop's sitemaps: the pages first, then its products in parts. */
export function sitemapIndexXml(origin: string, products: number): string {
  const parts = Array.from({ length: 1 + Math.ceil(products / productsInSitemap) }, (_, part) => part);
  const maps = parts.map(
    (part) => `<sitemap><loc>${escapeXml(`${origin}/sitemap.xml?part=${part}`)}</loc></sitemap>\n`,
  );
  return `${begin}<sitemapindex ${schema}>\n${maps.join("")}</sitemapindex>\n`;
}
