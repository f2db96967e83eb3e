import type { Page } from "@playwright/test";
import { expect, test } from "../shop-test.ts";
import { windowIn } from "./payment-window.ts";

// The simulator's own window, as the provider's contract describes it, without the shop's part in it.
const key = "rzp_test_JholaSimulator";
const simulator = () => process.env.SHOP_SIMULATOR ?? "";

async function newOrder(): Promise<string> {
  const answer = await fetch(`${simulator()}/v1/orders`, {
    method: "POST",
    headers: { Authorization: `Basic ${btoa(`${key}:simulator-key-secret`)}` },
    body: JSON.stringify({ amount: 123_400, currency: "INR" }),
  });
  return (await answer.json()).id;
}

/** Opens the window for an order and notes on the page what it tells the shop. */
async function open(page: Page, order_id: string, options: object = {}): Promise<void> {
  await page.goto("/about");
  await page.addScriptTag({ url: `${simulator()}/v1/checkout.js` });
  await page.evaluate(
    (given) => {
      const told: string[] = [];
      Object.assign(window, { told });
      const { Razorpay } = window;
      if (!Razorpay) throw new Error("no script");
      const shown = new Razorpay({
        ...given,
        handler: () => told.push("paid"),
        modal: { ...given.modal, ondismiss: () => told.push("dismissed") },
      });
      shown.on("payment.failed", ({ error }) => told.push(`failed: ${error.reason}`));
      shown.open();
    },
    {
      ...{ key, order_id, amount: 123_400, currency: "INR", name: "Jhola", description: "", notes: {} },
      ...{ prefill: { name: "", email: "a@example.com" }, theme: { color: "#A6342B" } },
      ...{ retry: { enabled: true }, modal: { backdropclose: false }, ...options },
    },
  );
}

const told = (page: Page) => page.evaluate(() => ("told" in window ? window.told : []));

test("shows the sum, and is dismissed by Close, Escape or the backdrop as told", async ({ page }) => {
  await open(page, await newOrder());
  await expect(windowIn(page).dialog).toContainText("₹1,234.00");
  await page.getByTestId("sim-backdrop").click({ position: { x: 5, y: 5 } });
  await expect(windowIn(page).dialog).toBeVisible();
  await windowIn(page).close.click();
  expect(await told(page)).toEqual(["dismissed"]);
  await open(page, await newOrder(), { modal: { backdropclose: true, escape: false } });
  await page.keyboard.press("Escape");
  await expect(windowIn(page).dialog).toBeVisible();
  await page.getByTestId("sim-backdrop").click({ position: { x: 5, y: 5 } });
  expect(await told(page)).toEqual(["dismissed"]);
  // An order that the key does not know can't be paid.
  await open(page, "order_00000000000000");
  await expect(windowIn(page).dialog).toContainText("The id provided does not exist");
  await expect(windowIn(page).success).toBeDisabled();
  await open(page, await newOrder(), { key: "rzp_test_other" });
  await expect(windowIn(page).dialog).toContainText("The id provided does not exist");
});

test("the test inputs succeed and fail as the provider's do", async ({ page }) => {
  await open(page, await newOrder());
  const pay = page.getByTestId("sim-pay");
  await page.getByLabel("OTP").fill("123");
  await pay.click();
  await expect(windowIn(page).dialog).toContainText("Payment failed. Try again.");
  await windowIn(page).failure.click();
  await expect.poll(() => told(page)).toEqual(["failed: payment_failed", "failed: payment_failed"]);
  await page.getByLabel("OTP").fill("1234");
  await pay.click();
  await expect(windowIn(page).dialog).toHaveCount(0);
  expect(await told(page)).toEqual(["failed: payment_failed", "failed: payment_failed", "paid"]);
  // Nobody types a UPI ID: a wide screen shows a code, a phone its apps.
  await open(page, await newOrder());
  await page.getByLabel("UPI", { exact: true }).check();
  await expect(page.getByRole("img", { name: "UPI code" })).toBeVisible();
  await expect(page.getByRole("button", { name: "PhonePe" })).toBeHidden();
  await expect(windowIn(page).dialog.getByRole("textbox")).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole("img", { name: "UPI code" })).toBeHidden();
  await page.getByRole("button", { name: "PhonePe" }).click();
  await expect(windowIn(page).dialog).toHaveCount(0);
  expect(await told(page)).toEqual(["paid"]);
  // Without another try a failure closes the window.
  await open(page, await newOrder(), { retry: { enabled: false } });
  await windowIn(page).failure.click();
  await expect(windowIn(page).dialog).toHaveCount(0);
  expect(await told(page)).toEqual(["failed: payment_failed", "dismissed"]);
});
