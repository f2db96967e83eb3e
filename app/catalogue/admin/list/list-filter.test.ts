import { expect, test } from "vitest";
import { parseProductListFilter, productListPath } from "./list-filter.ts";

const parse = (query: string) => parseProductListFilter(new URLSearchParams(query));

test.each([
  { query: "", path: "" },
  { query: "q=%20lotus%00%20tote&page=2", path: "?q=lotus+tote&page=2" },
  { query: "sort=-price&collection=limited", path: "?collection=limited&sort=-price" },
  { query: "sort=price;drop&collection=x&stock=maybe", path: "" },
  { query: "stock=out&sort=stock", path: "?stock=out&sort=stock" },
  { query: "page=0", path: "" },
  { query: "page=-1", path: "" },
  { query: "page=9999999", path: "" },
  { query: "page=1e3", path: "" },
  { query: "utm=1&edit=5&new", path: "" },
])("?$query is $path", ({ query, path }) =>
  expect(productListPath(parse(query))).toBe(`/admin/dashboard/products${path}`),
);

test("what is open stands behind the filter", () =>
  expect(productListPath(parse("q=bag"), { edit: "a b" })).toBe("/admin/dashboard/products?q=bag&edit=a+b"));
