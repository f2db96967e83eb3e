import type { Page } from "@playwright/test";
import { addProduct } from "../admin/products-admin.ts";
import { expect, signAdminIn, test } from "../shop-test.ts";
import {
  askedOf,
  expectToast,
  isPaidAt,
  payNow,
  placedOrder,
  placeForCash,
  steer,
  watchPolicy,
  windowIn,
} from "./payment-window.ts";
import {
  buyer,
  fillAddress,
  goToPayment,
  openFirstProduct,
  openPayment,
  openPaymentStep,
} from "./shopper.ts";

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

test("the last piece, held by its own unpaid order, stays and is paid for", async ({ page, browser }) => {
  const adminPage = await browser.newContext();
  await signAdminIn(adminPage);
  const name = await addProduct(await adminPage.newPage(), { stockCount: "1" });
  await adminPage.close();
  await goToPayment(page, `/shop?q=${name.slice(-8)}`);
  await payNow(page).click();
  await windowIn(page).close.click();
  await expectToast(page, "Payment Incomplete", /pending payment/);
  const number = await placedOrder(page);
  const soldOut = page.getByText("Out of stock. Remove it to check out.");
  await page.goto("/cart");
  await expect(page.getByRole("heading", { name: "1 item" })).toBeVisible();
  await expect(soldOut).toHaveCount(0);
  await page.goto("/checkout");
  await expect(soldOut).toHaveCount(0);
  await payNow(page).click();
  await windowIn(page).success.click();
  await isPaidAt(page);
  expect(page.url()).toContain(number);
});

/** An order that is paid after its window was closed, while another tab puts one more piece into the cart. */
async function paidUnseen(page: Page): Promise<string> {
  await openPayment(page);
  const opened = page.waitForResponse((answer) => answer.url().endsWith("/create-razorpay-order"));
  await payNow(page).click();
  const { id } = await (await opened).json();
  await windowIn(page).close.click();
  await expectToast(page, "Payment Incomplete", /pending payment/);
  const first = await placedOrder(page);
  await steer("pay", { order_id: id, outcome: "success" });
  await expect
    .poll(async () => (await page.request.get(`/order-confirmation?orderId=${first}`)).text())
    .toContain("Thank you for your order");
  const other = await page.context().newPage();
  await other.goto("/cart");
  await other.getByRole("button", { name: /^Increase quantity of/ }).click();
  await other.close();
  await expect(page.getByRole("link", { name: "Cart, 2 items" })).toBeVisible();
  return first;
}

test("an order that was paid unseen is not taken for what the cart holds since", async ({ page }) => {
  const first = await paidUnseen(page);
  await payNow(page).click();
  await expectToast(page, "Order Error", new RegExp(`Your earlier order ${first} is already paid\\.`));
  await expect(windowIn(page).dialog).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("link", { name: "Cart, 2 items" })).toBeVisible();
  await payNow(page).click();
  await windowIn(page).success.click();
  await expectToast(page, "Payment Successful!", "Your order is confirmed.");
  await isPaidAt(page);
  expect(page.url()).not.toContain(first);
  await expect(page.getByText(buyer["Full Name"]).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Cart", exact: true })).toBeVisible();
});

test("a look at an order that was paid unseen leaves in the cart what was not ordered", async ({ page }) => {
  await page.goto(`/order-confirmation?orderId=${await paidUnseen(page)}`);
  await expect(page.getByRole("heading", { level: 1, name: "Thank you for your order" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("jhola-checkout"))).toBeNull();
  await expect(page.getByRole("link", { name: "Cart, 2 items" })).toBeVisible();
});

test("what another tab puts into the cart while the window is open stays there", async ({ page }) => {
  await openPayment(page);
  await payNow(page).click();
  await expect(windowIn(page).dialog).toBeVisible();
  const other = await page.context().newPage();
  await other.goto("/cart");
  await other.getByRole("button", { name: /^Increase quantity of/ }).click();
  await other.close();
  await expect(page.getByRole("link", { name: "Cart, 2 items" })).toBeVisible();
  await windowIn(page).success.click();
  await expectToast(page, "Payment Successful!", "Your order is confirmed.");
  await isPaidAt(page);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("jhola-checkout"))).toBeNull();
  await expect(page.getByRole("link", { name: "Cart, 2 items" })).toBeVisible();
});

test("an unpaid order is paid later from its confirmation", async ({ page }) => {
  await openPayment(page);
  await payNow(page).click();
  await windowIn(page).failure.click();
  await expectToast(page, "Payment Failed", /Reason/);
  const number = await placedOrder(page);
  await page.goto(`/order-confirmation?orderId=${number}`);
  await expect(page.getByRole("heading", { level: 1, name: "Your order is not paid yet" })).toBeVisible();
  await page.getByRole("link", { name: "Pay Now" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Pay for your order" })).toBeVisible();
  // That one press has opened the window; a reload opens none.
  await windowIn(page).close.click();
  await expectToast(page, "Payment Incomplete", /pending payment/);
  await page.reload();
  await expect(page.getByText("To pay", { exact: true })).toBeVisible();
  await expect(payNow(page)).toBeEnabled();
  await expect(windowIn(page).dialog).toHaveCount(0);
  await payNow(page).click();
  await windowIn(page).success.click();
  await expectToast(page, "Payment Successful!", "Your order is confirmed.");
  await isPaidAt(page);
  await expect(page.getByRole("link", { name: "Cart", exact: true })).toBeVisible();
  await page.goto(`/pay/${number}`);
  await expect(page.getByRole("heading", { level: 1, name: "Thank you for your order" })).toBeVisible();
});

test.describe("inside another app", () => {
  test.use({
    userAgent: "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/125 Mobile Instagram 330.0",
  });

  test("the answer comes by the callback address, a refused card's to an unpaid order", async ({ page }) => {
    await openPayment(page);
    await payNow(page).click();
    await windowIn(page).failure.click();
    await isPaidAt(page);
    await expectToast(page, "Payment Failed", "Payment failed (Reason: payment_failed)");
    await expect(page.getByRole("link", { name: "Cart, 1 item" })).toBeVisible();
    await page.getByRole("link", { name: "Pay Now" }).click();
    await windowIn(page).success.click();
    await expectToast(page, "Payment Successful!", "Your order is confirmed.");
    await expect(page.getByRole("heading", { level: 1, name: "Thank you for your order" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Cart", exact: true })).toBeVisible();
  });
});
