import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { inject } from "vitest";
import { type Dump, dumpSnapshot } from "#backup/dump-tables.db.server.ts";
import { migrateToLatest } from "#platform/database/migrate.server.ts";
import { openDatabase } from "#platform/database/open-database.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { openLocalFileStore } from "#platform/files/local-file-store.server.ts";
import { openLog } from "#platform/log.server.ts";
import { type DatabaseKind, testServer } from "./each-database.ts";
import { addOrder, orderRow } from "./order-row.ts";
import { addProducts, addVariants } from "./product-row.ts";
import { TestRows } from "./test-rows.ts";

export const shopRoot = join(import.meta.dirname, "../..");

let made: Promise<string> | undefined;

/** An embedded database without a table: making one takes seconds, copying it none. */
const madeOnce = (): Promise<string> => {
  made ??= (async () => {
    const directory = join(mkdtempSync(join(tmpdir(), "jhola-empty-")), "database");
    const database = await openDatabase({ directory, log: openLog("silent") });
    await database.close();
    return directory;
  })();
  return made;
};

/** A machine on which nothing has been done yet: an empty database of this kind and an empty folder. */
export const emptyMachine = async (kind: DatabaseKind) =>
  machineWith(kind, kind === "server" ? undefined : await madeOnce());

/** A machine whose database has every table and no row: a copy of the run's, as migrating takes seconds. */
export const migratedMachine = (kind: DatabaseKind) =>
  machineWith(kind, kind === "server" ? inject("testServer").template : inject("embeddedTemplate"));

async function machineWith(kind: DatabaseKind, template: string | undefined) {
  const dataDir = mkdtempSync(join(tmpdir(), "jhola-machine-"));
  const server = await testServer();
  const url = kind === "server" ? await server.createDatabase(template) : undefined;
  const directory = join(dataDir, "database");
  if (kind === "embedded" && template) cpSync(template, directory, { recursive: true });
  const database = await openDatabase({ url, directory, log: openLog("silent") });
  const files = await openLocalFileStore(join(dataDir, "files"));
  return {
    database,
    db: database.db,
    files,
    dataDir,
    url,
    root: shopRoot,
    replace: false,
    discard: async () => {
      await database.close();
      if (url) await server.dropDatabase(url);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type Machine = Awaited<ReturnType<typeof emptyMachine>>;

/** A shop's folder as it was when only the migrations before `before` existed. */
export function rootBefore(before: string, folder = tmpdir()): string {
  const root = mkdtempSync(join(folder, "jhola-older-"));
  mkdirSync(join(root, "db/migrations"), { recursive: true });
  for (const name of readdirSync(join(shopRoot, "db/migrations")).filter((file) => file < before))
    cpSync(join(shopRoot, "db/migrations", name), join(root, "db/migrations", name));
  return root;
}

/** Values that a careless copy would change. */
export async function fillShop({ db, files, dataDir }: Machine): Promise<void> {
  await addProducts(db, [
    {
      name: 'Quotes " and \\ slashes',
      description: "lines\nand\ttabs, 'quotes', {braces}, null",
      images: ["/files/a,b.webp", 'with "quotes"', "NULL", ""],
      price: "1499.50",
    },
    { name: "मधुबनी थैला 🐟", stock_count: 0, tax_rate: "12.00" },
    { id: "tote", name: "Tote", personal: '[{"label":"Name","most":6,"required":true,"price":5000}]' },
  ]);
  await addVariants(db, "tote", { Size: ["Small", "Extra, large"] }, [
    { id: "small", values: ["Small"], stock_count: 2, price: "400.50" },
    { values: ["Extra, large"], stock_count: 0, in_stock: false },
  ]);
  const chosen = { product_id: "tote", variant_id: "small", option_text: "Size: Small" };
  await addOrder(db, [{ quantity: 1, ...chosen, personal: '[{"label":"Name","text":"अशा"}]' }]);
  const orders = Array.from({ length: 449 }, (_, made) =>
    made % 2
      ? orderRow({ placed_at: "2026-02-28 23:59:59.123456+05:30" })
      : orderRow({ gift_note: "x".repeat(1500) }),
  );
  const line = { product_name: "Kohbar Tote", quantity: 1, price_at_purchase: "500.00" };
  const added = await db.insertInto("orders").values(orders).returning("id").execute();
  const lines = added.map(({ id }) => ({ ...line, order_id: id }));
  await db.insertInto("order_items").values(lines).execute();
  const rows = new TestRows(() => db);
  const mail = { kind: "note", to_address: "asha@example.com", subject: "Hello" };
  await rows.add("mail_outbox", { ...mail, letter: '{"b" : 1, "a" : "é\\n"}' });
  await rows.add("audit_log", { action: "change", entity: "product", detail: '{"to": [1, null, "x"]}' });
  await files.put("product_images/one/a.webp", Buffer.from("a picture"), "image/webp");
  await files.put("product_images/one/empty.webp", Buffer.alloc(0), "image/webp");
  await files.put(`blog_images/${"long".repeat(40)}/b.avif`, Buffer.alloc(300_000, 7), "image/avif");
  writeFileSync(join(dataDir, "secret.key"), "the signing key");
}

/** Every table's columns, count and checksum, and every sequence. */
export const contentOf = (db: Kysely<Tables>): Promise<Dump> => dumpSnapshot(db, async () => undefined);

/** The files of a shop, by their keys. */
export const filesOf = async ({ files }: Machine) => {
  const bytesAt = async (key: string) => Buffer.from((await files.read(key))?.bytes ?? []);
  return Promise.all((await files.list("")).map(async (key) => [key, await bytesAt(key)] as const));
};

/** A machine with the tables that the migrations of such a root make. */
export async function machineAt(root: string): Promise<Machine> {
  const machine = await emptyMachine("server");
  await migrateToLatest(machine.db, root);
  return machine;
}

export const publicTables = async ({ db }: Machine) =>
  (await sql`select from pg_tables where schemaname = 'public'`.execute(db)).rows;
