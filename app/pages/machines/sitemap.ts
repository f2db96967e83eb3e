import { hasLanguages, pagePathIn } from "#values/language/address.ts";
import { languages, languageTag } from "#values/language/language.ts";
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
 * More products than this are divided into parts: each may have a second page, with its reviews, both in each
 * language, and a part holds 50,000 addresses (sitemaps.org).
 */
export const productsInSitemap = 25_000 / languages.length;

const begin = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const pictureSchema = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
const linkSchema = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/**
 * A sitemap by the protocol of sitemaps.org, text by text as its entries come: each page once a language,
 * with the addresses of the others.
 */
export async function* sitemapXml(
  origin: string,
  batches: AsyncIterable<readonly SitemapEntry[]>,
): AsyncGenerator<string, undefined> {
  yield `${begin}<urlset ${schema} ${pictureSchema} ${linkSchema}>\n`;
  for await (const entries of batches) {
    yield entries.map((entry) => urlsXml(origin, entry)).join("");
  }
  yield "</urlset>\n";
}

function urlsXml(origin: string, { path, changed, pictures = [] }: SitemapEntry): string {
  const lastmod = changed ? `<lastmod>${indianDay(changed)}</lastmod>` : "";
  const shown = pictures
    .slice(0, mostPictures)
    .map((address) => `<image:image><image:loc>${escapeXml(address)}</image:loc></image:image>`);
  const spoken = (hasLanguages(path) ? languages : languages.slice(0, 1)).map((language) => ({
    tag: languageTag(language),
    address: escapeXml(origin + pagePathIn(language, path)),
  }));
  const links = [...spoken, { tag: "x-default", address: escapeXml(origin + path) }].map(
    ({ tag, address }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${address}"/>`,
  );
  const about = [lastmod, ...(spoken.length > 1 ? links : []), ...shown].join("");
  return spoken.map(({ address }) => `<url><loc>${address}</loc>${about}</url>\n`).join("");
}

/** The list of a large shop's sitemaps: the pages first, then its products in parts. */
export function sitemapIndexXml(origin: string, products: number): string {
  const parts = Array.from({ length: 1 + Math.ceil(products / productsInSitemap) }, (_, part) => part);
  const maps = parts.map(
    (part) => `<sitemap><loc>${escapeXml(`${origin}/sitemap.xml?part=${part}`)}</loc></sitemap>\n`,
  );
  return `${begin}<sitemapindex ${schema}>\n${maps.join("")}</sitemapindex>\n`;
}
