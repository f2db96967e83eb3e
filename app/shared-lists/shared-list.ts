import { shareListPath } from "#storefront/wishlist/wishlist.ts";

/** A list of goods that a customer shows to whoever has its link (LINK-7). */
export interface SharedList {
  id: string;
  /** Opens it. */
  token: string;
  /** As its owner typed it. */
  title: string;
  /** The products' ids, in order; also of those that are gone. */
  products: readonly string[];
  version: number;
}

/** So many lists an account shows at once. */
export const mostLists = 10;
/** So long is a title, in letters. */
export const longestTitle = 60;

/** One of an account's lists, for its owner. */
export const myListPath = (id: string): string => `${shareListPath}/${encodeURIComponent(id)}`;

/** The list as others see it. */
export const listPath = (token: string): string => `/list/${encodeURIComponent(token)}`;

/** Nothing else is looked up: 128 bits in base64url. */
export const isListToken = (text: string): boolean => /^[\w-]{22}$/.test(text);
