import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * A panel by the browser's own popover: it opens without script, closes on Escape or a press beside it, and
 * gives the focus back. Script adds only that it closes when the page changes.
 */
export function usePopover() {
  const panel = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes it
  useEffect(() => closePopover(panel.current), [key]);
  return panel;
}

export function closePopover(panel: HTMLElement | null): void {
  // `:is` forgives what a browser does not know: one without popovers has none open.
  if (panel?.matches(":is(:popover-open)")) panel.hidePopover();
}
