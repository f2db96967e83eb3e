import { adminList, type ListState } from "#records/fields/admin-list.ts";
import type { StockMails } from "#values/stock-mails.ts";
import { collections } from "../../product.ts";

/** As many ticks as a page has rows at the most (PRODUCT-17). */
export const mostTicked = 100;

const sorts = ["", "name", "-name", "price", "-price", "stock", "-stock"] as const;
/** The list of all, and what waits for the owner (PRODUCT-17). */
export const productTabs = ["all", "running-out", "out", "hidden", "no-picture"] as const;
export type ProductTab = (typeof productTabs)[number];

const choices = {
  tab: productTabs,
  collection: ["", ...collections],
  stock: ["", "in", "out"],
  sort: sorts,
} as const;

/** Without a sort the newest come first. */
export const productList = adminList("/admin/dashboard/products", choices);

export type ProductListChoices = typeof choices;
type ProductListState = ListState<ProductListChoices>;

/** Which products are meant; an absent part filters none out. */
export type ProductListFilter = Omit<Partial<ProductListState>, "tab"> & OnTab;

/** What runs out goes by how few pieces the owner calls few. */
type OnTab = { tab?: Exclude<ProductTab, "running-out"> } | { tab: "running-out"; lowAt: number };

export const listedProducts = (state: ProductListState, { lowAt }: StockMails): ProductListFilter => ({
  ...state,
  lowAt,
});

/** A column that the list can stand in the order of, and the way: `price` or, descending, `-price`. */
export const sortOf = (sort: string) => ({ key: sort.replace("-", ""), descending: sort.startsWith("-") });

export const sortBy = ({ key, descending }: ReturnType<typeof sortOf>): ProductListState["sort"] =>
  sorts.find((sort) => sort === `${descending ? "-" : ""}${key}`) ?? "";

/** Where a form searches products by name, with their pictures. */
export const foundProductsPath = "/admin/dashboard/products/found";

/** Where a product is looked at as shoppers see it, hidden or not. */
export const previewPath = ({ id }: { id: string }): string =>
  `${productList.path}/${encodeURIComponent(id)}/preview`;
