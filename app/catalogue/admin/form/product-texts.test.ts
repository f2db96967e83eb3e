import { describe, expect, test } from "vitest";
import { defaultMetaTitle } from "#values/text/search-texts.ts";
import { emptyTexts, type ProductField } from "../../product-fields.ts";
import { madeTexts, productSlug, typeIntoProduct } from "./product-texts.ts";

const type = (texts: typeof emptyTexts, field: ProductField, value: string, isNew = true) =>
  typeIntoProduct(texts, field, value, { isNew, hasRunOut: false }).texts;

describe("a name being typed", () => {
  test("brings slug, meta title and OG title along", () =>
    expect(type(type(emptyTexts, "name", "The Lotus"), "name", "The Lotus Tote ")).toMatchObject({
      slug: "lotus-tote",
      metaTitle: "The Lotus Tote",
      ogTitle: "The Lotus Tote",
    }));

  test("leaves alone what was written by hand", () => {
    const own = type(type(type(emptyTexts, "name", "Lotus"), "slug", "kamal"), "metaTitle", "Kamal bag");
    const kept = { slug: "kamal", metaTitle: "Kamal bag", ogTitle: "Lotus Tote" };
    expect(type(own, "name", "Lotus Tote")).toMatchObject(kept);
  });

  test("gives no meta title once it is longer than one may be", () => {
    const long = "x".repeat(61);
    const whole = type(emptyTexts, "name", "x".repeat(60));
    expect(type(whole, "name", long)).toMatchObject({ metaTitle: "", ogTitle: long });
  });

  test("never moves a product that is in the shop already", () => {
    const known = { ...emptyTexts, name: "Lotus Tote", slug: "lotus-tote" };
    expect(type(known, "name", "Fish Tote", false).slug).toBe("lotus-tote");
  });
});

test("what is made of a name in Hindi and a sentence leaves nothing to be asked for", () =>
  expect(madeTexts({ ...emptyTexts, name: "कमल झोला", description: "<p>हाथ से बना।</p>" })).toEqual({
    slug: "kamal-jhola",
    metaTitle: "कमल झोला",
    metaDescription: "हाथ से बना।",
    ogTitle: "कमल झोला",
    images: "कमल झोला",
    ogDescription: "हाथ से बना।",
  }));

test("the name of a product that is in the shop fills in nothing, and takes along what followed it", () => {
  const known = { ...emptyTexts, name: "Lotus Tote", slug: "lotus-tote", metaTitle: "Lotus Tote" };
  expect(type(known, "name", "Fish Tote", false)).toMatchObject({ metaTitle: "Fish Tote", ogTitle: "" });
});

test.each([
  { field: "metaTitle", most: 60, note: "Meta title should be max 60 characters." },
  { field: "metaDescription", most: 155, note: "Meta description should be max 155 characters." },
] as const)("$field is cut at $most and says so", ({ field, most, note }) => {
  const opened = { isNew: true, hasRunOut: false };
  const fitting = typeIntoProduct(emptyTexts, field, "👜".repeat(most), opened);
  expect(fitting).toEqual({ texts: { ...emptyTexts, [field]: "👜".repeat(most) } });
  const cut = typeIntoProduct(emptyTexts, field, "👜".repeat(most + 1), opened);
  expect(cut).toEqual({ texts: { ...emptyTexts, [field]: "👜".repeat(most) }, note });
});

test.each([
  { hasRunOut: true, keys: ["", "2", "20"], inStock: "true" },
  { hasRunOut: true, keys: ["20"], inStock: "true" },
  { hasRunOut: true, keys: ["", "0"], inStock: "false" },
  { hasRunOut: false, keys: ["", "20"], inStock: "false" },
])("a count typed as $keys where hasRunOut is $hasRunOut leaves In stock $inStock", (given) => {
  const { hasRunOut, keys, inStock } = given;
  const start = { ...emptyTexts, inStock: "false", stockCount: hasRunOut ? "0" : "3" };
  const opened = { isNew: false, hasRunOut };
  const end = keys.reduce((texts, count) => typeIntoProduct(texts, "stockCount", count, opened).texts, start);
  expect(end).toMatchObject({ stockCount: keys.at(-1), inStock });
});

test.each([
  ["The Lotus Tote", "lotus-tote"],
  ["Jhola with a Fish in the River", "jhola-fish-river"],
  ["By the Sun and the Moon", "sun-moon"],
  ["An Offering to the Kohbar", "offering-kohbar"],
  ["Cushion Cover – Set of 2", "cushion-cover-set-2"],
  ["  Tote,  hand-painted (large)! ", "tote-hand-painted-large"],
  ["A & The", ""],
  ["कमल झोला", "kamal-jhola"],
])("%s has the slug '%s'", (name, slug) => expect(productSlug(name)).toBe(slug));

test("a name of up to 60 characters is its own meta title", () => {
  expect(defaultMetaTitle(" Lotus Tote ")).toBe("Lotus Tote");
  expect(defaultMetaTitle("x".repeat(60))).toHaveLength(60);
  expect(defaultMetaTitle("x".repeat(61))).toBe("");
});
