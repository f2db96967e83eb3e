import sharp from "sharp";
import { expect, test } from "vitest";
import { eachShop } from "../../tests/database/each-shop.ts";
import { addProducts } from "../../tests/database/product-row.ts";
import type { TestRows } from "../../tests/database/test-rows.ts";
import { receiveUpload } from "./receive-upload.server.ts";
import { sweepJob, sweepUploads } from "./sweep-uploads.server.ts";

/** Each text that may hold pictures: written, and written anew. */
interface Text {
  add(shop: TestRows, html: string): Promise<unknown>;
  change(shop: TestRows, html: string): Promise<unknown>;
}

const translation = { kind: "faq", record_id: "q", field: "answer", source_hash: "0".repeat(64) } as const;
const texts: Record<string, Text> = {
  "a post": {
    add: (shop, content) => shop.add("blog_posts", { slug: "p", title: "P", content }),
    change: (shop, content) => shop.set("blog_posts", {}, { content }),
  },
  "a newsletter": {
    add: (shop, content) => shop.add("newsletters", { subject: "S", content }),
    change: (shop, content) => shop.set("newsletters", {}, { content }),
  },
  "a newsletter's Hindi": {
    add: (shop, content_hi) =>
      shop.add("newsletters", { subject: "S", content: "", subject_hi: "H", content_hi }),
    change: (shop, content_hi) => shop.set("newsletters", { subject_hi: "H" }, { content_hi }),
  },
  "a description": {
    add: (shop, description) => addProducts(shop.db, [{ name: "Bag", description }]),
    change: (shop, description) => shop.set("products", {}, { description }),
  },
  "a policy": {
    add: (shop, html) => shop.add("policy_pages", { slug: "x", title: "X", html }),
    change: (shop, html) => shop.set("policy_pages", { slug: "x" }, { html }),
  },
  "an answer": {
    add: (shop, answer) => shop.add("faq_entries", { category: "Care", question: "Q", answer }),
    change: (shop, answer) => shop.set("faq_entries", {}, { answer }),
  },
  "a translation": {
    add: (shop, text) => shop.add("translations", { ...translation, language: "hi", text }),
    change: (shop, text) => shop.set("translations", {}, { text }),
  },
};

const day = 24 * 60 * 60 * 1000;

eachShop("pictures within texts", { on: "embedded" }, (shop) => {
  const later = (days: number) => new Date(Date.now() + days * day);
  const shopIn = (days: number) => ({ ...shop, now: () => later(days) });
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

  test.each(Object.entries(texts))("PHOTO-31: what %s shows stays and goes a week after", async (_, text) => {
    const [url, other] = [await upload(), await upload()];
    await text.add(shop, `<p>Look.</p><img src="${url}" alt="A loom" loading="lazy" />`);
    for (const days of [2, 8, 100]) await round(days);
    expect([await isKept(url), await isKept(other)]).toEqual([true, false]);
    await text.change(shop, `<p>Look at ${other}.</p>`);
    await round(106);
    expect(await isKept(url)).toBe(true);
    await round(108);
    expect(await isKept(url)).toBe(false);
    expect(await shop.files.list("text_images/")).toEqual([]);
  });

  test("what waits for its text goes after a week, not with the day of other uploads", async () => {
    const url = await upload();
    for (const days of [2, 6]) await round(days);
    expect(await isKept(url)).toBe(true);
    await round(8);
    expect(await isKept(url)).toBe(false);
  });

  test("cut out of one text and pasted into another it stays; a width or a whole address will do", async () => {
    const { "a post": post, "an answer": answer } = texts;
    const url = await upload();
    await post?.add(shop, `<img src="${url}" alt="">`);
    await round(20);
    await post?.change(shop, "<p>Gone.</p>");
    await round(25);
    await answer?.add(shop, `<img src="https://shop.example${url.replace(".webp", "-40.avif")}" alt="">`);
    await round(40);
    expect(await isKept(url)).toBe(true);
  });

  test("no save sweeps one away that was not looked for", async () => {
    const url = await upload();
    await texts["a post"]?.add(shop, `<img src="${url}" alt="">`);
    await sweepUploads(shopIn(100));
    await round(100);
    expect(await isKept(url)).toBe(true);
  });
});
