import { adminList, type ListState } from "#records/fields/admin-list.ts";
import { collections } from "../../product.ts";

/** As many ticks as a page has rows at the most (PRODUCT-17). */
export const mostTicked = 100;

const sorts = ["", "name", "-name", "price", "-price", "stock", "-stock"] as const;
const choices = { collection: ["", ...collections], stock: ["", "in", "out"], sort: sorts } as const;

/** Without a sort the newest come first. */
export const productList = adminList("/admin/dashboard/products", choices);

export type ProductListChoices = typeof choices;
type ProductListState = ListState<ProductListChoices>;

/** Which products are meant; an absent part filters none out. */
export type ProductListFilter = Partial<ProductListState>;

/** A column that the list can stand in the order of, and the way: `price` or, descending, `-price`. */
export const sortOf = (sort: string) => ({ key: sort.replace("-", ""), descending: sort.startsWith("-") });

export const sortBy = ({ key, descending }: ReturnType<typeof sortOf>): ProductListState["sort"] =>
  sorts.find((sort) => sort === `${descending ? "-" : ""}${key}`) ?? "";

/** Where a product is looked at as shoppers see it, hidden or not. */
export const previewPath = ({ id }: { id: string }): string =>
  `${productList.path}/${encodeURIComponent(id)}/preview`;
