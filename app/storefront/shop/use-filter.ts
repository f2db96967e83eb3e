import { useState } from "react";
import { useNavigate, useNavigation } from "react-router";
import { changeFilter, type ProductFilter } from "#catalogue/list/product-filter.ts";
import { shopPath } from "#catalogue/list/shop-path.ts";

/**
 * The filter as the visitor has just chosen it (ahead of the results while those are on their way), and the
 * way to change it: at once, in place, the old results staying until the new ones are here.
 */
export function useFilter(shown: ProductFilter) {
  const navigate = useNavigate();
  const { location } = useNavigation();
  const [hand, setHand] = useState({ shown, chosen: shown });
  // New results bring their own filter, which then is the one in hand.
  if (hand.shown !== shown) setHand({ shown, chosen: shown });

  function change(part: Partial<Omit<ProductFilter, "page">>, { replace = false } = {}): void {
    const chosen = changeFilter(hand.chosen, part);
    setHand({ shown, chosen });
    void navigate(shopPath(chosen), { preventScrollReset: true, replace });
  }
  return { chosen: hand.chosen, isFiltering: location?.pathname === "/shop", change };
}

export type FilterInHand = ReturnType<typeof useFilter>;
