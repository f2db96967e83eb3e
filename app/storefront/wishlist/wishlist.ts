/**
 * The wishlist is a list of product ids that the browser keeps, or the account when signed in (CATALOGUE-32).
 */
export type Wishlist = readonly string[];

export const longestWishlist = 100;

/** The account's list as a page that needs no script. */
export const myWishlistPath = "/dashboard/wishlist";

/** Where it becomes a list that others see (LINK-7). */
export const shareListPath = `${myWishlistPath}/lists`;

/** Ids are text of any kind, but neither long nor with control characters, which no database takes. */
const idShape = /^[^\p{Cc}]{1,100}$/u;

export const isOnWishlist = (list: Wishlist, id: string): boolean => list.includes(id);

/** Adds the newest in front; the oldest leaves a full list. */
export const withItem = (list: Wishlist, id: string): Wishlist =>
  isOnWishlist(list, id) ? list : [id, ...list].slice(0, longestWishlist);

export const withoutItem = (list: Wishlist, id: string): Wishlist => list.filter((other) => other !== id);

/** Reads what the browser stored. An unreadable list is an empty one; what is no id is left out. */
export function parseWishlist(stored: string | null): Wishlist {
  try {
    return wishlistOf(JSON.parse(stored ?? "[]"));
  } catch {
    return [];
  }
}

/** The list in the account's answer; throws where somebody else answered, whose empty list is no list. */
export function wishlistIn(answer: unknown): Wishlist {
  const ids = Object(answer).ids;
  if (!Array.isArray(ids)) throw answer;
  return wishlistOf(ids);
}

function wishlistOf(stored: unknown): Wishlist {
  if (!Array.isArray(stored)) return [];
  const ids = stored.filter((id) => typeof id === "string").filter((id) => idShape.test(id));
  return [...new Set(ids)].slice(0, longestWishlist);
}

/** The ids that a data request names; bounded like the list itself. */
export const idsAsked = (parameter: string | null): Wishlist => wishlistOf((parameter ?? "").split(","));
