import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { growProducts } from "../../../bench/large-shop/grow-products.ts";
import { longOnEmbedded } from "../../../tests/database/each-database.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { eachAdminPage, owner } from "../../../tests/database/products-admin.ts";
import { formOf } from "../../../tests/form-of.ts";
import type { ProductListFilter } from "../admin/list/product-list.ts";
import { receiveBulk } from "../admin/list/receive-bulk.server.ts";
import { renameMaker } from "../rename-maker.db.server.ts";
import { type ProductFilter, pageSize, parseFilter, sortChoices } from "./product-filter.ts";
import { orderBy, orderKeys } from "./product-order.db.server.ts";
import { listProducts } from "./product-search.db.server.ts";

const many = 10_000;

eachAdminPage("ten thousand products", (shop, kind) => {
  /** What comes of an act on all that a list holds, and the progress that it reported meanwhile. */
  async function onAll(fields: Record<string, string>, filter: ProductListFilter = {}) {
    const form = formOf({ all: "true", ...fields });
    const told: number[][] = [];
    const act = { shop: shop, actor: owner, form, filter };
    return { end: await receiveBulk(act, (done, of) => told.push([done, of])), told };
  }
  const counted = async (table: string, condition = sql`true`) => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(table)} where ${condition}`.execute(shop.db);
    return rows[0]?.n;
  };

  test("are changed, given a new maker and deleted, each with its line of history; more are refused in words", {
    timeout: 300_000,
    ...longOnEmbedded(kind),
  }, async () => {
    await growProducts(shop.db, many);
    // A plan that was made for one product must not be reused for ten thousand.
    for (let times = 0; times < 6; times++)
      await sql`update products set features = ${String(times)} where id = (select min(id) from products)`.execute(
        shop.db,
      );
    const limited = (await counted("products", sql`collection = 'limited' and not featured`)) ?? 0;
    const featured = await onAll({ intent: "change", change: "featured" }, { collection: "limited" });
    expect(featured.end).toMatchObject({ notice: { title: "Products Updated" } });
    expect(featured.told.map(([done]) => done)).toEqual([0, 500]);
    expect(await counted("audit_log")).toBe(limited);
    expect(await counted("products", sql`version = 2 and featured and collection = 'limited'`)).toBe(limited);

    const others = await counted("products", sql`collection <> 'limited'`);
    const moved = await onAll({ intent: "change", change: "collection-limited" });
    expect(moved.end).toMatchObject({ notice: { title: "Products Updated" } });
    expect(moved.told.at(-1)).toEqual([expect.any(Number), others]);
    expect(await counted("products", sql`collection = 'limited'`)).toBe(many);
    expect(await counted("audit_log")).toBe(limited + (others ?? 0));

    await sql`update products set artisan_id = null, artisan = 'Asha', images = '{}'`.execute(shop.db);
    const rename = { id: "sunaina-devi", before: "Asha", after: "Qamaruzzaman Devi", actorId: owner.id };
    expect(await shop.db.transaction().execute((trx) => renameMaker(trx, rename))).toBe(many);
    expect(await counted("products", sql`search @@ to_tsquery('simple', 'qamaruzzaman')`)).toBe(many);
    expect(await counted("catalogue_words", sql`word = 'qamaruzzaman'`)).toBe(1);
    expect(await counted("search_lexemes", sql`lexeme = 'qamaruzzaman'`)).toBe(1);

    expect((await onAll({ intent: "delete" })).end).toMatchObject({ answer: { kind: "asked", count: many } });
    await growProducts(shop.db, many + 1);
    const tooMany = { notice: expect.objectContaining({ title: "Too Many Products", tone: "destructive" }) };
    expect((await onAll({ intent: "delete", count: String(many + 1) })).end).toEqual(tooMany);
    expect((await onAll({ intent: "change", change: "featured" })).end).toEqual(tooMany);
    await sql`delete from products where id = (select max(id) from products)`.execute(shop.db);
    // The list changed since it was read: it is read again.
    expect((await onAll({ intent: "delete", count: String(many - 1) })).end).toMatchObject({
      answer: { count: many },
    });
    expect((await onAll({ intent: "delete", count: String(many) })).end).toEqual({
      notice: { title: "Products Deleted", text: "10,000 products and their pictures are gone." },
    });
    expect((await onAll({ intent: "delete", count: String(many) })).end).toMatchObject({
      notice: { text: "These products do not exist any more." },
    });
    expect(await counted("products")).toBe(0);
    expect(await counted("shelves", sql`products <> 0 or available <> 0`)).toBe(0);
  });
});

const size = 2200;
const pages = Math.ceil(size / pageSize);

eachShop("deep in a catalogue", { isKept: true }, (shop) => {
  beforeAll(async () => {
    await growProducts(shop.db, size);
    // Many that are alike in what they are sorted by stand in the order of their ids.
    await sql`update products set created_at = date_trunc('day', created_at), price = round(price, -2) + 100`.execute(
      shop.db,
    );
  });

  const filterOf = (search: string) => parseFilter(new URLSearchParams(search));
  const idsOn = async (filter: ProductFilter, page: number) =>
    (await listProducts(shop.db, { ...filter, page }, new Date())).products.map(({ id }) => id);

  async function idsInOrder({ sort, collection }: ProductFilter): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`select id from products
      where ${collection ?? null}::text is null or collection = ${collection ?? null}
      order by ${orderBy(orderKeys({ sort }))}`.execute(shop.db);
    return rows.map(({ id }) => id);
  }

  describe.each(sortChoices)("sorted by %s", (sort) => {
    test.each(["", "collection=core"])("the pages in turn hold what the list holds (%s)", async (search) => {
      const filter = filterOf(`sort=${sort}&${search}`);
      const all = await idsInOrder(filter);
      const read: string[] = [];
      for (let page = 1; page <= Math.ceil(all.length / pageSize); page += 1)
        read.push(...(await idsOn(filter, page)));
      expect(read).toEqual(all);
    });

    test("pages asked for in any order hold what the list holds there", async () => {
      const filter = filterOf(`sort=${sort}`);
      const all = await idsInOrder(filter);
      for (const page of [70, 80, 71, 60, 170, 160, 161, 100, 101, pages, pages - 1, 90, 89])
        expect(await idsOn(filter, page)).toEqual(all.slice((page - 1) * pageSize, page * pageSize));
    });
  });
});
