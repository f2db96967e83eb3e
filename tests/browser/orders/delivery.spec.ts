import { expect, test } from "../shop-test.ts";

const product = "/shop/kohbar-lotus-tote";

test.use({ viewport: { width: 360, height: 740 } });

test("a PIN code is asked about in its place on the product's page", async ({ page }) => {
  await page.goto(product);
  // Its script comes after the page's own; a press before that opens the answer's page.
  await expect(page.locator("main form[data-hydrated]")).toBeVisible();
  const pin = page.getByLabel("Pincode", { exact: true });
  await pin.fill("847");
  await page.getByRole("button", { name: "Check Delivery" }).click();
  await expect(page.getByText("Enter a PIN code of six digits, such as 847211.")).toBeVisible();
  await pin.fill("847 211");
  await pin.press("Enter");
  await expect(page.getByText("Delivery to 847211, Bihar")).toBeVisible();
  await expect(page.getByText("Cash on delivery").first()).toBeVisible();
  await expect(page).toHaveURL(product);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the answer is a page of its own, which leads back", async ({ page }) => {
    await page.goto(product);
    await page.getByLabel("Pincode", { exact: true }).fill("847211");
    await page.getByRole("button", { name: "Check Delivery" }).click();
    await expect(page).toHaveURL(/\/delivery\?product=kohbar-lotus-tote&pin=847211/);
    await expect(page.getByText("Delivery to 847211, Bihar")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Back to" }).click();
    await expect(page).toHaveURL(product);
  });
});
