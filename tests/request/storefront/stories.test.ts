import { expect, test } from "vitest";
import { ask, expectAnswer, expectWords, origin, post, textAt } from "../ask.ts";

const postPath = /href="(\/blog\/[a-z0-9-]+)"/.exec(await textAt("/blog"))?.[1] ?? "";

const mark = () => `mark-${Math.random().toString(36).slice(2)}`;

test.each([
  ["/artisan/nobody", "Artisan Not Found", "/artisans"],
  ["/blog/nothing", "Post not found", "/blog"],
  ["/blog/%27%20OR%201=1", "Post not found", "/blog"],
  ["/shop/no-such-bag", "Product Not Found", "/shop"],
])("%s is 404 and says so", async (path, text, back) => {
  const answer = await ask(path);
  const html = await expectAnswer(answer, 404);
  expect(answer.headers.get("cache-control")).toContain("no-store");
  expectWords(html, text, `href="${back}"`);
});

test("a page of older stories leads back to the newest", async () => {
  const link = />Newest Stories</;
  expect(await textAt("/blog?from=600")).toMatch(link);
  expect(await textAt("/blog?from=599")).not.toMatch(link);
});

test("the scheduled post of the demo shop is nowhere", async () => {
  const seen = ["/blog?show=600", "/blog/feed.xml", "/sitemap.xml"].map(async (path) =>
    (await ask(path)).text(),
  );
  expect((await Promise.all(seen)).join("")).not.toContain("2027");
});

test("the feed is RSS 2.0, the newest post first, each once, and its links lead to posts", async () => {
  const [, href = ""] =
    /<link[^>]*type="application\/rss\+xml"[^>]*href="([^"]*)"/.exec(await textAt("/blog")) ?? [];
  const answer = await ask(href.replace(origin, ""));
  expect(answer.headers.get("content-type")).toContain("application/rss+xml");
  const xml = await answer.text();
  expect(openTags(xml)).toEqual([]);
  expect(xml).toMatch(
    /<rss version="2.0"[^>]*>\s*<channel>\s*<title>[^<]+<\/title>\s*<link>[^<]+<\/link>\s*<description>[^<]/,
  );
  const items = [...xml.matchAll(/<item>(.*?)<\/item>/gs)].map(([, item = ""]) => item);
  const each = (name: string) =>
    items.map((item) => new RegExp(`<${name}[^>]*>(.*?)</`, "s").exec(item)?.[1] ?? "");
  expect(items.length).toBeGreaterThan(10);
  expect(new Set(each("guid")).size).toBe(items.length);
  const dates = each("pubDate").map((date) => Date.parse(date));
  expect(dates).toEqual(dates.toSorted((one, other) => other - one));
  expect(dates.every((date) => date <= Date.now())).toBe(true);
  const titles = each("title");
  for (const [at, link] of each("link").slice(0, 3).entries())
    expect(await textAt(link.replace(origin, ""))).toMatch(new RegExp(`<h1[^>]*>${titles[at]}</h1>`));
});

test("a large shop's sitemap comes in parts: the pages, then the products", async () => {
  const part = async (number: number) => (await ask(`/sitemap.xml?part=${number}`)).text();
  const [pages, products, beyond] = [await part(0), await part(1), await part(2)];
  expect(pages).toContain("/about</loc>");
  expect(pages).not.toContain("/shop/");
  expect(products).toContain("/shop/kohbar-lotus-tote</loc>");
  expect(beyond.match(/<url>/g)).toBeNull();
});

test("the sitemap names them, and every address in it once, which answers", async () => {
  const xml = await textAt("/sitemap.xml");
  for (const path of ["/about", "/artisans", "/blog", "/contact", "/b2b", postPath])
    expect(xml).toContain(`${path}</loc>`);
  expect(openTags(xml)).toEqual([]);
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
  expect(addresses.length).toBeGreaterThan(70);
  expect(new Set(addresses).size).toBe(addresses.length);
  // Nothing is taken away meanwhile: files of tests that share a shop run one after the other.
  for (const address of addresses) expect((await ask(address.replace(origin, ""))).status, address).toBe(200);
});

test("a comment with a script in it is kept for approval and shown to nobody", async () => {
  const words = mark();
  const before = await textAt(postPath);
  const answer = await post(postPath, { name: "Asha", comment: `<script>alert("${words}")</script>` });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe(`${postPath}?commented=1#comments`);
  expect(await textAt(postPath)).toBe(before);
  const sent = await textAt(`${postPath}?commented=1`);
  expect(sent).toContain("Your comment is awaiting approval.");
  expect(sent).not.toContain(words);
});

test("a comment to a post that does not exist is 404", async () =>
  expect((await post("/blog/nothing", { name: "Asha", comment: "Hello" })).status).toBe(404));

const foreignTypes = ["text/plain", "application/json", "multipart/form-data; boundary=x"];
test.each(foreignTypes)("a message: a %s body is no form", async (type) => {
  for (const path of ["/contact", "/b2b", postPath, "/unsubscribe"]) {
    const headers = { Origin: origin, "Content-Type": type };
    const answer = await ask(path, { method: "POST", body: "{", headers });
    expect(answer.status, path).toBeGreaterThanOrEqual(400);
    expect(answer.status, path).toBeLessThan(500);
  }
});

const quote = { fullName: "Asha Rao", email: "asha@example.com", product: "Fish Tote", quantity: "50" };

test.each(["quote", "sample"])("a request of the business page for a %s leads to thanks", async (form) => {
  const answer = await post(`/b2b?form=${form}`, { ...quote, address: "Ward 4, Ranti" });
  expect(answer.headers.get("location")).toBe(`/b2b?sent=${form}#${form}`);
});

test("a field for a person's own words runs as their script does, one for an address or a number never", async () => {
  for (const [path, words, others] of [
    ["/contact", ["fullName", "message"], ["email", "phone"]],
    ["/b2b", ["fullName", "company", "logo", "address"], ["email", "quantity"]],
    [postPath, ["name", "comment"], ["email"]],
    ["/signup", ["fullName"], ["email"]],
  ] as const) {
    const html = await textAt(path);
    const fieldsOf = (name: string) =>
      html.match(new RegExp(`<(input|textarea)[^>]* name="${name}"[^>]*>`, "g"));
    for (const name of words) expect(fieldsOf(name)?.join(), `${path} ${name}`).toContain('dir="auto"');
    for (const name of others) expect(fieldsOf(name)?.join(), `${path} ${name}`).not.toContain("dir=");
  }
});

/** Elements that are left open, or closed where they were not open. */
function openTags(xml: string): string[] {
  const open: string[] = [];
  for (const [, closing, name = "", own] of xml.matchAll(/<(\/?)([a-z][\w:]*)[^<>]*?(\/?)>/gi)) {
    if (own) continue;
    if (!closing) open.push(name);
    else if (open.pop() !== name) return [`</${name}>`];
  }
  return open;
}
