import { describe, expect, it } from "vitest";
import { usualShippingRates } from "#values/money/shipping-rates.ts";
import { usualReturns } from "#values/return-terms.ts";
import { cutDescription, pageMeta } from "./page-meta.ts";

const shop = {
  name: "Jhola Crafts",
  email: "hello@shop.example",
  phone: "",
  address: "",
  grievanceOfficer: "",
  social: {},
  shipping: usualShippingRates,
  returns: usualReturns,
  origin: "https://shop.example",
  year: 2026,
};

describe("pageMeta", () => {
  it("adds the shop's name to the title, once", () => {
    const title = (given: string) => pageMeta({ title: given, description: "", path: "/", shop })[0];
    expect(title("Shop")).toEqual({ title: "Shop | Jhola Crafts" });
    expect(title("Jhola Crafts: cloth bags")).toEqual({ title: "Jhola Crafts: cloth bags" });
  });

  it("shows the shop's own picture in place of one whose address can't be read", () => {
    const tags = pageMeta({ title: "Shop", description: "", path: "/", shop, image: "https://[" });
    expect(tags).toContainEqual({ property: "og:image", content: "https://shop.example/icon-512.png" });
  });

  it("names the canonical address on the shop's own origin", () => {
    const tags = pageMeta({ title: "Shop", description: "", path: "/shop?q=tote", shop });
    expect(tags).toContainEqual({
      tagName: "link",
      rel: "canonical",
      href: "https://shop.example/shop?q=tote",
    });
  });

  it("names the page in each language, to whoever reads which", () => {
    const alternates = pageMeta({ title: "Home", description: "", path: "/", shop }).flatMap((tag) =>
      "hrefLang" in tag ? [[tag.hrefLang, tag.href]] : [],
    );
    expect(alternates).toEqual([
      ["en-IN", "https://shop.example/"],
      ["hi-IN", "https://shop.example/hi"],
      ["x-default", "https://shop.example/"],
    ]);
  });

  it("gives a page that stays out of search engines no canonical address", () => {
    const tags = pageMeta({ title: "Cart", description: "", path: "/cart", noIndex: true, shop });
    expect(tags).toContainEqual({ name: "robots", content: "noindex" });
    expect(tags.some((tag) => "rel" in tag)).toBe(false);
  });

  it("names an uploaded picture where pages fetch it, and a drawn card at the shop", () => {
    const far = { ...shop, assetOrigin: "https://files.example" };
    const tags = (image: string) => pageMeta({ title: "Tote", description: "", path: "/", image, shop: far });
    const named = (content: string) => expect.objectContaining({ property: "og:image", content });
    expect(tags("/files/a/b.webp")).toContainEqual(named("https://files.example/files/a/b.webp"));
    expect(tags("/og/shop/card/x.jpg")).toContainEqual(named("https://shop.example/og/shop/card/x.jpg"));
  });

  it("makes a picture's address whole", () => {
    const image = (given?: string) =>
      pageMeta({ title: "Tote", description: "", path: "/", image: given, shop }).find(
        (tag) => "property" in tag && tag.property === "og:image",
      );
    expect(image("/files/a.webp")).toMatchObject({ content: "https://shop.example/files/a.webp" });
    expect(image("https://cdn.example/a.webp")).toMatchObject({ content: "https://cdn.example/a.webp" });
    expect(image()).toMatchObject({ content: "https://shop.example/icon-512.png" });
  });
});

describe("cutDescription", () => {
  it.each([
    ["short enough", "short enough"],
    ["  spaces \n and lines  ", "spaces and lines"],
    ["a".repeat(155), "a".repeat(155)],
    ["a".repeat(156), `${"a".repeat(154)}…`],
  ])("%s", (given, expected) => expect(cutDescription(given)).toBe(expected));

  it("cuts between words and never beyond 155 characters", () => {
    const cut = cutDescription("A lotus, painted by hand, ".repeat(20));
    expect(cut.length).toBeLessThanOrEqual(155);
    expect(cut).toMatch(/(lotus|painted|by|hand|A)…$/);
  });
});
