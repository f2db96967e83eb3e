import { expect, test } from "../shop-test.ts";
import {
  askedOf,
  expectToast,
  isPaidAt,
  payNow,
  placedOrder,
  placeForCash,
  watchPolicy,
  windowIn,
} from "./payment-window.ts";
import { buyer, fillAddress, openFirstProduct, openPayment, openPaymentStep } from "./shopper.ts";

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

test("a window that was closed, and refused a card, pays the same order in the end", async ({ page }) => {
  await openPayment(page);
  const { dialog, close, failure, success } = windowIn(page);
  await payNow(page).dblclick();
  await expect(dialog).toHaveCount(1);
  await page.keyboard.press("Escape");
  const closed = "You closed the payment window. Your order is pending payment.";
  await expectToast(page, "Payment Incomplete", closed);
  await expect(payNow(page)).toBeFocused();
  const number = await placedOrder(page);
  await payNow(page).click();
  await close.click();
  await expect(dialog).toHaveCount(0);
  await expectToast(page, "Payment Incomplete", closed);
  await expect(page.getByRole("link", { name: "Cart, 1 item" })).toBeVisible();
  await payNow(page).click();
  await failure.click();
  await expectToast(page, "Payment Failed", "Payment failed (Reason: payment_failed)");
  await success.click();
  await expectToast(page, "Payment Successful!", "Your order is confirmed.");
  await isPaidAt(page);
  expect(page.url()).toContain(number);
  expect((await askedOf("POST /v1/orders")).filter(({ body }) => body.includes(number))).toHaveLength(1);
});

test("a script that is blocked, then late, is told; cash takes a closed window's place", async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route("**/v1/checkout.js", (route) => route.abort());
  await openPaymentStep(page);
  const help = page.getByRole("alert").filter({ hasText: "ad blocker" });
  await expect(help).toContainText("Or choose Cash on Delivery below.");
  await page.unroute("**/v1/checkout.js");
  await page.route("**/v1/checkout.js", async (route) => {
    await gate.promise;
    await route.continue();
  });
  await help.getByRole("button", { name: "Try Again" }).click();
  await expect(help).toHaveCount(0);

  await payNow(page).click();
  const loading = "Razorpay is still loading. Please wait a moment and try again.";
  await expectToast(page, "Payment Gateway Loading", loading);
  expect(await placedOrder(page)).toBeUndefined();
  await expect(payNow(page)).toHaveAttribute("aria-busy", "true");
  gate.resolve();
  await expectToast(page, "Ready to Pay", "The payment window is there. Press 'Pay Now' once more.");
  await expect(payNow(page)).not.toHaveAttribute("aria-busy", "true");
  await payNow(page).click();
  await windowIn(page).close.click();
  await expectToast(page, "Payment Incomplete", /pending payment/);

  const first = await placedOrder(page);
  await placeForCash(page);
  await isPaidAt(page);
  await expectToast(page, "Order Placed!", "Thank you for your purchase.");
  expect(page.url()).not.toContain(first);
  await expect(page.getByText("Cash on Delivery")).toBeVisible();
  await page.goto(`/pay/${first}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your order was cancelled");
});
