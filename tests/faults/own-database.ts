import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import type { OpenDatabase } from "#platform/database/database.server.ts";
import { openDatabase } from "#platform/database/open-database.server.ts";
import { openLog } from "#platform/log.server.ts";
import { migratedDatabase, testServer } from "../database/each-database.ts";
import { addProducts } from "../database/product-row.ts";

interface Given {
  /** A new one for each test, not one for the file. */
  each?: boolean;
  begin?: (db: OpenDatabase["db"]) => Promise<unknown>;
}

/** How many there are of what is counted. */
export const countedPieces = 10_000;

/** What `placeOrderByForm` buys: something without end, and something that is counted. */
export const sellBoth = (db: OpenDatabase["db"]) =>
  addProducts(db, [
    { id: "tote", name: "Kohbar Tote", price: "500" },
    { id: "few", name: "Rare Bag", price: "100", stock_count: countedPieces },
  ]);

/** A migrated database on the run's server, into which a file's tests look while its shops come and go. */
export function ownDatabase({ each = false, begin }: Given = {}) {
  let url = "";
  let database: OpenDatabase;
  (each ? beforeEach : beforeAll)(async () => {
    url = await migratedDatabase();
    database = await openDatabase({ url, directory: "", log: openLog("silent") });
    await begin?.(database.db);
  });
  (each ? afterEach : afterAll)(async () => {
    await database?.close();
    await (await testServer()).dropDatabase(url);
  });
  return {
    get url() {
      return url;
    },
    get database() {
      return database;
    },
    get db() {
      return database.db;
    },
  };
}
