import { type ToggleEvent, useEffect, useRef, useState } from "react";
import { closePopover } from "./popover.ts";

/**
 * Makes a popover with the look `sheet` a modal one: what it is called, where the focus goes, and that
 * neither Tab nor a screen reader leaves it. Escape and a press beside it close it by the browser's own
 * means, which also give the focus back.
 */
export function useSheet(name: string) {
  const ref = useRef<HTMLDivElement>(null);
  const release = useRef<() => void>(undefined);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    // A turned tablet shows the part in its place on the page.
    const wide = matchMedia("(width >= 56.25rem)");
    wide.onchange = () => closePopover(ref.current);
    return () => {
      wide.onchange = null;
      release.current?.();
    };
  }, []);

  function onBeforeToggle({ newState }: ToggleEvent<HTMLDivElement>) {
    // Before the browser gives the focus back to a button outside.
    if (newState === "closed") release.current?.();
  }
  function onToggle({ newState, currentTarget: sheet }: ToggleEvent<HTMLDivElement>) {
    setOpen(newState === "open");
    if (newState !== "open") return;
    sheet.querySelector<HTMLElement>(":checked, button, a")?.focus({ preventScroll: true });
    release.current = restOutside(sheet);
  }
  const dialog = isOpen && { role: "dialog", "aria-modal": true, "aria-label": name };
  return { ref, onBeforeToggle, onToggle, ...dialog };
}

/**
 * Everything beside an element rests, but for places that speak (toasts), and the page does not scroll;
 * returns what undoes that.
 */
function restOutside(element: HTMLElement): () => void {
  const resting: Element[] = [];
  for (
    let inner: Element = element;
    inner.parentElement && inner !== document.body;
    inner = inner.parentElement
  ) {
    for (const beside of inner.parentElement.children) {
      if (beside === inner || beside.matches("[inert], [aria-live]")) continue;
      beside.toggleAttribute("inert", true);
      resting.push(beside);
    }
  }
  const { dataset } = document.documentElement;
  dataset.sheet = "";
  return () => {
    delete dataset.sheet;
    for (const each of resting.splice(0)) each.toggleAttribute("inert", false);
  };
}
