import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "#platform/database/open-database.server.ts";
import { openLog } from "#platform/log.server.ts";
import { databaseKinds, migratedDatabase, testServer } from "../database/each-database.ts";
import { importForm, tableOf, untilSomeAreWritten } from "../many-products.ts";
import { adminPage } from "../product-fields.ts";
import { startShop } from "../running-shop.ts";
import { shopAdmin, signIn } from "../sign-in.ts";

describe.each(databaseKinds)("a shop killed under an import (%s)", (kind) => {
  const dataDir = mkdtempSync(join(tmpdir(), "jhola-import-"));
  let url: string | undefined;

  beforeAll(async () => {
    url = kind === "server" ? await migratedDatabase() : undefined;
  });
  afterAll(async () => {
    if (url) await (await testServer()).dropDatabase(url);
    rmSync(dataDir, { recursive: true, force: true });
  });

  test("keeps nothing of it, though some of its products were written", async () => {
    const shop = await startShop({
      DATA_DIR: dataDir,
      SEED: "empty",
      ...shopAdmin.settings,
      ...(url ? { DATABASE_URL: url } : {}),
    });
    const { cookie } = await signIn(shop, "admin");
    const send = (path: string, body: FormData) =>
      fetch(shop.origin + path, { method: "POST", body, headers: { Origin: shop.origin, Cookie: cookie } });
    const form = await importForm(send, tableOf("tote", 2000));
    await untilSomeAreWritten(await send(`${adminPage}/import/live`, form));
    await shop.kill();

    const database = await openDatabase({
      url,
      directory: join(dataDir, "database"),
      log: openLog("silent"),
    });
    const { rows } = await sql`select (select count(*)::int from products) as products,
      (select count(*)::int from audit_log where entity = 'products') as lines`.execute(database.db);
    await database.close();
    expect(rows).toEqual([{ products: 0, lines: 0 }]);
  });
});
