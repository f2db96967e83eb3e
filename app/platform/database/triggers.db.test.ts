import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { eachDatabase } from "../../../tests/database/each-database.ts";

eachDatabase("triggers", (database) => {
  const db = () => database().db;
  let notifications = 0;
  let unlisten: () => Promise<void>;

  beforeAll(async () => {
    unlisten = await database().listen("content_changed", () => {
      notifications += 1;
    });
    await db().insertInto("blog_posts").values({ id: "post", title: "Bharni", slug: "bharni" }).execute();
    await db()
      .insertInto("products")
      .values([
        { id: "fish", slug: "fish-tote", name: "Fish Tote", price: "499.00", sku: "JC-T-01", stock_count: 3 },
        { id: "lotus", slug: "lotus-jhola", name: "Lotus Jhola", price: "899.00", artisan: "Sunaina Karn" },
      ])
      .execute();
  });
  afterAll(() => unlisten());

  const version = async () =>
    (await db().selectFrom("content_version").select("version").executeTakeFirstOrThrow()).version;

  /** Does the act raise the version and tell those who listen? Both or neither. */
  async function isNews(act: () => Promise<unknown>): Promise<boolean> {
    await pause(30);
    const before = { version: await version(), notifications };
    await act();
    const isRaised = (await version()) > before.version;
    await expect.poll(() => notifications > before.notifications).toBe(isRaised);
    if (!isRaised) await pause(50);
    expect(notifications > before.notifications).toBe(isRaised);
    return isRaised;
  }

  const comment = (id: string, is_approved: boolean) => () =>
    db()
      .insertInto("blog_comments")
      .values({ id, post_id: "post", author_name: "A", content: "c", is_approved })
      .execute();
  const product = (change: object) => () =>
    db().updateTable("products").set(change).where("id", "=", "fish").execute();

  it.each<[string, () => Promise<unknown>]>([
    [
      "a new product",
      () => db().insertInto("products").values({ id: "new", slug: "new", name: "New", price: "1" }).execute(),
    ],
    ["a price", product({ price: "450.00" })],
    ["the last one sold", product({ stock_count: 0 })],
    ["in stock again", product({ stock_count: 5 })],
    ["more in stock", product({ stock_count: 6 })],
    ["pieces that are not counted any more", product({ stock_count: null })],
    ["pieces that are counted", product({ stock_count: 5 })],
    ["out of stock", product({ in_stock: false })],
    ["a deleted product", () => db().deleteFrom("products").where("id", "=", "new").execute()],
    ["an artisan", () => db().insertInto("artisans").values({ id: "sunaina", name: "Sunaina" }).execute()],
    ["a post", () => db().updateTable("blog_posts").set({ title: "Kachni" }).execute()],
    [
      "a question",
      () => db().insertInto("faq_entries").values({ category: "c", question: "q", answer: "a" }).execute(),
    ],
    [
      "a policy",
      () => db().insertInto("policy_pages").values({ slug: "terms", title: "T", html: "" }).execute(),
    ],
    ["an approved comment", comment("approved", true)],
    ["a comment taken back", () => db().updateTable("blog_comments").set({ is_approved: false }).execute()],
  ])("%s is news", async (_what, act) => expect(await isNews(act)).toBe(true));

  it.each<[string, () => Promise<unknown>]>([
    ["a sale from a larger count", product({ stock_count: 4 })],
    ["the same value again", product({ price: "450.00" })],
    ["a pending comment", comment("pending", false)],
    [
      "a deleted pending comment",
      () => db().deleteFrom("blog_comments").where("id", "=", "pending").execute(),
    ],
    ["a mere counter", () => db().insertInto("rate_limits").values({ key: "k" }).execute()],
    [
      "a change that is rolled back",
      () =>
        db()
          .transaction()
          .execute(async (trx) => {
            await trx.updateTable("products").set({ price: "1.00" }).execute();
            throw new Error("no");
          })
          .catch(() => undefined),
    ],
  ])("%s is no news", async (_what, act) => expect(await isNews(act)).toBe(false));

  it("remembers the slugs that products and posts left behind", async () => {
    await product({ slug: "fish-bag" })();
    await product({ slug: "fish-sack" })();
    await product({ name: "Fish Sack" })();
    await db().updateTable("blog_posts").set({ slug: "kachni" }).execute();
    const rows = await db()
      .selectFrom("slug_history")
      .select(["kind", "slug", "target_id"])
      .orderBy("slug")
      .execute();
    expect(rows).toEqual([
      { kind: "post", slug: "bharni", target_id: "post" },
      { kind: "product", slug: "fish-bag", target_id: "fish" },
      { kind: "product", slug: "fish-tote", target_id: "fish" },
    ]);
  });

  it("collects the words that a search may be corrected to", async () => {
    await product({ name: "Kohbar Fish" })();
    const rows = await db().selectFrom("catalogue_words").select("word").execute();
    const words = rows.map(({ word }) => word);
    expect(words).toEqual(
      expect.arrayContaining(["fish", "tote", "lotus", "jhola", "sunaina", "karn", "kohbar", "bags"]),
    );
    expect(words).not.toContain("");
  });

  it("says when a row was changed last", async () => {
    const read = () =>
      db()
        .selectFrom("products")
        .select(["created_at", "updated_at"])
        .where("id", "=", "lotus")
        .executeTakeFirstOrThrow();
    const before = await read();
    expect(before.updated_at).toEqual(before.created_at);
    await db().updateTable("products").set({ size: "40 cm" }).where("id", "=", "lotus").execute();
    expect((await read()).updated_at.getTime()).toBeGreaterThan(before.updated_at.getTime());
  });

  it("finds a product by its name, maker, SKU and text, and not by its tags", async () => {
    await db()
      .updateTable("products")
      .set({ description: '<h2 class="red">Pond life</h2><p>Ducks &amp; carp</p>' })
      .where("id", "=", "lotus")
      .execute();
    const found = async (words: string) => {
      const { rows } = await sql<{ id: string }>`
        select id from products where search @@ websearch_to_tsquery('english', single_words(${words}))`.execute(
        db(),
      );
      return rows.map(({ id }) => id);
    };
    expect(await found("lotus")).toEqual(["lotus"]);
    expect(await found("sunaina")).toEqual(["lotus"]);
    expect(await found("duck")).toEqual(["lotus"]);
    expect(await found("JC-T-01")).toEqual(["fish"]);
    expect(await found("class")).toEqual([]);
    expect(await found("amp")).toEqual([]);
  });
});
