import { expect, test } from "../shop-test.ts";
import { buyer, fillAddress, openProduct } from "./shopper.ts";

test("a shopper finds a product, fills a cart and places a cash-on-delivery order", async ({ page }) => {
  const name = await openProduct(page, "/shop?sort=price-asc");
  await page.getByRole("button", { name: "Increase quantity" }).first().click();
  await page.getByRole("button", { name: "Add to Cart", exact: true }).first().click();
  await expect(page.getByText("Added to Cart!")).toBeVisible();
  await expect(page.getByRole("link", { name: "Cart, 2 items" })).toBeVisible();

  await page.getByRole("link", { name: "Cart, 2 items" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(name).first()).toBeVisible();
  await page.getByRole("link", { name: "Proceed to Checkout" }).click();

  await expect(page.locator('[aria-current="step"]')).toContainText("Address");
  await fillAddress(page);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.locator('[aria-current="step"]')).toContainText("Shipping");
  await page.getByRole("radio", { name: /Express/ }).check();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.locator('[aria-current="step"]')).toContainText("Payment");
  await page.getByRole("radio", { name: /Cash on Delivery/ }).check();
  await page.getByRole("button", { name: "Place Order" }).click();

  await page.waitForURL(/\/order-confirmation\?orderId=JC-\d+/);
  await expect(page.getByText("Order Placed!")).toBeVisible();
  await expect(page.getByText(/JC-\d{13}/).first()).toBeVisible();
  await expect(page.getByText(buyer["Address Line 1"])).toBeVisible();
  await expect(page.getByRole("link", { name: "Cart", exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText(buyer["Address Line 1"])).toBeVisible();
});

test("Add to Cart shows for 500 ms that it works, and stays usable", async ({ page }) => {
  await page.clock.install();
  await openProduct(page);
  const add = page.getByRole("button", { name: "Add to Cart", exact: true }).first();
  await page.clock.pauseAt(Date.now() + 60_000);
  await add.click();
  await expect(add).toHaveAttribute("aria-busy", "true");
  await expect(add).toBeEnabled();
  await page.clock.runFor(500);
  await expect(add).not.toHaveAttribute("aria-busy");
});

test("an empty checkout says so and goes to the shop, from where Back leads past it", async ({ page }) => {
  await page.goto("/about");
  await page.goto("/checkout");
  await expect(page.getByText("Your cart is empty.", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Continue Shopping" })).toBeVisible();
  await page.waitForURL(/\/shop$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test("a cart's quantity is typed freely, at most what is had, and nothing at zero", async ({ page }) => {
  const name = await openProduct(page);
  const asked = page.getByRole("textbox", { name: "Quantity", exact: true });
  const add = page.getByRole("button", { name: "Add to Cart", exact: true }).first();
  await asked.fill("");
  await asked.pressSequentially("1500");
  await add.click();
  await expect(asked).not.toHaveValue("1500");
  const most = await asked.inputValue();
  expect(Number(most)).toBeGreaterThan(150);
  await page.getByRole("link", { name: `Cart, ${most} items` }).click();

  const quantity = page.getByRole("textbox", { name: `Quantity of ${name}` });
  await quantity.fill("12");
  await expect(page.getByRole("link", { name: "Cart, 12 items" })).toBeVisible();
  await page.getByRole("button", { name: `Increase quantity of ${name}` }).click();
  await expect(page.getByText(`${name} quantity updated in cart`)).toBeVisible();
  await quantity.fill("");
  await quantity.pressSequentially("1500");
  await quantity.press("Tab");
  await expect(quantity).toHaveValue("999");
  await expect(page.getByRole("link", { name: "Cart, 999 items" })).toBeVisible();

  await quantity.fill("10");
  await quantity.press("Home");
  await quantity.press("Delete");
  await expect(quantity).toHaveValue("0");
  await quantity.press("2");
  await expect(quantity).toHaveValue("20");
  await expect(page.getByRole("link", { name: "Cart, 20 items" })).toBeVisible();
  await quantity.fill("0");
  await expect(page.getByRole("link", { name: "Cart, 20 items" })).toBeVisible();
  await quantity.press("Enter");
  const empty = page.getByText("Your cart is empty").first();
  await expect(empty).toBeVisible();

  const addAgain = async () => {
    await page.goBack();
    await add.click();
    await page.getByRole("link", { name: /^Cart, \d+ items?/ }).click();
  };
  await addAgain();
  await quantity.fill(" ");
  await quantity.press("Tab");
  await expect(quantity).toHaveValue("1");
  await quantity.fill("0");
  await quantity.press("Tab");
  await expect(empty).toBeVisible();
  await addAgain();
  await page.getByRole("button", { name: `Remove ${name} from cart` }).click();
  await expect(empty).toBeVisible();
});
