import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanText } from "#values/text/clean-text.ts";
import { categories, collections, techniques } from "../product.ts";
import { filterChips } from "./filter-labels.ts";
import {
  changeFilter,
  clampPage,
  type ProductFilter,
  pageCount,
  parseFilter,
  priceBands,
  sortChoices,
} from "./product-filter.ts";
import { shopPath } from "./shop-path.ts";

const plain: ProductFilter = { sort: "featured", page: 1 };
const parse = (query: string) => parseFilter(new URLSearchParams(query));

describe("an address becomes a filter", () => {
  test.each<{ query: string; filter: Partial<ProductFilter> }>([
    { query: "", filter: {} },
    { query: "q=lotus", filter: { q: "lotus" } },
    { query: "q=%20%20", filter: {} },
    { query: "q=lotus%00%20%20tote", filter: { q: "lotus tote" } },
    { query: `q=${"x".repeat(300)}`, filter: { q: "x".repeat(100) } },
    { query: "collection=core", filter: { collection: "core" } },
    { query: "collection=CORE", filter: {} },
    { query: "collection=limited&category=decor", filter: { collection: "limited", category: "decor" } },
    { query: "category=shoes", filter: {} },
    { query: "price=under-500", filter: { price: "under-500" } },
    { query: "price=500-1000", filter: { price: "500-1000" } },
    { query: "price=over-1000", filter: { price: "over-1000" } },
    { query: "price=0-1", filter: {} },
    { query: "technique=hand-painted", filter: { technique: "hand-painted" } },
    { query: "technique=__proto__", filter: {} },
    { query: "artisan=Sunaina%20Devi", filter: { artisan: "Sunaina Devi" } },
    { query: "sort=price-asc", filter: { sort: "price-asc" } },
    { query: "sort=price;drop", filter: {} },
    { query: "utm_source=x&fbclid=y&q=fish", filter: { q: "fish" } },
    { query: "collection=core&collection=limited", filter: { collection: "core" } },
  ])("?$query", ({ query, filter }) => expect(parse(query)).toEqual({ ...plain, ...filter }));

  test.each([
    { page: "2", number: 2 },
    { page: "007", number: 7 },
    { page: "0", number: 1 },
    { page: "-1", number: 1 },
    { page: "1e9", number: 1 },
    { page: "1.5", number: 1 },
    { page: "abc", number: 1 },
    { page: "", number: 1 },
    { page: "٣", number: 1 },
    { page: "99999999999999999999", number: 1_000_000 },
    { page: "9".repeat(500), number: 1 },
  ])("page=$page is page $number", ({ page, number }) => expect(parse(`page=${page}`).page).toBe(number));
});

test("every filter survives being written and read", () => {
  const text = fc.string({ unit: "binary", maxLength: 120 }).map((raw) => cleanText(raw, 100) || undefined);
  const filters = fc.record({
    q: text,
    collection: fc.constantFrom(undefined, ...collections),
    category: fc.constantFrom(undefined, ...categories),
    price: fc.constantFrom(undefined, ...priceBands),
    technique: fc.constantFrom(undefined, ...techniques),
    artisan: text,
    country: text,
    sort: fc.constantFrom(...sortChoices),
    page: fc.integer({ min: 1, max: 1_000_000 }),
  });
  fc.assert(
    fc.property(filters, (filter) => {
      expect(parse(shopPath(filter).slice("/shop".length))).toEqual(filter);
    }),
  );
});

test("writing drops defaults and keeps one order", () => {
  expect(shopPath(plain)).toBe("/shop");
  expect(shopPath({ sort: "name-asc", page: 3, technique: "printed", q: "a b" })).toBe(
    "/shop?q=a+b&technique=printed&sort=name-asc&page=3",
  );
});

test.each<{ change: Partial<ProductFilter> }>([
  { change: { q: "fish" } },
  { change: { collection: "core" } },
  { change: { collection: undefined } },
  { change: { sort: "newest" } },
])("changing $change goes back to page 1", ({ change }) =>
  expect(changeFilter({ ...plain, page: 4, collection: "limited" }, change).page).toBe(1),
);

test("each active filter has a chip that removes only itself", () => {
  const active = ["q=lotus", "collection=core", "price=500-1000", "artisan=Rekha+Jha"];
  const labels = ["“lotus”", "Core Collection", "₹500 to ₹1,000", "By Rekha Jha"];
  expect(filterChips(parse([...active, "sort=newest", "page=2"].join("&")))).toEqual(
    active.map((one, at) => ({
      name: one.split("=")[0],
      label: labels[at],
      without: `/shop?${[...active.filter((other) => other !== one), "sort=newest"].join("&")}`,
    })),
  );
  expect(filterChips(plain)).toEqual([]);
  const countries = [{ value: "nepal", label: "Nepal" }];
  const from = parse("country=nepal&sort=country");
  const chip = { name: "country", without: "/shop?sort=country" };
  expect(filterChips(from, countries)).toEqual([{ ...chip, label: "From Nepal" }]);
  expect(filterChips(from, [])).toEqual([{ ...chip, label: "From nepal" }]);
});

test.each([
  { total: 0, pages: 1 },
  { total: 9, pages: 1 },
  { total: 10, pages: 2 },
  { total: 48, pages: 6 },
])("$total products fill $pages pages", ({ total, pages }) => expect(pageCount(total)).toBe(pages));

test("past the end is the last page", () =>
  expect([clampPage(1_000_000, 48), clampPage(2, 48), clampPage(5, 0)]).toEqual([6, 2, 1]));
