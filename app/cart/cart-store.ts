import { createContext, useContext, useMemo, useSyncExternalStore } from "react";
import { type BrowserCart, type CartSnapshot, emptySnapshot } from "./browser-cart.ts";
import { addToCart, type Cart, type CartProduct, itemCount, removeLine, setQuantity } from "./cart.ts";

/** The browser's cart, opened once by CartProvider; null while the server renders. */
export const CartContext = createContext<BrowserCart | null | undefined>(undefined);

const noChange = () => () => {};

export interface CartInHand extends CartSnapshot {
  /** Pieces in the cart. */
  count: number;
  /** Adds and starts the loading time; false when the cart takes no further product. */
  add(product: CartProduct, quantity?: number): boolean;
  setQuantity(id: string, quantity: number): void;
  remove(id: string): void;
  clear(): void;
  /** Brings the display copies up to date (prices that changed, names that were unknown). */
  replace(rule: (cart: Cart) => Cart): void;
}

/** The shopper's cart. Throws outside its provider. */
export function useCart(): CartInHand {
  const store = useContext(CartContext);
  if (store === undefined) throw new Error("useCart must be used within a CartProvider");
  const snapshot = useSyncExternalStore(
    store?.subscribe ?? noChange,
    store?.snapshot ?? (() => emptySnapshot),
    () => emptySnapshot,
  );
  return useMemo(
    () => ({ ...snapshot, count: itemCount(snapshot.lines), ...acts(store) }),
    [snapshot, store],
  );
}

function acts(store: BrowserCart | null) {
  const replace = (rule: (cart: Cart) => Cart) => store?.change(rule);
  return {
    replace,
    add(product: CartProduct, quantity = 1): boolean {
      store?.startLoading();
      replace((cart) => addToCart(cart, product, quantity));
      return store?.snapshot().lines.some(({ id }) => id === product.id) ?? false;
    },
    setQuantity: (id: string, quantity: number) => replace((cart) => setQuantity(cart, id, quantity)),
    remove: (id: string) => replace((cart) => removeLine(cart, id)),
    clear: () => replace((cart) => (cart.length > 0 ? [] : cart)),
  };
}
