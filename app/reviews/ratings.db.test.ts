import { sql, type Updateable } from "kysely";
import { beforeEach, expect, test } from "vitest";
import type { Tables } from "#platform/database/tables/tables.ts";
import { eachShop } from "../../tests/database/each-shop.ts";
import { asShown } from "../../tests/database/review-row.ts";
import { findShownPhoto } from "./reviews.db.server.ts";

eachShop("what the database counts of reviews", {}, (shop) => {
  const rating = async (id = "tote") => {
    const { rating_count: count, rating_sum: sum } = await shop.row("products", id);
    return { count, sum };
  };
  const version = async () => Number((await shop.row("content_version")).version);
  const isNews = async (act: () => Promise<unknown>) => {
    const before = await version();
    await act();
    return (await version()) > before;
  };
  const change = (id: string, set: Updateable<Tables["reviews"]>) => shop.set("reviews", id, set);

  beforeEach(() => shop.addProducts(["bag", "tote"].map((id) => ({ id, name: id }))));

  test("are the shown ones alone, whichever way they come and go", async () => {
    const first = await shop.addReview("tote", { stars: 4 });
    const waiting = await shop.addReview("tote", { stars: 1, state: "pending" });
    await shop.addReview("bag", { stars: 2 });
    expect(await rating()).toEqual({ count: 1, sum: 4 });
    const written = { stars: 1, title: null, body: "The painting is finer than in the picture.", photos: [] };
    await change(waiting, { ...asShown(written), shown_at: new Date() });
    expect(await rating()).toEqual({ count: 2, sum: 5 });
    await change(first, {
      ...{ state: "hidden", hidden_reason: "insult", shown_stars: null, shown_body: null, shown_at: null },
    });
    expect(await rating()).toEqual({ count: 1, sum: 1 });
    await shop.remove("reviews", waiting);
    expect(await rating()).toEqual({ count: 0, sum: 0 });
    expect(await rating("bag")).toEqual({ count: 1, sum: 2 });
    await sql`truncate reviews`.execute(shop.db);
    expect(await rating("bag")).toEqual({ count: 0, sum: 0 });
  });

  test("stand when a product with reviews is deleted", async () => {
    await shop.addReview("tote");
    await shop.addReview("bag");
    await shop.remove("products", "tote");
    expect(await rating("bag")).toEqual({ count: 1, sum: 5 });
    expect(await shop.rows("reviews")).toMatchObject([{ product_id: "bag" }]);
  });

  test("are exact when twenty are shown at once", async () => {
    const ids = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        shop.addReview("tote", { stars: (at % 5) + 1, state: "pending" }),
      ),
    );
    await Promise.all(
      ids.map((id) =>
        shop.inTransaction(async (trx) => {
          const review = trx.selectFrom("reviews").selectAll().where("id", "=", id).forUpdate();
          const set = { ...asShown(await review.executeTakeFirstOrThrow()), shown_at: new Date() };
          await trx.updateTable("reviews").set(set).where("id", "=", id).execute();
        }),
      ),
    );
    expect(await rating()).toEqual({ count: 20, sum: 60 });
  });

  test("are news to the pages only where something that is seen changes", async () => {
    const shown = await shop.addReview("tote");
    expect(await isNews(() => shop.addReview("tote", { state: "pending" }))).toBe(false);
    const edit = { state: "pending", body: "I have changed my mind on it." } as const;
    expect(await isNews(() => change(shown, edit))).toBe(false);
    expect(await isNews(() => change(shown, { reply: "Thank you!" }))).toBe(true);
    expect(await isNews(() => shop.addReview("tote"))).toBe(true);
    expect(await isNews(() => shop.remove("reviews", shown))).toBe(true);
  });

  test.each([
    ["shows other words", { shown_body: "Bought words, twenty letters." }, "shown_as_written"],
    ["is hidden without a reason", { state: "hidden" as const }, "hidden_for_a_reason"],
    ["has six stars", { stars: 6, state: "pending" as const }, "stars_range"],
    ["has five photos", { photos: ["1", "2", "3", "4", "5"] }, "photos_range"],
  ])("refuse a review that %s", async (_, set, constraint) => {
    await expect(change(await shop.addReview("tote"), set)).rejects.toThrow(`reviews_${constraint}`);
  });

  test("take one review of a line", async () => {
    const { order_item_id } = await shop.row("reviews", await shop.addReview("tote"));
    await expect(shop.addReview("tote", { order_item_id })).rejects.toThrow("reviews_once_a_line");
  });

  test("a photo is found only while its review and its product are shown", async () => {
    const photo = "/files/private/review_photos/r/ab_10x10.webp";
    const shown = await shop.addReview("tote", { photos: [photo] });
    const waiting = await shop.addReview("tote", { photos: [photo], state: "pending" });
    const find = (id: string, file = "ab_10x10.webp") => findShownPhoto(shop.db, id, file);
    expect(await find(shown)).toBe("private/review_photos/r/ab_10x10.webp");
    expect(await find(waiting)).toBeUndefined();
    expect(await find(shown, "other.webp")).toBeUndefined();
    expect(await find("no\0thing")).toBeUndefined();
    await shop.set("products", "tote", { hidden: true });
    expect(await find(shown)).toBeUndefined();
  });
});
