import type { RequestListener } from "node:http";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { parseConfig } from "#platform/config/config.server.ts";
import { FilesAway } from "#platform/files/file-store.server.ts";
import { farMachine } from "../../../tests/database/far-machine.ts";
import { eachAdminPage } from "../../../tests/database/products-admin.ts";
import { fetchPictures } from "./fetch-pictures.server.ts";
import { claimPicture, picturesProgress, retryPictures } from "./import-pictures.db.server.ts";
import { keptProblems as say } from "./kept-problems.ts";

const start = new Date("2026-11-01T00:00:00Z");
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);

eachAdminPage("the pictures of an import", (shop) => {
  const far = farMachine();
  beforeEach(() => shop.addProducts([{ id: "p1", name: "Tote", slug: "tote", images: [] }]));

  const add = (
    ...pictures: { path: string; position: number; variant_keys?: string[]; is_in_text?: boolean }[]
  ) =>
    shop.db
      .insertInto("import_pictures")
      .values(
        pictures.map(({ path, ...rest }) => ({
          ...{ product_id: "p1", url: far.origin + path, alt: `Alt ${path}`, due_at: start, ...rest },
        })),
      )
      .execute();
  const fetchAt = (now: Date, allowPrivate = "yes", files = shop.files) => {
    const config = parseConfig({ NODE_ENV: "test", WEBHOOKS_ALLOW_PRIVATE: allowPrivate });
    const pages = { settle: async () => undefined } as unknown as Parameters<
      typeof fetchPictures
    >[0]["pages"];
    return fetchPictures({ db: shop.db, log: shop.log, files, config, pages, now: () => now });
  };
  const images = async () => {
    const { images, image_alt_texts } = await shop.row("products", "p1");
    return { images, alts: image_alt_texts };
  };
  const problems = async () => (await picturesProgress(shop.db)).failed.map(({ problem }) => problem);

  test("are kept once each, in their order, with alt texts and their variants", async () => {
    await shop.addVariants("p1", { Size: ["Small", "Large"] }, [
      { values: ["Small"] },
      { values: ["Large"] },
    ]);
    await add({ path: "/b", position: 2, variant_keys: ["large"] });
    await fetchAt(start);
    await add({ path: "/a", position: 1 }, { path: "/c", position: 3 });
    await fetchAt(later(1));
    await fetchAt(later(10_000));
    expect(far.asked.sort()).toEqual(["/a", "/b", "/c"]);
    const { images: urls, alts } = await images();
    expect(alts).toEqual(["Alt /a", "Alt /b", "Alt /c"]);
    expect(new Set(urls).size).toBe(3);
    for (const url of urls) expect(url).toMatch(/^\/files\/product_images\/p1\/[0-9a-f]+_40x30\.webp$/);
    const variants = await shop.rows("product_variants", {}, "position");
    expect(variants.map(({ picture }) => picture)).toEqual([null, urls[1]]);
    expect(await shop.rows("uploads")).toEqual([]);
    expect(await picturesProgress(shop.db)).toMatchObject({ waiting: 0, fetched: 3, failed: [] });
  });

  test("what a stopped shop had begun is fetched when its claim is over", async () => {
    await add({ path: "/a", position: 1 });
    await claimPicture(shop.db, start);
    await fetchAt(later(60));
    expect(far.asked).toEqual([]);
    await fetchAt(later(200));
    expect((await images()).images).toHaveLength(1);
  });

  test.each<[string, RequestListener, string]>([
    ["a page that is not there", (_, answer) => answer.writeHead(404).end(), say.status(404)],
    ["what is no picture", (_, answer) => answer.end("<html>"), say.picture],
    ["what is too large", (_, answer) => answer.writeHead(200, { "Content-Length": 6e6 }).end(), say.large],
    ["what leads on", (_, answer) => answer.writeHead(302, { Location: "/again" }).end(), say.redirects],
  ])("%s is told at once, and can be tried again", async (_, how, problem) => {
    far.answer = how;
    await add({ path: "/a", position: 1 });
    await fetchAt(start);
    expect(await problems()).toEqual([problem]);
    far.answer = (__, response) => response.end(far.png);
    expect(await retryPictures(shop.db, null, later(5))).toBe(1);
    await fetchAt(later(5));
    expect((await images()).images).toHaveLength(1);
  });

  test("a machine in trouble is asked again four times, later each time", async () => {
    far.answer = (_, response) => response.writeHead(503).end();
    await add({ path: "/a", position: 1 });
    for (const seconds of [0, 1, 31, 32, 160, 700, 5000]) await fetchAt(later(seconds));
    expect(far.asked).toHaveLength(4);
    expect(await problems()).toEqual([say.status(503)]);
  });

  test("a picture that breaks off is none", async () => {
    far.answer = (_, response) => {
      response.writeHead(200, { "Content-Length": far.png.length });
      response.write(far.png.subarray(0, 20));
      response.destroy();
    };
    await add({ path: "/a", position: 1 });
    await fetchAt(start);
    expect((await images()).images).toEqual([]);
    expect(await picturesProgress(shop.db)).toMatchObject({ waiting: 1, failedCount: 0 });
  });

  test("a redirect is followed to where the picture lies", async () => {
    far.answer = (request, response) =>
      request.url === "/a" ? response.writeHead(301, { Location: "/there" }).end() : response.end(far.png);
    await add({ path: "/a", position: 1 });
    await fetchAt(start);
    expect(far.asked).toEqual(["/a", "/there"]);
    expect((await images()).images).toHaveLength(1);
  });

  test("nothing of our own network is asked", async () => {
    await add({ path: "/a", position: 1 });
    await fetchAt(start, "no");
    expect(far.asked).toEqual([]);
    expect(await problems()).toEqual([say.private]);
  });

  test("of a description one that is small is left out, and a larger one is the product's (IMPORT-8)", async () => {
    const large = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#a33" } })
      .png()
      .toBuffer();
    far.answer = (request, response) => response.end(request.url === "/large" ? large : far.png);
    await add(
      { path: "/badge", position: 1, is_in_text: true },
      { path: "/large", position: 2, is_in_text: true },
      { path: "/own", position: 3 },
    );
    await fetchAt(start);
    expect((await images()).alts).toEqual(["Alt /large", "Alt /own"]);
    expect(await picturesProgress(shop.db)).toMatchObject({ waiting: 0, fetched: 2, failed: [] });
  });

  test("a store that is away for long, or stops, are no tries of the other machine", async () => {
    await add({ path: "/a", position: 1 });
    const put = async () => {
      throw new FilesAway("The bucket does not answer.");
    };
    for (let round = 0; round < 10; round += 1)
      await fetchAt(later(round * 200), "yes", { ...shop.files, put });
    for (let stop = 10; stop < 17; stop += 1) await claimPicture(shop.db, later(stop * 200));
    expect(await problems()).toEqual([]);
    far.answer = (_, response) => response.writeHead(503).end();
    await fetchAt(later(5000));
    expect(await problems()).toEqual([]);
    far.answer = (_, response) => response.end(far.png);
    await fetchAt(later(6000));
    expect((await images()).images).toHaveLength(1);
  });

  test("one that the shop was stopped at again and again is given up, and the next one is fetched", async () => {
    await add({ path: "/a", position: 1 });
    for (let stop = 0; stop < 8; stop += 1) await claimPicture(shop.db, later(stop * 200));
    await add({ path: "/b", position: 2 });
    await fetchAt(later(2000));
    expect(far.asked).toEqual(["/b"]);
    expect(await problems()).toEqual([say.unfinished]);
  });

  test("a product whose id can't name a folder gets none, and its owner is told", async () => {
    await shop.addProducts([{ id: "a b", name: "Sling", slug: "sling", images: [] }]);
    await add({ path: "/a", position: 1 });
    await shop.set("import_pictures", {}, { product_id: "a b" });
    await fetchAt(start);
    expect(far.asked).toEqual([]);
    expect(await problems()).toEqual([say.folder]);
  });

  test("a product with five pictures takes no more", async () => {
    const own = ["/1.webp", "/2.webp", "/3.webp", "/4.webp", "/5.webp"];
    await shop.set("products", "p1", { images: own });
    await add({ path: "/a", position: 1 });
    await fetchAt(start);
    expect(await problems()).toEqual([say.full]);
    expect((await images()).images).toEqual(own);
  });

  test("two copies of the shop fetch each picture once", async () => {
    await add(...[1, 2, 3, 4].map((position) => ({ path: `/${position}`, position })));
    await Promise.all([fetchAt(start), fetchAt(start)]);
    expect(far.asked.sort()).toEqual(["/1", "/2", "/3", "/4"]);
    expect((await images()).alts).toEqual(["Alt /1", "Alt /2", "Alt /3", "Alt /4"]);
  });
});
