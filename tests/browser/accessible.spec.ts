import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "./shop-test.ts";
import { openProduct } from "./shopper.ts";

for (const width of [360, 1280]) {
  for (const path of [
    "/",
    "/shop",
    "/cart",
    "/checkout",
    "/wishlist",
    "/faq",
    "/about",
    "/artisans",
    "/artisan/zubaida-khatoon",
    "/blog",
    "/blog/what-grows-into-colour",
    "/contact",
    "/b2b",
    "/privacy",
    "/order-confirmation?orderId=JC-0",
  ]) {
    test(`axe finds nothing on ${path} at ${width} px, and nothing is wider than the screen`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const { violations } = await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"])
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
}

test("axe finds nothing on a product and in its quote dialog", async ({ page }) => {
  await openProduct(page);
  const onPage = await new AxeBuilder({ page }).analyze();
  expect(onPage.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await page.getByRole("button", { name: "Request Bulk Quote" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  const inDialog = await new AxeBuilder({ page }).analyze();
  expect(inDialog.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Request Bulk Quote" })).toBeFocused();
});
