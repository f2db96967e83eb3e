import type { Page } from "@playwright/test";
import { packedCertificate } from "../../packed-certificate.ts";
import { signIn } from "../../sign-in.ts";
import { payNow, placedOrder, windowIn } from "../checkout/payment-window.ts";
import { fillAddress, fillCart, openPaymentStep, openProduct } from "../checkout/shopper.ts";
import { expectRoomy } from "../roomy-page.ts";
import { expect, sharedShop, test } from "../shop-test.ts";
import { expectAccessible, expectFit, expectSound } from "./sound-page.ts";

// What `every-page.spec.ts` holds of public pages as they open, of what a press opens in them.

const phone = { width: 360, height: 740 };

test("a full cart, the checkout's steps and errors are for fingers, and sound to axe", async ({ page }) => {
  test.setTimeout(90_000);
  await fillCart(page);
  await page.goto("/cart");
  await page.getByRole("button", { name: "Clear Cart" }).waitFor();
  await expectFit(page);
  await page.goto("/checkout");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByText("Full Name is required.").waitFor();
  await expectFit(page);
  await fillAddress(page);
  await page.getByRole("checkbox", { name: "Shipping same as billing" }).uncheck();
  await expectSound(page);
  await page.getByRole("checkbox", { name: "Shipping same as billing" }).check();
  for (const step of ["Shipping", "Payment"]) {
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByRole("heading", { level: 1, name: step }).waitFor();
    await expectFit(page);
  }
});

test("menu, filters, zoomed picture and bulk quote are for fingers, and sound to axe", async ({ page }) => {
  const expectOpen = async (on: Page) => {
    await expectRoomy(on);
    await expectAccessible(on);
  };
  await page.setViewportSize(phone);
  await page.goto("/shop");
  await page.getByRole("button", { name: "Menu" }).click();
  await expectOpen(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Show Filters" }).click();
  await page.getByRole("dialog", { name: "Filters" }).waitFor();
  await expectOpen(page);
  await openProduct(page);
  await page.getByRole("button", { name: "Zoom picture" }).click();
  await page.getByRole("dialog").waitFor();
  await expectOpen(page);
  await page.keyboard.press("Escape");
  const quote = page.getByRole("button", { name: "Request Bulk Quote" });
  await quote.click();
  await page.getByRole("dialog").waitFor();
  await expectRoomy(page);
  await page.keyboard.press("Escape");

  // Here axe's advice counts as well.
  await page.setViewportSize({ width: 1280, height: 900 });
  // Its maker comes by a file of its own, after the product.
  await page.getByRole("region", { name: "The maker" }).waitFor();
  await expectAccessible(page, "advice");
  await quote.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page, "advice");
  await page.keyboard.press("Escape");
  await expect(quote).toBeFocused();
});

test("axe finds nothing on the payment step, blocked too, nor on an unpaid order", async ({ page }) => {
  await page.route("**/v1/checkout.js", (route) => route.abort());
  await openPaymentStep(page);
  const tryAgain = page.getByRole("button", { name: "Try Again" });
  await tryAgain.waitFor();
  await expectAccessible(page, "advice");
  await page.unroute("**/v1/checkout.js");
  await tryAgain.click();
  await page.waitForFunction(() => "Razorpay" in window);
  await expectAccessible(page, "advice");
  await payNow(page).click();
  await windowIn(page).close.click();
  await page.getByText("Payment Incomplete").waitFor();
  const number = await placedOrder(page);
  for (const path of [`/order-confirmation?orderId=${number}`, `/pay/${number}`]) {
    await page.goto(path);
    await expectAccessible(page, "advice");
  }
});

test("a certificate's page is for fingers, axe finds nothing and nothing is too wide", async ({ page }) => {
  const { cookie } = await signIn(sharedShop(), "admin");
  await page.goto(`/c/${await packedCertificate(sharedShop().origin, cookie)}`);
  await expect(page.getByRole("heading", { level: 1, name: "Certificate of Authenticity" })).toBeVisible();
  await expectFit(page);
});
