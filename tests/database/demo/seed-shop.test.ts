import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drawFirst } from "@jhola/demo/pictures/draw-first.ts";
import { hangPictures } from "@jhola/demo/pictures/draw-pictures.ts";
import { seedShop } from "@jhola/demo/seed-shop.ts";
import { expect, test } from "vitest";
import { parseConfig } from "#platform/config/config.server.ts";
import { migrateToLatest } from "#platform/database/migrate.server.ts";
import { openLocalFileStore } from "#platform/files/local-file-store.server.ts";
import { openS3FileStore } from "#platform/files/s3-file-store.server.ts";
import { openLog } from "#platform/log.server.ts";
import { demoLoader } from "#server/demo-loader.server.ts";
import { isUnseeded } from "#server/demo-shop.db.server.ts";
import { seedWhenEmpty } from "#server/demo-shop.server.ts";
import { openTestBucket } from "../../s3-server.ts";
import { emptyMachine, shopRoot } from "../backup-shop.ts";
import { eachShop } from "../each-shop.ts";
import { addOrder } from "../order-row.ts";

const settings = {
  config: parseConfig({ SEED: "goods" }),
  log: openLog("silent"),
  secret: "s".repeat(32),
  now: () => new Date(),
};

/** On a new machine it draws the demo shop's pictures. */
const longest = 300_000;

test("copies that start at once on an empty server database seed one shop, and none of them breaks", {
  timeout: longest,
}, async () => {
  const machine = await emptyMachine("server");
  await migrateToLatest(machine.db, shopRoot);
  await Promise.all([1, 2].map(() => seedShop({ ...machine, loader: demoLoader }, shopRoot)));
  const { n } = await machine.db
    .selectFrom("artisans")
    .select((from) => from.fn.countAll<number>().as("n"))
    .executeTakeFirstOrThrow();
  expect(Number(n)).toBeGreaterThan(3);
  await machine.discard();
});

test("goods' pictures hang in a bucket as they do in a folder", { timeout: longest }, async () => {
  const bucket = await openTestBucket();
  const files = openS3FileStore(bucket);
  const { cache, drawn } = await drawFirst(shopRoot, false);
  const some = drawn.slice(0, 2);
  const addresses = await hangPictures(files, cache, some);
  expect(addresses.size).toBe(some.length);
  for (const address of addresses.values()) {
    const hung = await files.read(address.slice("/files/".length));
    expect(hung?.contentType).toBe("image/webp");
    expect(hung?.bytes.subarray(8, 12).toString()).toBe("WEBP");
  }
  await bucket.close();
});

eachShop(
  "a demo shop whose goods and artisans the owner has deleted",
  { isKept: true, on: "embedded" },
  (shop) => {
    test("is left as it is by every later start", { timeout: longest }, async () => {
      const files = await openLocalFileStore(mkdtempSync(join(tmpdir(), "jhola-planted-")));
      const demo = { db: shop.db, files, ...settings };
      await seedWhenEmpty(demo, shopRoot);
      await shop.remove("products");
      await shop.remove("artisans");
      await seedWhenEmpty(demo, shopRoot);
      // A copy that has looked too early finds it out before it writes.
      await seedShop({ ...demo, loader: demoLoader }, shopRoot);
      expect(await shop.rows("products")).toEqual([]);
    });

    test("whatever is left of it", async () => {
      const tables = ["policy_pages", "blog_posts", "faq_entries", "orders"] as const;
      for (const kept of tables) {
        const trx = await shop.db.startTransaction().execute();
        if (kept === "orders") await addOrder(trx);
        for (const table of tables) if (table !== kept) await trx.deleteFrom(table).execute();
        expect(await isUnseeded(trx), kept).toBe(false);
        await trx.rollback().execute();
      }
    });
  },
);
