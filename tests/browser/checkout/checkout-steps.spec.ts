import { expect, test } from "../shop-test.ts";
import { fillAddress, goToPayment, openProduct } from "./shopper.ts";

const step = '[aria-current="step"]';

test("the browser's Back goes a step back, and leaves the checkout from the first one", async ({ page }) => {
  await openProduct(page);
  await page.getByRole("button", { name: "Add to Cart", exact: true }).first().click();
  await page.getByRole("link", { name: "Cart, 1 item" }).click();
  await page.getByRole("link", { name: "Proceed to Checkout" }).click();
  await fillAddress(page);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.locator(step)).toContainText("Payment");
  await page.goBack();
  await expect(page.locator(step)).toContainText("Shipping");
  await page.goForward();
  await expect(page.locator(step)).toContainText("Payment");
  await page.getByRole("button", { name: "Previous" }).click();
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(page.locator(step)).toContainText("Address");
  await expect(page.getByRole("main").getByLabel("City", { exact: true }).first()).toHaveValue("Patna");
  await page.goBack();
  await expect(page).toHaveURL(/\/cart$/);
});

test("a step asked for by its address waits for the address", async ({ page }) => {
  await openProduct(page);
  await page.getByRole("button", { name: "Add to Cart", exact: true }).first().click();
  await page.goto("/checkout#payment");
  await expect(page.locator(step)).toContainText("Address");
});

test("a complaint leaves with its cause", async ({ page }) => {
  await openProduct(page);
  await page.getByRole("button", { name: "Add to Cart", exact: true }).first().click();
  await page.goto("/checkout");
  await page.getByRole("button", { name: "Next" }).click();
  const complaint = page
    .getByRole("region", { name: "Notifications" })
    .getByText("Please fill all required billing details.");
  await expect(complaint).toBeVisible();
  await fillAddress(page);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.locator(step)).toContainText("Shipping");
  await expect(complaint).toHaveCount(0);
});

test("the button says what it does for the chosen way to pay", async ({ page }) => {
  await goToPayment(page);
  await expect(page.getByRole("radio", { name: /Card or UPI/ })).toBeChecked();
  await expect(page.getByRole("button", { name: "Pay Now" })).toBeVisible();
  await page.getByRole("radio", { name: /Cash on Delivery/ }).check();
  await expect(page.getByRole("button", { name: "Place Order" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Pay Now" })).toHaveCount(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a card says what it needs, and a button brings another shipping address", async ({ page }) => {
    await openProduct(page);
    await page.getByRole("button", { name: "Add to Cart", exact: true }).first().click();
    await page.getByRole("link", { name: "Proceed to Checkout" }).click();
    const shipping = page.getByRole("group", { name: "Shipping address" });
    await expect(shipping).toHaveCount(0);
    await page.getByLabel("Full Name", { exact: true }).fill("Asha Kumari");
    await page.getByRole("button", { name: "Ship to another address" }).click();
    await expect(shipping).toBeVisible();
    await expect(page.getByLabel("Full Name", { exact: true }).first()).toHaveValue("Asha Kumari");
    await page.getByLabel("Shipping same as billing").check();
    await page.getByRole("button", { name: "Next" }).click();
    await fillAddress(page);
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByRole("button", { name: "Next" }).click();
    const needsScript = page.getByText(/^Card and UPI payment needs JavaScript/);
    await expect(needsScript).toBeVisible();
    await page.getByRole("button", { name: "Pay Now" }).click();
    await expect(page.getByRole("alert")).toContainText("needs JavaScript");
    await page.getByRole("radio", { name: /Cash on Delivery/ }).check();
    await page.getByRole("button", { name: "Place Order" }).click();
    await expect(page).toHaveURL(/order-confirmation\?orderId=JC-/);
  });
});
