import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { products } from "./content/shop.ts";
import { firstPictures } from "./draw-pictures.ts";
import { openPictureCache } from "./picture-cache.ts";
import { seedId } from "./seed-id.ts";
import { seedPictures } from "./seed-pictures.ts";

const shop = join(import.meta.dirname, "..");
let root: string;

/** The drawing code without what was drawn by it. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "jhola-root-"));
  for (const folder of ["app", "demo"]) symlinkSync(join(shop, folder), join(root, folder));
});
afterEach(() => rmSync(root, { recursive: true }));

test("where nothing may be written beside the code, the demo's pictures are drawn elsewhere", async () => {
  writeFileSync(join(root, ".cache"), "no folder can be made here");
  const { folder, store } = await openPictureCache(root);
  await store.put("drawn/one/art.webp", Buffer.from("abc"), "image/webp");
  expect(await store.read("drawn/one/art.webp")).toBeDefined();
  rmSync(folder, { recursive: true });
});

test("a first start draws what the first screen shows, and what no record can be without", async () => {
  mkdirSync(join(root, ".cache"));
  const all = seedPictures();
  const first = await firstPictures(await openPictureCache(root), all);
  expect(first.length).toBeLessThan(all.length / 4);
  const fronts = first.filter(({ name }) => name === "front").map(({ id }) => id);
  expect(fronts).toEqual(products.filter(({ featured }) => featured).map(({ slug }) => seedId(slug)));
  expect([...new Set(first.map(({ name }) => name))]).toEqual(["front", "portrait", "banner", "cover"]);
});
