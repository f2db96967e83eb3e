import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  contentOf,
  emptyMachine,
  filesOf,
  fillShop,
  type Machine,
  machineAt,
  migratedMachine,
  publicTables,
  rootBefore,
  shopRoot,
} from "../../tests/database/backup-shop.ts";
import { type DatabaseKind, databaseKinds } from "../../tests/database/each-database.ts";
import { addOrder } from "../../tests/database/order-row.ts";
import { sharedFolder } from "../../tests/own-folder.ts";
import { openArchive, sha256 } from "./archive-writer.server.ts";
import { moveDatabase } from "./fill-database.server.ts";
import { makeArchive } from "./make-archive.server.ts";
import { type ArchiveEntry, archiveEntries, checkArchive } from "./read-archive.server.ts";
import { restoreArchive } from "./restore-archive.server.ts";

const folder = sharedFolder();
const at = new Date("2026-11-21T12:00:00Z");
const machines: Machine[] = [];
const kept = (made: Machine): Machine => {
  machines.push(made);
  return made;
};
const machine = async (kind: DatabaseKind) => kept(await emptyMachine(kind));
const shopMachine = async (kind: DatabaseKind) => kept(await migratedMachine(kind));

afterAll(async () => {
  for (const { discard } of machines) await discard();
});

/** A shop's folder with one migration more than there are. */
function rootWith(migration: string, text: string): string {
  const root = rootBefore("9999", folder);
  writeFileSync(join(root, `db/migrations/${migration}.sql`), text);
  return root;
}

describe.each(databaseKinds)("an archive of a shop (%s)", (kind) => {
  const path = join(folder, `${kind}.tar.gz`);
  let shop: Machine;

  beforeAll(async () => {
    shop = await shopMachine(kind);
    await fillShop(shop);
    await makeArchive(shop, path, at);
  });

  test("tells what it holds, is its owner's alone, and leaves no draft", async () => {
    const manifest = await checkArchive(path);
    expect(manifest.tables.find(({ name }) => name === "orders")?.rows).toBe(450);
    expect(manifest.files).toHaveLength(3);
    expect(manifest.tables.map(({ name }) => name)).not.toContain("kysely_migration");
    if (process.platform !== "win32") expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).filter((name) => name.includes("~"))).toEqual([]);
  });

  test.each(databaseKinds)("brings an empty machine to the same rows, files and key (%s)", async (other) => {
    const target = await machine(other);
    await restoreArchive(target, path);
    expect(await contentOf(target.db)).toEqual(await contentOf(shop.db));
    expect(await filesOf(target)).toEqual(await filesOf(shop));
    expect(readFileSync(join(target.dataDir, "secret.key"), "utf8")).toBe("the signing key");
    // Which words begin so is worked out here.
    const { rows } = await sql`select words_begun_by('slas')::text as query`.execute(target.db);
    expect(rows).toEqual([{ query: "'slash'" }]);
    // Triggers work again: a change of a product is news.
    await target.db.updateTable("products").set({ name: "Renamed" }).execute();
    expect((await contentOf(target.db)).tables).not.toEqual((await contentOf(shop.db)).tables);
  });

  test("fills no shop that holds something, unless it is told to", async () => {
    const target = await shopMachine(kind);
    await addOrder(target.db);
    await target.files.put("product_images/other/x.webp", Buffer.from("x"), "image/webp");
    const before = await contentOf(target.db);
    await expect(restoreArchive(target, path)).rejects.toThrow("holds a shop already");
    expect(await contentOf(target.db)).toEqual(before);
    await restoreArchive({ ...target, replace: true }, path);
    expect(await contentOf(target.db)).toEqual(await contentOf(shop.db));
    expect(await filesOf(target)).toEqual(await filesOf(shop));
  });

  test("refuses a file store that belongs to somebody else", async () => {
    const target = await machine(kind);
    await target.files.put("product_images/other/x.webp", Buffer.from("x"), "image/webp");
    await expect(restoreArchive(target, path)).rejects.toThrow("holds 1 files");
  });

  test("leaves nothing of a restore that stops half-way, and can be begun again", async () => {
    const target = await machine(kind);
    const root = rootWith("9999-bad", "CREATE TABLE bad (id nonsense);");
    await expect(restoreArchive({ ...target, root }, path)).rejects.toThrow("9999-bad could not run");
    expect(await publicTables(target)).toEqual([]);
    await restoreArchive(target, path);
    expect(await contentOf(target.db)).toEqual(await contentOf(shop.db));
  });
});

describe("an archive that is not whole", () => {
  const damaged = join(folder, "damaged.tar.gz");
  // One for all: each is refused before anything is changed.
  let target: Machine;
  beforeAll(async () => {
    target = await machine("server");
  });

  test.each([
    ["cut off", (bytes: Buffer) => bytes.subarray(0, bytes.length * 0.7)],
    ["its last bytes missing", (bytes: Buffer) => bytes.subarray(0, bytes.length - 600)],
    ["empty", () => Buffer.alloc(0)],
    ["something else", () => Buffer.from("not an archive")],
    ["one byte changed", (bytes: Buffer) => bytes.fill(bytes.readUInt8(5000) ^ 255, 5000, 5001)],
  ])("changes nothing: %s", async (_, spoil) => {
    writeFileSync(damaged, spoil(readFileSync(join(folder, "server.tar.gz"))));
    await expect(restoreArchive(target, damaged)).rejects.toThrow("Nothing was changed");
    expect(await publicTables(target)).toEqual([]);
    expect(await target.files.list("")).toEqual([]);
  });

  test("a file that is not there is said in a sentence", async () => {
    const none = join(folder, "none");
    await expect(restoreArchive(target, none)).rejects.toThrow(/^There is no file/);
  });

  test("an archive that can't be written leaves nothing behind", async () => {
    const shop = await shopMachine("server");
    const files = { ...shop.files, list: () => Promise.reject(new Error("the store is away")) };
    await expect(makeArchive({ ...shop, files }, join(folder, "never.tar.gz"), at)).rejects.toThrow("away");
    expect(readdirSync(folder).filter((name) => name.startsWith("never"))).toEqual([]);
  });
});

describe("an archive that somebody made up", () => {
  const crafted = join(folder, "crafted.tar.gz");
  const a = "product_images/one/a.webp";
  const file = `files/${a}`;
  const spoilt = Buffer.from("[]\n");
  const sums = /("name":"mail_outbox".*?"sha256":")[0-9a-f]{64}/;
  const summedAnew = (manifest: string) => manifest.replace(sums, `$1${sha256(spoilt)}`);
  // One for all: each leaves it as it is.
  let target: Machine;
  beforeAll(async () => {
    target = await shopMachine("server");
    await target.files.put(a, Buffer.from("its own"), "image/webp");
  });

  /** With the entry of this name made another one, and a manifest that agrees. */
  async function craft(name: string, change: Partial<ArchiveEntry>, told = (manifest: string) => manifest) {
    const writer = await openArchive(crafted, at);
    for await (const entry of archiveEntries(join(folder, "server.tar.gz"))) {
      const made = entry.name.startsWith(name) ? { ...entry, ...change } : entry;
      const isManifest = entry.name === "manifest.json";
      await writer.add(made.name, isManifest ? Buffer.from(told(`${Buffer.from(made.bytes)}`)) : made.bytes);
    }
    await writer.finish();
  }

  test.each<[string, Parameters<typeof craft>, RegExp]>([
    [
      "a file that would climb out of the store",
      [file, { name: "files/../../a.webp" }, (manifest) => manifest.replace(a, "../../a.webp")],
      /no shop names a file/,
    ],
    ["something that is no part of a backup", [file, { name: "settings/a.webp" }], /belongs to no backup/],
    ["rows that are none", ["tables/mail_outbox/", { bytes: spoilt }, summedAnew], /./],
  ])("leaves a living shop as it is: %s", async (_, changed, words) => {
    await craft(...changed);
    const before = await contentOf(target.db);
    await expect(restoreArchive({ ...target, replace: true }, crafted)).rejects.toThrow(words);
    expect(await contentOf(target.db)).toEqual(before);
    expect(await filesOf(target)).toEqual([[a, Buffer.from("its own")]]);
    expect(existsSync(join(target.dataDir, "secret.key"))).toBe(false);
  });
});

test("an archive of an older migration is brought forward", async () => {
  const shop = kept(await machineAt(rootBefore("0009", folder)));
  await sql`insert into mail_outbox (id, kind, to_address, subject, html, text)
    values ('m', 'note', 'asha@example.com', 'Hello', '<p>Hello</p>', 'Hello')`.execute(shop.db);
  const path = join(folder, "older.tar.gz");
  await makeArchive(shop, path, at);
  const target = await machine("server");
  await restoreArchive(target, path);
  const mail = await target.db.selectFrom("mail_outbox").select("letter").executeTakeFirstOrThrow();
  expect(mail.letter).toMatchObject({ title: "Hello" });
});

test("an archive of a newer shop is refused before anything is touched", async () => {
  const shop = kept(await machineAt(rootWith("9001-newer", "CREATE TABLE newer (id text PRIMARY KEY);")));
  const path = join(folder, "newer.tar.gz");
  await shop.files.put("product_images/one/a.webp", Buffer.from("a picture"), "image/webp");
  await makeArchive(shop, path, at);
  const target = await machine("server");
  await expect(restoreArchive(target, path)).rejects.toThrow("9001-newer");
  expect(await target.files.list("")).toEqual([]);
});

test("numbers that the database gives go on where they stood", async () => {
  const table = "CREATE TABLE numbers (id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, note text);";
  const root = rootWith("9001-numbers", table);
  const shop = kept(await machineAt(root));
  await sql`insert into numbers (note) values ('one'), ('two'), ('three')`.execute(shop.db);
  const path = join(folder, "numbers.tar.gz");
  await makeArchive(shop, path, at);
  const target = await machine("server");
  await restoreArchive({ ...target, root }, path);
  const { rows } = await sql`insert into numbers (note) values ('four') returning id`.execute(target.db);
  expect(rows).toEqual([{ id: 4 }]);
});

test("the embedded database moves to a server as it is", async () => {
  const from = machines[0];
  const to = await machine("server");
  if (!from) throw new Error("there is no shop");
  const plain = { root: shopRoot, replace: false };
  await moveDatabase(from.db, to.db, plain);
  expect(await contentOf(to.db)).toEqual(await contentOf(from.db));
  await expect(moveDatabase(from.db, to.db, plain)).rejects.toThrow("holds a shop");
});

test("a backup under traffic holds each order whole, and nobody is refused", async () => {
  const shop = await shopMachine("server");
  let going = true;
  const items = [{ quantity: 1 }, { quantity: 2 }];
  const buy = async () => {
    while (going) await shop.db.transaction().execute((trx) => addOrder(trx, items));
  };
  const buyers = [buy(), buy(), buy()];
  const path = join(folder, "busy.tar.gz");
  for (let round = 0; round < 5; round++) {
    await makeArchive(shop, path, at);
    const { tables } = await checkArchive(path);
    const rows = (table: string) => tables.find(({ name }) => name === table)?.rows ?? 0;
    expect(rows("order_items")).toBe(2 * rows("orders"));
  }
  going = false;
  await Promise.all(buyers);
});
