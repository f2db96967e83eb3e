import { beforeEach, describe, expect, test } from "vitest";
import { mapEach } from "#values/each-of.ts";
import { usualStockMails } from "#values/stock-mails.ts";
import { eachAdminPage, owner } from "../../../../tests/database/products-admin.ts";
import { choiceRowsOf } from "../options/choices.db.server.ts";
import {
  type BulkChange,
  bulkChangeNamed,
  changeProducts,
  deleteProducts,
} from "./change-products.server.ts";
import { countOnProductTabs, listAllIds, listProductsForAdmin } from "./product-list.db.server.ts";
import { type ProductListFilter, type ProductTab, productTabs } from "./product-list.ts";
import { receiveBulk } from "./receive-bulk.server.ts";

eachAdminPage("the products' admin page", (shop) => {
  const { history, product } = shop;
  const change = (ids: string[], to: BulkChange) => changeProducts(shop, owner, ids, to);

  describe("many at once", () => {
    beforeEach(() =>
      shop.addProducts([
        { id: "a", name: "A", in_stock: true },
        { id: "b", name: "B", in_stock: false },
        { id: "c", name: "C", in_stock: false },
        { id: "d", name: "D", in_stock: false, stock_count: 0 },
      ]),
    );

    test("are changed where they are not so already", async () => {
      const inStock = bulkChangeNamed("in-stock");
      expect(inStock && (await change(["a", "b", "gone"], inStock))).toEqual({ changed: 1, soldOut: [] });
      expect(await product("b")).toMatchObject({ in_stock: true, version: 2 });
      expect(await product("a")).toMatchObject({ version: 1 });
      expect(await product("c")).toMatchObject({ in_stock: false });
      expect(await history("b")).toEqual(["updated · in stock: true"]);
      expect(await history("a")).toEqual([]);
      expect(await change(["a", "c"], { collection: "limited" })).toMatchObject({ changed: 2 });
      expect(await product("c")).toMatchObject({ collection: "limited" });
    });

    test("stay out of stock where none is left of those that are counted", async () => {
      expect(await change(["c", "d"], { in_stock: true })).toEqual({ changed: 1, soldOut: ["D"] });
      expect(await product("d")).toMatchObject({ in_stock: false, version: 1 });
      expect(await history("d")).toEqual([]);
      expect(await change(["d"], { featured: true })).toEqual({ changed: 1, soldOut: [] });
    });

    test("are marked by their variants, but those of which no piece is left", async () => {
      await shop.addVariants("a", { Size: ["S", "M"] }, [
        { values: ["S"], stock_count: 2 },
        { values: ["M"], stock_count: 0, in_stock: false },
      ]);
      await shop.addVariants("d", { Size: ["M"] }, [{ values: ["M"], stock_count: 0, in_stock: false }]);
      const marks = async (id: string) =>
        (await choiceRowsOf(shop.db, [id])).get(id)?.variants.map((row) => row.in_stock);
      expect(await change(["a", "d"], { in_stock: false })).toMatchObject({ changed: 1 });
      expect(await marks("a")).toEqual([false, false]);
      expect(await product("a")).toMatchObject({ in_stock: false, stock_count: 0 });
      expect(await change(["a", "d"], { in_stock: true })).toEqual({ changed: 1, soldOut: ["D"] });
      expect(await marks("a")).toEqual([true, false]);
      expect(await product("a")).toMatchObject({ in_stock: true, stock_count: 2 });
      expect((await listProductsForAdmin(shop.db, {}, new Date())).rows).toContainEqual(
        expect.objectContaining({ id: "a", variants: 2, priceVaries: false }),
      );
    });

    test("are deleted, and order lines stay", async () => {
      const form = new FormData();
      for (const [name, value] of ["intent delete", "id a", "id gone"].map((pair) => pair.split(" ")))
        form.append(name ?? "", value ?? "");
      const text = "The product and its pictures are gone. 1 was gone already.";
      const end = await receiveBulk({ shop, actor: owner, form, filter: {} });
      expect(end).toEqual({ notice: { title: "Product Deleted", text } });
      expect(await deleteProducts(shop, owner, ["b", "gone"])).toBe(1);
      expect(await deleteProducts(shop, owner, ["a"])).toBe(0);
      expect(await history("a")).toEqual(["deleted · name: A"]);
      expect(await product("c")).toBeDefined();
    });

    test.each(["", "toString", "collection-core;drop", "delete"])("'%s' is no change", (name) =>
      expect(bulkChangeNamed(name)).toBeUndefined(),
    );
  });

  test("a search that finds more than is counted goes on in its order on every page", async () => {
    const day = (number: number) => new Date(Date.UTC(2020, 0, number));
    await shop.addProducts(
      Array.from({ length: 2400 }, (_, index) => ({
        id: `p${index}`,
        name: `Lotus Tote ${index}`,
        created_at: day(index),
      })),
    );
    const { rows, isMore } = await listProductsForAdmin(
      shop.db,
      { q: "lotus", page: 13, show: 100 },
      shop.now(),
    );
    expect(isMore).toBe(true);
    expect([rows[0]?.id, rows.at(-1)?.id]).toEqual(["p1199", "p1100"]);
  });

  test("the list is searched, filtered, sorted and paged", async () => {
    const day = (number: number) => new Date(Date.UTC(2026, 0, number));
    const sun = { id: "c", name: "Sun Stole", price: "200", in_stock: false } as const;
    await shop.addProducts([
      { id: "a", name: "Lotus Tote", price: "300", created_at: day(1), stock_count: 0, sku: "JC-7/B" },
      { id: "b", name: "fish sling", price: "100", created_at: day(2), stock_count: 5 },
      { ...sun, created_at: day(3), collection: "limited" },
    ]);
    const listed = (filter: ProductListFilter) => listProductsForAdmin(shop.db, filter, shop.now());
    const ids = async (filter: ProductListFilter) => {
      const { rows, total } = await listed(filter);
      expect(total).toBe(rows.length);
      return rows.map(({ id }) => id).join("");
    };
    expect(await ids({})).toBe("cba");
    expect(await ids({ sort: "price" })).toBe("bca");
    expect(await ids({ sort: "-price" })).toBe("acb");
    expect(await ids({ sort: "name" })).toBe("bac");
    expect(await ids({ sort: "stock" })).toBe("cab");
    expect(await ids({ q: "lot" })).toBe("a");
    expect(await ids({ q: "JC-7/B" })).toBe("a");
    expect(await ids({ q: "fish-sling" })).toBe("b");
    await shop.addVariants("b", { Size: ["Small"] }, [{ values: ["Small"], sku: "FS-1" }]);
    expect(await ids({ q: "fs-1" })).toBe("b");
    expect(await ids({ q: "' or 1=1 --" })).toBe("");
    expect(await ids({ collection: "limited" })).toBe("c");
    expect(await ids({ stock: "in" })).toBe("b");
    expect(await ids({ stock: "out" })).toBe("ca");
    expect((await listed({ page: 99 })).page).toBe(1);
  });

  test("tabs have what waits, as many as they say (PRODUCT-17)", async () => {
    const day = (number: number) => new Date(Date.UTC(2026, 0, number));
    await shop.addProducts([
      { id: "a", name: "Two left", stock_count: 2, created_at: day(4), images: ["/files/a.png"] },
      { id: "b", name: "None left", stock_count: 0, created_at: day(3) },
      { id: "c", name: "Few, hidden", stock_count: 1, hidden: true, created_at: day(2), images: ["/b.png"] },
      { id: "d", name: "Many", stock_count: 9, created_at: day(1) },
    ]);
    await shop.addVariants("d", { Size: ["S", "L"] }, [
      { values: ["S"], stock_count: 1 },
      { values: ["L"], stock_count: 8 },
    ]);
    const few = { ...usualStockMails, lowAt: 2 };
    const shown = async (tab: ProductTab, more: Omit<ProductListFilter, "tab"> = {}) => {
      const filter = { ...more, tab, lowAt: few.lowAt };
      const { rows } = await listProductsForAdmin(shop.db, filter, shop.now());
      expect(await listAllIds(shop.db, filter, 9)).toEqual(rows.map(({ id }) => id).sort());
      return rows.map(({ id }) => id).join("");
    };
    const tabs = { all: "abcd", "running-out": "abd", out: "b", hidden: "c", "no-picture": "bd" };
    for (const tab of productTabs) expect([tab, await shown(tab)]).toEqual([tab, tabs[tab]]);
    expect(await countOnProductTabs(shop.db, few)).toEqual(mapEach(tabs, ({ length }) => length));
    expect(await shown("running-out", { q: "left", sort: "stock" })).toBe("ba");
    expect(await shown("out", { stock: "in" })).toBe("");
  });
});
