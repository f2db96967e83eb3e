import { expect, test } from "vitest";
import { exportHref, hrefOf, listQuery, orderHref } from "./list-query.ts";

const first = { text: "", page: 1 };
const asha = { filter: "shipped", text: "asha", page: 3 };

test.each([
  ["", { ...first, filter: "all" }, ""],
  ["q=%20asha%20&status=shipped&page=3", asha, "?q=asha&status=shipped&page=3"],
  ["status=payment-issues", { ...first, filter: "payment-issues" }, "?status=payment-issues"],
  ["status=refund-due", { ...first, filter: "refund-due" }, "?status=refund-due"],
  ["status=nothing&page=0", { ...first, filter: "all" }, ""],
  ["page=1e9", { ...first, filter: "all" }, ""],
  ["page=2.5", { ...first, filter: "all" }, ""],
])("?%s", (search, query, asked) => {
  expect(listQuery(new URLSearchParams(search))).toEqual(query);
  expect(hrefOf(listQuery(new URLSearchParams(search)))).toBe(`/admin/dashboard/orders${asked}`);
});

test("an order carries the list that it was opened from, and a line break in its id ends no header", () => {
  const query = { filter: "processing", text: "", page: 2 } as const;
  expect(orderHref("a1", query)).toBe("/admin/dashboard/orders/a1?status=processing&page=2");
  const refund = "/admin/dashboard/orders/a%0D%0Ab%2Fc/refund?status=processing";
  expect(orderHref("a\r\nb/c", { ...query, page: 1 }, "/refund")).toBe(refund);
});

test("an export has all pages", () => {
  const all = "/admin/dashboard/orders/export.csv?q=a+b&status=shipped";
  expect(exportHref({ filter: "shipped", text: "a b", page: 7 })).toBe(all);
});
