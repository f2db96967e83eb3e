import type { Page } from "@playwright/test";
import { isPaidAt, payNow, placedOrder, windowIn } from "./payment-window.ts";
import { expect, test } from "./shop-test.ts";
import { goToPayment } from "./shopper.ts";
import { signBrowserIn } from "./sign-in.ts";

test("a cancelled card order is owed its money, and the owner sends it back in two parts", async ({
  page,
  browser,
}) => {
  const shopper = await (await browser.newContext()).newPage();
  await goToPayment(shopper);
  await payNow(shopper).click();
  await windowIn(shopper).success.click();
  await isPaidAt(shopper);
  const number = /JC-\d{13}/.exec(shopper.url())?.[0] ?? (await placedOrder(shopper));

  await signBrowserIn(page.context(), "admin");
  await page.goto(`/admin/dashboard/orders?q=${number}`);
  await page.getByRole("link", { name: "View", exact: true }).click();
  const main = page.getByRole("main");
  await expect(main.getByText("Paid on")).toBeVisible();
  await page.getByRole("combobox", { name: "Status" }).selectOption("cancelled");
  await page.getByRole("button", { name: "Update Status" }).click();
  await expect(page.getByText("Order status changed to cancelled.")).toBeVisible();
  await expect(main.getByText("Refund due").first()).toBeVisible();
  await expect(main.getByText(/cancelled before an invoice/)).toBeVisible();

  const amount = page.getByLabel("Refund amount (₹)");
  const whole = await amount.inputValue();
  await refund(page, "100");
  await expect(main.getByText("₹100.00", { exact: true }).first()).toBeVisible();
  await expect(amount).toHaveValue((Number(whole) - 100).toFixed(2));

  await refund(page, whole);
  await expect(page.getByRole("alert")).toContainText("can be refunded");
  await refund(page, (Number(whole) - 100).toFixed(2));
  await expect(amount).toHaveCount(0);
  await expect(main.getByText("Refund due")).toHaveCount(0);
  await expect(main.getByText("Jhola Crafts Team").first()).toBeVisible();
});

/** Sends the form; the browser asks first. */
async function refund(page: Page, rupees: string): Promise<void> {
  await page.getByLabel("Refund amount (₹)").fill(rupees);
  page.once("dialog", (dialog) => dialog.accept());
  await page.getByRole("button", { name: "Refund", exact: true }).click();
}
