import * as fs from "node:fs";
import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sharedFolder } from "../../../tests/own-folder.ts";
import type { FileStore } from "./file-store.server.ts";
import { FilesAway } from "./files-away.server.ts";
import { openLocalFileStore } from "./local-file-store.server.ts";
import { storePicture } from "./store-picture.server.ts";

const folder = sharedFolder();
let store: FileStore;

beforeAll(async () => {
  store = await openLocalFileStore(folder);
});

const sheet = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#A6342B" } });
/** Stores a product's picture. */
const stored = (id: string, bytes: Buffer, more: Partial<Parameters<typeof storePicture>[1]> = {}) =>
  storePicture(store, { bucket: "product_images", id, name: "x", bytes, ...more });

test("a file is found again, listed, weighed and removed, and leaves no draft behind", async () => {
  await store.put("blog_images/one/a.webp", Buffer.from("abc"), "image/webp");
  expect((await store.read("blog_images/one/a.webp"))?.contentType).toBe("image/webp");
  expect(await store.list("blog_images/one/")).toEqual(["blog_images/one/a.webp"]);
  expect(await store.size()).toBe(3);
  await store.remove(["blog_images/one/a.webp"]);
  expect(await store.read("blog_images/one/a.webp")).toBeUndefined();
  expect(readdirSync(join(folder, "blog_images/one"))).toEqual([]);
  const names = readdirSync(folder);
  await store.tryDisk?.();
  expect(readdirSync(folder)).toEqual(names);
});

test("nothing is kept in a folder that was put in the store's place, or that is gone", async () => {
  const [place, elsewhere] = [join(folder, "place"), join(folder, "elsewhere")];
  const moved = await openLocalFileStore(place);
  const put = () => moved.put("blog_images/one/a.webp", Buffer.from("abc"), "image/webp");
  fs.renameSync(place, elsewhere);
  await expect(put()).rejects.toThrow(FilesAway);
  await expect(moved.tryDisk?.()).rejects.toThrow(FilesAway);
  expect(existsSync(place)).toBe(false);
  mkdirSync(place);
  await expect(put()).rejects.toThrow("another folder lies there");
  rmSync(place, { recursive: true });
  fs.renameSync(elsewhere, place);
  await put();
  await moved.tryDisk?.();
});

test("drafts that a crash left are removed at the next start, one that is being written is not", async () => {
  const drafts = ["b/one/a.webp.0123456789ab~", "b/one/b.webp.0123456789ab~"];
  mkdirSync(join(folder, "b/one"), { recursive: true });
  for (const draft of drafts) writeFileSync(join(folder, draft), "half");
  const longAgo = new Date(Date.now() - 2 * 3600_000);
  utimesSync(join(folder, "b/one/a.webp.0123456789ab~"), longAgo, longAgo);
  await openLocalFileStore(folder);
  expect(readdirSync(join(folder, "b/one"))).toEqual(["b.webp.0123456789ab~"]);
});

test.each(["../secret.key", "a/../../b", "/etc/passwd", "a//b", "a/.hidden", "a\0/b", "plain"])(
  "%j is no key of ours",
  async (key) => {
    expect(await store.read(key)).toBeUndefined();
    await expect(store.put(key, Buffer.from("x"), "image/webp")).rejects.toThrow("not a file key");
  },
);

describe("a link in the files' folder", () => {
  const outside = sharedFolder();
  beforeAll(() => {
    writeFileSync(join(outside, "secret.webp"), "secret");
    mkdirSync(join(folder, "links/one"), { recursive: true });
    fs.symlinkSync(join(outside, "secret.webp"), join(folder, "links/one/a.webp"));
    fs.symlinkSync(outside, join(folder, "links/two"), "dir");
    mkdirSync(join(outside, "inner"));
    const own = join(outside, "notes~");
    writeFileSync(own, "somebody's own");
    utimesSync(own, new Date(0), new Date(0));
  });
  afterAll(() => rmSync(join(folder, "links"), { recursive: true }));

  test.each(["links/one/a.webp", "links/two/secret.webp"])(
    "%s is not served, listed or weighed",
    async (key) => {
      expect(await store.read(key)).toBeUndefined();
      expect(await store.list("links/")).toEqual([]);
      expect(await store.list("links/two/")).toEqual([]);
    },
  );

  test("is counted, so that a backup can say that it is not in it", async () =>
    expect(await store.links()).toBe(2));

  test("is not written or removed through: a file takes its place, a folder is refused", async () => {
    await store.put("links/one/a.webp", Buffer.from("own"), "image/webp");
    expect(Buffer.from((await store.read("links/one/a.webp"))?.bytes ?? []).toString()).toBe("own");
    for (const key of ["links/two/secret.webp", "links/two/inner/new.webp"])
      await expect(store.put(key, Buffer.from("x"), "image/webp")).rejects.toThrow("a link");
    await store.remove(["links/two/secret.webp"]);
    expect(fs.readFileSync(join(outside, "secret.webp"), "utf8")).toBe("secret");
    expect(readdirSync(join(outside, "inner"))).toEqual([]);
    await openLocalFileStore(folder);
    expect(readdirSync(outside)).toContain("notes~");
  });
});

test("a picture is kept in every width as AVIF and WebP", async () => {
  const bytes = await sheet(900, 600).png().toBuffer();
  const url = "/files/product_images/p1/front_900x600.webp";
  expect(await stored("p1", bytes, { name: "front" })).toEqual({ url, width: 900, height: 600 });
  const variants = [240, 480, 800, 900].flatMap((width) => [`-${width}.avif`, `-${width}.webp`]);
  expect(await store.list("product_images/p1/")).toEqual(
    [...variants, ".webp"].map((end) => `product_images/p1/front_900x600${end}`),
  );
});

test("a photograph taken sideways is turned upright and loses its EXIF", async () => {
  const bytes = await sheet(400, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await stored("p2", bytes, { name: "side" })).toMatchObject({ width: 200, height: 400 });
  const kept = await store.read("product_images/p2/side_200x400.webp");
  expect((await sharp(kept?.bytes).metadata()).exif).toBeUndefined();
});

test.each([
  "<html>",
  "",
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
])("%j is no picture", async (text) =>
  expect(await stored("p3", Buffer.from(text))).toEqual({ refusal: "not-an-image" }),
);

test("a format that the place does not take is refused", async () => {
  const bytes = await sheet(20, 20).gif().toBuffer();
  const formats = ["png", "jpeg", "webp"] as const;
  expect(await stored("p7", bytes, { formats })).toEqual({ refusal: "wrong-format" });
  expect(await stored("p7", bytes)).toMatchObject({ width: 20 });
});

test("what is hidden behind a picture's end is gone", async () => {
  const picture = await sheet(60, 60).jpeg().toBuffer();
  const bytes = Buffer.concat([picture, Buffer.from("<script>alert('hidden')</script>")]);
  await stored("p8", bytes);
  for (const key of await store.list("product_images/p8/"))
    expect(Buffer.from((await store.read(key))?.bytes ?? []).includes("hidden")).toBe(false);
});

test("nothing is written before the address is announced", async () => {
  const bytes = await sheet(20, 20).png().toBuffer();
  const announce = () => Promise.reject(new Error("no"));
  await expect(stored("p9", bytes, { announce })).rejects.toThrow("no");
  expect(await store.list("product_images/p9/")).toEqual([]);
});

test("what is named a picture but breaks off is no picture", async () => {
  const whole = await sheet(600, 600).png().toBuffer();
  for (const bytes of [whole.subarray(0, 12), whole.subarray(0, whole.length - 40)])
    expect(await stored("p5", bytes)).toEqual({ refusal: "not-an-image" });
  expect(await store.list("product_images/p5/")).toEqual([]);
});

test("a picture full of detail still meets the budget of a page's first picture", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 12 } as const;
  const busy = sharp({ create: { width: 1200, height: 1200, channels: 3, background: "#fff", noise } });
  const bytes = await busy.png({ compressionLevel: 1 }).toBuffer();
  await stored("p6", bytes, { name: "busy" });
  const variant = await store.read("product_images/p6/busy_1200x1200-800.avif");
  expect(variant?.bytes.length).toBeLessThan(60_000);
});

/** A picture of one pixel, whose header says that it has more. */
async function headerOf(width: number, height: number): Promise<Buffer> {
  const bytes = await sheet(1, 1).png().toBuffer();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

test.each([
  [8000, 6000, "too-large"],
  [1, 16_384, "too-long"],
  [1_000_000, 40, "too-long"],
  [12_001, 20, "too-long"],
])("a picture of %d × %d is refused by its header: %s", async (width, height, refusal) => {
  expect(await stored("long", await headerOf(width, height))).toEqual({ refusal });
  expect(await store.list("product_images/long/")).toEqual([]);
});

test("a picture as long as it may be is kept", async () => {
  const bytes = await sheet(2, 12_000).png().toBuffer();
  expect(await stored("tall", bytes)).toMatchObject({ width: 2, height: 12_000 });
});
