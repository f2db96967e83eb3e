import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { anyProductPath, ask, expectLed, sharedCustomer, textAt } from "../ask.ts";

const { cookie: customer } = await sharedCustomer();
const pages = ["/", "/shop", "/faq", "/privacy", "/terms", "/shipping", "/returns"];

const alike = [...pages, "/about", "/artisans", "/blog", "/contact", "/b2b"];
test.each(alike)("%s is the same for everybody", async (path) => {
  const plain = await ask(path);
  const Cookie = `jhola_cart=abc:3; session=secret-of-mine; ${customer}`;
  const personal = await ask(path, { headers: { Cookie, "X-Forwarded-For": "203.0.113.9" } });
  const [bytes, personalBytes] = [await plain.text(), await personal.text()];
  expect(plain.status).toBe(200);
  expect(personalBytes).toBe(bytes);
  expect(bytes).not.toContain("secret-of-mine");
  for (const { headers } of [plain, personal]) {
    expect(headers.get("set-cookie")).toBeNull();
    expect(headers.has("x-fresh-until")).toBe(false);
  }
  expect(plain.headers.get("cache-control")).toContain("public");
});

// Else everybody who writes something there would fill the cache with one more copy of the page.
test.each([
  "/shop/haathi-cloth-notebook?v=of-nobody",
  "/shop/haathi-cloth-notebook?v=A5-Blank",
  "/shop/gaon-ka-jhola?v=small",
])("%s leads to the product's own address", async (path) => {
  await expectLed(ask(path), path.replace(/\?.*/, ""));
});

// Without it browsers fall back to the layout rules of the nineties.
test.each([...pages, "/blog", "/cart", "/checkout", "/admin-login", "/shop/nothing-of-this-name"])(
  "%s says what it is before anything else",
  async (path) => expect(await textAt(path)).toMatch(/^<!doctype html><html lang="en-IN">/),
);

// Where people come to work with a page, its client script does not wait for the paint.
test.each([
  ["/", false],
  ["/cart", false],
  ["/checkout", true],
])("%s starts its client script at once: %s", async (path, isUrgent) =>
  expect(/<script[^>]*id="later"[^>]*>/.exec(await textAt(path))?.[0].includes("data-urgent")).toBe(isUrgent),
);

// The header's icons stand at its right: seen as they come, each would push the others.
test.each(["/", "/checkout", "/login"])("%s is first painted when its header is whole", async (path) => {
  const html = await textAt(path);
  const head = html.slice(0, html.indexOf("</head>"));
  const last = /<link rel="expect" href="#([\w-]+)" blocking="render"\/>/.exec(head)?.[1];
  const header = html.slice(html.indexOf("<header"), html.indexOf("</header>"));
  expect(header.split(`id="${last}"`)).toHaveLength(2);
  expect(header.split(`id="${last}"`)[1]).not.toContain("icon-button");
});

// A phone has no other way to them: the list beside a policy is for wide screens.
test.each(["/", "/checkout"])("%s leads to every text of the law at its foot", async (path) => {
  const html = await textAt(path);
  const foot = html.slice(html.indexOf("<footer"));
  for (const text of ["/privacy", "/terms", "/shipping", "/returns"])
    expect(foot).toContain(`href="${text}"`);
});

test("public pages are sent compressed, and not again to a browser that has them", async () => {
  const first = await ask("/shop", { headers: { "Accept-Encoding": "br" } });
  expect(first.headers.get("content-encoding")).toBe("br");
  const again = await ask("/shop", { headers: { "If-None-Match": first.headers.get("etag") ?? "" } });
  expect(again.status).toBe(304);
});

test("public pages allow exactly the inline scripts that they carry", async () => {
  const answer = await ask(await anyProductPath());
  const policy = answer.headers.get("content-security-policy") ?? "";
  const scripts = [
    ...(await answer.text()).matchAll(/<script(?![^>]* src=)(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g),
  ];
  expect(scripts.length).toBeGreaterThan(0);
  for (const [, script = ""] of scripts)
    expect(policy).toContain(createHash("sha256").update(script).digest("base64"));
  expect(/script-src[^;]*unsafe-inline/.test(policy)).toBe(false);
});

test("a HEAD request gets the headers only", async () => {
  const answer = await ask("/shop", { method: "HEAD" });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe("");
});

test.each(["/privacy/", "/Shipping", "/TERMS", "/returns/_.data"])("%s is the policy", async (path) => {
  const answer = await ask(path);
  const name = /[a-z]+/i.exec(path)?.[0].toLowerCase();
  expect(answer.status).toBe(200);
  if (!path.endsWith(".data"))
    expect(await answer.text()).toMatch(new RegExp(`<link rel="canonical" href="[^"]+/${name}"`));
});

test("a wishlist stays out of search engines", async () => {
  const html = await textAt("/wishlist");
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).not.toContain('rel="canonical"');
});

test("/cart is kept for the browser's Back button alone", async () => {
  expect((await ask("/cart")).headers.get("cache-control")).toBe("private, no-cache");
});

const odd = [
  ...["0", "-1", "1e9", "abc", "999999999999999999999"].map((page) => `page=${page}`),
  ...["sort=evil", "price=free", "collection[]=x", "category=bags&category=decor", "q=&q=x&q=y"],
  ...["q=%25_%5C%27%22%26%7C!%3A()", "q=%F0%9F%90%9F", "q=%00", "q=%E2%80%AE%E2%80%8B"],
  ...[`q=${"fish".repeat(500)}`, "artisan=%27%3B%20DROP%20TABLE%20products%3B--"],
  "utm=%3Cscript%3E",
];
test.each(odd)("/shop?%s is a page, never an error", async (query) => {
  expect((await ask(`/shop?${query}`)).status).toBeLessThan(400);
});

test("a search that finds nothing says so", async () =>
  expect(await textAt("/shop?q=zzzzqqqq")).toContain("No products found matching your criteria."));

const head = async (path: string) => {
  const html = await textAt(path);
  return {
    title: /<title>(.*?)<\/title>/.exec(html)?.[1],
    isKeptOut: /<meta name="robots" content="noindex"/.test(html),
  };
};

test.each([
  ["/shop", "Shop | Jhola Crafts"],
  ["/shop?collection=core", "Core Collection | Jhola Crafts"],
  ["/shop?artisan=Tarini%20Jha", "By Tarini Jha | Jhola Crafts"],
])("search engines may keep the list at %s", async (path, title) =>
  expect(await head(path)).toEqual({ title, isKeptOut: false }),
);

test.each([
  "/shop?artisan=Call%20our%20bank%20now",
  "/shop?artisan=Tarini%20Jha&technique=other&price=under-500",
  "/shop?category=decor&technique=embroidered&price=under-500&collection=limited",
])("search engines keep no empty list at %s, nor words that are nobody's name", async (path) => {
  const { title, isKeptOut } = await head(path);
  expect(isKeptOut).toBe(true);
  expect(title).not.toMatch(/Call our bank|Tarini Jha/);
});
