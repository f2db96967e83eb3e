import type { Page } from "@playwright/test";
import { field, fill, save, uniqueName } from "../admin/products-admin.ts";
import { openProduct } from "../checkout/shopper.ts";
import { expect, signAdminIn, test } from "../shop-test.ts";

// On a phone, where a toast is as wide as the screen (TEXT-4).

test.use({ viewport: { width: 360, height: 640 } });

const toast = (page: Page) => page.getByRole("region", { name: "Notifications" }).locator("> *");

/** Which of the controls in use the toast lies over. */
async function hidden(page: Page): Promise<string[]> {
  const box = await toast(page).boundingBox();
  if (!box) throw new Error("no toast is shown");
  return page.evaluate(({ x, y, width, height }) => {
    const inUse = [document.activeElement, ...document.querySelectorAll(":is(main, dialog) .main-button")];
    return inUse.flatMap((control) => {
      if (!control || control === document.body) return [];
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const isFree = right <= x || left >= x + width || bottom <= y || top >= y + height;
      return isFree ? [] : [control.outerHTML];
    });
  }, box);
}

test("a toast hides neither the field that is wrong nor the button that sends it", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("main").getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.getByRole("main").getByRole("textbox", { name: "Email" })).toBeFocused();
  await expect(toast(page)).toBeVisible();
  await expect.poll(() => hidden(page)).toEqual([]);
});

test("a toast hides nothing within the thumb's reach", async ({ page }) => {
  await openProduct(page);
  await page.getByRole("main").getByRole("button", { name: "Add to Cart" }).last().click();
  await expect(toast(page)).toBeVisible();
  await expect.poll(() => hidden(page)).toEqual([]);
});

test("in a long form a toast lies over no field in use, nor its bar", async ({ page, context }) => {
  await signAdminIn(context);
  await page.goto("/admin/dashboard/products?new");
  await fill(page, uniqueName());
  await context.setOffline(true);
  await save(page);
  await expect(toast(page)).toBeVisible();
  await expect.poll(() => hidden(page)).toEqual([]);
  for (const label of ["Name", "Slug"])
    for (const block of ["start", "center", "end"] as const) {
      await field(page, label).evaluate((control, place) => {
        control.focus({ preventScroll: true });
        control.scrollIntoView({ block: place });
      }, block);
      await expect.poll(() => hidden(page)).toEqual([]);
    }
  await toast(page).getByRole("button", { name: "Close" }).click();
  await expect(toast(page)).toHaveCount(0);
});
