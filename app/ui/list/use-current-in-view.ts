import { type RefObject, useEffect, useRef } from "react";

/**
 * For a row of tabs or links that a phone cuts off: the current one stands in its middle, between what comes
 * before and after it.
 */
export function useCurrentInView<Row extends HTMLElement>(
  current: string | undefined,
): RefObject<Row | null> {
  const row = useRef<Row>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks again when another one is current
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>("[aria-selected=true], [aria-current=page]");
    if (!row.current || !tab) return;
    // The row alone is scrolled: somebody may read further down by now.
    const middle = ({ left, right }: DOMRect) => (left + right) / 2;
    row.current.scrollLeft +=
      middle(tab.getBoundingClientRect()) - middle(row.current.getBoundingClientRect());
  }, [current]);
  return row;
}
