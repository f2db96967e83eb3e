import { beforeAll, describe, expect, test } from "vitest";
import { listAdminArtisans } from "#artisans/admin/artisan-list.db.server.ts";
import { listAdminComments } from "#blog/admin/comments/comment-list.db.server.ts";
import { commentsList } from "#blog/admin/comments/comment-list.ts";
import { listAdminPosts } from "#blog/admin/posts/post-list.db.server.ts";
import { listProductsForAdmin } from "#catalogue/admin/list/product-list.db.server.ts";
import { profilesOf } from "#catalogue/admin/product-writes.db.server.ts";
import { listByArtisan } from "#catalogue/product.db.server.ts";
import { listEnquiries } from "#enquiries/admin/enquiry-list.db.server.ts";
import { messageRows } from "#enquiries/admin/messages/message.db.server.ts";
import { messages } from "#enquiries/admin/messages/message.ts";
import { quoteRows } from "#enquiries/admin/quotes/quote.db.server.ts";
import { quotes } from "#enquiries/admin/quotes/quote.ts";
import { listSubscribers } from "#newsletters/admin/subscribers/subscriber.db.server.ts";
import { listOrders } from "#order-admin/list/order-list.db.server.ts";
import { listQuery } from "#orders/links/list-query.ts";
import { growAdminLists } from "../../bench/large-shop/grow-admin-lists.ts";
import { growProducts } from "../../bench/large-shop/grow-products.ts";
import { eachShop } from "./each-shop.ts";

const size = 5000;
const perPage = 100;

eachShop("an admin page's search through thousands of rows", { isKept: true }, (shop) => {
  beforeAll(async () => {
    await shop.add("blog_posts", { title: "Kohbar", slug: "kohbar" });
    await growProducts(shop.db, 100);
    await growAdminLists(shop.db, size);
  });

  const asked = (search: string, page: number) => new URLSearchParams(`${search}&page=${page}`);
  const adminPages = {
    orders: async (search: string, page: number) => {
      const { orders, ...count } = await listOrders(shop.db, listQuery(asked(`show=100&${search}`, page)));
      return { ...count, rows: orders.map(({ id, placedAt }) => ({ id, at: placedAt })) };
    },
    comments: async (search: string, page: number) => {
      const filter = commentsList.read(asked(`show=100&tab=approved&${search}`, page));
      const { comments, ...count } = await listAdminComments(shop.db, filter);
      return { ...count, rows: comments.map(({ id, at }) => ({ id, at })) };
    },
  };

  test.each([
    ["orders", "q=a", true],
    ["orders", "q=sunaina", false],
    ["comments", "q=a", true],
    ["comments", "q=lotus", false],
  ] as const)("%s found by %s stand once on two pages, newest first", async (adminPage, search, isMore) => {
    const ask = adminPages[adminPage];
    const [first, second] = [await ask(search, 1), await ask(search, 2)];
    expect(first).toMatchObject({ isMore, rows: { length: perPage } });
    const rows = [...first.rows, ...second.rows];
    expect(rows).toHaveLength(isMore ? 2 * perPage : Math.min(2 * perPage, first.total));
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    const moments = rows.map(({ at }) => at.getTime());
    expect(moments).toEqual(moments.toSorted((a, b) => b - a));
  });
});

test("a comment's name with a direction mark or a precomposed letter is searched for as it is stored", () =>
  expect(commentsList.read(new URLSearchParams({ q: "\u202A\u095Bari" })).q).toBe("\u091C\u093Cari"));

/** One writes it as a phone does, the other as an admin page's keyboard does. */
const names = ["Zoë D’Souza", "Zoe D'Souza"] as const;
const queries = ["d'souza", "D’SOUZA", "dʼsouza zoe", "ZOË d`souza", "D´Souza", "zoe\u0308"];

eachShop("a name typed on a phone", { isKept: true }, (shop) => {
  beforeAll(async () => {
    await shop.add("blog_posts", { id: "post", title: "Kohbar", slug: "kohbar" });
    for (const [at, name] of names.entries()) {
      const email = `${at}@example.com`;
      const slug = `slug-${at}`;
      await shop.addOrder([], { billing_full_name: name });
      await shop.add("contact_messages", { full_name: name, email, message_content: "Hello" });
      await shop.add("bulk_quotes", { full_name: name, email });
      await shop.add("blog_comments", { post_id: "post", author_name: name, content: "Fine" });
      await shop.add("blog_posts", { title: name, slug });
      await shop.add("artisans", { id: slug, name });
      await shop.add("newsletter_subscribers", { email, consent_source: name, unsubscribe_token: email });
      await shop.addProducts([{ name: `Tote ${at}`, slug, artisan: name }]);
    }
  });

  const search = (q: string) => new URLSearchParams({ q });
  const lists: Record<string, (q: string) => Promise<readonly unknown[]>> = {
    orders: async (q) => (await listOrders(shop.db, listQuery(search(q)))).orders,
    messages: async (q) => (await listEnquiries(shop.db, messageRows, messages.list.read(search(q)))).rows,
    quotes: async (q) => (await listEnquiries(shop.db, quoteRows, quotes.list.read(search(q)))).rows,
    comments: async (q) => (await listAdminComments(shop.db, commentsList.read(search(q)))).comments,
    posts: (q) => listAdminPosts(shop.db, { q }, new Date()),
    artisans: (q) => listAdminArtisans(shop.db, q),
    subscribers: (q) => listSubscribers(shop.db, { tab: "subscribed", q, page: 1 }),
    products: async (q) => (await listProductsForAdmin(shop.db, { q }, new Date())).rows,
  };

  describe.each(Object.keys(lists))("finds both spellings among the %s", (list) => {
    test.each(queries)("%s", async (q) => expect(await lists[list]?.(q)).toHaveLength(2));
  });

  test("an artisan's products carry the name in either spelling, and are counted so", async () => {
    expect(await listByArtisan(shop.db, "Zoe D'Souza", 9, new Date())).toHaveLength(2);
    expect((await listAdminArtisans(shop.db, "")).map(({ products }) => products)).toEqual([2, 2]);
  });

  test("a maker is the profile that is spelt so, else the first of that name", async () => {
    const makers = await profilesOf(shop.db, [...names, "zoe d´souza"]);
    expect([...makers.values()].map(({ id }) => id).toSorted()).toEqual(["slug-0", "slug-0", "slug-1"]);
  });
});
