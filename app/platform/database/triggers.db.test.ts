import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { addProducts } from "../../../tests/database/product-row.ts";
import { type Change, TestRows } from "../../../tests/database/test-rows.ts";

eachDatabase("triggers", (database) => {
  const shop = new TestRows(() => database().db);
  let notifications = 0;
  let unlisten: () => Promise<void>;

  beforeAll(async () => {
    unlisten = await database().listen("content_changed", () => {
      notifications += 1;
    });
    await shop.add("blog_posts", { id: "post", title: "Bharni", slug: "bharni" });
    await addProducts(shop.db, [
      { id: "fish", name: "Fish Tote", price: "499.00", sku: "JC-T-01", stock_count: 3 },
      { id: "lotus", name: "Lotus Jhola", price: "899.00", artisan: "Sunaina Karn" },
    ]);
  });
  afterAll(() => unlisten());

  const version = async () => (await shop.row("content_version")).version;

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
    shop.add("blog_comments", { id, post_id: "post", author_name: "A", content: "c", is_approved });
  const product = (change: Change<"products">) => () => shop.set("products", "fish", change);

  it.each<[string, () => Promise<unknown>]>([
    ["a new product", () => shop.add("products", { id: "new", slug: "new", name: "New", price: "1" })],
    ["a price", product({ price: "450.00" })],
    ["the last one sold", product({ stock_count: 0 })],
    ["in stock again", product({ stock_count: 5 })],
    ["more in stock", product({ stock_count: 6 })],
    ["pieces that are not counted any more", product({ stock_count: null })],
    ["pieces that are counted", product({ stock_count: 5 })],
    ["out of stock", product({ in_stock: false })],
    ["a deleted product", () => shop.remove("products", "new")],
    ["an artisan", () => shop.add("artisans", { id: "sunaina", name: "Sunaina" })],
    ["a post", () => shop.set("blog_posts", {}, { title: "Kachni" })],
    ["a question", () => shop.add("faq_entries", { category: "c", question: "q", answer: "a" })],
    ["a policy", () => shop.add("policy_pages", { slug: "terms", title: "T", html: "" })],
    ["an approved comment", comment("approved", true)],
    ["a comment taken back", () => shop.set("blog_comments", {}, { is_approved: false })],
  ])("%s is news", async (_what, act) => expect(await isNews(act)).toBe(true));

  it.each<[string, () => Promise<unknown>]>([
    ["a sale from a larger count", product({ stock_count: 4 })],
    ["the same value again", product({ price: "450.00" })],
    ["a pending comment", comment("pending", false)],
    ["a deleted pending comment", () => shop.remove("blog_comments", "pending")],
    ["a mere counter", () => shop.add("rate_limits", { key: "k" })],
    ["a change that is rolled back", rolledBack],
  ])("%s is no news", async (_what, act) => expect(await isNews(act)).toBe(false));

  async function rolledBack() {
    const change = shop.db.transaction().execute(async (trx) => {
      await trx.updateTable("products").set({ price: "1.00" }).execute();
      throw new Error("no");
    });
    await expect(change).rejects.toThrow("no");
  }

  it("remembers the slugs that products and posts left behind", async () => {
    await product({ slug: "fish-bag" })();
    await product({ slug: "fish-sack" })();
    await product({ name: "Fish Sack" })();
    await shop.set("blog_posts", {}, { slug: "kachni" });
    const rows = await shop.rows("slug_history", {}, "slug");
    expect(rows).toMatchObject([
      { kind: "post", slug: "bharni", target_id: "post" },
      { kind: "product", slug: "fish-bag", target_id: "fish" },
      { kind: "product", slug: "fish-tote", target_id: "fish" },
    ]);
  });

  it("collects the words that a search may be corrected to", async () => {
    await product({ name: "Kohbar Fish" })();
    const words = await shop.column("catalogue_words", "word");
    const known = ["fish", "tote", "lotus", "jhola", "sunaina", "karn", "kohbar", "bags"];
    expect(words).toEqual(expect.arrayContaining(known));
    expect(words).not.toContain("");
  });

  it("says when a row was changed last", async () => {
    const read = () => shop.row("products", "lotus");
    const before = await read();
    expect(before.updated_at).toEqual(before.created_at);
    await shop.set("products", "lotus", { size: "40 cm" });
    expect((await read()).updated_at.getTime()).toBeGreaterThan(before.updated_at.getTime());
  });

  it("finds a product by its name, maker, SKU and text, and not by its tags", async () => {
    const description = '<h2 class="red">Pond life</h2><p>Ducks &amp; carp</p>';
    await shop.set("products", "lotus", { description });
    const found = async (words: string) => {
      const rows = await shop.ask(sql<{ id: string }>`
        select id from products where search @@ websearch_to_tsquery('english', single_words(${words}))`);
      return rows.map(({ id }) => id);
    };
    for (const words of ["lotus", "sunaina", "duck"]) expect(await found(words)).toEqual(["lotus"]);
    expect(await found("JC-T-01")).toEqual(["fish"]);
    for (const words of ["class", "amp"]) expect(await found(words)).toEqual([]);
  });
});
