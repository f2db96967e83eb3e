import { payNow, placedOrder, windowIn } from "../checkout/payment-window.ts";
import { fillAddress, openPaymentStep, openProduct } from "../checkout/shopper.ts";
import { expect, test } from "../shop-test.ts";
import { expectAccessible, expectSoundAtWidths, wcagTags } from "./sound-page.ts";

test("axe finds nothing in a full cart and on the checkout's steps and errors at 360 and 1280 px", async ({
  page,
}) => {
  test.setTimeout(90_000);
  const expectSoundHere = () => expectSoundAtWidths(page, [360, 1280], wcagTags);
  await openProduct(page);
  await page.getByRole("button", { name: "Add to Cart", exact: true }).first().click();
  await page.getByText("Added to Cart!").waitFor();
  await page.goto("/cart");
  await expectSoundHere();
  await page.goto("/checkout");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByText("Full Name is required.").waitFor();
  await expectSoundHere();
  await fillAddress(page);
  await page.getByRole("checkbox", { name: "Shipping same as billing" }).uncheck();
  await expectSoundHere();
  await page.getByRole("checkbox", { name: "Shipping same as billing" }).check();
  for (const step of ["Shipping", "Payment"]) {
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByRole("heading", { level: 1, name: step }).waitFor();
    await expectSoundHere();
  }
});

test("axe finds nothing in the open menu, the open filters and the zoomed picture of a phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/shop");
  await page.getByRole("button", { name: "Menu" }).click();
  await expectAccessible(page, wcagTags);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Show Filters" }).click();
  await page.getByRole("dialog", { name: "Filters" }).waitFor();
  await expectAccessible(page, wcagTags);
  await page.goto("/shop/kohbar-lotus-tote");
  await page.getByRole("button", { name: "Zoom picture" }).click();
  await page.getByRole("dialog").waitFor();
  await expectAccessible(page, wcagTags);
});

test("axe finds nothing on a product and in its quote dialog", async ({ page }) => {
  await openProduct(page);
  // Its maker comes by a file of its own, after the product.
  await page.getByRole("region", { name: "The maker" }).waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Request Bulk Quote" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Request Bulk Quote" })).toBeFocused();
});

test("axe finds nothing on the payment step, in its blocked state, and on an unpaid order's pages", async ({
  page,
}) => {
  await page.route("**/v1/checkout.js", (route) => route.abort());
  await openPaymentStep(page);
  const tryAgain = page.getByRole("button", { name: "Try Again" });
  await tryAgain.waitFor();
  await expectAccessible(page);
  await page.unroute("**/v1/checkout.js");
  await tryAgain.click();
  await page.waitForFunction(() => "Razorpay" in window);
  await expectAccessible(page);
  await payNow(page).click();
  await windowIn(page).close.click();
  await page.getByText("Payment Incomplete").waitFor();
  const number = await placedOrder(page);
  for (const path of [`/order-confirmation?orderId=${number}`, `/pay/${number}`]) {
    await page.goto(path);
    await expectAccessible(page);
  }
});
