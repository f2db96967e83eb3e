import { expect, test } from "vitest";
import { openLog } from "#platform/log.server.ts";
import { routedMarkup } from "../../tests/render-markup.tsx";
import { shownOf } from "./artisan.db.server.ts";
import { artisanPath, craftAndPlace, galleryOf, openingOf, paragraphs } from "./artisan.ts";
import { personJsonLd } from "./artisan-json-ld.ts";
import { ArtisanProducts } from "./artisan-products.tsx";

test.each([
  { story: null, parts: [] },
  { story: "   ", parts: [] },
  { story: "One line.", parts: ["One line."] },
  { story: "First.\n\nSecond.", parts: ["First.", "Second."] },
  { story: "First.\r\n \r\nSecond,\nstill second.\n\n\n", parts: ["First.", "Second,\nstill second."] },
])("blank lines part a story: $story", ({ story, parts }) => expect(paragraphs(story)).toEqual(parts));

const sixty = `${"word ".repeat(11)}ends.`;

test.each([
  { story: null, opening: null },
  { story: " \n\n ", opening: null },
  { story: "Short. And whole", opening: "Short. And whole" },
  { story: `${sixty}\n\nSecond paragraph.`, opening: sixty },
  { story: `${sixty} ${sixty} ${sixty}`, opening: `${sixty} ${sixty}` },
  { story: `Short. ${"word ".repeat(50)}`, opening: `Short. ${"word ".repeat(30).trim()}…` },
  { story: `${"word, ".repeat(50)}ends.`, opening: `${"word, ".repeat(26).trim().slice(0, -1)}…` },
  { story: `${"word ".repeat(50)}ends.`, opening: `${"word ".repeat(32).trim()}…` },
  { story: "न".repeat(300), opening: `${"न".repeat(160)}…` },
])("a story's opening ends with a sentence, or at least with a word: $opening", ({ story, opening }) =>
  expect(openingOf(story)).toBe(opening),
);

test.each([
  { craft: "Painting", location: "Ranti", line: "Painting, Ranti" },
  { craft: null, location: "Ranti", line: "Ranti" },
  { craft: null, location: null, line: "" },
])("craft and place read '$line'", ({ line, ...artisan }) => expect(craftAndPlace(artisan)).toBe(line));

test("a gallery leaves blanks out and describes every picture", () =>
  expect(galleryOf(["/a.webp", "", "/c.webp"], ["A fish", "", " "], "Asha")).toEqual([
    { url: "/a.webp", alt: "A fish" },
    { url: "/c.webp", alt: "Work by Asha" },
  ]));

test("an id is escaped in its address", () =>
  expect(artisanPath({ id: "a/b?c" })).toBe("/artisan/a%2Fb%3Fc"));

test("structured data holds what is known and nothing else", () => {
  const artisan = {
    id: "asha",
    name: "Asha",
    craft: "Painting",
    location: null,
    bio: "First.\n\nSecond.",
    imageUrl: "/files/a.webp",
    imageAlt: null,
    bannerUrl: null,
    gallery: [],
    isExample: false,
  };
  expect(personJsonLd(artisan, { name: "Jhola", origin: "https://shop.example" })).toEqual({
    "@type": "Person",
    name: "Asha",
    url: "https://shop.example/artisan/asha",
    knowsAbout: "Painting",
    description: "First.",
    image: "https://shop.example/files/a.webp",
    worksFor: { "@type": "Organization", name: "Jhola", url: "https://shop.example" },
  });
});

const shown = (list: () => Promise<never[]>) => shownOf(list, 3, openLog("silent"));
const html = (products: [] | undefined) =>
  routedMarkup(<ArtisanProducts artisan={{ name: "Asha" }} products={products} hasMore={false} />);

test("products that could not be read are no missing artisan", async () => {
  const { products, hasMore } = await shown(() => Promise.reject(new Error("connection lost")));
  expect({ products, hasMore }).toEqual({ products: undefined, hasMore: false });
  expect(html(undefined)).toContain("Could not fetch artisan&#x27;s products.");
});

test("no products is another matter", async () => {
  expect(await shown(async () => [])).toEqual({ products: [], hasMore: false });
  expect(html([])).toContain("No products currently listed for this artisan. Check back soon!");
});
