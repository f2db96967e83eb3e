import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { FileStore } from "./file-store.server.ts";
import { FilesAway } from "./files-away.server.ts";
import { openLocalFileStore } from "./local-file-store.server.ts";
import { storePicture } from "./store-picture.server.ts";

const folder = mkdtempSync(join(tmpdir(), "jhola-files-"));
let store: FileStore;

beforeAll(async () => {
  store = await openLocalFileStore(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const sheet = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#A6342B" } });

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
  renameSync(place, elsewhere);
  await expect(put()).rejects.toThrow(FilesAway);
  await expect(moved.tryDisk?.()).rejects.toThrow(FilesAway);
  expect(existsSync(place)).toBe(false);
  mkdirSync(place);
  await expect(put()).rejects.toThrow("another folder lies there");
  rmSync(place, { recursive: true });
  renameSync(elsewhere, place);
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
  const outside = mkdtempSync(join(tmpdir(), "jhola-outside-"));
  beforeAll(() => {
    writeFileSync(join(outside, "secret.webp"), "secret");
    mkdirSync(join(folder, "links/one"), { recursive: true });
    symlinkSync(join(outside, "secret.webp"), join(folder, "links/one/a.webp"));
    symlinkSync(outside, join(folder, "links/two"), "dir");
    mkdirSync(join(outside, "inner"));
    const own = join(outside, "notes~");
    writeFileSync(own, "somebody's own");
    utimesSync(own, new Date(0), new Date(0));
  });
  afterAll(() => {
    rmSync(join(folder, "links"), { recursive: true });
    rmSync(outside, { recursive: true });
  });

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
    expect(readFileSync(join(outside, "secret.webp"), "utf8")).toBe("secret");
    expect(readdirSync(join(outside, "inner"))).toEqual([]);
    await openLocalFileStore(folder);
    expect(readdirSync(outside)).toContain("notes~");
  });
});

test("a picture is kept in every width as AVIF and WebP", async () => {
  const bytes = await sheet(900, 600).png().toBuffer();
  const stored = await storePicture(store, { bucket: "product_images", id: "p1", name: "front", bytes });
  expect(stored).toEqual({ url: "/files/product_images/p1/front_900x600.webp", width: 900, height: 600 });
  const names = (await store.list("product_images/p1/")).map((key) => key.slice("product_images/p1/".length));
  expect(names).toEqual(
    [
      "-240.avif",
      "-240.webp",
      "-480.avif",
      "-480.webp",
      "-800.avif",
      "-800.webp",
      "-900.avif",
      "-900.webp",
      ".webp",
    ].map((end) => `front_900x600${end}`),
  );
});

test("a photograph taken sideways is turned upright and loses its EXIF", async () => {
  const bytes = await sheet(400, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const stored = await storePicture(store, { bucket: "product_images", id: "p2", name: "side", bytes });
  expect(stored).toMatchObject({ width: 200, height: 400 });
  const kept = await store.read("product_images/p2/side_200x400.webp");
  expect((await sharp(kept?.bytes).metadata()).exif).toBeUndefined();
});

test.each([
  ["text", Buffer.from("<html>")],
  ["nothing", Buffer.alloc(0)],
  [
    "an SVG",
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
    ),
  ],
])("%s is no picture", async (_what, bytes) =>
  expect(await storePicture(store, { bucket: "product_images", id: "p3", name: "x", bytes })).toEqual({
    refusal: "not-an-image",
  }),
);

test("a format that the place does not take is refused", async () => {
  const bytes = await sheet(20, 20).gif().toBuffer();
  const picture = {
    bucket: "product_images",
    id: "p7",
    name: "x",
    bytes,
    formats: ["png", "jpeg", "webp"],
  } as const;
  expect(await storePicture(store, picture)).toEqual({ refusal: "wrong-format" });
  expect(await storePicture(store, { ...picture, formats: undefined })).toMatchObject({ width: 20 });
});

test("what is hidden behind a picture's end is gone", async () => {
  const picture = await sheet(60, 60).jpeg().toBuffer();
  const bytes = Buffer.concat([picture, Buffer.from("<script>alert('hidden')</script>")]);
  await storePicture(store, { bucket: "product_images", id: "p8", name: "x", bytes });
  for (const key of await store.list("product_images/p8/")) {
    expect(Buffer.from((await store.read(key))?.bytes ?? []).includes("hidden")).toBe(false);
  }
});

test("nothing is written before the address is announced", async () => {
  const bytes = await sheet(20, 20).png().toBuffer();
  const announce = () => Promise.reject(new Error("no"));
  await expect(
    storePicture(store, { bucket: "product_images", id: "p9", name: "x", bytes, announce }),
  ).rejects.toThrow("no");
  expect(await store.list("product_images/p9/")).toEqual([]);
});

test("what is named a picture but breaks off is no picture", async () => {
  const whole = await sheet(600, 600).png().toBuffer();
  for (const bytes of [whole.subarray(0, 12), whole.subarray(0, whole.length - 40)]) {
    expect(await storePicture(store, { bucket: "product_images", id: "p5", name: "x", bytes })).toEqual({
      refusal: "not-an-image",
    });
  }
  expect(await store.list("product_images/p5/")).toEqual([]);
});

test("a picture full of detail still meets the budget of a page's first picture", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 12 } as const;
  const busy = sharp({ create: { width: 1200, height: 1200, channels: 3, background: "#fff", noise } });
  const bytes = await busy.png({ compressionLevel: 1 }).toBuffer();
  await storePicture(store, { bucket: "product_images", id: "p6", name: "busy", bytes });
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

test("a picture of too many pixels is refused before it is decoded", async () => {
  const bytes = await headerOf(8000, 6000);
  expect(await storePicture(store, { bucket: "product_images", id: "p4", name: "x", bytes })).toEqual({
    refusal: "too-large",
  });
});

test.each([
  [1, 16_384],
  [1_000_000, 40],
  [12_001, 20],
])("a picture of %d × %d is refused by its header", async (width, height) => {
  const bytes = await headerOf(width, height);
  expect(await storePicture(store, { bucket: "product_images", id: "long", name: "x", bytes })).toEqual({
    refusal: "too-long",
  });
  expect(await store.list("product_images/long/")).toEqual([]);
});

test("a picture as long as it may be is kept", async () => {
  const bytes = await sheet(2, 12_000).png().toBuffer();
  expect(await storePicture(store, { bucket: "product_images", id: "tall", name: "x", bytes })).toMatchObject(
    {
      width: 2,
      height: 12_000,
    },
  );
});
