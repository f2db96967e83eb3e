import { beforeAll, expect, test } from "vitest";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { listProducts } from "../search/product-search.db.server.ts";
import { parseFilter } from "./product-filter.ts";

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
