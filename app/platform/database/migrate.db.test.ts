import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openLog } from "#platform/log.server.ts";
import { rootBefore, shopRoot } from "../../../tests/database/backup-shop.ts";
import { eachDatabase, testServer } from "../../../tests/database/each-database.ts";
import { TestRows } from "../../../tests/database/test-rows.ts";
import { until } from "../../../tests/running-shop.ts";
import type { OpenDatabase } from "./database.server.ts";
import { DatabaseRefused } from "./database-error.server.ts";
import { migrateToLatest, statementsOf } from "./migrate.server.ts";
import { openDatabase } from "./open-database.server.ts";

let root: string;
beforeEach(() => {
  root = rootBefore("9999");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const addMigration = (name: string, text: string) => writeFileSync(join(root, "db/migrations", name), text);

const refusedFor = (migration: string) =>
  `The database was migrated by a newer Jhola (its migration ${migration}), which this one does not know. Start that version again, or go back as docs/operation.md says.`;

test.each([
  ["one;", ["one"]],
  ["one;\n\ntwo;\n", ["one", "two"]],
  ["one;\r\n\r\ntwo;", ["one", "two"]],
  ["a\n$$\n  b;\n  c;\n$$;\n\ntwo", ["a\n$$\n  b;\n  c;\n$$", "two"]],
  ["-- only a remark\n", []],
  ["-- a remark\none;\n\n\n-- the end\n", ["-- a remark\none"]],
])("a migration file of %j", (text, statements) => expect(statementsOf(text)).toEqual(statements));

/** Tries it on each database, which it may leave with another shape. */
const migrating = (name: string, act: (shop: TestRows) => Promise<void>) =>
  eachDatabase("migrating", (database) => test(name, () => act(new TestRows(() => database().db))));

migrating("adds what is new and leaves what is there", async (shop) => {
  await shop.add("rate_limits", { key: "before" });
  const column = "ALTER TABLE rate_limits ADD COLUMN more text;";
  addMigration("9001-more.sql", `${column}\n\nCREATE INDEX more ON rate_limits (more);`);
  for (let time = 0; time < 2; time++) await migrateToLatest(shop.db, root);
  expect(await shop.ask(sql`select key, more from rate_limits`)).toEqual([{ key: "before", more: null }]);
});

migrating("leaves what a newer shop has added, and refuses where it has taken something", async ({ db }) => {
  addMigration("9001-newer.sql", "CREATE TABLE newer (id text);");
  await migrateToLatest(db, root);
  await migrateToLatest(db, shopRoot);
  addMigration("9002-contract-newer.sql", "DROP TABLE newer;");
  await migrateToLatest(db, root);
  const contracted = new DatabaseRefused(refusedFor("9002-contract-newer"));
  await expect(migrateToLatest(db, shopRoot)).rejects.toThrow(contracted);
});

migrating("refuses a database of another line of versions", async ({ db }) => {
  addMigration("9001-newer.sql", "CREATE TABLE newer (id text);");
  await migrateToLatest(db, root);
  rmSync(join(root, "db/migrations/9001-newer.sql"));
  addMigration("9002-other.sql", "CREATE TABLE other (id text);");
  await expect(migrateToLatest(db, root)).rejects.toThrow(new DatabaseRefused(refusedFor("9001-newer")));
});

migrating("leaves nothing of a migration that fails, and says which it was", async (shop) => {
  addMigration("9001-good.sql", "CREATE TABLE good (id text);");
  addMigration("9002-bad.sql", "CREATE TABLE half (id text);\n\nCREATE TABLE bad (id nonsense);");
  const failing = migrateToLatest(shop.db, root);
  await expect(failing).rejects.toThrow('9002-bad could not run: type "nonsense" does not exist');
  const left = await shop.ask(sql`select to_regclass('good') as good, to_regclass('half') as half`);
  expect(left).toEqual([{ good: null, half: null }]);
});

test("three copies of the shop may start on one empty server at once", async () => {
  const server = await testServer();
  const url = await server.createDatabase();
  const open = () => openDatabase({ url, directory: "", log: openLog("silent") });
  const copies = await Promise.all([open(), open(), open()]);
  await Promise.all(copies.map(({ db }) => migrateToLatest(db, root)));
  for (const { db } of copies) expect(await new TestRows(() => db).count("content_version")).toBe(1);
  await Promise.all(copies.map((copy) => copy.close()));
  await server.dropDatabase(url);
});

eachDatabase("the schema", (database) => {
  const shop = new TestRows(() => database().db);
  const found = async (text: string) =>
    (await shop.ask(sql.raw<{ found: string }>(text))).map((row) => row.found).toSorted();
  const columns = (condition: string) =>
    found(`select table_name || '.' || column_name as found from information_schema.columns
      where table_schema = 'public' and ${condition}`);

  test("has an index for every foreign key", async () => {
    const unindexed = await found(`
      select conrelid::regclass || ' ' || conname as found from pg_constraint as key
      where contype = 'f' and not exists (
        select from pg_index where indrelid = key.conrelid and indkey[0] = key.conkey[1])`);
    expect(unindexed).toEqual([]);
  });

  test("keeps every moment with its time zone", async () => {
    const naive = "data_type in ('timestamp without time zone', 'time without time zone')";
    expect(await columns(naive)).toEqual([]);
  });

  test("keeps a day without its time only where a day is promised or counted", async () => {
    expect(await columns("data_type = 'date'")).toEqual([
      ...["artisans.away_from", "artisans.away_until", "held_weeks.due_on", "held_weeks.held_until"],
      ...["lot_parts.due_on", "lots.due_on"],
      "maker_banks.left_on",
      ...["maker_entries.on_date", "maker_runs.month", "maker_statements.month", "maker_terms.from_on"],
      ...["offers.promised_on", "offers.valid_until", "orders.ready_by", "remittances.on_date"],
      ...["shipments.expected_on", "stall_lists.made_on", "stalls.opens_on", "stock_mails.told_week"],
      ...["visit_days.day", "visit_marks.day", "visit_salts.day"],
      ...["visit_source_months.month", "visit_sources.day"],
    ]);
  });

  test("keeps sums of money exact and not negative", async () => {
    expect(await columns("numeric_precision = 12 and numeric_scale = 2")).toEqual([
      "bulk_tiers.core_price",
      "lot_parts.rate",
      ...["maker_entries.amount", "maker_entries.tax_of", "maker_pay_borne.paid", "maker_pay_settings.least"],
      ...["maker_run_lines.amount", "maker_runs.least", "maker_terms.amount"],
      "offer_lines.unit_price",
      "offers.parcel_price",
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
      "orders.rounding",
      "orders.shipping_cost",
      "orders.subtotal",
      "orders.total_amount",
      "product_steps.rate",
      "product_variants.price",
      "products.material_cost",
      "products.own_price_from",
      "products.price",
      "products.price_now",
      "products.sale_price",
      "promotion_uses.order_total",
      "promotions.cap",
      "promotions.min_subtotal",
      "promotions.value",
      "recipient_lists.parcel_price",
      "return_requests.refund",
      "return_requests.refund_shipping",
      "shipments.cash_to_collect",
      "shipments.charges",
      ...["stalls.cash_counted", "stalls.cash_expected", "stalls.change_given"],
    ]);
    const negative = shop.add("products", { slug: "minus", name: "Minus", price: "-1.00" });
    await expect(negative).rejects.toMatchObject({ constraint: "products_price_range" });
  });

  test("makes ids that are random and ordered by time", async () => {
    const made = async (count: number) =>
      (await shop.ask(sql<{ id: string }>`select uuid_v7() as id from generate_series(1, ${count})`)).map(
        ({ id }) => id,
      );
    const ids = await made(500);
    expect(new Set(ids).size).toBe(500);
    for (const id of ids)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    await sql`select pg_sleep(0.005)`.execute(shop.db);
    const [later = ""] = await made(1);
    expect(ids.every((id) => id < later)).toBe(true);
    const moment = Number.parseInt(later.replace("-", "").slice(0, 12), 16);
    expect(Math.abs(moment - Date.now())).toBeLessThan(5000);
  });
});

let url: string;
let visitors: OpenDatabase;
let copy: OpenDatabase;

beforeEach(async () => {
  root = rootBefore("9999");
  url = await (await testServer()).createDatabase();
  const open = () => openDatabase({ url, directory: "", log: openLog("silent") });
  [visitors, copy] = [await open(), await open()];
  await migrateToLatest(visitors.db, root);
});
afterEach(async () => {
  await Promise.all([visitors.close(), copy.close()]);
  await (await testServer()).dropDatabase(url);
  rmSync(root, { recursive: true });
});

const addMore = (text: string) => writeFileSync(join(root, "db/migrations/9001-more.sql"), text);

const isWaiting = async () =>
  (await sql`select from pg_locks where not granted`.execute(visitors.db)).rows.length > 0;

test("a migration lets people pass who come after it to a table that somebody holds", async () => {
  addMore("ALTER TABLE rate_limits ADD COLUMN more text;");
  await visitors.db.transaction().execute(async (trx) => {
    await sql`select from rate_limits`.execute(trx);
    const migrating = migrateToLatest(copy.db, root);
    migrating.catch(() => undefined);
    await until(isWaiting);
    const begun = performance.now();
    await sql`select from rate_limits`.execute(visitors.db);
    expect(performance.now() - begun).toBeLessThan(5_000);
  });
  await until(
    async () =>
      (await sql`select from kysely_migration where name = '9001-more'`.execute(visitors.db)).rows.length > 0,
  );
});

test("a migration gives way to who holds a table that it wants, and wants one that it holds", async () => {
  addMore("ALTER TABLE rate_limits ADD COLUMN more text;\n\nALTER TABLE products ADD COLUMN more text;");
  let migrating: Promise<void> | undefined;
  await visitors.db.transaction().execute(async (trx) => {
    await sql`select from products`.execute(trx);
    migrating = migrateToLatest(copy.db, root);
    migrating.catch(() => undefined);
    await until(isWaiting);
    await sql`select from rate_limits`.execute(trx);
  });
  await migrating;
});
