import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openDatabase } from "#platform/database/open-database.server.ts";
import { openLog } from "#platform/log.server.ts";
import { databaseKinds, migratedDatabase, testServer } from "../database/each-database.ts";
import { TestRows } from "../database/test-rows.ts";
import { adminPage } from "../form-of.ts";
import { importForm, tableOf, untilSomeAreWritten } from "../many-products.ts";
import { sharedFolder } from "../own-folder.ts";
import { startShop } from "../running-shop.ts";
import { shopAdmin, signIn } from "../sign-in.ts";

describe.each(databaseKinds)("a shop killed under an import (%s)", (kind) => {
  const dataDir = sharedFolder();

  test("keeps nothing of it, though some of its products were written", async () => {
    const url = kind === "server" ? await migratedDatabase() : undefined;
    const settings = { DATA_DIR: dataDir, SEED: "empty", ...shopAdmin.settings };
    const shop = await startShop(url ? { ...settings, DATABASE_URL: url } : settings);
    const { cookie } = await signIn(shop, "admin");
    const headers = { Origin: shop.origin, Cookie: cookie };
    const send = (path: string, body: FormData) =>
      fetch(shop.origin + path, { method: "POST", body, headers });
    const form = await importForm(send, tableOf("tote", 2000));
    await untilSomeAreWritten(await send(`${adminPage}/import/live`, form));
    await shop.kill();

    const log = openLog("silent");
    const database = await openDatabase({ url, directory: join(dataDir, "database"), log });
    const rows = new TestRows(() => database.db);
    const kept = [await rows.count("products"), await rows.count("audit_log", { entity: "products" })];
    await database.close();
    if (url) await (await testServer()).dropDatabase(url);
    expect(kept).toEqual([0, 0]);
  });
});
