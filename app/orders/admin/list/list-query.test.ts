import { expect, test } from "vitest";
import { exportHref, hrefOf, listQuery, orderHref } from "./list-query.ts";

test.each([
  ["", { filter: "all", text: "", page: 1 }, "/admin/dashboard/orders"],
  [
    "q=%20asha%20&status=shipped&page=3",
    { filter: "shipped", text: "asha", page: 3 },
    "/admin/dashboard/orders?q=asha&status=shipped&page=3",
  ],
  [
    "status=payment-issues",
    { filter: "payment-issues", text: "", page: 1 },
    "/admin/dashboard/orders?status=payment-issues",
  ],
  [
    "status=refund-due",
    { filter: "refund-due", text: "", page: 1 },
    "/admin/dashboard/orders?status=refund-due",
  ],
  ["status=nothing&page=0", { filter: "all", text: "", page: 1 }, "/admin/dashboard/orders"],
  ["page=1e9", { filter: "all", text: "", page: 1 }, "/admin/dashboard/orders"],
  ["page=2.5", { filter: "all", text: "", page: 1 }, "/admin/dashboard/orders"],
])("?%s", (search, query, href) => {
  expect(listQuery(new URLSearchParams(search))).toEqual(query);
  expect(hrefOf(listQuery(new URLSearchParams(search)))).toBe(href);
});

test("an order carries the list that it was opened from, and a line break in its id ends no header", () => {
  const query = { filter: "processing", text: "", page: 2 } as const;
  expect(orderHref("a1", query)).toBe("/admin/dashboard/orders/a1?status=processing&page=2");
  expect(orderHref("a\r\nb/c", { ...query, page: 1 }, "/refund")).toBe(
    "/admin/dashboard/orders/a%0D%0Ab%2Fc/refund?status=processing",
  );
});

test("an export has all pages", () =>
  expect(exportHref({ filter: "shipped", text: "a b", page: 7 })).toBe(
    "/admin/dashboard/orders/export.csv?q=a+b&status=shipped",
  ));
