import { beforeAll, beforeEach, expect, test } from "vitest";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { addProducts } from "../../../tests/database/product-row.ts";
import { recordedDatabase, tableScans } from "../../../tests/database/recorded-database.ts";
import { listProducts } from "../search/product-search.db.server.ts";
import { parseFilter } from "./product-filter.ts";

const pieces = (kind: "bags" | "decor", most: number) =>
  Array.from({ length: most }, (_, at) => ({
    name: `${kind} ${at}`,
    category: kind,
    price: String(600 + at),
  }));

eachDatabase("a list that is narrowed", (database) => {
  let shop: ReturnType<typeof recordedDatabase>;
  const find = async (query: string) => {
    const before = shop.statements.length;
    const { products, total, filter } = await listProducts(shop.db, parseFilter(new URLSearchParams(query)));
    const names = products.map(({ name }) => name);
    return { names, total, page: filter.page, asked: shop.statements.length - before };
  };

  beforeAll(() => addProducts(database().db, [...pieces("bags", 12), ...pieces("decor", 2)]));
  beforeEach(() => {
    shop = recordedDatabase(database().db);
  });

  const bags = "category=bags&sort=price-asc";

  test("asks twice the first time, and once while the shop's counts are as they were", async () => {
    const first = await find(bags);
    expect(first).toMatchObject({ total: 12, asked: 2 });
    expect(first.names.slice(0, 2)).toEqual(["bags 0", "bags 1"]);
    expect(await find(bags)).toEqual({ ...first, asked: 1 });
    expect(await find(`${bags}&page=2`)).toMatchObject({
      names: ["bags 9", "bags 10", "bags 11"],
      asked: 1,
    });
    expect(await find("category=decor")).toMatchObject({ total: 2, asked: 1 });
    expect(await find("category=accessories")).toMatchObject({ names: [], total: 0, asked: 1 });
  });

  test("reads the shop's counts again only when something has changed", async () => {
    const shelvesRead = async () => {
      await find(bags);
      const [last] = shop.statements.slice(-1);
      const scans = last ? await tableScans(database().db, last) : [];
      return scans.reduce((sum, { table, rows }) => sum + (table === "shelves" ? rows : 0), 0);
    };
    await find(bags);
    expect(await shelvesRead()).toBe(0);
    await addProducts(database().db, [{ name: "new bag", category: "bags", price: "5000" }]);
    expect(await find(bags)).toMatchObject({ total: 13 });
    await database().db.deleteFrom("products").where("name", "=", "new bag").execute();
    expect(await find(bags)).toMatchObject({ total: 12 });
    expect(await shelvesRead()).toBe(0);
  });

  test("a page past the end is the last one", async () => {
    const last = { names: ["bags 9", "bags 10", "bags 11"], total: 12, page: 2 };
    expect(await find(`${bags}&page=7`)).toMatchObject(last);
    expect(await find(`${bags}&page=7`)).toMatchObject(last);
  });

  test("is right at once after other products have come, gone and moved", async () => {
    const { db } = database();
    await find(bags);
    await addProducts(db, [{ name: "cheap bag", category: "bags", price: "1" }]);
    expect((await find(bags)).names.slice(0, 2)).toEqual(["cheap bag", "bags 0"]);
    await db.updateTable("products").set({ price: "5000" }).where("name", "=", "cheap bag").execute();
    expect((await find(`${bags}&page=2`)).names.at(-1)).toBe("cheap bag");
    await find("category=decor");
    await db.updateTable("products").set({ category: "decor" }).where("name", "=", "cheap bag").execute();
    expect((await find("category=decor")).names).toContain("cheap bag");
    await db.deleteFrom("products").where("name", "=", "cheap bag").execute();
    expect(await find("category=decor&page=1")).toMatchObject({ total: 2 });
    expect(await find(bags)).toMatchObject({ total: 12 });
  });
});
