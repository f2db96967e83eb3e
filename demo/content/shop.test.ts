import { describe, expect, it } from "vitest";
import { valuesKey } from "../../app/catalogue/options/variant.ts";
import { artisans, faqs, policies, posts, products } from "./shop.ts";

const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, " ")
    .trim()
    .split(/\s+/).length;
const count = (html: string, part: string) => html.split(part).length - 1;
const distinct = (values: readonly string[]) => new Set(values).size;

/** PRODUCT-2: lowercased, stop words and non-word characters removed, hyphens for spaces. */
function productSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/\b(a|an|and|the|of|in|on|at|for|to|with|by)\b/g, "")
    .replace(/[^\w\s-]/g, "")
    .trim()
    .replace(/\s+/g, "-")
    .replace(/-+/g, "-");
}

const postSlug = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\w\s-]/g, "")
    .trim()
    .replace(/\s+/g, "-");

const ALLOWED = new Set(["p", "h2", "h3", "ul", "ol", "li", "strong", "em", "a", "blockquote"]);

/**
 * What is wrong with the HTML: unknown or badly nested tags, stray brackets, attributes other than a local
 * href.
 */
function htmlFaults(html: string): string[] {
  const open: string[] = [];
  const faults: string[] = [];
  for (const [whole, slash, name = "", attributes = ""] of html.matchAll(/<(\/?)([a-z0-9]*)([^>]*)>/gi)) {
    if (!ALLOWED.has(name)) faults.push(whole);
    if (slash === "/") {
      if (open.pop() !== name) faults.push(`unexpected ${whole}`);
    } else {
      open.push(name);
      if (!/^( href="\/[a-z0-9/-]*")?$/.test(attributes)) faults.push(whole);
    }
  }
  if (/[<>]/.test(html.replace(/<\/?[a-z0-9]+[^<>]*>/gi, ""))) faults.push("stray bracket");
  return [...faults, ...open.map((name) => `${name} left open`)];
}

describe("products", () => {
  it("are many, over all collections, categories, techniques and makers", () => {
    expect(products.length).toBeGreaterThanOrEqual(48);
    expect(distinct(products.map((p) => p.collection))).toBe(3);
    expect(distinct(products.map((p) => p.category))).toBe(4);
    expect(distinct(products.map((p) => p.technique))).toBe(4);
    expect(new Set(products.map((p) => p.artisanId))).toEqual(new Set(artisans.map((a) => a.id)));
  });

  it("have slugs, SKUs and names of their own", () => {
    for (const key of ["slug", "sku", "name", "story", "description", "metaDescription"] as const)
      expect(distinct(products.map((p) => p[key]))).toBe(products.length);
  });

  it("cost from 149 to 6999 rupees, on both sides of every filter's edge", () => {
    const prices = products.map((p) => p.priceRupees);
    expect(Math.min(...prices)).toBe(149);
    expect(Math.max(...prices)).toBe(6999);
    expect(prices).toEqual(expect.arrayContaining([499, 500, 999, 1000]));
    expect(prices.every(Number.isInteger)).toBe(true);
    const sales = products.filter(({ saleRupees }) => saleRupees !== undefined);
    expect(sales).toHaveLength(4);
    expect(sales.every(({ saleRupees = 0, priceRupees }) => saleRupees < priceRupees)).toBe(true);
  });

  it("show every state a shopper can meet", () => {
    expect(products.filter((p) => p.inStock === false).length).toBeGreaterThanOrEqual(4);
    expect(products.filter((p) => p.featured).length).toBeGreaterThanOrEqual(3);
    expect(products.filter((p) => p.limited).length).toBeGreaterThanOrEqual(6);
    expect(products.filter((p) => (p.stockCount ?? 0) > 0).length).toBeGreaterThanOrEqual(3);
    expect(products.filter((p) => p.leadDays).length).toBeGreaterThanOrEqual(1);
    expect(products.filter((p) => p.options?.length === 2).length).toBeGreaterThanOrEqual(1);
    expect(products.filter((p) => p.leadDays && p.options && p.personal).length).toBeGreaterThanOrEqual(1);
  });

  it.each(products.filter((p) => p.options))("$slug can be chosen of", ({ options = [], variants = [] }) => {
    expect(distinct(variants.map(({ values }) => valuesKey(values)))).toBe(variants.length);
    expect(distinct(variants.map(({ sku }) => sku))).toBe(variants.length);
    for (const [place, { values }] of options.entries())
      expect(new Set(variants.map((variant) => variant.values[place]))).toEqual(new Set(values));
  });

  it.each(products.map((p) => [p.slug, p] as const))("%s is complete", (slug, p) => {
    expect(slug).toBe(productSlug(p.name));
    expect(p.metaTitle.length).toBeLessThanOrEqual(60);
    expect(p.metaDescription.length).toBeGreaterThanOrEqual(120);
    expect(p.metaDescription.length).toBeLessThanOrEqual(155);
    expect(count(p.description, "<h2>")).toBeGreaterThanOrEqual(2);
    expect(words(p.description)).toBeGreaterThanOrEqual(90);
    expect(words(p.description)).toBeLessThanOrEqual(180);
    expect(words(p.story)).toBeGreaterThanOrEqual(50);
    expect(words(p.story)).toBeLessThanOrEqual(90);
    expect(htmlFaults(p.description)).toEqual([]);
    expect(p.features.split(",").every((part) => part.trim() !== "")).toBe(true);
    expect([p.material, p.size, p.weight, p.seoKeywords, p.hsn, ...p.altTexts]).not.toContain("");
    expect(Boolean(p.limited)).toBe(p.collection === "limited");
    expect(Boolean(p.limited)).toBe(/^Edition of \d+$/.test(p.edition ?? ""));
    expect([5, 18]).toContain(p.taxRate);
    if (p.stockCount === 0) expect(p.inStock).toBe(false);
  });
});

describe("artisans", () => {
  const REAL =
    /sita|ganga|jagdamba|mahasundari|baua|godavari|bharti|dulari|karpuri|shanti|yamuna|leela|mahalaxmi|pushpa|santosh|shivan|chano|urmila|rampari/i;

  it("are ten invented people with readable ids", () => {
    expect(artisans).toHaveLength(10);
    for (const a of artisans) {
      expect(a.name).not.toMatch(REAL);
      expect(a.id).toBe(a.name.toLowerCase().replace(/ /g, "-"));
      expect(words(a.bio)).toBeGreaterThanOrEqual(120);
      expect(words(a.bio)).toBeLessThanOrEqual(180);
      expect(a.gallery.length).toBeGreaterThanOrEqual(4);
      expect(a.gallery.length).toBeLessThanOrEqual(6);
    }
  });
});

describe("posts", () => {
  it("are fourteen, one of them still to come", () => {
    expect(posts).toHaveLength(14);
    const written = Date.parse("2026-11-01T00:00:00+05:30");
    const future = posts.filter((p) => Date.parse(p.publishedAt) > written);
    expect(future.map((p) => p.publishedAt.slice(0, 7))).toEqual(["2027-01"]);
    expect(distinct(posts.map((p) => p.publishedAt))).toBe(posts.length);
  });

  it.each(posts.map((p) => [p.slug, p] as const))("%s is complete", (slug, p) => {
    expect(slug).toBe(postSlug(p.title));
    expect(p.publishedAt).toMatch(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\+05:30$/);
    expect(p.metaTitle.length).toBeLessThanOrEqual(60);
    expect(p.metaDescription.length).toBeGreaterThanOrEqual(120);
    expect(p.metaDescription.length).toBeLessThanOrEqual(155);
    expect(words(p.content)).toBeGreaterThanOrEqual(400);
    expect(words(p.content)).toBeLessThanOrEqual(700);
    expect(count(p.content, "<h2>")).toBeGreaterThanOrEqual(3);
    expect(htmlFaults(p.content)).toEqual([]);
  });
});

describe("pages", () => {
  it("answer four to five questions in each of four categories", () => {
    const perCategory = Object.values(Object.groupBy(faqs, (f) => f.category)).map((list) => list?.length);
    expect(perCategory).toHaveLength(4);
    for (const length of perCategory) expect([4, 5]).toContain(length);
    for (const f of faqs) expect(htmlFaults(f.answer)).toEqual([]);
  });

  it("fill policies only from known shop settings", () => {
    const known = [
      ...["shopName", "email", "phone", "address", "gstin", "grievanceOfficer"],
      ...["standardRate", "freeFrom", "expressRate", "cheapExpressRate", "cheapExpressFrom"],
      ...["returnTime", "damageTime"],
    ];
    expect(policies.map((p) => p.slug)).toEqual(["privacy", "terms", "shipping", "returns"]);
    for (const p of policies) {
      expect(htmlFaults(p.html)).toEqual([]);
      expect(p.metaDescription.length).toBeLessThanOrEqual(155);
      for (const [, name] of p.html.matchAll(/\{\{(\w*)\}\}/g)) expect(known).toContain(name);
    }
  });
});
