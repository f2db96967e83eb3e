import { describe, expect, it, test } from "vitest";
import { artisans, products } from "../shop.ts";
import { artisanWords, productWords } from "./words.ts";

/** The tags of an HTML text, in their order. */
const skeleton = (html: string) => html.match(/<[^>]+>/g) ?? [];
const parts = (list: string) => list.split(",").length;
const texts = (words: object) => JSON.stringify(Object.values(words)).replace(/<[^>]+>|\\n/g, "");
const numbers = (text: string) => [...(text.match(/\d+/g) ?? [])].sort();

/** Paper sizes, a lamp's holder and degrees are written alike everywhere. */
const latin = (words: object) => texts(words).match(/(?!\bA[456]\b|\bE27\b|(?<=°)C\b)[A-Za-z]+/g) ?? [];

/** Letters of Hindi that have two forms in Unicode: the one of two signs is the one that is searched. */
const COMPOSED = /[\u0958-\u095f]/;

const english = new Map(products.map((product) => [product.slug, product]));

describe.each(Object.entries(productWords))("%s", (slug, words) => {
  const product = english.get(slug);

  it("says the same things in the same order", () => {
    expect(skeleton(words.description)).toEqual(skeleton(product?.description ?? ""));
    expect(parts(words.features)).toBe(parts(product?.features ?? ""));
    expect(words.altTexts).toHaveLength(product?.altTexts.length ?? 0);
    expect(words.handles === undefined).toBe(product?.handles === undefined);
    expect(words.edition === undefined).toBe(product?.edition === undefined);
    expect(numbers(words.size)).toEqual(numbers(product?.size ?? ""));
    expect(numbers(words.weight)).toEqual(numbers(product?.weight ?? ""));
  });

  it("fits what machines show of it", () => {
    expect(words.metaTitle.length).toBeLessThanOrEqual(60);
    expect(words.metaDescription.length).toBeGreaterThanOrEqual(120);
    expect(words.metaDescription.length).toBeLessThanOrEqual(155);
  });

  it("is written in Hindi", () => {
    expect(latin(words)).toEqual([]);
    expect(texts(words)).not.toMatch(COMPOSED);
    expect(texts(words)).not.toMatch(/[\u0966-\u096f'|]/);
  });
});

test("products are all told in Hindi", () =>
  expect(new Set(Object.keys(productWords))).toEqual(new Set(english.keys())));

test("artisans are all told in Hindi", () => {
  expect(new Set(Object.keys(artisanWords))).toEqual(new Set(artisans.map(({ id }) => id)));
  for (const { id, bio, gallery } of artisans) {
    const words = artisanWords[id];
    expect(words?.bio.split("\n\n")).toHaveLength(bio.split("\n\n").length);
    expect(words?.gallery).toHaveLength(gallery.length);
    expect(latin(words ?? {})).toEqual([]);
  }
});
