import type { Page } from "@playwright/test";
import { fillCart } from "../checkout/shopper.ts";
import { expect, test } from "../shop-test.ts";

/** How the focused control lies on the screen; undefined when the page has been passed. */
interface Focused {
  words: string;
  /** What covers it, in whole or in part. */
  coveredBy: string | undefined;
  isOnScreen: boolean;
}

/**
 * Looks at what has the focus: its whole box (as much as the screen holds) lies between the bars that stay in
 * sight.
 */
function focused(page: Page): Promise<Focused | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const box = element.getBoundingClientRect();
    const words = `${element.localName} ${element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 40)}`;
    // Looked for above what is seen only: asking every element of a page at every press takes seconds.
    const isBar = (each: Element): boolean => {
      const { position, top, bottom } = getComputedStyle(each);
      return position === "sticky" && (top === "0px" || bottom === "0px") && !each.contains(element);
    };
    const barAround = (each: Element | null): Element | null =>
      each && !isBar(each) ? barAround(each.parentElement) : each;
    // Corners are round.
    const [left, right, top, bottom] = [box.left + 2, box.right - 2, box.top + 2, box.bottom - 2];
    const seen = [left, (left + right) / 2, right].flatMap((x) =>
      [top, (top + bottom) / 2, bottom].map((y) => document.elementFromPoint(x, y)),
    );
    const covering = seen.map(barAround).find((bar) => bar !== null);
    return {
      words,
      coveredBy: covering && `${covering.localName} ${covering.className.slice(0, 40)}`,
      isOnScreen: box.top >= -0.5 && box.top < innerHeight && box.bottom > 0 && box.width > 0,
    };
  });
}

/** Tabs through a whole page, then back, and fails at the first control that can't be seen whole. */
async function tabThrough(page: Page): Promise<void> {
  for (const key of ["Tab", "Shift+Tab"]) {
    for (let presses = 0; presses < 120; presses += 1) {
      await page.keyboard.press(key);
      const found = await focused(page);
      if (!found) break;
      const { words, ...lies } = found;
      expect(lies, `${page.url()} ${words}`).toEqual({ coveredBy: undefined, isOnScreen: true });
    }
  }
}

for (const screen of [
  { width: 360, height: 640 },
  { width: 1280, height: 720, tag: "@torture" },
]) {
  const { tag = [], ...viewport } = screen;
  test.describe(`at ${viewport.width} px the focus is never hidden below a bar`, { tag }, () => {
    test.use({ viewport });

    test("on the home page, in the shop, on a product and at the checkout", async ({ page }) => {
      test.setTimeout(120_000);
      for (const path of ["/", "/shop"]) {
        await page.goto(path);
        await tabThrough(page);
      }
      await fillCart(page);
      await page.keyboard.press("Escape");
      await page.reload();
      await tabThrough(page);
      await page.goto("/checkout");
      await tabThrough(page);
      await page.goto("/cart");
      await tabThrough(page);
    });
  });
}
