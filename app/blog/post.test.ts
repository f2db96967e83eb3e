import { expect, test } from "vitest";
import { richHtml } from "#rich-html/rich-html.server.ts";
import { feedXml } from "./feed.ts";
import { blogPart, nextPart, type Post, type PostSummary, postPath, readingMinutes } from "./post.ts";

import { articleJsonLd } from "./post-json-ld.ts";

const shop = { name: "Jhola & Co", origin: "https://shop.example" };

test.each([
  { show: undefined, posts: 6 },
  { show: "", posts: 6 },
  { show: "0", posts: 6 },
  { show: "6", posts: 6 },
  { show: "7", posts: 12 },
  { show: "12", posts: 12 },
  { show: "999999", posts: 600 },
  { show: "9999999", posts: 6 },
  { show: "12abc", posts: 6 },
  { show: "1e3", posts: 6 },
  { show: "-12", posts: 6 },
])("?show=$show asks for $posts posts", ({ show, posts }) =>
  expect(blogPart(new URLSearchParams(show === undefined ? {} : { show }))).toEqual({ from: 0, show: posts }),
);

test.each([
  { from: "600", newer: 600 },
  { from: "601", newer: 600 },
  { from: "599", newer: 0 },
  { from: "-600", newer: 0 },
  { from: "x", newer: 0 },
])("?from=$from leaves $newer newer posts out", ({ from, newer }) =>
  expect(blogPart(new URLSearchParams({ from }))).toEqual({ from: newer, show: 6 }),
);

test("Load More asks for six more", () =>
  expect(nextPart({ from: 0, show: 6 })).toEqual({ more: "/blog?show=12" }));

test.each([1, 600, 601, 1300])("of %i posts each is reached, and the list ends", (count) => {
  const seen = new Set<number>();
  let part = blogPart(new URLSearchParams());
  for (let presses = 0; presses <= count; presses += 1) {
    const end = part.from + part.show;
    for (let post = part.from; post < Math.min(end, count); post += 1) seen.add(post);
    if (count <= end) break;
    const { more, older } = nextPart(part);
    part = blogPart(new URL(more ?? older ?? "/", "https://shop.example").searchParams);
  }
  expect(seen.size).toBe(count);
});

test.each([
  { words: 0, minutes: 1 },
  { words: 200, minutes: 1 },
  { words: 201, minutes: 2 },
  { words: 1000, minutes: 5 },
])("$words words take $minutes minutes", ({ words, minutes }) =>
  expect(readingMinutes(" word\n".repeat(words))).toBe(minutes),
);

test.each([
  { content: "One.\n\nTwo,\nstill two.", html: "<p>One.</p>\n<p>Two,<br />still two.</p>" },
  { content: "3 < 4 & 5 > 4", html: "<p>3 &lt; 4 &amp; 5 &gt; 4</p>" },
  { content: "<p>Kept</p><script>alert(1)</script>", html: "<p>Kept</p>" },
  { content: "<p onclick=alert(1)>x</p>", html: "<p>x</p>" },
  {
    content: "Write to <asha@example.com>.\n\nTwo.",
    html: "<p>Write to &lt;asha@example.com&gt;.</p>\n<p>Two.</p>",
  },
  { content: "  ", html: "" },
])("content '$content' is shown as $html", ({ content, html }) => expect(richHtml(content)).toBe(html));

const summary: PostSummary = {
  id: "p1",
  slug: "fish & lotus",
  title: "Fish <b>& lotus",
  excerpt: 'What "they" mean',
  author: "Ira",
  category: null,
  imageUrl: "/files/f.webp",
  imageAlt: "",
  publishedAt: new Date("2026-02-20T03:30:00Z"),
};

test("the feed is escaped, and whole addresses lead to the posts", () => {
  const xml = feedXml([summary, { ...summary, author: null, excerpt: null, title: "bell \u0007" }], shop);
  expect(xml).toContain("<title>Jhola &amp; Co</title>");
  expect(xml).toContain("<title>Fish &lt;b&gt;&amp; lotus</title>");
  expect(xml).toContain("<link>https://shop.example/blog/fish%20%26%20lotus</link>");
  expect(xml).toContain("<pubDate>Fri, 20 Feb 2026 03:30:00 GMT</pubDate>");
  expect(xml).toContain("<title>bell </title>");
  expect(xml.match(/<dc:creator>/g)).toHaveLength(1);
});

test("structured data names the author, the dates and the page", () => {
  const post: Post = {
    ...summary,
    html: "",
    readingMinutes: 1,
    authorBio: null,
    authorImageUrl: null,
    updatedAt: new Date("2026-01-01T00:00:00Z"),
    metaTitle: null,
    metaDescription: "What they mean",
    ogTitle: null,
    ogDescription: null,
    ogImageUrl: null,
  };
  expect(articleJsonLd(post, shop)).toMatchObject({
    "@type": "Article",
    headline: summary.title,
    image: "https://shop.example/files/f.webp",
    datePublished: "2026-02-20T03:30:00.000Z",
    dateModified: "2026-02-20T03:30:00.000Z",
    author: { "@type": "Person", name: "Ira" },
    mainEntityOfPage: shop.origin + postPath(summary),
  });
  expect(articleJsonLd({ ...post, author: null }, shop)).toMatchObject({
    author: { "@type": "Organization" },
  });
});
