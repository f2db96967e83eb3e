import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { products } from "../content/shop.ts";
import { seedId } from "../seed-id.ts";
import { drawFirst } from "./draw-first.ts";
import { findDrawn, idOf, openPictureCache } from "./picture-cache.ts";
import { type Art, everyPicture, seedPictures } from "./seed-pictures.ts";

/** Drawing takes a core for seconds. */
const longest = 120_000;

const shop = join(import.meta.dirname, "../..");
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

test("a first start draws what the first screen shows, and what no record can be without", () => {
  const first = everyPicture().filter(({ isFirst }) => isFirst);
  const fronts = first.filter(({ name }) => name === "front").map(({ id }) => id);
  expect(fronts).toEqual(products.filter(({ featured }) => featured).map(({ slug }) => seedId(slug)));
  const portraits = first.filter(({ name }) => name === "portrait").map(({ id }) => id);
  expect(portraits.sort()).toEqual(["deokala-mahto", "dhaniya-paswan", "jitan-ram"]);
  const others = first.filter(({ name }) => name !== "front" && name !== "portrait");
  expect(others.every(({ bucket, name }) => bucket.startsWith("private/") && name === "photo")).toBe(true);
});

test("they are drawn once, the others are left for later", { timeout: longest }, async () => {
  mkdirSync(join(root, ".cache"));
  const [one, other] = await Promise.all([drawFirst(root, false), drawFirst(root, false)]);
  expect(other).toBe(one);
  expect(one.drawn).toEqual(seedPictures().filter(({ isFirst }) => isFirst));
  expect([...one.drawn, ...one.later]).toHaveLength(seedPictures().length);
  for (const { art } of one.drawn) expect(await findDrawn(art, one.cache)).toBeDefined();
});

test("of a row whose pictures were all drawn before, nothing is left for later", async () => {
  mkdirSync(join(root, ".cache"));
  const { store } = await openPictureCache(root);
  const post = seedPictures().find(({ bucket }) => bucket === "blog_images");
  const keep = (art: Art) => store.put(`drawn/${idOf(art)}/art_1x1.webp`, Buffer.from("abc"), "image/webp");
  for (const { id, art, isFirst } of everyPicture()) if (isFirst || id === post?.id) await keep(art);
  const { drawn, later } = await drawFirst(root, true);
  expect(drawn).toContainEqual(post);
  expect(later).not.toContainEqual(post);
  expect([...drawn, ...later]).toHaveLength(everyPicture().length);
});
