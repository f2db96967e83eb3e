import type { Page } from "@playwright/test";
import { publicPaths } from "./every-page.ts";
import { expect, test } from "./shop-test.ts";
import { goToPayment, openProduct } from "./shopper.ts";
import { signBrowserIn } from "./sign-in.ts";

test.use({ viewport: { width: 360, height: 740 } });

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

async function expectRoomy(page: Page): Promise<void> {
  expect(await tooSmall(page), page.url()).toEqual([]);
  expect(await covered(page), page.url()).toEqual([]);
}

for (const path of publicPaths) {
  test(`everything on ${path} is large enough for a finger`, async ({ page }) => {
    await page.goto(path);
    await expectRoomy(page);
  });
}

test("the open menu, the open filters, the zoomed picture and the bulk quote are large enough for a finger", async ({
  page,
}) => {
  await page.goto("/shop");
  await page.getByRole("button", { name: "Menu" }).click();
  await expectRoomy(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Show Filters" }).click();
  await expectRoomy(page);
  await openProduct(page);
  await page.getByRole("button", { name: "Zoom picture" }).click();
  await page.getByRole("dialog").waitFor();
  await expectRoomy(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Request Bulk Quote" }).click();
  await page.getByRole("dialog").waitFor();
  await expectRoomy(page);
});

test("the cart and every step of the checkout are large enough for a finger", async ({ page }) => {
  await goToPayment(page);
  await expectRoomy(page);
  await page.getByRole("button", { name: "Previous" }).click();
  await expectRoomy(page);
  await page.getByRole("button", { name: "Previous" }).click();
  await expectRoomy(page);
  await page.goto("/cart");
  await page.getByRole("button", { name: "Clear Cart" }).waitFor();
  await expectRoomy(page);
});

test("the customer area is large enough for a finger", async ({ page, context }) => {
  await signBrowserIn(context, "user");
  for (const path of ["my-orders", "wishlist", "settings", "settings/delete", "my-orders/none"]) {
    await page.goto(`/dashboard/${path}`);
    await expectRoomy(page);
  }
});
