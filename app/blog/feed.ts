import { escapeXml } from "#values/text/xml.ts";
import { feedPath, type PostSummary, postPath } from "./post.ts";

interface Shop {
  name: string;
  origin: string;
}

/** The blog as RSS 2.0. */
export function feedXml(posts: readonly PostSummary[], shop: Shop): string {
  const link = (path: string) => escapeXml(shop.origin + path);
  const items = posts.map((post) =>
    [
      "<item>",
      `<title>${escapeXml(post.title)}</title>`,
      `<link>${link(postPath(post))}</link>`,
      `<guid isPermaLink="false">${escapeXml(post.id)}</guid>`,
      `<pubDate>${post.publishedAt.toUTCString()}</pubDate>`,
      ...(post.author ? [`<dc:creator>${escapeXml(post.author)}</dc:creator>`] : []),
      ...(post.category ? [`<category>${escapeXml(post.category)}</category>`] : []),
      ...(post.excerpt ? [`<description>${escapeXml(post.excerpt)}</description>`] : []),
      "</item>",
    ].join(""),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    "<channel>",
    `<title>${escapeXml(shop.name)}</title>`,
    `<link>${link("/blog")}</link>`,
    `<description>${escapeXml(`Stories from the makers of ${shop.name}`)}</description>`,
    "<language>en-IN</language>",
    `<atom:link href="${link(feedPath)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}
