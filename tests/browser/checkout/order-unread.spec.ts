import type { Page } from "@playwright/test";
import { expect, test } from "../shop-test.ts";
import { isPaidAt, payNow, placedOrder, placeForCash, windowIn } from "./payment-window.ts";
import { goToPayment, openPayment } from "./shopper.ts";

// An order that the shop can't be asked for is not one that is not there, least of all right after it was
// placed.

const unread = "Could not fetch order details.";
const missing = "Order Not Found.";

test("an order whose confirmation can't be fetched is not called missing but asked for", async ({ page }) => {
  await openPayment(page);
  await page.route("**/order-confirmation.data*", (route) => route.abort());
  await placeForCash(page);
  await expect(page.getByRole("heading", { level: 1, name: unread })).toBeVisible();
  await expect(page.getByText(missing)).toHaveCount(0);
  await page.unroute("**/order-confirmation.data*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Thank you for your order" })).toBeVisible();
});

test("nor is one whose payment page can't be fetched", async ({ page }) => {
  await openPayment(page);
  await payNow(page).click();
  const { close, dialog, success } = windowIn(page);
  await close.click();
  await expect(dialog).toHaveCount(0);
  await page.goto(`/order-confirmation?orderId=${await placedOrder(page)}`);
  await page.route("**/pay/*.data*", (route) => route.abort());
  await page.getByRole("link", { name: "Pay Now" }).click();
  await expect(page.getByRole("heading", { level: 1, name: unread })).toBeVisible();
  await expect(page.getByText(missing)).toHaveCount(0);
  await page.unroute("**/pay/*.data*");
  await page.getByRole("button", { name: "Try again" }).click();
  // What 'Pay Now' had begun goes on.
  await success.click();
  await isPaidAt(page);
});

/** A cash order that is placed, and whose own page does not come until it is asked for again. */
async function placeUnseen(page: Page): Promise<void> {
  await openPayment(page);
  let asked = 0;
  // The route stays: without it the first request would go through, into the page that is about to go.
  await page.route("**/order-confirmation.data*", (route) => {
    asked += 1;
    return asked > 1 ? route.continue() : undefined;
  });
  const isPlaced = page.waitForRequest("**/order-confirmation.data*");
  await placeForCash(page);
  await isPlaced;
}

test("a reload while an order is being placed leads to it, once it is", async ({ page }) => {
  await placeUnseen(page);
  await page.reload();
  await isPaidAt(page);
  await expect(page.getByRole("heading", { level: 1, name: "Thank you for your order" })).toBeVisible();
  // That was it: the next empty checkout leads to the shop.
  await page.goto("/checkout");
  await page.waitForURL(/\/shop$/);
});

test("who goes on before an order's page has come finds the next checkout empty", async ({ page }) => {
  await placeUnseen(page);
  await goToPayment(page);
  await payNow(page).click();
  await expect(windowIn(page).dialog).toBeVisible();
});
