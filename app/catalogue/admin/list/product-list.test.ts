import { expect, test } from "vitest";
import { productList, sortBy, sortOf } from "./product-list.ts";

test.each([
  { query: "", path: "" },
  { query: "q=%20lotus%00%20tote&page=2", path: "?q=lotus+tote&page=2" },
  { query: "sort=-price&collection=limited", path: "?collection=limited&sort=-price" },
  { query: "sort=price;drop&collection=x&stock=maybe", path: "" },
  { query: "stock=out&sort=stock", path: "?stock=out&sort=stock" },
  { query: "tab=hidden&q=tote&show=100", path: "?tab=hidden&q=tote&show=100" },
  { query: "tab=all&page=0", path: "" },
  { query: "page=-1", path: "" },
  { query: "page=9999999", path: "" },
  { query: "page=1e3", path: "" },
  { query: "utm=1&edit=5&new", path: "" },
])("?$query is $path", ({ query, path }) => {
  const state = productList.read(new URLSearchParams(query));
  expect(productList.address(state)).toBe(`/admin/dashboard/products${path}`);
  expect(sortBy(sortOf(state.sort))).toBe(state.sort);
});
