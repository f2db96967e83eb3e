import { beforeAll, describe, expect, test } from "vitest";
import { eachDatabase } from "../../tests/database/each-database.ts";
import { addProducts } from "../../tests/database/product-row.ts";
import { type ProductFilter, parseFilter, sortChoices } from "./product-filter.ts";
import { listProducts } from "./product-search.db.server.ts";

const day = (number: number) => new Date(Date.UTC(2026, 0, number));

/** Few enough to know by heart: prices stand on the edges of the bands. */
const catalogue = [
  {
    name: "Lotus Tote",
    price: "499.99",
    collection: "core",
    category: "bags",
    technique: "printed",
    artisan: "Sunaina Devi",
    sku: "JC-COR-001",
    description: "<p>Printed with <b>kohbar</b> rings &amp; leaves.</p>",
    created_at: day(1),
  },
  {
    name: "Fish Jhola",
    price: "500",
    collection: "core",
    category: "bags",
    technique: "hand-painted",
    artisan: "Rekha Jha",
    sku: "JC-COR-002",
    description: "<p>A lotus hides at the back.</p>",
    created_at: day(2),
  },
  {
    name: "Peacock Sling",
    price: "1000",
    collection: "artisanal",
    category: "bags",
    technique: "embroidered",
    artisan: "Rekha Jha",
    sku: "JC-ART-003",
    created_at: day(3),
    featured: true,
  },
  {
    name: "Elephant Cushion",
    price: "1000.01",
    collection: "artisanal",
    category: "decor",
    technique: "embroidered",
    artisan: "Manisha Karn",
    created_at: day(4),
  },
  {
    name: "aangan Hanging",
    price: "6999",
    collection: "limited",
    category: "decor",
    technique: "hand-painted",
    artisan: "Sunaina Devi",
    created_at: day(5),
    edition: "Edition of 8",
    in_stock: false,
  },
] as const;

eachDatabase("the catalogue", (database) => {
  beforeAll(() => addProducts(database().db, catalogue));

  const find = (query: string) => listProducts(database().db, parseFilter(new URLSearchParams(query)));
  const names = async (query: string) => (await find(query)).products.map(({ name }) => name);

  describe("search", () => {
    test.each([
      { q: "lotus", found: ["Lotus Tote", "Fish Jhola"] },
      { q: "LOTUS tote", found: ["Lotus Tote"] },
      { q: "tote lotus", found: ["Lotus Tote"] },
      { q: "lotus cushion", found: [] },
      { q: "rekha", found: ["Peacock Sling", "Fish Jhola"] },
      { q: "decor", found: ["aangan Hanging", "Elephant Cushion"] },
      { q: "JC-ART-003", found: ["Peacock Sling"] },
      { q: "kohbar rings", found: ["Lotus Tote"] },
      { q: "peac", found: ["Peacock Sling"] },
      { q: "rekha pea", found: ["Peacock Sling"] },
      { q: "totes", found: ["Lotus Tote"] },
    ])("'$q' finds $found", async ({ q, found }) =>
      expect(await names(new URLSearchParams({ q }).toString())).toEqual(found),
    );

    test.each([
      { q: "lotsu tote", correctedTo: "lotus tote", found: ["Lotus Tote"] },
      { q: "peacok", correctedTo: "peacock", found: ["Peacock Sling"] },
      { q: "elefant", correctedTo: "elephant", found: ["Elephant Cushion"] },
      { q: "kohbar toet", correctedTo: "kohbar tote", found: ["Lotus Tote"] },
    ])("'$q' is read as '$correctedTo'", async ({ q, ...expected }) => {
      const page = await find(new URLSearchParams({ q }).toString());
      expect({ correctedTo: page.correctedTo, found: page.products.map(({ name }) => name) }).toEqual(
        expected,
      );
    });

    test("words that nothing resembles find nothing and correct nothing", async () => {
      const page = await find("q=zzzzqqq+xxwwyy");
      expect(page).toEqual(expect.not.objectContaining({ correctedTo: expect.anything() }));
    });

    test.each(
      [
        "%",
        "_",
        "\\",
        "'",
        '"',
        "&",
        "|",
        "!",
        ":",
        "(",
        ")",
        "<->",
        ":*",
        "' OR 1=1 --",
        "zz' & !yy",
        "👜",
        "\u0000",
        "*",
        "?",
        "$1",
        "{}",
      ].map((q) => ({ q })),
    )("'$q' is plain text and no wildcard", async ({ q }) => {
      const page = await find(new URLSearchParams({ q }).toString());
      expect(q === "\u0000" ? catalogue.length : 0).toBe(page.total);
    });

    test("punctuation around a word is no obstacle", async () =>
      expect(await names(new URLSearchParams({ q: "(lotus) & 'tote':*" }).toString())).toEqual([
        "Lotus Tote",
      ]));

    test("10 000 characters are cut and answered", async () => {
      const page = await find(new URLSearchParams({ q: "lotus ".repeat(2000) }).toString());
      expect(page.filter.q?.length).toBeLessThanOrEqual(100);
      expect(page.total).toBe(2);
    });
  });

  describe("filters", () => {
    test.each([
      { query: "collection=core", found: ["Fish Jhola", "Lotus Tote"] },
      { query: "category=decor", found: ["aangan Hanging", "Elephant Cushion"] },
      { query: "technique=embroidered", found: ["Peacock Sling", "Elephant Cushion"] },
      { query: "price=under-500", found: ["Lotus Tote"] },
      { query: "price=500-1000", found: ["Peacock Sling", "Fish Jhola"] },
      { query: "price=over-1000", found: ["aangan Hanging", "Elephant Cushion"] },
      { query: "artisan=Rekha+Jha", found: ["Peacock Sling", "Fish Jhola"] },
      { query: "artisan=Nobody", found: [] },
      { query: "collection=artisanal&category=bags&price=500-1000", found: ["Peacock Sling"] },
      { query: "collection=core&price=over-1000", found: [] },
      { query: "q=lotus&technique=printed", found: ["Lotus Tote"] },
    ])("$query", async ({ query, found }) => expect(await names(query)).toEqual(found));

    test("a search that only the filters empty is not 'corrected'", async () =>
      expect(await find("q=lotus&collection=limited")).toEqual(
        expect.not.objectContaining({ correctedTo: expect.anything() }),
      ));

    test("each facet is counted with the others applied", async () => {
      const { counts, total, all } = await find("collection=core&technique=printed");
      expect({ total, all }).toEqual({ total: 1, all: 5 });
      expect(counts).toEqual({
        collection: { core: 1 },
        category: { bags: 1 },
        price: { "under-500": 1 },
        technique: { printed: 1, "hand-painted": 1 },
      });
    });

    test("without a filter everything is counted", async () =>
      expect((await find("")).counts).toEqual({
        collection: { core: 2, artisanal: 2, limited: 1 },
        category: { bags: 3, decor: 2 },
        price: { "under-500": 1, "500-1000": 2, "over-1000": 2 },
        technique: { printed: 1, "hand-painted": 2, embroidered: 2 },
      }));
  });

  test.each<{ sort: ProductFilter["sort"]; first: string; last: string }>([
    { sort: "featured", first: "Peacock Sling", last: "Lotus Tote" },
    { sort: "newest", first: "aangan Hanging", last: "Lotus Tote" },
    { sort: "price-asc", first: "Lotus Tote", last: "aangan Hanging" },
    { sort: "price-desc", first: "aangan Hanging", last: "Lotus Tote" },
    { sort: "name-asc", first: "aangan Hanging", last: "Peacock Sling" },
    { sort: "name-desc", first: "Peacock Sling", last: "aangan Hanging" },
  ])("$sort begins with $first and ends with $last", async ({ sort, first, last }) => {
    const sorted = await names(`sort=${sort}`);
    expect([sorted[0], sorted.at(-1)]).toEqual([first, last]);
  });
});

eachDatabase("a catalogue of several pages", (database) => {
  beforeAll(() =>
    addProducts(
      database().db,
      Array.from({ length: 20 }, (_, index) => ({ name: `Piece ${index}`, created_at: day(1) })),
    ),
  );

  const page = (number: string) =>
    listProducts(database().db, parseFilter(new URLSearchParams({ page: number })));

  test("holds nine each, and each product once", async () => {
    const pages = await Promise.all(["1", "2", "3"].map(page));
    expect(pages.map(({ products }) => products.length)).toEqual([9, 9, 2]);
    expect(new Set(pages.flatMap(({ products }) => products.map(({ id }) => id))).size).toBe(20);
  });

  test.each(sortChoices.map(({ value }) => value))(
    "%s holds each product once, page after page",
    async (sort) => {
      const read = async (number: number) =>
        (await listProducts(database().db, { sort, page: number })).products.map(({ id }) => id);
      const ids = [...(await read(1)), ...(await read(2)), ...(await read(3))];
      expect(new Set(ids).size).toBe(20);
    },
  );

  test.each([
    { asked: "0", given: 1 },
    { asked: "-1", given: 1 },
    { asked: "abc", given: 1 },
    { asked: "1e9", given: 1 },
    { asked: "4", given: 3 },
    { asked: "1000000000", given: 3 },
    { asked: "99999999999999999999", given: 3 },
  ])("page=$asked is page $given", async ({ asked, given }) => {
    const answered = await page(asked);
    expect(answered.filter.page).toBe(given);
    expect(answered.products.length).toBeGreaterThan(0);
  });
});

eachDatabase("a search that finds more than is counted", (database) => {
  const shops = Array.from({ length: 1005 }, (_, index) => ({
    name: index < 1002 ? `Lotus Tote ${index}` : `Fish Jhola ${index}`,
    price: String(100 + index),
    category: index < 1000 ? ("bags" as const) : ("decor" as const),
    created_at: day(1 + index),
  }));
  beforeAll(() => addProducts(database().db, shops));
  const find = (query: string) => listProducts(database().db, parseFilter(new URLSearchParams(query)));

  test("shows the newest, says that there are more, and counts nothing beside the filters", async () => {
    const { products, total, isMore, counts, all } = await find("q=lotus");
    expect({ total, isMore, counts, all }).toEqual({
      total: 1000,
      isMore: true,
      counts: undefined,
      all: 1005,
    });
    expect(products[0]?.name).toBe("Lotus Tote 1001");
    expect((await find("q=lotus&sort=price-asc")).products[0]?.name).toBe("Lotus Tote 0");
    expect((await find("q=lotus&page=5000")).filter.page).toBe(112);
  });

  test("counts what a filter leaves of it", async () => {
    const { products, total, isMore } = await find("q=lotus&category=decor");
    expect({ total, isMore }).toEqual({ total: 2, isMore: false });
    expect(products.map(({ name }) => name)).toEqual(["Lotus Tote 1001", "Lotus Tote 1000"]);
  });

  test("an artisan's or a filter's products are counted whatever their number", async () =>
    expect((await find("category=bags")).total + (await find("artisan=Nobody")).total).toBe(1000));
});
