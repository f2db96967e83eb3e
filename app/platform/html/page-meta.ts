import type { MetaDescriptor } from "react-router";
import { wholePictureAddress } from "#values/asset-address.ts";
import { localPath, pagePathIn } from "#values/language/address.ts";
import { languageNow, languages, languageTag } from "#values/language/language.ts";
import { langOfText } from "#values/language/text-language.ts";
import type { ShopSettings } from "../config/shop-settings.ts";

export interface PageMeta {
  /** Without the shop's name, which is added. */
  title: string;
  description: string;
  /** The page's own address: its path, with only the parameters that the page knows. */
  path: string;
  /** A picture's address, on this site or whole. */
  image?: string | null;
  imageAlt?: string;
  type?: "website" | "article" | "product" | "profile";
  /** Other words for shared links, where an owner wrote some. */
  ogTitle?: string | null;
  ogDescription?: string | null;
  /** Kept out of search engines: private pages, empty searches. */
  noIndex?: boolean;
  shop: ShopSettings;
}

/** Descriptions are cut to this (SITE-6). */
const descriptionLength = 155;

/**
 * Title, canonical address, description, Open Graph and Twitter tags of one page. What only other programs
 * read stands in the document that they are sent; who goes on from there in the browser needs none of it.
 */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { shop } = page;
  const title = page.title.includes(shop.name) ? page.title : `${page.title} | ${shop.name}`;
  return [
    { title },
    ...(import.meta.env.SSR ? [described({ name: "description" }, cutDescription(page.description))] : []),
    page.noIndex
      ? { name: "robots", content: "noindex" }
      : { tagName: "link", rel: "canonical", href: shop.origin + localPath(page.path) },
    ...(import.meta.env.SSR ? forPrograms(page) : []),
  ];
}

function forPrograms(page: PageMeta): MetaDescriptor[] {
  const { shop, type = "website" } = page;
  const origin = shop.origin || "http://localhost";
  const own = page.image ? wholePictureAddress(page.image, { ...shop, origin }) : undefined;
  const picture = own ? page.image : shop.shareImage;
  const image = own ?? new URL(picture || "/icon-512.png", origin).href;
  return [
    ...(page.noIndex ? [] : alternates(shop.origin, page.path)),
    { property: "og:site_name", content: shop.name },
    { property: "og:locale", content: `${languageNow()}_IN` },
    { property: "og:type", content: type },
    { property: "og:url", content: shop.origin + localPath(page.path) },
    described({ property: "og:title" }, page.ogTitle || page.title),
    described({ property: "og:description" }, cutDescription(page.ogDescription || page.description)),
    { property: "og:image", content: image },
    ...(picture?.startsWith("/og/") ? cardSize : []),
    ...(page.imageAlt ? [described({ property: "og:image:alt" }, page.imageAlt)] : []),
    { name: "twitter:card", content: picture ? "summary_large_image" : "summary" },
  ];
}

/** Words for people, marked where they stand in another language than the page (HINDI-49). */
function described(tag: { name: string } | { property: string }, content: string): MetaDescriptor {
  const lang = langOfText(content);
  return { ...tag, content, ...(lang ? { lang } : {}) };
}

/** The same page in each language; anyone who reads none of them is led to the first. */
const alternates = (origin: string, path: string): MetaDescriptor[] =>
  [...languages, undefined].map((language) => ({
    tagName: "link",
    rel: "alternate",
    hrefLang: language ? languageTag(language) : "x-default",
    href: origin + pagePathIn(language ?? languages[0], path),
  }));

/** Every card the shop draws is of one size. */
const cardSize: MetaDescriptor[] = [
  { property: "og:image:width", content: "1200" },
  { property: "og:image:height", content: "630" },
];

/** Plain text of at most 155 characters, cut between words. */
export function cutDescription(text: string): string {
  const plain = text.replace(/\s+/g, " ").trim();
  if (plain.length <= descriptionLength) return plain;
  const cut = plain.slice(0, descriptionLength - 1);
  const end = cut.lastIndexOf(" ");
  return `${cut.slice(0, end > 100 ? end : cut.length).replace(/[\s,;:–-]+$/, "")}…`;
}
