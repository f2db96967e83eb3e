import { readFile } from "node:fs/promises";
import { CompiledQuery, sql } from "kysely";
import { expect, test } from "vitest";
import { violatedConstraint } from "#platform/database/database-error.server.ts";
import { statementsOf } from "#platform/database/migrate.server.ts";
import { nameKey } from "#values/text/name-key.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { parseFilter } from "../list/product-filter.ts";
import { listProducts } from "../list/product-search.db.server.ts";

const constraintOf = (work: Promise<unknown>) => work.then(() => undefined, violatedConstraint);

eachShop("names that read alike", { isKept: true }, (shop) => {
  test("are told apart by the database as by the shop", async () => {
    const names = ["JC-AB 1", " a\u00A0 b ", "ka\u200Bmal", "DE\u0301COR", "\uFF2A\uFF23", "झो\u200Dला"];
    names.push("ŁÓDŹ", "½");
    const { rows } = await sql<{ key: string }>`
      select name_key(name) as key from unnest(${names}::text[]) with ordinality as given (name, nth) order by nth`.execute(
      shop.db,
    );
    expect(rows.map(({ key }) => key)).toEqual(names.map(nameKey));
  });

  test("of former shops stay as they are, until one of them is changed", async () => {
    await sql`alter table products drop constraint products_slug_alike, drop constraint products_sku_alike,
      drop column slug_key, drop column sku_key`.execute(shop.db);
    await sql`alter table blog_posts drop column slug_key`.execute(shop.db);
    for (const name of ["set_slug_key", "set_sku_key", "name_key"])
      await sql`drop function ${sql.ref(name)} cascade`.execute(shop.db);
    await shop.addProducts([
      { id: "p1", name: "One", slug: "kamal", sku: "JC-1", created_at: new Date("2026-01-01") },
      { id: "p2", name: "Two", slug: "Kamal", sku: "jc-1", created_at: new Date("2026-01-02") },
      { id: "p3", name: "Three", sku: "" },
      { id: "p4", name: "Four", sku: null },
    ]);
    await shop.db
      .insertInto("blog_posts")
      .values([
        { id: "b1", title: "One", slug: "fish" },
        { id: "b2", title: "Two", slug: "FISH" },
      ])
      .execute();
    const migration = await readFile("db/migrations/0035-names-told-apart.sql", "utf8");
    for (const statement of statementsOf(migration)) await shop.db.executeQuery(CompiledQuery.raw(statement));

    const set = (id: string, columns: { sku?: string; slug?: string; price?: string }) =>
      constraintOf(shop.set("products", id, columns));
    expect(await set("p2", { price: "9", sku: "jc-1", slug: "Kamal" })).toBeUndefined();
    expect(await set("p3", { sku: "JC\u200B-1" })).toBe("products_sku_alike");
    expect(await set("p3", { slug: "KAMAL" })).toBe("products_slug_alike");
    expect(await set("p2", { sku: "JC-2" })).toBeUndefined();
    expect(await set("p3", { sku: "jc-2" })).toBe("products_sku_alike");
    const post = shop.db.updateTable("blog_posts").where("id", "=", "b1");
    expect(await constraintOf(post.set({ slug: "FisH" }).execute())).toBeUndefined();
    const third = shop.db.insertInto("blog_posts").values({ id: "b3", title: "Three", slug: "Fish" });
    expect(await constraintOf(third.execute())).toBe("blog_posts_slug_alike");
  });
});

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
