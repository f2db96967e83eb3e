import { readFile } from "node:fs/promises";
import { CompiledQuery, sql } from "kysely";
import { expect, test } from "vitest";
import { statementsOf } from "#platform/database/migrate.server.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { parseFilter } from "../list/product-filter.ts";
import { listProducts } from "../list/product-search.db.server.ts";

/** As the database had it before the migration. */
const formerly = [
  sql`create or replace function single_words(given text) returns text language sql immutable parallel safe as $$
    select translate(plain_letters(given), '/.-+_', '     ') $$`,
  sql`create index products_artisan_lower on products (lower(artisan))`,
];

eachShop("the products of a former shop", { isKept: true }, (shop) => {
  test("are found by the words that stood between marks, and are otherwise as they were", async () => {
    for (const statement of formerly) await statement.execute(shop.db);
    await shop.addProducts([
      { name: "Mat ~Ochre" },
      { name: "Tote <Gold> bag" },
      { name: "Sling &silk; x" },
      { name: "Plain & simple", description: "<p>Of wool &amp; jute; washed.</p>" },
      { name: "Cushion", description: "<p>About ~Thirty wide</p>" },
    ]);
    await sql`delete from search_lexemes`.execute(shop.db);
    await sql`select fill_search_lexemes()`.execute(shop.db);
    const rows = async () =>
      (await shop.rows("products", {}, "name")).map(({ name, version, updated_at, created_at }) => ({
        name,
        version,
        updated_at,
        created_at,
      }));
    const places = () =>
      sql<{
        name: string;
        ctid: string;
      }>`select name, ctid::text from products where name like 'Plain%'`.execute(shop.db);
    const found = async (q: string) =>
      (await listProducts(shop.db, parseFilter(new URLSearchParams({ q })), new Date())).products.map(
        ({ name }) => name,
      );
    const before = { rows: await rows(), places: (await places()).rows };
    expect(await found("gold")).toEqual([]);

    const migration = await readFile("db/migrations/0050-words-and-phones-as-typed.sql", "utf8");
    for (const statement of statementsOf(migration)) await shop.db.executeQuery(CompiledQuery.raw(statement));

    expect({ rows: await rows(), places: (await places()).rows }).toEqual(before);
    for (const [q, name] of [
      ["ochre", "Mat ~Ochre"],
      ["och", "Mat ~Ochre"],
      ["gold", "Tote <Gold> bag"],
      ["silk", "Sling &silk; x"],
      ["thirty", "Cushion"],
    ] as const)
      expect([q, await found(q)]).toEqual([q, [name]]);
  });
});
