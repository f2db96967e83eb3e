import type { Kysely } from "kysely";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { Tables } from "#platform/database/tables/tables.ts";
import { embeddedOnly } from "../../../tests/database/each-database.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { addProducts } from "../../../tests/database/product-row.ts";
import { receiveUpload } from "./receive-upload.server.ts";
import { sweepJob, sweepUploads } from "./sweep-uploads.server.ts";

type Db = Kysely<Tables>;

/** Each text that may hold pictures: written, and written anew. */
const texts: Record<
  string,
  { add(db: Db, html: string): Promise<unknown>; change(db: Db, html: string): Promise<unknown> }
> = {
  "a post": {
    add: (db, content) => db.insertInto("blog_posts").values({ slug: "p", title: "P", content }).execute(),
    change: (db, content) => db.updateTable("blog_posts").set({ content }).execute(),
  },
  "a newsletter": {
    add: (db, content) => db.insertInto("newsletters").values({ subject: "S", content }).execute(),
    change: (db, content) => db.updateTable("newsletters").set({ content }).execute(),
  },
  "a newsletter's Hindi": {
    add: (db, content_hi) =>
      db
        .insertInto("newsletters")
        .values({ subject: "S", content: "", subject_hi: "H", content_hi })
        .execute(),
    change: (db, content_hi) =>
      db.updateTable("newsletters").set({ content_hi }).where("subject_hi", "is not", null).execute(),
  },
  "a description": {
    add: (db, description) => addProducts(db, [{ name: "Bag", description }]),
    change: (db, description) => db.updateTable("products").set({ description }).execute(),
  },
  "a policy": {
    add: (db, html) => db.insertInto("policy_pages").values({ slug: "x", title: "X", html }).execute(),
    change: (db, html) => db.updateTable("policy_pages").set({ html }).where("slug", "=", "x").execute(),
  },
  "an answer": {
    add: (db, answer) =>
      db.insertInto("faq_entries").values({ category: "Care", question: "Q", answer }).execute(),
    change: (db, answer) => db.updateTable("faq_entries").set({ answer }).execute(),
  },
  "a translation": {
    add: (db, text) =>
      db
        .insertInto("translations")
        .values({
          kind: "faq",
          record_id: "q",
          field: "answer",
          language: "hi",
          text,
          source_hash: "0".repeat(64),
        })
        .execute(),
    change: (db, text) => db.updateTable("translations").set({ text }).execute(),
  },
};

const day = 24 * 60 * 60 * 1000;

eachShop("pictures within texts", { on: embeddedOnly }, (shop) => {
  const shopIn = (days: number) => ({
    ...shop,
    now: () => new Date(Date.now() + days * day),
  });
  /** The job's round that comes after so many days. */
  const round = (days: number) => sweepJob(shopIn(days)).run(() => false);
  const isKept = async (url: string) => (await shop.files.read(url.slice("/files/".length))) !== undefined;

  async function upload(): Promise<string> {
    const png = sharp({ create: { width: 40, height: 30, channels: 3, background: "#27406B" } }).png();
    const bytes = await png.toBuffer();
    const picture = { bucket: "text_images", recordId: "texts", actorId: "admin", bytes } as const;
    const received = await receiveUpload(shop, picture);
    if ("refusal" in received) throw new Error(received.refusal);
    return received.url;
  }

  test.each(Object.entries(texts))(
    "PHOTO-31: what %s shows stays, and goes a week after",
    async (_, text) => {
      const { db } = shop;
      const [url, other] = [await upload(), await upload()];
      await text.add(db, `<p>Look.</p><img src="${url}" alt="A loom" loading="lazy" />`);
      for (const days of [2, 8, 100]) await round(days);
      expect([await isKept(url), await isKept(other)]).toEqual([true, false]);
      await text.change(db, `<p>Look at ${other}.</p>`);
      await round(106);
      expect(await isKept(url)).toBe(true);
      await round(108);
      expect(await isKept(url)).toBe(false);
      expect(await shop.files.list("text_images/")).toEqual([]);
    },
  );

  test("what waits for its text goes after a week, not with the day of other uploads", async () => {
    const url = await upload();
    for (const days of [2, 6]) await round(days);
    expect(await isKept(url)).toBe(true);
    await round(8);
    expect(await isKept(url)).toBe(false);
  });

  test("cut out of one text and pasted into another it stays; a width or a whole address will do", async () => {
    const { db } = shop;
    const { "a post": post, "an answer": answer } = texts;
    const url = await upload();
    await post?.add(db, `<img src="${url}" alt="">`);
    await round(20);
    await post?.change(db, "<p>Gone.</p>");
    await round(25);
    await answer?.add(db, `<img src="https://shop.example${url.replace(".webp", "-40.avif")}" alt="">`);
    await round(40);
    expect(await isKept(url)).toBe(true);
  });

  test("no save sweeps one away that was not looked for", async () => {
    const { db } = shop;
    const url = await upload();
    await texts["a post"]?.add(db, `<img src="${url}" alt="">`);
    await sweepUploads(shopIn(100));
    await round(100);
    expect(await isKept(url)).toBe(true);
  });
});
