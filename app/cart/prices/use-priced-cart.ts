import { useEffect, useMemo, useState } from "react";
import type { ShownPromotions } from "#discounts/shown-promotions.ts";
import { blankLines, type CartClaim } from "../kept/cart-cookie.ts";
import { type CartInHand, useCart } from "../kept/cart-store.ts";
import { articlesIn, articlesText } from "../kept/goods-code.ts";
import { fetchPrices, useHeldPieces } from "./fetch-prices.ts";
import { type PriceAnswer, type PricedLine, priceCart, unasked } from "./priced-cart.ts";

/** What a loader found: the cart in the cookie and what the shop says of its products. */
export interface GivenCart {
  claims: readonly CartClaim[];
  answer: PriceAnswer;
  /** None where the shop could not be reached. */
  promotions?: ShownPromotions;
}

export interface PricedCart {
  cart: CartInHand;
  lines: PricedLine[];
  /** The shop's answers so far, for keeping what the shopper has seen. */
  answer: PriceAnswer;
}

/**
 * The cart with present prices: the cookie's while the server renders, the browser's own from then on. What
 * this tab's own unpaid order holds is there for it.
 */
export function usePricedCart(given: GivenCart): PricedCart {
  const cart = useCart();
  const [late, setLate] = useState<PriceAnswer>([]);
  const held = useHeldPieces(given.answer);
  const answer = useMemo(() => [...given.answer, ...late, ...held], [given.answer, late, held]);
  const own = cart.ready ? cart.lines : blankLines(given.claims);
  const missing = cart.ready ? articlesText(unasked(own, answer)) : "";

  useEffect(() => {
    if (missing === "") return;
    const call = new AbortController();
    fetchPrices(articlesIn(missing), call.signal).then(
      (found) => setLate((known) => [...known, ...found]),
      // Unreachable: the lines keep their display copies, and placing an order asks again.
      () => {},
    );
    return () => call.abort();
  }, [missing]);

  return { cart, lines: priceCart(own, answer), answer };
}
