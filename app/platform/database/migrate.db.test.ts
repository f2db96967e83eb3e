import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openLog } from "#platform/log.server.ts";
import {
  databaseKinds,
  eachDatabase,
  openFreshDatabase,
  testServer,
} from "../../../tests/database/each-database.ts";
import { DatabaseRefused } from "./database-error.server.ts";
import { migrateToLatest, statementsOf } from "./migrate.server.ts";
import { openDatabase } from "./open-database.server.ts";

const shopRoot = join(import.meta.dirname, "../../..");
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "jhola-migrations-"));
  mkdirSync(join(root, "db"));
  cpSync(join(shopRoot, "db/migrations"), join(root, "db/migrations"), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const addMigration = (name: string, text: string) => writeFileSync(join(root, "db/migrations", name), text);

const refusedFor = (migration: string) =>
  `The database was migrated by a newer Jhola (its migration ${migration}), which this one does not know. Start that version again, or go back as docs/operation.md says.`;

describe("a migration file", () => {
  test.each([
    ["one;", ["one"]],
    ["one;\n\ntwo;\n", ["one", "two"]],
    ["one;\r\n\r\ntwo;", ["one", "two"]],
    ["a\n$$\n  b;\n  c;\n$$;\n\ntwo", ["a\n$$\n  b;\n  c;\n$$", "two"]],
    ["-- only a remark\n", []],
    ["-- a remark\none;\n\n\n-- the end\n", ["-- a remark\none"]],
  ])("%j", (text, statements) => expect(statementsOf(text)).toEqual(statements));
});

describe.each(databaseKinds)("migrating (%s)", (kind) => {
  test("adds what is new and leaves what is there", async () => {
    const { database, discard } = await openFreshDatabase(kind);
    await database.db.insertInto("rate_limits").values({ key: "before" }).execute();
    addMigration(
      "9001-more.sql",
      "ALTER TABLE rate_limits ADD COLUMN more text;\n\nCREATE INDEX more ON rate_limits (more);",
    );
    await migrateToLatest(database.db, root);
    await migrateToLatest(database.db, root);
    const { rows } = await sql`select key, more from rate_limits`.execute(database.db);
    expect(rows).toEqual([{ key: "before", more: null }]);
    await discard();
  });

  test("runs beside what a newer shop has added to the database", async () => {
    const { database, discard } = await openFreshDatabase(kind);
    addMigration("9001-newer.sql", "CREATE TABLE newer (id text);");
    await migrateToLatest(database.db, root);
    await migrateToLatest(database.db, shopRoot);
    await discard();
  });

  test("refuses a database from which a newer shop has taken something, in a sentence", async () => {
    const { database, discard } = await openFreshDatabase(kind);
    addMigration("9001-newer.sql", "CREATE TABLE newer (id text);");
    addMigration("9002-contract-newer.sql", "DROP TABLE newer;");
    await migrateToLatest(database.db, root);
    await expect(migrateToLatest(database.db, shopRoot)).rejects.toThrow(
      new DatabaseRefused(refusedFor("9002-contract-newer")),
    );
    await discard();
  });

  test("refuses a database of another line of versions, which lacks what this one needs", async () => {
    const { database, discard } = await openFreshDatabase(kind);
    addMigration("9001-newer.sql", "CREATE TABLE newer (id text);");
    await migrateToLatest(database.db, root);
    rmSync(join(root, "db/migrations/9001-newer.sql"));
    addMigration("9002-other.sql", "CREATE TABLE other (id text);");
    await expect(migrateToLatest(database.db, root)).rejects.toThrow(
      new DatabaseRefused(refusedFor("9001-newer")),
    );
    await discard();
  });

  test("leaves nothing of a migration that fails, and says which it was", async () => {
    const { database, discard } = await openFreshDatabase(kind);
    addMigration("9001-good.sql", "CREATE TABLE good (id text);");
    addMigration("9002-bad.sql", "CREATE TABLE half (id text);\n\nCREATE TABLE bad (id nonsense);");
    const failing = migrateToLatest(database.db, root);
    await expect(failing).rejects.toThrow('9002-bad could not run: type "nonsense" does not exist');
    const { rows } = await sql`select to_regclass('good') as good, to_regclass('half') as half`.execute(
      database.db,
    );
    expect(rows).toEqual([{ good: null, half: null }]);
    await discard();
  });
});

test("three copies of the shop may start on one empty server at once", async () => {
  const server = await testServer();
  const url = await server.createDatabase();
  const copies = await Promise.all(
    [1, 2, 3].map(() => openDatabase({ url, directory: "", log: openLog("silent") })),
  );
  await Promise.all(copies.map(({ db }) => migrateToLatest(db, root)));
  for (const { db } of copies) {
    const { rows } = await sql`select count(*) as versions from content_version`.execute(db);
    expect(rows).toEqual([{ versions: 1 }]);
  }
  await Promise.all(copies.map((copy) => copy.close()));
  await server.dropDatabase(url);
});

eachDatabase("the schema", (database) => {
  const query = async (text: string) => (await sql.raw<{ found: string }>(text).execute(database().db)).rows;

  test("has an index for every foreign key", async () => {
    const unindexed = await query(`
      select conrelid::regclass || ' ' || conname as found from pg_constraint as key
      where contype = 'f' and not exists (
        select from pg_index where indrelid = key.conrelid and indkey[0] = key.conkey[1])`);
    expect(unindexed).toEqual([]);
  });

  test("keeps every moment with its time zone", async () => {
    const naive = await query(`
      select table_name || '.' || column_name as found from information_schema.columns
      where table_schema = 'public' and data_type in ('timestamp without time zone', 'time without time zone')`);
    expect(naive).toEqual([]);
  });

  test("keeps a day without its time only where a day is promised or counted", async () => {
    const days = await query(`
      select table_name || '.' || column_name as found from information_schema.columns
      where table_schema = 'public' and data_type = 'date'`);
    expect(days.map(({ found }) => found).toSorted()).toEqual([
      ...["offers.promised_on", "offers.valid_until", "orders.ready_by", "shipments.expected_on"],
      "stock_mails.told_week",
      ...["visit_days.day", "visit_marks.day", "visit_salts.day"],
      ...["visit_source_months.month", "visit_sources.day"],
    ]);
  });

  test("keeps sums of money exact and not negative", async () => {
    const sums = await query(`
      select table_name || '.' || column_name as found from information_schema.columns
      where table_schema = 'public' and numeric_precision = 12 and numeric_scale = 2 order by 1`);
    expect(sums.map(({ found }) => found)).toEqual([
      "bulk_tiers.core_price",
      "offer_lines.unit_price",
      "offers.shipping_cost",
      "offers.subtotal",
      "offers.total",
      "order_discounts.amount",
      "order_dues.amount",
      "order_items.discount",
      "order_items.personal_price",
      "order_items.price_at_purchase",
      "orders.cash_returned",
      "orders.cod_fee",
      "orders.discount_total",
      "orders.fees",
      "orders.gift_wrap_cost",
      "orders.shipping_cost",
      "orders.subtotal",
      "orders.total_amount",
      "product_variants.price",
      "products.own_price_from",
      "products.price",
      "products.price_now",
      "products.sale_price",
      "promotion_uses.order_total",
      "promotions.cap",
      "promotions.min_subtotal",
      "promotions.value",
      "return_requests.refund",
      "return_requests.refund_shipping",
      "shipments.cash_to_collect",
      "shipments.charges",
    ]);
    const negative = database()
      .db.insertInto("products")
      .values({ slug: "minus", name: "Minus", price: "-1.00" });
    await expect(negative.execute()).rejects.toMatchObject({ constraint: "products_price_range" });
  });

  test("makes ids that are random and ordered by time", async () => {
    const { rows } = await sql<{ id: string }>`
      select uuid_v7() as id from generate_series(1, 500)`.execute(database().db);
    const ids = rows.map(({ id }) => id);
    expect(new Set(ids).size).toBe(500);
    expect(
      ids.every((id) => /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id)),
    ).toBe(true);
    await sql`select pg_sleep(0.005)`.execute(database().db);
    const later = await sql<{ id: string }>`select uuid_v7() as id`.execute(database().db);
    expect(
      [...ids]
        .sort()
        .at(-1)
        ?.localeCompare(later.rows[0]?.id ?? ""),
    ).toBeLessThan(0);
    expect(
      Math.abs(Number.parseInt((later.rows[0]?.id ?? "").replace("-", "").slice(0, 12), 16) - Date.now()),
    ).toBeLessThan(5000);
  });
});
