import type { Page } from "@playwright/test";
import { addProduct } from "../admin/products-admin.ts";
import { expect, signAdminIn, test } from "../shop-test.ts";
import { expectToast, isPaidAt, payNow, placedOrder, steer, windowIn } from "./payment-window.ts";
import { buyer, goToPayment, openPayment } from "./shopper.ts";

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
