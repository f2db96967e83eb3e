import type { Page } from "@playwright/test";
import { expect, test } from "../shop-test.ts";
import { fillAddress, fillCart } from "./shopper.ts";

// NAMASTE10 is a code of the demo shop: ten per cent, at most ₹300.

const sums = (page: Page) => page.getByRole("main").locator("dl");
const field = (page: Page) => page.getByLabel("Discount code");

test("a code from an address counts in the cart; another is typed in the checkout", async ({ page }) => {
  await page.goto("/about?code=namaste10");
  await expect(page).toHaveURL(/\/about$/);
  await fillCart(page);
  await page.getByRole("link", { name: "Cart, 1 item" }).click();
  const discount = sums(page).locator("div", { hasText: "Discount (NAMASTE10)" }).locator("dd");
  const one = await discount.innerText();
  await page.getByRole("button", { name: /^Increase/ }).click();
  await expect(discount).not.toHaveText(one);

  await field(page).fill("NOTHING");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("This code does not exist.")).toBeVisible();
  await expect(field(page)).toHaveValue("NOTHING");
  await expect(discount).toBeVisible();
  await page.getByRole("button", { name: "Remove discount code NAMASTE10" }).click();
  await expect(discount).toHaveCount(0);

  await page.getByRole("link", { name: "Proceed to Checkout" }).click();
  await fillAddress(page, { City: "Darbhanga" });
  await page.getByRole("button", { name: "Next" }).click();
  await field(page).fill("NAMASTE10");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("button", { name: "Remove discount code NAMASTE10" })).toBeVisible();
  await expect(field(page)).toHaveValue("");
  await expect(page.locator('[aria-current="step"]')).toContainText("Shipping");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("radio", { name: /Cash on Delivery/ }).check();
  await page.setViewportSize({ width: 360, height: 740 });
  for (const code of ["NOTHING", "NAMASTE10"]) {
    await field(page).fill(code);
    await field(page).press("Enter");
    if (code === "NOTHING") await expect(page.getByText("This code does not exist.")).toBeVisible();
  }
  await expect(page.getByText("This code does not exist.")).toHaveCount(0);
  await expect(page.locator('[aria-current="step"]')).toContainText("Payment");
  await page.getByRole("button", { name: "Place Order" }).click();
  await expect(page.getByText("Discount (NAMASTE10)")).toBeVisible();
});
