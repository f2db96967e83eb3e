import { expect, it } from "vitest";
import { usualShippingRates } from "#values/money/shipping-rates.ts";
import { usualReturns } from "#values/return-terms.ts";
import { cutDescription, pageMeta } from "./page-meta.ts";

const origin = "https://shop.example";
const terms = { shipping: usualShippingRates, returns: usualReturns };
const contact = { email: "hello@shop.example", phone: "", address: "", grievanceOfficer: "", social: {} };
const shop = { name: "Jhola Crafts", origin, year: 2026, ...contact, ...terms };
const tagsOf = (title: string, more: Partial<Parameters<typeof pageMeta>[0]> = {}) =>
  pageMeta({ title, description: "", path: "/", shop, ...more });
const named = (content: string) => expect.objectContaining({ property: "og:image", content });

it("adds the shop's name to the title, once", () => {
  expect(tagsOf("Shop")[0]).toEqual({ title: "Shop | Jhola Crafts" });
  expect(tagsOf("Jhola Crafts: cloth bags")[0]).toEqual({ title: "Jhola Crafts: cloth bags" });
});

it("shows the shop's own picture in place of one whose address can't be read", () => {
  const own = { property: "og:image", content: `${origin}/icon-512.png` };
  expect(tagsOf("Shop", { image: "https://[" })).toContainEqual(own);
});

it("names the canonical address on the shop's own origin", () => {
  const canonical = { tagName: "link", rel: "canonical", href: `${origin}/shop?q=tote` };
  expect(tagsOf("Shop", { path: "/shop?q=tote" })).toContainEqual(canonical);
});

it("names the page in each language, to whoever reads which", () => {
  const alternates = tagsOf("Home").flatMap((tag) =>
    "hrefLang" in tag ? [`${tag.hrefLang} ${tag.href}`] : [],
  );
  expect(alternates).toEqual([`en-IN ${origin}/`, `hi-IN ${origin}/hi`, `x-default ${origin}/`]);
});

it("gives a page that stays out of search engines no canonical address", () => {
  const tags = tagsOf("Cart", { path: "/cart", noIndex: true });
  expect(tags).toContainEqual({ name: "robots", content: "noindex" });
  expect(tags.some((tag) => "rel" in tag)).toBe(false);
});

it("names an uploaded picture where pages fetch it, and a drawn card at the shop", () => {
  const far = { ...shop, assetOrigin: "https://files.example" };
  const tags = (image: string) => tagsOf("Tote", { image, shop: far });
  expect(tags("/files/a/b.webp")).toContainEqual(named("https://files.example/files/a/b.webp"));
  expect(tags("/og/shop/card/x.jpg")).toContainEqual(named(`${origin}/og/shop/card/x.jpg`));
});

it("makes a picture's address whole", () => {
  expect(tagsOf("Tote", { image: "/files/a.webp" })).toContainEqual(named(`${origin}/files/a.webp`));
  const far = "https://cdn.example/a.webp";
  expect(tagsOf("Tote", { image: far })).toContainEqual(named(far));
  expect(tagsOf("Tote")).toContainEqual(named(`${origin}/icon-512.png`));
});

it.each([
  ["short enough", "short enough"],
  ["  spaces \n and lines  ", "spaces and lines"],
  ["a".repeat(155), "a".repeat(155)],
  ["a".repeat(156), `${"a".repeat(154)}…`],
])("the description %s is cut", (given, expected) => expect(cutDescription(given)).toBe(expected));

it("a description is cut between words and never beyond 155 characters", () => {
  const cut = cutDescription("A lotus, painted by hand, ".repeat(20));
  expect(cut.length).toBeLessThanOrEqual(155);
  expect(cut).toMatch(/(lotus|painted|by|hand|A)…$/);
});
