import { useSyncExternalStore } from "react";
import { addWish, isWished, parseWishlist, removeWish, type Wishlist } from "./wishlist.ts";

const key = "jhola-wishlist";
const none: Wishlist = [];
const listeners = new Set<() => void>();
let known: { text: string | null; list: Wishlist } = { text: null, list: none };

/** The stored list; the same object as long as the stored text is the same. */
function read(): Wishlist {
  const text = storedText();
  if (text !== known.text) known = { text, list: parseWishlist(text) };
  return known.list;
}

/** A browser may forbid storage altogether; the list then lives as long as the page. */
function storedText(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return known.text;
  }
}

function write(list: Wishlist): void {
  known = { text: JSON.stringify(list), list };
  try {
    localStorage.setItem(key, JSON.stringify(list));
  } catch {
    // Kept for this page only.
  }
  for (const listener of listeners) listener();
}

/** Other tabs write too. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** The wishlist of this browser; `ready` is false until the page knows it (on the server and while hydrating). */
export function useWishlist() {
  const list = useSyncExternalStore<Wishlist | undefined>(subscribe, read, () => undefined);
  return {
    ready: list !== undefined,
    ids: list ?? none,
    has: (id: string) => isWished(list ?? none, id),
    add: (id: string) => write(addWish(read(), id)),
    remove: (id: string) => write(removeWish(read(), id)),
  };
}
