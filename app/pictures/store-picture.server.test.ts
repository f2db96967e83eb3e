import { crc32 } from "node:zlib";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import type { FileStore } from "#platform/files/file-store.server.ts";
import { openLocalFileStore } from "#platform/files/local-file-store.server.ts";
import { sharedFolder } from "../../tests/own-folder.ts";
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
