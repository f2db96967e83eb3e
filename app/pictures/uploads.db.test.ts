import sharp from "sharp";
import { expect, test } from "vitest";
import { eachShop } from "../../tests/database/each-shop.ts";
import { readAtMost, receiveUpload } from "./receive-upload.server.ts";
import { sweepUploads } from "./sweep-uploads.server.ts";
import { claimUploads, doomPictures } from "./uploads.db.server.ts";

const hour = 60 * 60 * 1000;
const later = (hours: number) => () => new Date(Date.now() + hours * hour);
const sheet = sharp({ create: { width: 40, height: 30, channels: 3, background: "#27406B" } });
const picture = () => sheet.clone().png().toBuffer();

test("a body is read no further than it may be", async () => {
  const parts = () => {
    let part = 0;
    return new ReadableStream<Uint8Array>({
      pull(controller) {
        if (part === 20) controller.close();
        else controller.enqueue(new Uint8Array(10).fill(part++));
      },
    });
  };
  expect(await readAtMost(parts(), 35)).toHaveLength(40);
  expect(await readAtMost(parts(), 500)).toHaveLength(200);
  expect(await readAtMost(null, 500)).toHaveLength(0);
});

eachShop("uploads", { isKept: true }, (shop) => {
  const sweep = (now: () => Date) => sweepUploads({ ...shop, now });
  const claim = (urls: string[]) => shop.inTransaction((trx) => claimUploads(trx, urls));
  const filesOf = async (id: string) => (await shop.files.list(`product_images/${id}/`)).length;

  async function upload(recordId: string): Promise<string> {
    const posted = { bucket: "product_images", recordId, actorId: "admin", bytes: await picture() } as const;
    const received = await receiveUpload(shop, posted);
    if ("refusal" in received) throw new Error(received.refusal);
    return received.url;
  }

  test("a picture that is never saved goes after a day, and not before", async () => {
    const url = await upload("never");
    expect(url).toMatch(/^\/files\/product_images\/never\/[0-9a-f]{18}_40x30\.webp$/);
    await sweep(later(23));
    expect(await filesOf("never")).toBe(3);
    await sweep(later(25));
    expect(await filesOf("never")).toBe(0);
    expect(await claim([url])).toEqual([url]);
  });

  test("a saved picture stays", async () => {
    const url = await upload("saved");
    expect(await claim([url])).toEqual([]);
    await sweep(later(100));
    expect(await filesOf("saved")).toBe(3);
  });

  test("a save that fails leaves its pictures for the next try", async () => {
    const url = await upload("failed");
    const failing = shop.inTransaction(async (trx) => {
      await claimUploads(trx, [url]);
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await claim([url])).toEqual([]);
  });

  test("a picture belongs to one record: whoever comes second does not get it", async () => {
    const url = await upload("twice");
    expect(await claim([url])).toEqual([]);
    expect(await claim([url, "/files/x/y/z_1x1.webp"])).toEqual([url, "/files/x/y/z_1x1.webp"]);
  });

  test("what a record gives up goes with all its files, and only it", async () => {
    const [gone, kept] = [await upload("given"), await upload("given")];
    await shop.inTransaction((trx) => claimUploads(trx, [gone, kept]));
    const given = [gone, gone, "https://cdn.example/a.jpg", "/files/../x"];
    await shop.inTransaction((trx) => doomPictures(trx, given));
    await sweep(() => new Date());
    const left = await shop.files.list("product_images/given/");
    expect(left).toHaveLength(3);
    expect(left.every((key) => `/files/${key}`.startsWith(kept.slice(0, -5)))).toBe(true);
    expect(await shop.rows("uploads")).toEqual([]);
  });

  test("files that could not be removed are tried again", async () => {
    const url = await upload("stuck");
    await shop.inTransaction((trx) => doomPictures(trx, [url]));
    const files = { ...shop.files, remove: () => Promise.reject(new Error("the store is away")) };
    await expect(sweepUploads({ ...shop, files, now: later(0) })).rejects.toThrow("away");
    expect(await filesOf("stuck")).toBe(3);
    await sweep(later(0));
    expect(await filesOf("stuck")).toBe(0);
  });

  test("five at once are all kept", async () => {
    const urls = await Promise.all(Array.from({ length: 5 }, () => upload("many")));
    expect(new Set(urls).size).toBe(5);
    expect(await claim(urls)).toEqual([]);
  });
});
