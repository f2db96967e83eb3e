import { type ReactNode, useState } from "react";
import { openBrowserCart } from "./browser-cart.ts";
import { CartContext } from "./cart-store.ts";

/** Gives the cart to everything below it. */
export function CartProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() => (typeof window === "undefined" ? null : openBrowserCart(window)));
  return <CartContext value={store}>{children}</CartContext>;
}
