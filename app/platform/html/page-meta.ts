import type { MetaDescriptor } from "react-router";
import { addressAt } from "#values/contact/web-address.ts";
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

/** Title, description, canonical address, Open Graph and Twitter tags of one page. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { shop, type = "website" } = page;
  const title = page.title.includes(shop.name) ? page.title : `${page.title} | ${shop.name}`;
  const description = cutDescription(page.description);
  const url = shop.origin + page.path;
  const origin = shop.origin || "http://localhost";
  const own = page.image ? addressAt(page.image, origin) : undefined;
  const picture = own ? page.image : shop.shareImage;
  const image = (own ?? new URL(picture || "/icon-512.png", origin)).href;
  return [
    { title },
    { name: "description", content: description },
    ...(page.noIndex
      ? [{ name: "robots", content: "noindex" }]
      : [{ tagName: "link", rel: "canonical", href: url }]),
    { property: "og:site_name", content: shop.name },
    { property: "og:locale", content: "en_IN" },
    { property: "og:type", content: type },
    { property: "og:url", content: url },
    { property: "og:title", content: page.ogTitle || page.title },
    { property: "og:description", content: cutDescription(page.ogDescription || page.description) },
    { property: "og:image", content: image },
    ...(picture?.startsWith("/og/") ? cardSize : []),
    ...(page.imageAlt ? [{ property: "og:image:alt", content: page.imageAlt }] : []),
    { name: "twitter:card", content: picture ? "summary_large_image" : "summary" },
  ];
}

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
