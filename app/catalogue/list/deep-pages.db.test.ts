import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { growProducts } from "../../../bench/large-shop/grow-products.ts";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { listProducts } from "../search/product-search.db.server.ts";
import { type ProductFilter, pageSize, parseFilter, sortChoices } from "./product-filter.ts";
import { orderBy, orderKeys } from "./product-order.server.ts";

const size = 2200;
const pages = Math.ceil(size / pageSize);

eachDatabase("deep in a catalogue", (database) => {
  beforeAll(async () => {
    const { db } = database();
    await growProducts(db, size);
    // Many that are alike in what they are sorted by stand in the order of their ids.
    await sql`update products set created_at = date_trunc('day', created_at), price = round(price, -2) + 100`.execute(
      db,
    );
  });

  const filterOf = (search: string) => parseFilter(new URLSearchParams(search));
  const idsOn = async (filter: ProductFilter, page: number) =>
    (await listProducts(database().db, { ...filter, page })).products.map(({ id }) => id);

  async function idsInOrder({ sort, collection }: ProductFilter): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`select id from products
      where ${collection ?? null}::text is null or collection = ${collection ?? null}
      order by ${orderBy(orderKeys({ sort }))}`.execute(database().db);
    return rows.map(({ id }) => id);
  }

  describe.each(sortChoices.map(({ value }) => value))("sorted by %s", (sort) => {
    test.each(["", "collection=core"])(
      "one page after the other holds what the list holds (%s)",
      async (search) => {
        const filter = filterOf(`sort=${sort}&${search}`);
        const all = await idsInOrder(filter);
        const read: string[] = [];
        for (let page = 1; page <= Math.ceil(all.length / pageSize); page += 1)
          read.push(...(await idsOn(filter, page)));
        expect(read).toEqual(all);
      },
    );

    test("pages asked for in any order hold what the list holds there", async () => {
      const filter = filterOf(`sort=${sort}`);
      const all = await idsInOrder(filter);
      for (const page of [70, 80, 71, 60, 170, 160, 161, 100, 101, pages, pages - 1, 90, 89])
        expect(await idsOn(filter, page)).toEqual(all.slice((page - 1) * pageSize, page * pageSize));
    });
  });

  test.each([80, 81, 160, 161])("page %i is read on from where the one before it began", async (page) => {
    const { db } = database();
    const filter = filterOf("sort=price-asc");
    await forgetPlaces();
    const before = await idsInOrder(filter);
    await idsOn(filter, page - 1);
    // What comes before the neighbour could change unseen, were it not for the version.
    await withoutNews(() => db.deleteFrom("products").where("id", "in", before.slice(540, 543)).execute());
    expect(await idsOn(filter, page)).toEqual(before.slice((page - 1) * pageSize, page * pageSize));
    await forgetPlaces();
  });

  test("where the row to go on from is gone, the list is passed over", async () => {
    const { db } = database();
    const filter = filterOf("sort=name-asc");
    await forgetPlaces();
    const page = await idsOn(filter, 75);
    await withoutNews(() =>
      db
        .deleteFrom("products")
        .where("id", "=", page[0] ?? "")
        .execute(),
    );
    expect(await idsOn(filter, 76)).toEqual((await idsInOrder(filter)).slice(75 * pageSize, 76 * pageSize));
  });

  test("a change of the catalogue makes all places unknown", async () => {
    const { db } = database();
    const filter = filterOf("sort=newest");
    const before = await idsInOrder(filter);
    await idsOn(filter, 75);
    await db.deleteFrom("products").where("id", "in", before.slice(0, 4)).execute();
    expect(await idsOn(filter, 76)).toEqual((await idsInOrder(filter)).slice(75 * pageSize, 76 * pageSize));
  });

  async function forgetPlaces(): Promise<void> {
    const { db } = database();
    await db
      .updateTable("content_version")
      .set((eb) => ({ version: eb("version", "+", 1) }))
      .execute();
  }

  /** A change that the version does not tell, as one that comes between a list's count and its page. */
  async function withoutNews(change: () => Promise<unknown>): Promise<void> {
    const { db } = database();
    const { version } = await db.selectFrom("content_version").select("version").executeTakeFirstOrThrow();
    await change();
    await db.updateTable("content_version").set({ version }).execute();
  }
});
