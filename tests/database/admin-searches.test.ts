import { beforeAll, expect, test } from "vitest";
import { listAdminComments } from "#blog/admin/comments/comment-list.db.server.ts";
import { commentFilter } from "#blog/admin/comments/comment-list.ts";
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
      const { orders, ...count } = await listOrders(shop.db, listQuery(asked(search, page)));
      return { ...count, rows: orders.map(({ id, placedAt }) => ({ id, at: placedAt })) };
    },
    comments: async (search: string, page: number) => {
      const filter = commentFilter(asked(`tab=approved&${search}`, page));
      const { comments, ...count } = await listAdminComments(shop.db, filter);
      return { ...count, rows: comments.map(({ id, at }) => ({ id, at })) };
    },
  };

  test.each([
    ["orders", "q=a", true],
    ["orders", "q=sunaina", false],
    ["comments", "q=a", true],
    ["comments", "q=lotus", false],
  ] as const)(
    "%s found by %s stand once each on two pages, the newest first",
    async (adminPage, search, isMore) => {
      const ask = adminPages[adminPage];
      const [first, second] = [await ask(search, 1), await ask(search, 2)];
      expect(first).toMatchObject({ isMore, rows: { length: perPage } });
      const rows = [...first.rows, ...second.rows];
      expect(rows).toHaveLength(isMore ? 2 * perPage : Math.min(2 * perPage, first.total));
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
      const moments = rows.map(({ at }) => at.getTime());
      expect(moments).toEqual(moments.toSorted((a, b) => b - a));
    },
  );
});

test("a comment's name with a direction mark or a precomposed letter is searched for as it is stored", () =>
  expect(commentFilter(new URLSearchParams({ q: "\u202A\u095Bari" })).query).toBe("\u091C\u093Cari"));
