import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { growProducts } from "../../../bench/large-shop/grow-products.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { type ProductFilter, pageSize, parseFilter, sortChoices } from "./product-filter.ts";
import { orderBy, orderKeys } from "./product-order.db.server.ts";
import { listProducts } from "./product-search.db.server.ts";

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
});
