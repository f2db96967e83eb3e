import { expect, test } from "./admin-pages.ts";

test("Ctrl-K opens the search over a page; arrows and Enter lead to a find", async ({ page }) => {
  await page.goto("/admin/dashboard/blog");
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog", { name: "Search" });
  const box = dialog.getByRole("searchbox", { name: "Search orders, products, people and pages" });
  await expect(box).toBeFocused();
  await box.fill("coupon");
  await expect(dialog.getByRole("link", { name: /^Discounts/ })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(dialog.getByRole("link", { name: /^Discounts/ })).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(box).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Discounts" })).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.keyboard.press("Control+k");
  await box.fill("nothing-is-called-so");
  await expect(dialog.getByRole("status")).toHaveText("Nothing found for “nothing-is-called-so”.");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("opened again in the moment in which it closes, it stays open", async ({ page }) => {
  await page.goto("/admin/dashboard/blog");
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog", { name: "Search" });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).evaluate(async (button: HTMLElement) => {
    button.click();
    await new Promise<void>((rendered) => queueMicrotask(() => queueMicrotask(rendered)));
    const keys = { key: "k", ctrlKey: true, bubbles: true, cancelable: true };
    document.dispatchEvent(new KeyboardEvent("keydown", keys));
    // The event that tells of the closing comes in a task of its own.
    await new Promise((told) => setTimeout(told, 0));
  });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("searchbox").fill("coupon");
  await expect(dialog.getByRole("link", { name: /^Discounts/ })).toBeVisible();
});

test("a product is found on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await page.goto("/admin/dashboard/orders");
  await page.getByRole("link", { name: "Search" }).click();
  await page.getByRole("dialog").getByRole("searchbox").fill("tote");
  const find = page.getByRole("dialog").getByRole("link", { name: /Tote/ }).first();
  await expect(find).toBeVisible();
  await find.click();
  await expect(page).toHaveURL(/products\?edit=/);
  await expect(page.getByRole("dialog", { name: "Search" })).toBeHidden();
});
