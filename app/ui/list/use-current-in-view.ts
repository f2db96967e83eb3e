import { type RefObject, useEffect, useRef } from "react";

/** For a row of tabs or links that a phone cuts off: it begins with the current one in sight. */
export function useCurrentInView<Row extends HTMLElement>(
  current: string | undefined,
): RefObject<Row | null> {
  const row = useRef<Row>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks again when another one is current
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>("[aria-selected=true], [aria-current=page]");
    if (!row.current || !tab) return;
    // The row alone is scrolled: somebody may read further down by now.
    const { left, right } = row.current.getBoundingClientRect();
    const place = tab.getBoundingClientRect();
    if (place.right > right) row.current.scrollLeft += place.right - right;
    if (place.left < left) row.current.scrollLeft -= left - place.left;
  }, [current]);
  return row;
}
