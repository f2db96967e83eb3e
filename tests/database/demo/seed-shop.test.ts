import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { artisans, posts, products } from "@jhola/demo/content/shop.ts";
import { drawLater } from "@jhola/demo/draw-later.ts";
import { drawFirst } from "@jhola/demo/pictures/draw-first.ts";
import { hangPictures } from "@jhola/demo/pictures/draw-pictures.ts";
import { isOnFirstScreen, productViews } from "@jhola/demo/pictures/seed-pictures.ts";
import { seedId } from "@jhola/demo/seed-id.ts";
import { seedShop } from "@jhola/demo/seed-shop.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { parseConfig } from "#platform/config/config.server.ts";
import { migrateToLatest } from "#platform/database/migrate.server.ts";
import type { FileStore } from "#platform/files/file-store.server.ts";
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

/** On a new machine it draws the demo shop's first pictures. */
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

const ofSeveral = products.filter((product) => productViews(product).length > 1);
const one = ofSeveral.find(isOnFirstScreen);
const other = ofSeveral.find((product) => !isOnFirstScreen(product));
const maker = artisans.find(({ gallery }) => gallery.length > 0);
const [post] = posts;
if (!one || !other || !maker || !post) throw new Error("the seed has nothing to draw later");
const oneId = seedId(one.slug);
const otherId = seedId(other.slug);
const postId = seedId(post.slug);

eachShop("drawing what a first start has left", { isKept: true }, (shop) => {
  const folder = mkdtempSync(join(tmpdir(), "jhola-files-"));
  let files: FileStore;
  const filed = () => ({ db: shop.db, files, loader: demoLoader });

  beforeAll(async () => {
    files = await openLocalFileStore(folder);
    await seedShop(filed(), shopRoot);
  }, longest);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Rows as a first start seeds them: only one of the products has a picture. */
  beforeEach(async () => {
    await shop.remove("pictures_to_draw");
    await shop.ask(sql`update products set images = images[1:1], image_alt_texts = image_alt_texts[1:1]
      where id = ${oneId}`);
    await shop.set("products", otherId, { images: [], image_alt_texts: [] });
    const faceless = { image_url: null, banner_image_url: null };
    await shop.set("artisans", maker.id, { ...faceless, gallery_urls: [], gallery_alt_texts: [] });
    await shop.set("blog_posts", postId, { image_url: null });
    for (const row_id of [maker.id, postId, otherId, oneId]) await shop.add("pictures_to_draw", { row_id });
  });

  const left = () => shop.count("pictures_to_draw");
  const product = (id: string) => shop.row("products", id);

  const artisan = () => shop.row("artisans", maker.id);
  const cover = () => shop.row("blog_posts", postId);

  test("each record gets all its pictures, in their order, with their files", {
    timeout: longest,
  }, async () => {
    const before = await product(oneId);
    const coverBefore = await cover();
    await drawLater(filed(), shopRoot, () => false);
    const { images, image_alt_texts, version } = await product(oneId);
    expect(image_alt_texts).toEqual(productViews(one).map(({ alt }) => alt));
    expect(images).toHaveLength(image_alt_texts.length);
    expect(images[0]).toBe(before.images[0]);
    // A form that was opened before must not take them away again unseen.
    expect(version).toBe(before.version + 1);
    for (const url of images) expect(await files.read(url.slice("/files/".length)), url).toBeDefined();
    const { image_url, banner_image_url, gallery_urls, gallery_alt_texts } = await artisan();
    const single = [image_url, banner_image_url, (await cover()).image_url];
    for (const url of single)
      expect(await files.read(url?.slice("/files/".length) ?? ""), `${url}`).toBeDefined();
    expect((await cover()).version).toBe(coverBefore.version + 1);
    expect(gallery_urls).toHaveLength(maker.gallery.length);
    expect(gallery_alt_texts).toEqual(maker.gallery.map(({ alt }) => alt));
    expect((await product(otherId)).images).toHaveLength(productViews(other).length);
    expect(await left()).toBe(0);
  });

  test("a product whose pictures the owner has changed keeps hers", { timeout: longest }, async () => {
    const hers = { images: ["/files/product_images/own/a_800x800.webp"], image_alt_texts: ["Mine"] };
    await shop.set("products", otherId, hers);
    await drawLater(filed(), shopRoot, () => false);
    expect(await product(otherId)).toMatchObject(hers);
    expect(await left()).toBe(0);
  });

  test("a cover and a portrait that the owner has hung meanwhile stay", { timeout: longest }, async () => {
    const hers = "/files/artisan_images/own/a_800x800.webp";
    await shop.set("blog_posts", postId, { image_url: hers });
    await shop.set("artisans", maker.id, { image_url: hers });
    await drawLater(filed(), shopRoot, () => false);
    expect((await cover()).image_url).toBe(hers);
    const { image_url, banner_image_url, gallery_urls } = await artisan();
    expect(image_url).toBe(hers);
    expect(banner_image_url).not.toBeNull();
    expect(gallery_urls).toHaveLength(maker.gallery.length);
    expect(await left()).toBe(0);
  });

  test("copies that draw the same complete each record once", { timeout: longest }, async () => {
    const before = await product(oneId);
    await Promise.all([1, 2].map(() => drawLater(filed(), shopRoot, () => false)));
    const { images, version } = await product(oneId);
    expect(images).toHaveLength(productViews(one).length);
    expect(version).toBe(before.version + 1);
    expect(await left()).toBe(0);
  });

  test("a record whose files can't be kept shows none of them, and gets them later", {
    timeout: longest,
  }, async () => {
    const put = () => Promise.reject(new Error("the disk is full"));
    const full = { db: shop.db, files: { ...files, put }, loader: demoLoader };
    await expect(drawLater(full, shopRoot, () => false)).rejects.toThrow("the disk is full");
    expect((await product(oneId)).images).toHaveLength(1);
    expect(await left()).toBe(4);
    await drawLater(filed(), shopRoot, () => false);
    expect(await left()).toBe(0);
  });

  test("what a shop that was stopped has left is drawn after the next start", {
    timeout: longest,
  }, async () => {
    let asked = 0;
    await drawLater(filed(), shopRoot, () => ++asked > 1);
    expect(await left()).toBe(3);
    await drawLater(filed(), shopRoot, () => false);
    expect(await left()).toBe(0);
    expect((await artisan()).gallery_urls).toHaveLength(maker.gallery.length);
  });
});
