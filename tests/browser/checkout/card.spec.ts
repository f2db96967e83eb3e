import { expect, test } from "../shop-test.ts";
import {
  askedOf,
  expectToast,
  isPaidAt,
  payNow,
  placedOrder,
  steer,
  watchPolicy,
  windowIn,
} from "./payment-window.ts";
import { buyer, fillAddress, goToPayment, goToPaymentStep, openFirstProduct } from "./shopper.ts";

const functions = "**/functions/v1";

test("a card pays an order, reached by links alone, under the first page's policy", async ({ page }) => {
  const refused = await watchPolicy(page);
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  const isLoaded = () => scripts.some((url) => url.endsWith("/v1/checkout.js"));
  await page.goto("/");
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Shop" }).click();
  await openFirstProduct(page);
  await page.getByRole("button", { name: "Add to Cart", exact: true }).first().click();
  await page.getByRole("link", { name: "Cart, 1 item" }).click();
  await page.getByRole("link", { name: "Proceed to Checkout" }).click();
  await fillAddress(page, { Email: buyer.Email, Phone: buyer.Phone });
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("radio", { name: /Express/ }).check();
  expect(isLoaded()).toBe(false);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Test mode: no money is taken.")).toBeVisible();
  await expect.poll(isLoaded).toBe(true);

  await payNow(page).click();
  const shown = windowIn(page);
  await expect(shown.dialog).toContainText(buyer.Email);
  await expect(shown.dialog).toContainText("+919876543210");
  await expect(page.getByRole("link", { name: "Cart, 1 item" })).toBeVisible();
  await shown.success.click();
  await expectToast(page, "Payment Successful!", "Your order is confirmed.");
  await isPaidAt(page);
  await expect(page.getByRole("heading", { level: 1, name: "Thank you for your order" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Cart", exact: true })).toBeVisible();
  expect(await page.evaluate(() => "isFirstDocument" in window)).toBe(true);
  expect(await refused()).toEqual([]);
});

test("closing the window leaves the order unpaid, and the next press pays the same one", async ({ page }) => {
  await goToPayment(page);
  await payNow(page).click();
  await windowIn(page).close.click();
  await expectToast(
    page,
    "Payment Incomplete",
    "You closed the payment window. Your order is pending payment.",
  );
  await expect(page.getByRole("link", { name: "Cart, 1 item" })).toBeVisible();
  const number = await placedOrder(page);
  await payNow(page).click();
  await windowIn(page).success.click();
  await isPaidAt(page);
  expect(page.url()).toContain(number);
  const made = (await askedOf("POST /v1/orders")).filter(({ body }) => body.includes(number));
  expect(made).toHaveLength(1);
});

test("Escape closes the window as Close does", async ({ page }) => {
  await goToPayment(page);
  await payNow(page).click();
  await expect(windowIn(page).dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expectToast(page, "Payment Incomplete", /^You closed the payment window/);
  await expect(payNow(page)).toBeFocused();
});

test("a refused card may be tried again in the same window", async ({ page }) => {
  await goToPayment(page);
  await payNow(page).click();
  const shown = windowIn(page);
  await shown.failure.click();
  await expectToast(page, "Payment Failed", "Payment failed (Reason: payment_failed)");
  await shown.success.click();
  await expectToast(page, "Payment Successful!", "Your order is confirmed.");
  await isPaidAt(page);
});

test("a provider that makes no order is named, and the next try works", async ({ page }) => {
  const email = "unlucky@example.com";
  await goToPayment(page, { Email: email });
  await steer("scenario", { next: { endpoint: "POST /v1/orders", match: email, status: 500 } });
  await payNow(page).click();
  await expectToast(page, "Payment Error", /^Could not initiate Razorpay payment\. \S/);
  await payNow(page).click();
  await windowIn(page).success.click();
  await isPaidAt(page);
});

test("a key that can't be had is a configuration error, in both its forms", async ({ page }) => {
  await goToPayment(page);
  const key = `${functions}/get-razorpay-key-id`;
  await page.route(key, (route) => route.fulfill({ status: 503, json: { error: "Not set up." } }));
  await payNow(page).click();
  await expectToast(page, "Configuration Error", "Failed to fetch Razorpay Key ID. Not set up.");
  await page.unroute(key);
  await page.route(key, (route) => route.fulfill({ json: {} }));
  await payNow(page).click();
  await expectToast(page, "Configuration Error", "Razorpay Key ID was not returned from the server.");
});

test("a forged signature is not believed", async ({ page }) => {
  await steer("webhooks", { mode: "drop" });
  await goToPayment(page);
  await page.route(`${functions}/verify-razorpay-payment`, (route) => {
    const body: object = route.request().postDataJSON();
    return route.continue({ postData: JSON.stringify({ ...body, razorpay_signature: "0".repeat(64) }) });
  });
  await payNow(page).click();
  await windowIn(page).success.click();
  await expectToast(page, "Payment Verification Failed", "Could not verify payment.");
  await expect(page.getByRole("link", { name: "Cart, 1 item" })).toBeVisible();
  await steer("webhooks", { mode: "auto" });
});

test("a window that can't open is said in words", async ({ page }) => {
  await goToPayment(page);
  await page.waitForFunction(() => "Razorpay" in window);
  await page.evaluate(() =>
    Object.assign(window, {
      Razorpay: class {
        open() {
          throw new Error("no window");
        }
        on() {}
      },
    }),
  );
  await payNow(page).click();
  await expectToast(page, "Payment Error", "An unexpected error occurred during payment initiation.");
});

test("an impatient press waits for the provider's script, and places nothing", async ({ page }) => {
  let isReleased = false;
  await page.route("**/v1/checkout.js", async (route) => {
    while (!isReleased) await new Promise((resolve) => setTimeout(resolve, 50));
    await route.continue();
  });
  await goToPaymentStep(page);
  await payNow(page).click();
  await expectToast(
    page,
    "Payment Gateway Loading",
    "Razorpay is still loading. Please wait a moment and try again.",
  );
  expect(await placedOrder(page)).toBeUndefined();
  await expect(payNow(page)).toHaveAttribute("aria-busy", "true");
  isReleased = true;
  await expectToast(page, "Ready to Pay", "The payment window is there. Press 'Pay Now' once more.");
  await expect(payNow(page)).not.toHaveAttribute("aria-busy", "true");
  await payNow(page).click();
  await expect(windowIn(page).dialog).toBeVisible();
});

test("where the script is blocked the page says what helps, and cash works", async ({ page }) => {
  await page.route("**/v1/checkout.js", (route) => route.abort());
  await goToPaymentStep(page);
  const help = page.getByRole("alert").filter({ hasText: "ad blocker" });
  await expect(help).toContainText("Or choose Cash on Delivery below.");
  await page.unroute("**/v1/checkout.js");
  await help.getByRole("button", { name: "Try Again" }).click();
  await expect(help).toHaveCount(0);
  await page.getByRole("radio", { name: /Cash on Delivery/ }).check();
  await page.getByRole("button", { name: "Place Order" }).click();
  await isPaidAt(page);
  await expectToast(page, "Order Placed!", "Thank you for your purchase.");
});

test("two quick presses open one window and place one order", async ({ page }) => {
  await goToPayment(page);
  await payNow(page).dblclick();
  await expect(windowIn(page).dialog).toHaveCount(1);
  const number = await placedOrder(page);
  await windowIn(page).success.click();
  await isPaidAt(page);
  expect(page.url()).toContain(number);
});
