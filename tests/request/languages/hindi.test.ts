import { expect, test } from "vitest";
import { pagePathIn } from "#values/language/address.ts";
import { pageWeight } from "../../page-weight.ts";
import { anyProductPath, ask, expectAnswer, expectLed, origin, post, textAt } from "../ask.ts";

// The shop below `/hi` (HINDI-1 to HINDI-6).

const html = (path: string): Promise<string> => textAt(path);
/** But for those that say to be in another language. */
const paths = (page: string, attribute: string): string[] =>
  [...page.matchAll(new RegExp(`\\s${attribute}="(/[^"]*)"(?! lang)`, "g"))].map(([, path = ""]) => path);
const inEnglish =
  /^\/(?:admin|assets|drawings|files|feeds|avatars|blog\/feed\.xml|[\w-]+\.(?:png|svg|webmanifest))/;

const everyday = [
  "/hi",
  "/hi/shop",
  "/hi/shop/haathi-cloth-notebook",
  "/hi/cart",
  "/hi/checkout",
  "/hi/login",
  "/hi/contact",
  "/hi/track",
  "/hi/faq",
];
test.each(everyday)("%s is a page in Hindi whose links and forms stay in Hindi", async (path) => {
  const page = await expectAnswer(ask(path), 200, '<html lang="hi-IN"');
  const led = [...paths(page, "href"), ...paths(page, "action"), ...paths(page, "formAction")];
  expect(led.filter((to) => !/^\/hi(?:[/?#]|$)/.test(to) && !inEnglish.test(to))).toEqual([]);
});

test.each([
  ["/hi/shop", "hi-IN", "/hi", "झोला"],
  ["/shop", "en-IN", "/", "Jhola"],
])("%s is kept on a home screen in its own language", async (path, lang, start, name) => {
  const [, manifest = ""] = /<link rel="manifest" href="([^"]+)"/.exec(await html(path)) ?? [];
  const answer = await ask(manifest);
  expect(answer.headers.get("content-type")).toMatch(/^application\/manifest\+json/);
  expect(await answer.json()).toMatchObject({ lang, start_url: start, short_name: name });
});

test("a page in English says so, and leads nowhere else", async () => {
  const page = await html("/shop");
  expect(page).toContain('<html lang="en-IN"');
  expect(paths(page, "action").filter((to) => to.startsWith("/hi"))).toEqual([]);
});

test.each(
  ["nonsense", "admin/dashboard/orders", "api/v1/products", "files/a/b.webp", "hi"].map(
    (path) => `/hi/${path}`,
  ),
)("%s, which is no page in Hindi, leads to the Hindi home page", async (path) => {
  await expectLed(ask(path), "/hi", 302);
});

test.each([
  ["/faq?q=return", "/hi/faq?q=return", "hi", "हिन्दी"],
  ["/hi/faq?q=return", "/faq?q=return", "en", "English"],
  ["/hi", "/", "en", "English"],
  ["/shop/nothing-here", "/hi/shop/nothing-here", "hi", "हिन्दी"],
])("%s leads to %s from header, menu and footer", async (path, other, language, name) => {
  const link = `href="${other}" lang="${language}" hrefLang="${language}"`;
  const links = (await html(path)).match(/<a [^>]*hrefLang[^>]*>[^<]*/g) ?? [];
  expect(links.length).toBe(3);
  for (const each of links) expect(each).toMatch(new RegExp(`${link.replace(/\?/g, "\\?")}.*>${name}$`));
});

test.each(["/shop", "/hi/shop"])("%s tells search engines of both languages", async (path) => {
  const page = await html(path);
  const links = page.match(/<link rel="(?:canonical|alternate)"[^>]*>/g) ?? [];
  expect(links.map((link) => link.replaceAll(origin, ""))).toEqual([
    `<link rel="canonical" href="${path}"/>`,
    '<link rel="alternate" hrefLang="en-IN" href="/shop"/>',
    '<link rel="alternate" hrefLang="hi-IN" href="/hi/shop"/>',
    '<link rel="alternate" hrefLang="x-default" href="/shop"/>',
  ]);
  expect(page).toContain(`property="og:locale" content="${path === "/shop" ? "en" : "hi"}_IN"`);
});

test("a page in Hindi names its own address to programs", async () => {
  const page = await html(`/hi${await anyProductPath()}`);
  const own = /rel="canonical" href="([^"]+)"/.exec(page)?.[1];
  expect(own).toContain("/hi/shop/");
  const data = [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].join();
  expect(data).toContain(`"url":"${own}"`);
  expect(data.match(/"(?:url|item)":"[^"]*?\d+\/(?!hi)\w[^"]*"/g)).toEqual(null);
});

test.each([
  ["/shop", ["eczar-500", "mukta-400", "mukta-600"]],
  ["/hi/shop", ["mukta-400-hindi", "eczar-500-hindi", "mukta-600-hindi"]],
])("%s is set in three files of letters", async (path, faces) => {
  const fonts = [...(await html(path)).matchAll(/assets\/([\w-]+)-[\w-]{8}\.woff2"/g)].map(
    ([, face]) => face,
  );
  expect(fonts).toEqual(faces);
});

test("robots are kept out of private pages in each language", async () => {
  const robots = await html("/robots.txt");
  expect(robots).toContain("Disallow: /checkout\nDisallow: /hi/checkout\n");
  expect(robots).not.toContain("/hi/admin");
});

test("nothing can be posted in Hindi to what has one language", async () => {
  expect((await post("/hi/admin/dashboard/settings", { name: "x" })).status).toBe(404);
  expect((await post("/hi/functions/v1/create-razorpay-order", {})).status).toBe(404);
});

test("whoever subscribes without script is led back to the page in Hindi", async () => {
  const sent = await post("/hi/newsletter", { email: "asha" }, { Referer: `${origin}/hi/faq` });
  expect(await html(sent.headers.get("Location") ?? "")).toMatch(/<main.*<a [^>]*href="\/hi\/faq"/s);
});

test("a page in Hindi is shared in Hindi", async () => {
  const path = `/hi${await anyProductPath()}`;
  const shared = /https:\/\/wa\.me\/\?[^"]*/.exec(await html(path))?.[0] ?? "";
  expect(new URL(shared).searchParams.get("text")).toMatch(new RegExp(`${origin}${path}$`));
});

test("a redirect stays in Hindi, for a document and for the client script", async () => {
  const document = await ask("/hi/dashboard/my-orders");
  expect(document.headers.get("Location")).toBe("/hi/login?from=%2Fdashboard%2Fmy-orders");
  // The browser's router puts the path below `/hi` itself.
  const data = await ask("/hi/dashboard/my-orders.data");
  expect(await data.json()).toMatchObject({ redirect: { location: "/login?from=%2Fdashboard%2Fmy-orders" } });
});

test("the same page in two languages is kept twice, each with its own tag", async () => {
  const [english, hindi] = await Promise.all([ask("/shop"), ask("/hi/shop")]);
  expect(hindi.headers.get("ETag")).not.toBe(english.headers.get("ETag"));
  const again = await ask("/hi/shop", { headers: { "If-None-Match": hindi.headers.get("ETag") ?? "" } });
  expect(again.status).toBe(304);
});

/** KB, as in English: Devanagari weighs more, but a page carries only words that it says. */
const mostScript = 130;

const scriptsOf = async (path: string): Promise<string> => {
  const [, modules = ""] = /data-modules="([^"]*)"/.exec(await html(path)) ?? [];
  return (await Promise.all(modules.split(" ").map(html))).join("");
};

test("a browser gets the texts of one language", async () => {
  const [english, hindi] = await Promise.all([scriptsOf("/cart"), scriptsOf("/hi/cart")]);
  const [empty, inHindi] = ["Your cart is empty", "आपका झोला ख़ाली है"];
  expect([english.includes(empty), english.includes(inHindi)]).toEqual([true, false]);
  expect([hindi.includes(empty), hindi.includes(inHindi)]).toEqual([false, true]);
});

const pages = ["/", "/shop", await anyProductPath()];
test.each(pages)("the page %s is as light in Hindi as in English must be", async (path) => {
  const [english, hindi] = await Promise.all(
    [path, pagePathIn("hi", path)].map(async (each) => pageWeight(await html(each), origin)),
  );
  expect(hindi?.script).toBeLessThanOrEqual(mostScript);
  expect(hindi?.script).toBeGreaterThan((english?.script ?? 0) * 0.9);
});
