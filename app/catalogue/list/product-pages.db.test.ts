import { beforeAll, expect, test } from "vitest";
import { speaking } from "#platform/language/speaking.server.ts";
import { writeTexts } from "#translations/translations.db.server.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { forgetWords } from "../search/forget-words.db.server.ts";
import { parseFilter, sortChoices } from "./product-filter.ts";
import { listProducts } from "./product-search.db.server.ts";

const day = (number: number) => new Date(Date.UTC(2026, 0, number));

eachShop("a catalogue of several pages", { isKept: true }, (shop) => {
  beforeAll(() =>
    shop.addProducts(
      Array.from({ length: 20 }, (_, index) => ({ name: `Piece ${index}`, created_at: day(1) })),
    ),
  );

  const page = (number: string) =>
    listProducts(shop.db, parseFilter(new URLSearchParams({ page: number })), new Date());

  test("holds nine each, and each product once", async () => {
    const pages = await Promise.all(["1", "2", "3"].map(page));
    expect(pages.map(({ products }) => products.length)).toEqual([9, 9, 2]);
    expect(new Set(pages.flatMap(({ products }) => products.map(({ id }) => id))).size).toBe(20);
  });

  test.each(sortChoices)("%s holds each product once, page after page", async (sort) => {
    const read = async (number: number) =>
      (await listProducts(shop.db, { sort, page: number }, new Date())).products.map(({ id }) => id);
    expect(new Set([...(await read(1)), ...(await read(2)), ...(await read(3))]).size).toBe(20);
  });

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

eachShop("a search that finds more than is counted", { isKept: true }, (shop) => {
  const shops = Array.from({ length: 1005 }, (_, index) => ({
    name: index < 1002 ? `Lotus Tote ${index}` : `Fish Jhola ${index}`,
    price: String(100 + index),
    category: index < 1000 ? ("bags" as const) : ("decor" as const),
    created_at: day(1 + index),
  }));
  beforeAll(() => shop.addProducts(shops));
  const find = (query: string) => listProducts(shop.db, parseFilter(new URLSearchParams(query)), new Date());

  test("shows the newest, says that there are more, and counts nothing beside the filters", async () => {
    const { products, total, isMore, counts, all } = await find("q=lotus");
    expect([total, isMore, counts, all]).toEqual([1000, true, undefined, 1005]);
    expect(products[0]?.name).toBe("Lotus Tote 1001");
    expect((await find("q=lotus&sort=price-asc")).products[0]?.name).toBe("Lotus Tote 0");
    expect((await find("q=lotus&page=5000")).filter.page).toBe(112);
  });

  test("goes on in its order on every page: where it ends is not known, so none is read from there", async () => {
    const first = async (page: number) => (await find(`q=lotus&page=${page}`)).products[0]?.name;
    expect([await first(2), await first(60), await first(112)]).toEqual([
      "Lotus Tote 992",
      "Lotus Tote 470",
      "Lotus Tote 2",
    ]);
  });

  test("counts what a filter leaves of it", async () => {
    const { products, total, isMore } = await find("q=lotus&category=decor");
    expect({ total, isMore }).toEqual({ total: 2, isMore: false });
    expect(products.map(({ name }) => name)).toEqual(["Lotus Tote 1001", "Lotus Tote 1000"]);
  });

  test("an artisan's or a filter's products are counted whatever their number", async () =>
    expect((await find("category=bags")).total + (await find("artisan=Nobody")).total).toBe(1000));

  test("is right at once after products have come and gone", async () => {
    await shop.addProducts([{ name: "Lotus Clutch", created_at: day(2000) }]);
    expect((await find("q=lotus")).products[0]?.name).toBe("Lotus Clutch");
    await shop.remove("products", { category: "decor" });
    await shop.remove("products", { name: "Lotus Clutch" });
    expect(await find("q=lotus")).toMatchObject({ total: 1000, counts: expect.anything() });
  });
});

eachShop("a mistyped search", { isKept: true }, (shop) => {
  beforeAll(async () => {
    await shop.addProducts([
      ...Array.from({ length: 12 }, (_, index) => ({ name: `Lotus Tote ${index}`, created_at: day(index) })),
      { name: "Peacock Cushion", category: "decor", created_at: day(1) },
    ]);
  });
  const find = (query: string) => listProducts(shop.db, parseFilter(new URLSearchParams(query)), new Date());

  test("is corrected, on its other pages as well", async () => {
    expect(await find("q=lotsu+tote")).toMatchObject({ total: 12, correctedTo: "lotus tote" });
    expect(await find("q=lotsu+tote&page=2")).toMatchObject({ total: 12, correctedTo: "lotus tote" });
  });

  test("is not corrected where a filter leaves nothing of it", async () => {
    const page = await find("q=lotsu+tote&category=decor");
    expect([page.total, page.correctedTo]).toEqual([0, undefined]);
  });

  test("finds at once what comes to be of that very word, and is corrected again when that is gone", async () => {
    await shop.addProducts([{ name: "Lotsu Tote", created_at: day(20) }]);
    expect(await find("q=lotsu+tote")).toMatchObject({ total: 1, products: [{ name: "Lotsu Tote" }] });
    await shop.remove("products", { name: "Lotsu Tote" });
    await shop.remove("products", { name: "Lotus Tote 3" });
    await forgetWords(shop.db);
    expect((await find("q=lotsu+tote")).total).toBe(11);
  });

  test("finds nothing once there is nothing it could be corrected to", async () => {
    expect((await find("q=peacok")).total).toBe(1);
    await shop.remove("products", { name: "Peacock Cushion" });
    const page = await find("q=peacok");
    expect([page.total, page.correctedTo]).toEqual([0, undefined]);
  });
});

const pieces = (kind: "bags" | "decor", most: number) =>
  Array.from({ length: most }, (_, at) => ({ name: `${kind} ${at}`, category: kind, price: `${600 + at}` }));

eachShop("a list that is narrowed", { isKept: true }, (shop) => {
  const find = async (query: string) => {
    const asked = parseFilter(new URLSearchParams(query));
    const { products, total, filter } = await listProducts(shop.db, asked, new Date());
    return { names: products.map(({ name }) => name), total, page: filter.page };
  };

  beforeAll(() => shop.addProducts([...pieces("bags", 12), ...pieces("decor", 2)]));

  const bags = "category=bags&sort=price-asc";

  test("holds what the filter leaves, page after page", async () => {
    const first = await find(bags);
    expect(first).toMatchObject({ total: 12 });
    expect(first.names.slice(0, 2)).toEqual(["bags 0", "bags 1"]);
    expect(await find(`${bags}&page=2`)).toMatchObject({ names: ["bags 9", "bags 10", "bags 11"] });
    expect(await find("category=decor")).toMatchObject({ total: 2 });
    expect(await find("category=accessories")).toMatchObject({ names: [], total: 0 });
  });

  test("a page past the end is the last one", async () => {
    const last = { names: ["bags 9", "bags 10", "bags 11"], total: 12, page: 2 };
    expect(await find(`${bags}&page=7`)).toMatchObject(last);
  });

  test("is right at once after other products have come, gone and moved", async () => {
    await find(bags);
    await shop.addProducts([{ name: "cheap bag", category: "bags", price: "1" }]);
    expect((await find(bags)).names.slice(0, 2)).toEqual(["cheap bag", "bags 0"]);
    await shop.set("products", { name: "cheap bag" }, { price: "5000" });
    expect((await find(`${bags}&page=2`)).names.at(-1)).toBe("cheap bag");
    await find("category=decor");
    await shop.set("products", { name: "cheap bag" }, { category: "decor" });
    expect((await find("category=decor")).names).toContain("cheap bag");
    await shop.remove("products", { name: "cheap bag" });
    expect(await find("category=decor&page=1")).toMatchObject({ total: 2 });
    expect(await find(bags)).toMatchObject({ total: 12 });
  });
});

eachShop("a list in the order of names (HINDI-63)", { isKept: true }, (shop) => {
  const inHindi = { apple: "कमल थैला", ball: "अनार थैला", cat: "ख़ास थैला" };

  beforeAll(async () => {
    const names = ["Apple Bag", "Ball Bag", "Cat Bag", "Drum Bag"];
    await shop.addProducts(names.map((name) => ({ id: name.split(" ")[0]?.toLowerCase() ?? "", name })));
    await writeTexts(
      shop.db,
      Object.entries(inHindi).map(([id, text]) => ({
        ...({ kind: "product", field: "name", id, text } as const),
        english: names.find((name) => name.toLowerCase().startsWith(id)) ?? "",
      })),
    );
  });

  const listed = async (language: "en" | "hi", sort: "name-asc" | "name-desc", q?: string) => {
    const filter = { sort, page: 1, ...(q && { q }) };
    const { products } = await speaking(language, () => listProducts(shop.db, filter, new Date()));
    return products.map(({ id }) => id);
  };

  test.each([undefined, "bag"])("goes by the names that it shows, searched for %s", async (q) => {
    // What has no Hindi stands before it, in English.
    const hindi = ["drum", "ball", "apple", "cat"];
    expect(await listed("hi", "name-asc", q)).toEqual(hindi);
    expect(await listed("hi", "name-desc", q)).toEqual(hindi.toReversed());
    expect(await listed("en", "name-asc", q)).toEqual(["apple", "ball", "cat", "drum"]);
  });
});
