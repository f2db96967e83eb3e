import { beforeAll, describe, expect, test } from "vitest";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { catalogue, joinedAndAccented } from "../../../tests/database/searched-products.ts";
import { type ProductFilter, parseFilter } from "./product-filter.ts";
import { listProducts } from "./product-search.db.server.ts";

eachShop("the catalogue", { isKept: true }, (shop) => {
  beforeAll(() => shop.addProducts(catalogue));

  const find = (query: string) => listProducts(shop.db, parseFilter(new URLSearchParams(query)), new Date());
  const names = async (query: string) => (await find(query)).products.map(({ name }) => name);
  const search = (q: string) => find(new URLSearchParams({ q }).toString());

  describe("search", () => {
    test.each([
      { q: "lotus", found: ["Lotus Tote", "Fish Jhola"] },
      { q: "LOTUS tote", found: ["Lotus Tote"] },
      { q: "tote lotus", found: ["Lotus Tote"] },
      { q: "lotus cushion", found: ["Elephant Cushion", "Lotus Tote", "Fish Jhola"] },
      { q: "rekha", found: ["Peacock Sling", "Fish Jhola"] },
      { q: "decor", found: ["aangan Hanging", "Elephant Cushion"] },
      { q: "JC-ART-003", found: ["Peacock Sling"] },
      { q: "kohbar rings", found: ["Lotus Tote"] },
      { q: "peac", found: ["Peacock Sling"] },
      { q: "rekha pea", found: ["Peacock Sling"] },
      { q: "totes", found: ["Lotus Tote"] },
      { q: "lotus tote with", found: ["Lotus Tote"] },
      { q: "cushion with", found: ["Elephant Cushion"] },
    ])("'$q' finds $found", async ({ q, found }) =>
      expect((await search(q)).products.map(({ name }) => name)).toEqual(found),
    );

    test.each([
      { q: "lotsu tote", correctedTo: "lotus tote", found: ["Lotus Tote"] },
      { q: "peacok", correctedTo: "peacock", found: ["Peacock Sling"] },
      { q: "elefant", correctedTo: "elephant", found: ["Elephant Cushion"] },
      { q: "kohbar toet", correctedTo: "kohbar tote", found: ["Lotus Tote"] },
      { q: "miror", correctedTo: "mirrors", found: ["Elephant Cushion"] },
      { q: "cushion with mirors", correctedTo: "cushion with mirrors", found: ["Elephant Cushion"] },
      { q: "lotxx", correctedTo: "lotus", found: ["Lotus Tote", "Fish Jhola"] },
    ])("'$q' is read as '$correctedTo'", async ({ q, ...expected }) => {
      const { correctedTo, products } = await search(q);
      expect({ correctedTo, found: products.map(({ name }) => name) }).toEqual(expected);
    });

    test.each([
      ["a word that is searched nowhere", "embroidrd"],
      ["markup", "ampp"],
      ["a word of a description that it only resembles from afar", "muror"],
    ])("%s is none to be corrected to", async (_, q) =>
      expect((await search(q)).correctedTo).toBeUndefined(),
    );

    test("words that nothing resembles find nothing and correct nothing", async () => {
      const page = await find("q=zzzzqqq+xxwwyy");
      expect(page).toEqual(expect.not.objectContaining({ correctedTo: expect.anything() }));
    });

    test.each([
      ...Array.from("%_\\'\"&|!:()*?👜\u0000"),
      "<->",
      ":*",
      "' OR 1=1 --",
      "zz' & !yy",
      "$1",
      "{}",
    ])("%j is plain text and no wildcard", async (q) =>
      expect((await search(q)).total).toBe(q === "\u0000" ? catalogue.length : 0),
    );

    test("punctuation around a word is no obstacle", async () =>
      expect((await search("(lotus) & 'tote':*")).products).toMatchObject([{ name: "Lotus Tote" }]));

    test("10 000 characters are cut and answered", async () => {
      const page = await search("lotus ".repeat(2000));
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

eachShop("joined and accented words", { isKept: true }, (shop) => {
  beforeAll(() => shop.addProducts(joinedAndAccented));

  const find = async (query: Record<string, string>) => {
    const filter = parseFilter(new URLSearchParams({ sort: "name-asc", ...query }));
    const page = await listProducts(shop.db, filter, new Date());
    return { names: page.products.map(({ name }) => name), correctedTo: page.correctedTo };
  };
  const cover = "Zafran/Pillowcase Éclair_Throw";

  test.each([
    ...["zafran", "pillowcase", "pillow", "zafran/pillowcase", "zafran/pill", "Zafran/Pillowcase throw"],
    ...["eclair", "ÉCLAIR", "e\u0301clair", "eclair_throw", "d'souza", "d’souza", "zoe d`sou", "zoë"],
    ...["KP", "KP-", "kp-1", "kp-10", "KP-101", "KP–101", "101"],
  ])("%s finds the cover", async (q) => expect((await find({ q })).names).toEqual([cover]));

  test.each(["zq", "zq.7", "ZQ.7+", "zq.7+b", "zq.7+b/x", "bag zq.7"])("%s finds the SKU", async (q) =>
    expect((await find({ q })).names).toEqual(["Bag 10"]),
  );

  test.each([
    ["2.5", ["bag 2"]],
    ["5.2", []],
    ["KP-2", []],
    ["०२", []],
    ["१०", ["Bag 10", cover, "झोला १०"]],
    ["10 jose", ["Bag 10", "झोला १०"]],
    ["jose", ["bag 2", "Bag 10", "झोला १०"]],
    ["it's qq-\\'#w", []],
  ])("%s finds %j", async (q, names) => expect((await find({ q })).names).toEqual(names));

  test.each(["large", "~large", "mat ~lar", "mat~large", "bb", "aa~b", "aa~bb"])(
    "%s finds the mat",
    async (q) => expect((await find({ q })).names).toEqual(["Mat ~Large"]),
  );

  test.each(["ochre", "<ochre>", "pouch <och", "silk", "&silk;", "r&d", "R&D;7", "d 7"])(
    "%s finds the pouch",
    async (q) => expect((await find({ q })).names).toEqual(["Pouch <Ochre> &silk; x"]),
  );

  test("a mistyped word is corrected to one without accents", async () =>
    expect(await find({ q: "eclairx" })).toEqual({ names: [cover], correctedTo: "eclair" }));

  test.each(["Zoë D'Souza", "zoe d’souza"])("%s has made the cover", async (artisan) =>
    expect((await find({ artisan })).names).toEqual([cover]),
  );

  test("names that differ in their accents only stand in the list of either", async () =>
    expect((await find({ artisan: "josé" })).names).toEqual(["bag 2", "Bag 10", "झोला १०"]));
});
