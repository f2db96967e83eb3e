import { sql } from "kysely";
import { expect, test } from "vitest";
import { growProducts } from "../../bench/large-shop/grow-products.ts";
import { eachDesk, owner } from "../../tests/database/products-desk.ts";
import { changeProducts, deleteProducts } from "./admin/change-products.server.ts";
import { renameMaker } from "./rename-maker.db.server.ts";

const many = 10_000;

eachDesk("ten thousand products", (desk) => {
  const ids = async () =>
    (await desk.shop.db.selectFrom("products").select("id").execute()).map(({ id }) => id);
  const counted = async (table: string, condition = sql`true`) => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(table)} where ${condition}`.execute(desk.shop.db);
    return rows[0]?.n;
  };

  test("are changed, given a new maker and deleted, each with its line of history", async () => {
    const { db } = desk.shop;
    await growProducts(db, many);
    // A plan that was made for one product must not be kept for ten thousand.
    for (let times = 0; times < 6; times++)
      await sql`update products set features = ${String(times)} where id = (select min(id) from products)`.execute(
        db,
      );
    expect(await changeProducts(desk.shop, owner, await ids(), { collection: "limited" })).toEqual({
      changed: expect.any(Number),
      soldOut: [],
    });
    expect(await counted("products", sql`collection = 'limited'`)).toBe(many);
    expect(await counted("audit_log")).toBeGreaterThan(many / 2);

    await sql`update products set artisan_id = null, artisan = 'Asha', images = '{}'`.execute(db);
    const rename = { id: "sunaina-devi", before: "Asha", after: "Qamaruzzaman Devi", actorId: owner.id };
    expect(await db.transaction().execute((trx) => renameMaker(trx, rename))).toBe(many);
    expect(await counted("products", sql`search @@ to_tsquery('simple', 'qamaruzzaman')`)).toBe(many);
    expect(await counted("catalogue_words", sql`word = 'qamaruzzaman'`)).toBe(1);
    expect(await counted("search_lexemes", sql`lexeme = 'qamaruzzaman'`)).toBe(1);

    expect(await deleteProducts(desk.shop, owner, await ids())).toBe(many);
    expect(await counted("products")).toBe(0);
    expect(await counted("shelves", sql`products <> 0 or available <> 0`)).toBe(0);
  }, 300_000);
});
