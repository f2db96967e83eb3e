import { useNavigate, useNavigation } from "react-router";
import { changeFilter, type ProductFilter, parseFilter, shopPath } from "#catalogue/product-filter.ts";

/**
 * The filter as the visitor has just chosen it (ahead of the results while those are on their way), and the way to
 * change it: at once, in place, the old results staying until the new ones are here.
 */
export function useFilter(shown: ProductFilter) {
  const navigate = useNavigate();
  const { location } = useNavigation();
  const isFiltering = location?.pathname === "/shop";
  const chosen = isFiltering ? parseFilter(new URLSearchParams(location.search)) : shown;

  function change(part: Partial<Omit<ProductFilter, "page">>, { replace = false } = {}): void {
    void navigate(shopPath(changeFilter(chosen, part)), { preventScrollReset: true, replace });
  }
  return { chosen, isFiltering, change };
}

export type FilterInHand = ReturnType<typeof useFilter>;
