import { sql } from "kysely";
import { expect, test } from "vitest";
import { openDatabase } from "#platform/database/open-database.server.ts";
import { openLog } from "#platform/log.server.ts";
import { testServer } from "../../tests/database/each-database.ts";
import { dumpSnapshot } from "./dump-tables.db.server.ts";

const log = openLog("silent");
const unlike = "jhola_order_of_words";

/** Makes a table of words in a database, and tells in which order they are read. */
async function dumpedIn(url: string, key = "primary key"): Promise<unknown[]> {
  const { db, close } = await openDatabase({ url, directory: "", log });
  try {
    await sql`create table words (word text ${sql.raw(key)})`.execute(db);
    await sql`insert into words values ('b'), ('A'), ('ä'), ('B'), ('a'), ('_')`.execute(db);
    const words: unknown[] = [];
    await dumpSnapshot(db, async ({ lines }) => {
      words.push(...lines.map((line): unknown => JSON.parse(line)));
    });
    return words.flat();
  } finally {
    await close();
  }
}

test("rows stand in the order of their keys' bytes, whatever order the database has", async () => {
  const server = await testServer();
  const plain = await server.createDatabase();
  const other = new URL(plain);
  other.pathname = unlike;
  const { db, close } = await openDatabase({ url: server.url, directory: "", log });
  try {
    await sql`create database ${sql.id(unlike)} template template0 encoding 'UTF8' locale_provider icu icu_locale 'en-US'`.execute(
      db,
    );
    for (const url of [plain, other.href])
      expect(await dumpedIn(url)).toEqual(["A", "B", "_", "a", "b", "ä"]);
  } finally {
    await close();
    for (const url of [plain, other.href]) await server.dropDatabase(url);
  }
});

test("a table without a primary key is read by all its columns", async () => {
  const server = await testServer();
  const url = await server.createDatabase();
  try {
    expect(await dumpedIn(url, "unique")).toEqual(["A", "B", "_", "a", "b", "ä"]);
  } finally {
    await server.dropDatabase(url);
  }
});
