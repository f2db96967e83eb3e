import sharp from "sharp";
import { expect, test } from "vitest";
import type { UploadBucket } from "#values/upload.ts";
import { eachShop } from "../../tests/database/each-shop.ts";
import { originalOf, shareOriginal } from "./originals.db.server.ts";
import { receiveUpload } from "./receive-upload.server.ts";
import { sweepUploads } from "./sweep-uploads.server.ts";
import { doomPictures, registerUpload } from "./uploads.db.server.ts";

const now = () => new Date();
const sheet = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#27406B" } });

eachShop("originals of pictures (PHOTO-1, PHOTO-2)", { isKept: true }, (shop) => {
  const sweep = () => sweepUploads({ ...shop, now });
  const doom = (...urls: string[]) => shop.inTransaction((trx) => doomPictures(trx, urls));
  const originals = () => shop.files.list("private/originals/");
  const rows = () => shop.rows("picture_originals");
  const traces = async () => (await shop.rows("uploads")).map(({ url }) => ({ url }));

  async function upload(bytes: Buffer, bucket: UploadBucket = "product_images"): Promise<string> {
    const received = await receiveUpload(shop, { bucket, recordId: "r", actorId: null, bytes });
    if ("refusal" in received) throw new Error(received.refusal);
    return received.url;
  }

  const small = async () => upload(await sheet(40, 30).png().toBuffer());

  async function originalKey(url: string): Promise<string> {
    const row = await originalOf(shop.db, url);
    if (!row) throw new Error(`nothing is kept of ${url}`);
    return row.original;
  }

  /** What saving an edit does: the new picture waits for its record, and shares the original. */
  const editInto = (from: string, url: string) =>
    shop.inTransaction(async (trx) => {
      const shared = await shareOriginal(trx, { from, url, edit: "turned" });
      if (shared) await registerUpload(trx, url, null);
      return shared;
    });

  test("an upload's original is kept beside it: upright, without EXIF, in a private file", async () => {
    const bytes = await sheet(400, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const url = await upload(bytes);
    expect(await originalOf(shop.db, url)).toEqual({
      original: expect.stringMatching(/^private\/originals\/[0-9a-f]{36}\.webp$/),
      edit: "",
    });
    const kept = await shop.files.read(await originalKey(url));
    const found = await sharp(kept?.bytes).metadata();
    expect(found).toMatchObject({ format: "webp", width: 200, height: 400 });
    expect(found.exif).toBeUndefined();
  });

  test("it is at most 2,400 pixels wide or high", async () => {
    const url = await upload(await sheet(3000, 1500).jpeg().toBuffer());
    const kept = await shop.files.read(await originalKey(url));
    expect(await sharp(kept?.bytes).metadata()).toMatchObject({ width: 2400, height: 1200 });
  });

  test("posts and artisans have them, what is shown where links are shared has none", async () => {
    const bytes = await sheet(40, 30).png().toBuffer();
    for (const bucket of ["blog_images", "artisan_images"] as const)
      expect(await originalOf(shop.db, await upload(bytes, bucket))).toBeDefined();
    for (const bucket of ["product_og_images", "blog_og_images"] as const)
      expect(await originalOf(shop.db, await upload(bytes, bucket))).toBeUndefined();
    expect(await originalOf(shop.db, "https://cdn.example/a.jpg")).toBeUndefined();
  });

  test("it goes with its picture, and leaves no trace", async () => {
    const url = await small();
    const key = await originalKey(url);
    await doom(url);
    await sweep();
    expect(await shop.files.read(key)).toBeUndefined();
    expect(await originalOf(shop.db, url)).toBeUndefined();
    expect(await traces()).not.toContainEqual({ url: `/files/${key}` });
  });

  test("it stays while another picture is made from it, and goes with the last", async () => {
    const url = await small();
    const key = await originalKey(url);
    const edited = "/files/product_images/r/edited_40x30.webp";
    expect(await editInto(url, edited)).toBe(key);
    expect(await originalOf(shop.db, edited)).toEqual({ original: key, edit: "turned" });
    await doom(url);
    await sweep();
    expect(await originals()).toContain(key);
    await doom(edited);
    await sweep();
    expect(await originals()).not.toContain(key);
  });

  test("a crash at any step leaves its traces, and the next sweep goes on", async () => {
    const url = await small();
    const key = await originalKey(url);
    await doom(url);
    const { files } = shop;
    const remove = (keys: readonly string[]) =>
      keys.includes(key) ? Promise.reject(new Error("the store is away")) : files.remove(keys);
    await expect(sweepUploads({ ...shop, files: { ...files, remove }, now })).rejects.toThrow("away");
    expect(await traces()).toContainEqual({ url: `/files/${key}` });
    await sweep();
    expect(await files.read(key)).toBeUndefined();
  });

  test("an upload that breaks off before a file is written is forgotten whole", async () => {
    const before = await rows();
    const files = { ...shop.files, put: () => Promise.reject(new Error("no space")) };
    const bytes = await sheet(40, 30).png().toBuffer();
    const receiving = { bucket: "product_images", recordId: "r", actorId: null, bytes } as const;
    await expect(receiveUpload({ ...shop, files }, receiving)).rejects.toThrow("no space");
    expect(await rows()).toHaveLength(before.length + 1);
    await sweepUploads({ ...shop, now: () => new Date(Date.now() + 25 * 60 * 60 * 1000) });
    expect(await rows()).toEqual([]);
    expect(await originals()).toEqual([]);
  });

  test("nothing is made from a picture that is gone", async () =>
    expect(await editInto("/files/product_images/r/gone_1x1.webp", "/files/x/y/z_1x1.webp")).toBeUndefined());

  test("an edit that is saved while its picture is swept has its original, or hears that it is gone", async () => {
    for (let round = 0; round < 8; round++) {
      const url = await small();
      const key = await originalKey(url);
      await doom(url);
      const edited = `/files/product_images/r/round${round}_40x30.webp`;
      const [shared] = await Promise.all([editInto(url, edited), sweep()]);
      await sweep();
      expect((await originals()).includes(key)).toBe(shared !== undefined);
    }
  });

  test("two copies that sweep the last two pictures of an original leave nothing behind", async () => {
    for (let round = 0; round < 8; round++) {
      const url = await small();
      const key = await originalKey(url);
      const edited = `/files/product_images/r/both${round}_40x30.webp`;
      await editInto(url, edited);
      const each = (own: string) => async () => {
        await doom(own);
        await sweep();
      };
      await Promise.all([each(url)(), each(edited)()]);
      await sweep();
      expect(await originals()).not.toContain(key);
      expect(await traces()).not.toContainEqual({ url: `/files/${key}` });
    }
  });
});
