import { type ReactNode, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { openBrowserCart } from "./browser-cart.ts";
import { CartContext } from "./cart-store.ts";

/**
 * Gives the cart to everything below it, and looks after each navigation whether the server has changed it.
 */
export function CartProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() => (typeof window === "undefined" ? null : openBrowserCart(window)));
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for on every page
  useEffect(() => store?.takeOver(), [store, key]);
  return <CartContext value={store}>{children}</CartContext>;
}
