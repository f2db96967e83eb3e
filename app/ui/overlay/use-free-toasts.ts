import { useEffect } from "react";
import { freeTop } from "./free-place.ts";
import { watchToasts } from "./toast-store.ts";

/** From a window's lower edge to a toast there: a phone's dock has room below it. */
const low = 88;
/** From its upper edge, over the header. */
const high = 6;

/** Keeps toasts off what has the focus, and off the main button, as long as they are shown (TEXT-4). */
export function useFreeToasts(): void {
  useEffect(() => {
    const place = () => document.querySelectorAll<HTMLElement>(".toasts > *").forEach(move);
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    document.addEventListener("focusin", place, options);
    document.addEventListener("scroll", place, { ...options, passive: true });
    // A keyboard that comes leaves less of the window.
    window.visualViewport?.addEventListener("resize", place, options);
    const unwatch = watchToasts(() => requestAnimationFrame(place));
    return () => {
      stop.abort();
      unwatch();
    };
  }, []);
}

function move(toast: HTMLElement): void {
  if (toast.contains(document.activeElement)) return;
  toast.style.translate = "";
  const box = toast.getBoundingClientRect();
  const seen = window.visualViewport;
  const end = seen ? seen.offsetTop + seen.height : window.innerHeight;
  const top = freeTop(box, [box.top, end - low - (box.bottom - box.top), high], inUse(toast));
  toast.style.translate = `0 ${top - box.top}px`;
}

/** The main buttons, and what has the focus; a page or dialog has it where none of its controls does. */
function inUse(toast: HTMLElement): DOMRect[] {
  const page = toast.closest("dialog") ?? document;
  const focused = document.activeElement?.matches("body, dialog, main, h1") ? null : document.activeElement;
  return [...page.querySelectorAll(".main-button"), ...(focused ? [focused] : [])].map((control) =>
    control.getBoundingClientRect(),
  );
}
