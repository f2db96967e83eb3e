import { expect, test } from "vitest";
import { defaultMetaTitle } from "#values/text/search-texts.ts";
import { productSlug } from "./product-slug.ts";

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
