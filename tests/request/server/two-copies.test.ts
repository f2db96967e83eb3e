import type { Client } from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { OpenDatabase } from "#platform/database/database.server.ts";
import { openDatabase } from "#platform/database/open-database.server.ts";
import { openLog } from "#platform/log.server.ts";
import { addReview } from "../../database/review-row.ts";
import { TestRows } from "../../database/test-rows.ts";
import { startOwnShop } from "../../own-shop.ts";
import { pageWeight } from "../../page-weight.ts";
import { type RunningShop, startShop } from "../../running-shop.ts";

// Two copies of the shop on one database, which somebody else changes.

let shops: RunningShop[] = [];
let client: Client;
let database: OpenDatabase;
let products: { id: string; slug: string }[];
const rows = new TestRows(() => database.db);

beforeAll(async () => {
  const first = await startOwnShop("goods");
  const { databaseUrl: DATABASE_URL } = first;
  shops = [first];
  client = first.client;
  database = await openDatabase({ url: DATABASE_URL, directory: "", log: openLog("silent") });
  shops = [await startShop({ DATABASE_URL }), first];
  products = await rows.rows("products", { variants: 0, sale_price: null }, "id");
});

afterAll(async () => {
  await database?.close();
  for (const shop of shops) await shop.discard();
});

/** A product that no other test has. */
function ownProduct() {
  const product = products.pop();
  if (!product) throw new Error("no product is left");
  return product;
}

const fetched = (path: string) => Promise.all(shops.map(({ origin }) => fetch(origin + path)));
const pages = async (path: string) => Promise.all((await fetched(path)).map((answer) => answer.text()));
const isSoon = (look: () => Promise<void>) => vi.waitFor(look, { timeout: 1000, interval: 20 });

/** Writes a review of a delivered line, and shows it. */
const addShown = (id: string, stars: number, body: string, photos: string[] = []): Promise<string> =>
  addReview(database.db, id, { stars, body, photos });
const unshown = { shown_stars: null, shown_title: null, shown_body: null, shown_photos: [], shown_at: null };
const hide = (review: string) =>
  rows.set("reviews", review, { state: "hidden", hidden_reason: "insult", ...unshown });

/** What a page's structured data says of the product. */
function ratedIn(html: string): { ratingValue: string; reviewCount: number } | undefined {
  for (const [, json = ""] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)) {
    const data = JSON.parse(json);
    if (/^Product/.test(data["@type"])) return data.aggregateRating;
  }
  throw new Error("no structured data");
}

test("without a shown review a product's page says nothing measured, but the fixed text", async () => {
  const { slug } = ownProduct();
  for (const html of await pages(`/shop/${slug}`)) {
    expect(html).toContain(">(4.8) 124 reviews<");
    expect(html).not.toContain('id="reviews"');
    expect(ratedIn(html)).toBeUndefined();
  }
});

test("what is shown or hidden stands on both copies within a second, cards and structured data too", async () => {
  const { id, slug } = ownProduct();
  await pages(`/shop/${slug}`);
  const first = await addShown(id, 4, "So finely drawn that I look at it each day.");
  await isSoon(async () => {
    for (const html of await pages(`/shop/${slug}`)) {
      expect(html).toContain("So finely drawn that I look at it each day.");
      expect(html).not.toContain(">(4.8) 124 reviews<");
      expect(ratedIn(html)).toMatchObject({ ratingValue: "4", reviewCount: 1 });
    }
  });
  const inList = async () => (await pages(`/shop?q=${slug}`)).map((html) => html.includes("4.7 (3 reviews)"));
  expect(await inList()).toEqual([false, false]);
  for (const stars of [5, 5]) await addShown(id, stars, "Again as lovely as the first one that I had.");
  await isSoon(async () => expect(await inList()).toEqual([true, true]));
  await hide(first);
  await isSoon(async () => {
    for (const html of await pages(`/shop/${slug}`)) {
      expect(html).not.toContain("So finely drawn");
      expect(ratedIn(html)).toMatchObject({ ratingValue: "5", reviewCount: 2 });
    }
    expect(await inList()).toEqual([false, false]);
  });
});

test("reviews add no script to a product's page", async () => {
  const [reviewed, bare] = [ownProduct(), ownProduct()];
  const pageOf = async ({ slug }: typeof bare) => (await pages(`/shop/${slug}`))[0] ?? "";
  await pageOf(reviewed);
  await addShown(reviewed.id, 5, "Each line is drawn by hand.");
  await isSoon(async () => expect(await pageOf(reviewed)).toContain("Each line is drawn by hand."));
  const weightOf = async (product: typeof bare) => pageWeight(await pageOf(product), shops[0]?.origin ?? "");
  expect((await weightOf(reviewed)).script).toBeLessThanOrEqual(130);
  expect(await pageOf(reviewed)).not.toMatch(/assets\/reviews?-/);
  expect((await weightOf(bare)).style).toBeLessThanOrEqual(20);
});

test("all reviews are paged and told apart by their stars; strange addresses lead to what there is", async () => {
  const { id, slug } = ownProduct();
  for (let number = 0; number < 21; number += 1)
    await addShown(id, 3, `Number ${number} of many that say the same.`);
  const path = `/shop/${slug}/reviews`;
  await isSoon(async () => {
    for (const html of await pages(`${path}?stars=3`))
      expect(html.replaceAll("<!-- -->", "")).toContain("Page 1 of 2");
  });
  const [second = ""] = await pages(`${path}?stars=3&page=2`);
  expect(second).toContain("Number 0 of many");
  expect(second).not.toContain("Number 1 of many");
  const led = async (search: string) => {
    const answer = await fetch(`${shops[0]?.origin}${path}${search}`, { redirect: "manual" });
    return [answer.status, answer.headers.get("location")];
  };
  expect(await led("?page=99")).toEqual([303, `${path}?page=2`]);
  expect(await led("?stars=9&page=x")).toEqual([303, path]);
  expect(await led("?stars=2")).toEqual([200, null]);
  expect((await fetched("/shop/no-such-piece/reviews")).map(({ status }) => status)).toEqual([404, 404]);
});

test("a photo that is no file, or of no shown review, is not found", async () => {
  const review = await addShown(ownProduct().id, 5, "With a photo that nobody ever sent to the shop.", [
    "/files/private/review_photos/r/ab_9x9.webp",
  ]);
  for (const path of [
    `/review-photos/${review}/ab_9x9.webp`,
    `/review-photos/${review}/..%2fsecret.key`,
    "/review-photos/x/y",
  ])
    expect(
      (await fetched(path)).map(({ status, headers }) => [status, headers.get("cache-control")]),
    ).toEqual([
      [404, "no-store"],
      [404, "no-store"],
    ]);
});

test("two copies show within a second what somebody else wrote", async () => {
  const { id, slug } = ownProduct();
  for (const path of [`/shop/${slug}`, `/shop?q=${slug}`]) await pages(path);
  for (const price of [12345, 54321]) {
    await client.query("update products set price = $1 where id = $2", [price, id]);
    const shown = `₹${price.toLocaleString("en-IN")}`;
    const isShown = async () => {
      const texts = (await pages(`/shop/${slug}`)).map((html) => html.replaceAll(/<[^>]*>/g, ""));
      expect(texts.map((text) => text.includes(shown))).toEqual([true, true]);
    };
    await vi.waitFor(isShown, { timeout: 1000, interval: 20 });
  }
});

test("two copies follow a product to its new address, and forget one that is gone", async () => {
  const { id, slug } = ownProduct();
  const answer = (path: string) =>
    Promise.all(
      shops.map(async ({ origin }) => {
        const { status, headers } = await fetch(origin + path, { redirect: "manual" });
        return [status, headers.get("location")];
      }),
    );
  const both = (status: number, location: string | null = null) => [
    [status, location],
    [status, location],
  ];
  const isSaid = (path: string, said: (string | number | null)[][]) =>
    vi.waitFor(async () => expect(await answer(path)).toEqual(said), { timeout: 3000, interval: 20 });
  expect(await answer(`/shop/${slug}`)).toEqual(both(200));
  expect(await answer(`/shop/${slug}-anew`)).toEqual(both(404));
  await client.query("update products set slug = slug || '-anew' where id = $1", [id]);
  await isSaid(`/shop/${slug}-anew`, both(200));
  await isSaid(`/shop/${slug}`, both(301, `/shop/${slug}-anew`));
  await client.query("delete from products where id = $1", [id]);
  await isSaid(`/shop/${slug}-anew`, both(404));
});

test("copies are well again after the server cut every connection", async () => {
  const health = () => fetch(`${shops[0]?.origin}/healthz`).then(({ status }) => status);
  expect(await health()).toBe(200);
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  await vi.waitFor(async () => expect(await health()).toBe(200), { timeout: 10_000, interval: 50 });
  const { id, slug } = ownProduct();
  await pages(`/shop/${slug}`);
  await client.query("update products set price = 777 where id = $1", [id]);
  const isNew = async () => {
    for (const html of await pages(`/shop/${slug}`)) expect(html.includes("777")).toBe(true);
  };
  await vi.waitFor(isNew, { timeout: 3000, interval: 20 });
});
