import { expect, test } from "../shop-test.ts";
import { payNow } from "./payment-window.ts";
import { fillAddress, fillCart, openPaymentStep, openProduct } from "./shopper.ts";

const step = '[aria-current="step"]';

test("the steps name what is missing, lose nothing, and are walked by Back too", async ({
  page,
  context,
}) => {
  await fillCart(page);
  const main = page.getByRole("main");
  const [name, email] = [
    main.getByLabel("Full Name", { exact: true }),
    main.getByLabel("Email", { exact: true }),
  ];
  const next = () => page.getByRole("button", { name: "Next" }).click();
  // A step that is asked for by its address waits for what comes before it.
  await page.goto("/checkout#payment");
  await expect(page.locator(step)).toContainText("Address");
  await page.getByRole("link", { name: /^Cart/ }).first().click();
  await page.getByRole("link", { name: "Proceed to Checkout" }).click();

  await name.fill("Asha Kumari");
  await next();
  const complaint = page
    .getByRole("region", { name: "Notifications" })
    .getByText("Please fill all required billing details.");
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
  await expect(main.getByLabel("City", { exact: true }).first()).toHaveValue("Patna");
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
