import { createContext, useContext, useMemo, useSyncExternalStore } from "react";
import { useSentCartCount } from "#ui/render-facts.tsx";
import {
  type AddRefusal,
  addToCart,
  type Cart,
  type CartProduct,
  itemCount,
  removeLine,
  setQuantity,
} from "../cart.ts";
import { type BrowserCart, type CartSnapshot, emptySnapshot } from "./browser-cart.ts";
import { whyNotAdded } from "./cart-cookie.ts";

/** The browser's cart, opened once by CartProvider; null while the server renders. */
export const CartContext = createContext<BrowserCart | null | undefined>(undefined);

const noChange = () => () => {};

export interface CartInHand extends CartSnapshot {
  /** Pieces in the cart; until the browser's own is read, as many as the server saw. */
  count: number;
  /** Adds, and says so for a moment. Returns why nothing was added. */
  add(product: CartProduct, quantity?: number): AddRefusal | undefined;
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
  const sentCount = useSentCartCount();
  return useMemo(() => {
    const count = snapshot.ready ? itemCount(snapshot.lines) : sentCount;
    return { ...snapshot, count, ...acts(store) };
  }, [snapshot, store, sentCount]);
}

function acts(store: BrowserCart | null) {
  const replace = (rule: (cart: Cart) => Cart) => store?.change(rule);
  return {
    replace,
    add(product: CartProduct, quantity = 1): AddRefusal | undefined {
      const refusal = whyNotAdded(store?.snapshot().lines ?? [], product, quantity);
      if (refusal) return refusal;
      store?.startAdding(product.id);
      replace((cart) => addToCart(cart, product, quantity));
      return undefined;
    },
    setQuantity: (id: string, quantity: number) => replace((cart) => setQuantity(cart, id, quantity)),
    remove: (id: string) => replace((cart) => removeLine(cart, id)),
    clear: () => replace((cart) => (cart.length > 0 ? [] : cart)),
  };
}
