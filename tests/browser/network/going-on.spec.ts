import { expect, test } from "../shop-test.ts";

const dataOfProduct = /\/shop\/[^/]+\.data/;

test("a page that somebody is about to open has been asked for by then", async ({ page }) => {
  await page.goto("/shop");
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

test("the way home leads on from a page that came with other routes", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("banner").getByRole("link", { name: "Home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Carry Bihar's Legacy");
});
