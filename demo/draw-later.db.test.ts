import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { FileStore } from "#platform/files/file-store.server.ts";
import { openLocalFileStore } from "#platform/files/local-file-store.server.ts";
import { shopRoot } from "../tests/database/backup-shop.ts";
import { eachDatabase } from "../tests/database/each-database.ts";
import { artisans, products } from "./content/shop.ts";
import { drawLater } from "./draw-later.ts";
import { seedId } from "./seed-id.ts";
import { isOnFirstScreen, productViews } from "./seed-pictures.ts";
import { seedShop } from "./seed-shop.ts";

/** On a new machine it draws the demo shop's first pictures. */
const longest = 300_000;

const ofSeveral = products.filter((product) => productViews(product).length > 1);
const one = ofSeveral.find(isOnFirstScreen);
const other = ofSeveral.find((product) => !isOnFirstScreen(product));
const maker = artisans.find(({ gallery }) => gallery.length > 0);
if (!one || !other || !maker) throw new Error("the seed has nothing to draw later");
const oneId = seedId(one.slug);
const otherId = seedId(other.slug);

eachDatabase("drawing what a first start has left", (database) => {
  const folder = mkdtempSync(join(tmpdir(), "jhola-files-"));
  let files: FileStore;
  const db = () => database().db;
  const shop = () => ({ db: db(), files });

  beforeAll(async () => {
    files = await openLocalFileStore(folder);
    await seedShop(shop(), shopRoot);
  }, longest);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Two products and one artisan as a first start seeds them: only one of the products has a picture. */
  beforeEach(async () => {
    await db().deleteFrom("pictures_to_draw").execute();
    const first = {
      images: sql<string[]>`images[1:1]`,
      image_alt_texts: sql<string[]>`image_alt_texts[1:1]`,
    };
    await db().updateTable("products").set(first).where("id", "=", oneId).execute();
    const none = { images: [], image_alt_texts: [] };
    await db().updateTable("products").set(none).where("id", "=", otherId).execute();
    const empty = { gallery_urls: [], gallery_alt_texts: [] };
    await db().updateTable("artisans").set(empty).where("id", "=", maker.id).execute();
    const rows = [maker.id, otherId, oneId].map((row_id) => ({ row_id }));
    await db().insertInto("pictures_to_draw").values(rows).execute();
  });

  const left = async () => (await db().selectFrom("pictures_to_draw").select("row_id").execute()).length;
  const product = (id: string) =>
    db()
      .selectFrom("products")
      .select(["images", "image_alt_texts", "version"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();

  const gallery = () =>
    db()
      .selectFrom("artisans")
      .select(["gallery_urls", "gallery_alt_texts"])
      .where("id", "=", maker.id)
      .executeTakeFirstOrThrow();

  test("each record gets all its pictures, in their order, with their files", {
    timeout: longest,
  }, async () => {
    const before = await product(oneId);
    await drawLater(shop(), shopRoot, () => false);
    const { images, image_alt_texts, version } = await product(oneId);
    expect(image_alt_texts).toEqual(productViews(one).map(({ alt }) => alt));
    expect(images).toHaveLength(image_alt_texts.length);
    expect(images[0]).toBe(before.images[0]);
    // A form that was opened before must not take them away again unseen.
    expect(version).toBe(before.version + 1);
    for (const url of images) expect(await files.read(url.slice("/files/".length)), url).toBeDefined();
    const { gallery_urls, gallery_alt_texts } = await gallery();
    expect(gallery_urls).toHaveLength(maker.gallery.length);
    expect(gallery_alt_texts).toEqual(maker.gallery.map(({ alt }) => alt));
    expect((await product(otherId)).images).toHaveLength(productViews(other).length);
    expect(await left()).toBe(0);
  });

  test("a product whose pictures the owner has changed keeps hers", { timeout: longest }, async () => {
    const hers = { images: ["/files/product_images/own/a_800x800.webp"], image_alt_texts: ["Mine"] };
    await db().updateTable("products").set(hers).where("id", "=", otherId).execute();
    await drawLater(shop(), shopRoot, () => false);
    expect(await product(otherId)).toMatchObject(hers);
    expect(await left()).toBe(0);
  });

  test("copies that draw the same complete each record once", { timeout: longest }, async () => {
    const before = await product(oneId);
    await Promise.all([1, 2].map(() => drawLater(shop(), shopRoot, () => false)));
    const { images, version } = await product(oneId);
    expect(images).toHaveLength(productViews(one).length);
    expect(version).toBe(before.version + 1);
    expect(await left()).toBe(0);
  });

  test("a record whose files can't be kept shows none of them, and gets them later", {
    timeout: longest,
  }, async () => {
    const put = () => Promise.reject(new Error("the disk is full"));
    const full = { db: db(), files: { ...files, put } };
    await expect(drawLater(full, shopRoot, () => false)).rejects.toThrow("the disk is full");
    expect((await product(oneId)).images).toHaveLength(1);
    expect(await left()).toBe(3);
    await drawLater(shop(), shopRoot, () => false);
    expect(await left()).toBe(0);
  });

  test("what a shop that was stopped has left is drawn after the next start", {
    timeout: longest,
  }, async () => {
    let asked = 0;
    await drawLater(shop(), shopRoot, () => ++asked > 1);
    expect(await left()).toBe(2);
    await drawLater(shop(), shopRoot, () => false);
    expect(await left()).toBe(0);
    expect((await gallery()).gallery_urls).toHaveLength(maker.gallery.length);
  });
});
