import { expect, test } from "vitest";
import { fetchProblems as say } from "#pictures/foreign/fetch-problems.ts";
import { fetchedBefore, retryForeign } from "#pictures/foreign/foreign-pictures.db.server.ts";
import { foreignProgress, recordsWithoutPictures } from "#pictures/foreign/foreign-progress.db.server.ts";
import { knowOwnOrigins } from "#rich-html/own-uploads.server.ts";
import { foreignPictures, kinds, later, start } from "./foreign-pictures-shop.ts";
import { eachAdminPage } from "./products-admin.ts";

eachAdminPage("pictures on other machines", (shop) => {
  const { addTote, failed, far, jobAt, runAt, tote } = foreignPictures(shop);

  test("of a product become its own, once each, wherever it has them, and stay in their order", async () => {
    const [a, b] = [`${far.origin}/a`, `${far.origin}/b`];
    await addTote([a, "/own.webp", b], { og_image_url: a, image_alt_texts: ["A", "Own", "B"] });
    const sizes = [{ values: ["Small"] }, { values: ["Large"], picture: b }];
    await shop.addVariants("p1", { Size: ["Small", "Large"] }, sizes);
    const before = await tote();
    await runAt(start);
    await runAt(later(10_000));
    expect(far.asked.sort()).toEqual(["/a", "/b"]);
    const { images, image_alt_texts, og_image_url, version } = await tote();
    const own = expect.stringMatching(/^\/files\/product_images\/p1\/[0-9a-f]+_40x30\.webp$/);
    expect(images).toEqual([own, "/own.webp", own]);
    expect(image_alt_texts).toEqual(["A", "Own", "B"]);
    expect(og_image_url).toBe(images[0]);
    expect(version).toBe(before.version + 2);
    expect(await shop.column("product_variants", "picture", {}, "position")).toEqual([null, images[2]]);
    expect(await shop.rows("uploads")).toEqual([]);
    expect(await foreignProgress(shop.db, kinds)).toMatchObject({ waiting: 0, fetched: 2, failed: [] });
    const fetched = (await fetchedBefore(shop.db, "product", ["p1"]))("p1");
    expect(Object.fromEntries(fetched)).toEqual({ [a]: images[0], [b]: images[2] });
  });

  test("of posts and artisans become their own, too", async () => {
    const at = (path: string) => `${far.origin}/${path}`;
    const ofPost = { image_url: at("cover"), author_image_url: at("author"), og_image_url: at("cover") };
    await shop.add("blog_posts", { id: "post", title: "Mud", slug: "mud", ...ofPost });
    const gallery_urls = [at("sita"), "/files/artisan_images/sita/a_1x1.webp"];
    const ofSita = { image_url: at("sita"), banner_image_url: at("banner"), gallery_urls };
    await shop.add("artisans", { id: "sita", name: "Sita", ...ofSita });
    await runAt(start);
    expect(far.asked.sort()).toEqual(["/author", "/banner", "/cover", "/sita"]);
    const post = await shop.row("blog_posts");
    const own = (bucket: string, id: string) =>
      expect.stringMatching(new RegExp(`^/files/${bucket}/${id}/[0-9a-f]+_40x30[.]webp$`));
    const posts = own("blog_images", "post");
    expect(post).toMatchObject({ image_url: posts, author_image_url: posts, version: 3 });
    expect(post.og_image_url).toBe(post.image_url);
    const sita = await shop.row("artisans");
    const sitas = own("artisan_images", "sita");
    expect(sita).toMatchObject({ image_url: sitas, banner_image_url: sitas });
    expect(sita.gallery_urls).toEqual([sita.image_url, gallery_urls[1]]);
  });

  test("that can't be had are told by their record's name, stay where they are and can be tried again", async () => {
    far.answer = (_, response) => response.writeHead(404).end();
    await addTote([`${far.origin}/a`]);
    await runAt(start);
    expect(await failed()).toEqual([["Tote", say.status(404)]]);
    expect((await tote()).images).toEqual([`${far.origin}/a`]);
    await runAt(later(10_000));
    expect(far.asked).toEqual(["/a"]);
    far.answer = (_, response) => response.end(far.png);
    expect(await retryForeign(shop.db, { id: null, kinds: ["post"] }, later(10_000))).toBe(0);
    expect(await retryForeign(shop.db, { id: null, kinds }, later(10_000))).toBe(1);
    await runAt(later(10_000));
    expect((await tote()).images[0]).toMatch(/^\/files\//);
  });

  test.each([
    ["http://10.0.0.1/a.png", say.private],
    ["//127.0.0.1/a.png", say.private],
    ["https://", say.address],
  ])("%s is asked of nobody", async (url, problem) => {
    await addTote([url]);
    await runAt(start, { allowPrivate: "no" });
    expect(far.asked).toEqual([]);
    expect(await failed()).toEqual([["Tote", problem]]);
  });

  test("that their record gave up meanwhile are forgotten, and nothing is put in their place", async () => {
    far.answer = (_, response) => response.writeHead(404).end();
    await addTote([`${far.origin}/a`, `${far.origin}/b`]);
    const job = jobAt(start);
    await job.run(() => false);
    expect(await failed()).toHaveLength(2);
    await shop.set("products", {}, { images: ["/own.webp"] });
    await job.run(() => false);
    expect(await failed()).toEqual([]);
    // Between the look and the answer.
    far.answer = (_, response) => {
      void shop.set("products", {}, { images: ["/other.webp"] }).then(() => response.end(far.png));
    };
    await shop.set("products", {}, { images: [`${far.origin}/c`] });
    await job.run(() => false);
    expect((await tote()).images).toEqual(["/other.webp"]);
    expect(await shop.rows("foreign_pictures")).toEqual([]);
  });

  test("that come back after the shop had fetched them are fetched again", async () => {
    await addTote([`${far.origin}/a`]);
    await runAt(start);
    await shop.set("products", {}, { images: [`${far.origin}/a`] });
    await runAt(later(60));
    expect(far.asked).toEqual(["/a", "/a"]);
    expect((await tote()).images[0]).toMatch(/^\/files\//);
  });

  test("an own upload by its whole address is copied, and nothing private is", async () => {
    knowOwnOrigins({ origin: "https://shop.example" });
    await addTote([`${far.origin}/a`]);
    await runAt(start);
    const [own = ""] = (await tote()).images;
    const secret = "https://shop.example/files/private/originals/a.webp";
    await shop.set("products", {}, { images: [`https://shop.example${own}`, secret] });
    await runAt(later(60), { allowPrivate: "no" });
    const { images } = await tote();
    expect(images).toEqual([expect.stringMatching(/^\/files\/product_images\/p1\//), secret]);
    expect(images[0]).not.toBe(own);
  });

  test("make an alert with the names of their records", async () => {
    far.answer = (_, response) => response.writeHead(404).end();
    await addTote([`${far.origin}/a`, `${far.origin}/b`]);
    await runAt(start);
    const tote = { kind: "product", recordId: "p1", name: "Tote" };
    expect(await recordsWithoutPictures(shop.db)).toEqual([tote]);
  });

  test("two copies of the shop fetch each once", async () => {
    await addTote([1, 2, 3, 4].map((number) => `${far.origin}/${number}`));
    await Promise.all([runAt(start), runAt(start)]);
    expect(far.asked.sort()).toEqual(["/1", "/2", "/3", "/4"]);
  });
});
