import type { Page } from "@playwright/test";
import { expect } from "./shop-test.ts";

/** A finger's room (WCAG 2.5.5); half a pixel is left to rounding. */
const least = 43.5;

/** Every control outside running text that is too small for a finger, as its words and its size. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate((leastSide) => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest(".sr-only, [inert]");
    const isInText = (element: Element) =>
      getComputedStyle(element).display === "inline" &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    /**
     * What a finger may meet: the label of a choice, the card that a link is stretched over, else the box
     * itself.
     */
    const area = (element: HTMLElement): DOMRect => {
      if (element instanceof HTMLInputElement && /radio|checkbox/.test(element.type))
        return (element.labels?.[0] ?? element).getBoundingClientRect();
      const over = getComputedStyle(element, "::after");
      const isStretched = over.content !== "none" && over.position === "absolute";
      return (isStretched ? (element.offsetParent ?? element) : element).getBoundingClientRect();
    };
    return [...document.querySelectorAll<HTMLElement>("a[href], button, summary, input, select, textarea")]
      .filter((element) => element.getAttribute("type") !== "hidden" && element.tabIndex >= 0)
      .filter((element) => isShown(element) && !isInText(element))
      .flatMap((element) => {
        const { width, height } = area(element);
        const words = element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 40);
        const size = `${Math.round(width)} × ${Math.round(height)}`;
        return Math.min(width, height) < leastSide ? [`${element.localName} ${words}: ${size}`] : [];
      });
  }, least);
}

/**
 * Every control of the page, or of what is open above it, that a finger can't reach since something lies over
 * its middle.
 */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const onTop = document.querySelector("dialog[open], :popover-open") ?? document.body;
    return [...onTop.querySelectorAll<HTMLElement>("a[href], button, summary, input, select, textarea")]
      .filter((element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest(".sr-only"))
      .flatMap((element) => {
        const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
        const target = element.matches("[type=radio], [type=checkbox]") ? (label ?? element) : element;
        target.scrollIntoView({ block: "center", behavior: "instant" });
        const box = target.getClientRects()[0] ?? new DOMRect();
        const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        // The link past the header is on the screen only while it has the focus; a toast goes by itself.
        if (!hit || target.contains(hit) || hit.closest(".toasts")) return [];
        return [`${element.getAttribute("aria-label") ?? element.textContent} below ${hit.textContent}`];
      });
  });
}

/** Fails with every control of the page that a finger misses: too small, or below something else. */
export async function expectRoomy(page: Page): Promise<void> {
  expect.soft(await tooSmall(page), page.url()).toEqual([]);
  expect.soft(await covered(page), page.url()).toEqual([]);
}
