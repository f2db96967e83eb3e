import { expect, test } from "vitest";
import { exportHref, hrefOf, listQuery } from "./list-query.ts";

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

test("an export has all pages", () => {
  expect(exportHref({ filter: "shipped", text: "a b", page: 7 })).toBe(
    "/admin/dashboard/orders/export.csv?q=a+b&status=shipped",
  );
});
