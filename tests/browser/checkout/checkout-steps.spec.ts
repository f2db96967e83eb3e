import { main, toasts } from "../accounts/account-pages.ts";
import { expect, test } from "../shop-test.ts";
import { payNow } from "./payment-window.ts";
import { fillAddress, fillCart, openPaymentStep } from "./shopper.ts";

const step = '[aria-current="step"]';

test("the steps name what is missing, lose nothing, and are walked by Back", async ({ page, context }) => {
  await fillCart(page);
  const name = main(page).getByLabel("Full Name", { exact: true });
  const email = main(page).getByLabel("Email", { exact: true });
  const next = () => page.getByRole("button", { name: "Next" }).click();
  // A step that is asked for by its address waits for what comes before it.
  await page.goto("/checkout#payment");
  await expect(page.locator(step)).toContainText("Address");
  await page.getByRole("link", { name: /^Cart/ }).first().click();
  await page.getByRole("link", { name: "Proceed to Checkout" }).click();

  await name.fill("Asha Kumari");
  await next();
  const complaint = toasts(page).getByText("Please fill all required billing details.");
  await expect(complaint).toBeVisible();
  await expect(name).toHaveValue("Asha Kumari");
  await expect(email).toBeFocused();
  await fillAddress(page);
  await page.getByLabel("Shipping same as billing").uncheck();
  await next();
  await expect(page.getByText("Please fill all required shipping details.").first()).toBeVisible();
  await page.getByLabel("Shipping same as billing").check();
  await next();
  await expect(page.locator(step)).toContainText("Shipping");
  await expect(complaint).toHaveCount(0);

  await next();
  await expect(page.locator(step)).toContainText("Payment");
  await page.goBack();
  await expect(page.locator(step)).toContainText("Shipping");
  await page.goForward();
  await expect(page.locator(step)).toContainText("Payment");
  await page.getByRole("button", { name: "Previous" }).click();
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(page.locator(step)).toContainText("Address");
  await expect(main(page).getByLabel("City", { exact: true }).first()).toHaveValue("Patna");
  await next();
  await page.reload();
  await expect(page.locator(step)).toContainText("Shipping");
  const other = await context.newPage();
  await other.goto("/checkout");
  await expect(other.getByLabel("Full Name", { exact: true })).toHaveValue("");
  await other.close();
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(page.locator(step)).toContainText("Address");
  await page.goBack();
  await expect(page).toHaveURL(/\/cart$/);
});

test("the button says what it does for the chosen way to pay", async ({ page }) => {
  await openPaymentStep(page);
  await expect(page.getByRole("radio", { name: /Card or UPI/ })).toBeChecked();
  await expect(payNow(page)).toBeVisible();
  await page.getByRole("radio", { name: /Cash on Delivery/ }).check();
  await expect(page.getByRole("button", { name: "Place Order" })).toBeVisible();
  await expect(payNow(page)).toHaveCount(0);
});
