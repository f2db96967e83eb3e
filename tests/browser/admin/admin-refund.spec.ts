import type { Page } from "@playwright/test";
import { paiseFromRupees, rupeesExact } from "#values/money/decimal-rupees.ts";
import { isPaidAt, payNow, placedOrder, windowIn } from "../checkout/payment-window.ts";
import { goToPayment } from "../checkout/shopper.ts";
import { expect, test } from "../shop-test.ts";
import { signAdminIn } from "../sign-in.ts";

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

  await signAdminIn(page.context());
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
  expect(await refund(page, "100")).toBe("Send ₹100.00 back to the customer?");
  await expect(main.getByText("₹100.00", { exact: true }).first()).toBeVisible();
  await expect(amount).toHaveValue((Number(whole) - 100).toFixed(2));

  // What is no sum, or too much, is said at the field before anything is asked, and stays there.
  for (const [typed, refusal] of [
    ["25O", "Enter an amount in rupees, such as 250 or 250.50."],
    [whole, "can be refunded."],
  ] as const) {
    await amount.fill(typed);
    await page.getByRole("button", { name: "Refund", exact: true }).click();
    await expect(amount).toHaveAccessibleDescription(new RegExp(refusal));
    await expect(amount).toHaveValue(typed);
    await expect(amount).toBeFocused();
  }
  const rest = (Number(whole) - 100).toFixed(2);
  expect(await refund(page, rest)).toBe(`Send ${rupees(rest)} back to the customer?`);
  await expect(amount).toHaveCount(0);
  await expect(main.getByText("Refund due")).toHaveCount(0);
  await expect(main.getByText("Jhola Crafts Team").first()).toBeVisible();
});

const rupees = (amount: string): string => rupeesExact(paiseFromRupees(amount));

/** Sends the form; the browser asks first. */
async function refund(page: Page, amount: string): Promise<string> {
  await page.getByLabel("Refund amount (₹)").fill(amount);
  const asked = page.waitForEvent("dialog");
  const pressed = page.getByRole("button", { name: "Refund", exact: true }).click();
  const dialog = await asked;
  await dialog.accept();
  await pressed;
  return dialog.message();
}
