import { cleanText } from "#values/text/clean-text.ts";
import { type Collection, collections } from "../../product.ts";

/** Products on one page of the admin page (PRODUCT-17). */
export const productListPageSize = 100;

const productListSorts = ["name", "price", "stock"] as const;
type ProductListSort = (typeof productListSorts)[number];

/** What the admin page's list shows, as its address says it. Without a sort the newest come first. */
export interface ProductListFilter {
  q: string;
  collection?: Collection;
  stock?: "in" | "out";
  sort?: { key: ProductListSort; descending: boolean };
  page: number;
}

const furthestPage = 100_000;

/**
 * The filter of an address; whatever it does not know is dropped. The sort is `price` or, descending,
 * `-price`.
 */
export function parseProductListFilter(parameters: URLSearchParams): ProductListFilter {
  const given = (name: string) => parameters.get(name) ?? "";
  const key = productListSorts.find((sort) => sort === given("sort").replace(/^-/, ""));
  const page = /^\d{1,6}$/.test(given("page")) ? Number(given("page")) : 1;
  return {
    q: cleanText(given("q"), 100),
    collection: collections.find((word) => word === given("collection")),
    stock: (["in", "out"] as const).find((word) => word === given("stock")),
    sort: key && { key, descending: given("sort").startsWith("-") },
    page: Math.min(Math.max(page, 1), furthestPage),
  };
}

/** The admin page's address for a filter, and for what is open above the list. */
export function productListPath(filter: ProductListFilter, open: Record<string, string> = {}): string {
  const parameters = new URLSearchParams();
  if (filter.q) parameters.set("q", filter.q);
  if (filter.collection) parameters.set("collection", filter.collection);
  if (filter.stock) parameters.set("stock", filter.stock);
  if (filter.sort) parameters.set("sort", sortParameter(filter.sort));
  if (filter.page > 1) parameters.set("page", String(filter.page));
  for (const [name, value] of Object.entries(open)) parameters.set(name, value);
  return String(parameters) ? `/admin/dashboard/products?${parameters}` : "/admin/dashboard/products";
}

/** Where a product is looked at as shoppers see it, hidden or not. */
export const previewPath = ({ id }: { id: string }): string =>
  `/admin/dashboard/products/${encodeURIComponent(id)}/preview`;

/** Where a change or deletion of all products of the list is followed while it goes on. */
export const livePath = (filter: ProductListFilter): string =>
  productListPath({ ...filter, page: 1 }).replace("/products", "/products/live");

export const sortParameter = ({ key, descending }: { key: string; descending: boolean }): string =>
  `${descending ? "-" : ""}${key}`;
