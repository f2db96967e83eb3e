import type { Page } from "@playwright/test";
import { expect, test } from "./shop-test.ts";

const dataOfProduct = /\/shop\/[^/]+\.data/;

/** The page knows the shop's other routes a moment after it hydrated. */
const knowsItsWay = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => Object.keys(window.__reactRouterManifest?.routes ?? {}).length))
    .toBeGreaterThan(20);

test("a page that somebody is about to open has been asked for by then", async ({ page }) => {
  await page.goto("/shop");
  await knowsItsWay(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (dataOfProduct.test(request.url())) asked.push(request.url());
  });
  const product = page.locator("main a[href^='/shop/']").first();
  const answered = page.waitForResponse(dataOfProduct);
  await product.hover();
  await answered;
  await product.click();
  await expect(page.getByRole("button", { name: "Add to Cart", exact: true }).first()).toBeVisible();
  expect(asked).toHaveLength(1);
});

test("a link leads on before the page knows the shop's other routes, also when they can't be fetched", async ({
  page,
}) => {
  await page.route(/\/assets\/manifest-/, (route) => route.abort());
  await page.goto("/faq");
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await page.waitForURL(/\/terms$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Terms");
});

for (const canBeFetched of [true, false])
  test(`so does the way home, ${canBeFetched ? "while they come" : "also when they can't be fetched"}`, async ({
    page,
  }) => {
    if (!canBeFetched) await page.route(/\/assets\/manifest-/, (route) => route.abort());
    await page.goto("/about");
    await page.getByRole("banner").getByRole("link", { name: "Home" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Carry Bihar's Legacy");
  });
