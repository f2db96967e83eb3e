import type { BrowserContext } from "@playwright/test";
import { placeOrder } from "../../placed-order.ts";
import { buyer, fillAddress, fillCart } from "../checkout/shopper.ts";
import { expectFit } from "../look/sound-page.ts";
import { expect, signBrowserIn, test } from "../shop-test.ts";
import { main, toasts } from "./account-pages.ts";

/** An order of whoever is signed in. */
async function ordered(context: BrowserContext): Promise<string> {
  const cookies = await context.cookies(process.env.SHOP_ORIGIN);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  return placeOrder({}, { cookie });
}

test("an order is found under My Orders, and followed on its way", async ({ page, context }) => {
  await signBrowserIn(context, "user");
  const orderNumber = await ordered(context);
  await page.goto("/");
  await page.getByRole("button", { name: "Account", exact: true }).click();
  await page.getByRole("link", { name: "My Orders" }).last().click();
  await main(page).getByRole("link", { name: orderNumber }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Order Details" })).toBeVisible();
  await expect(main(page).getByText(buyer["Address Line 1"])).toBeVisible();
  const steps = main(page).getByRole("list", { name: "Order progress" }).getByRole("listitem");
  await expect(steps).toHaveText([/Pending, current step/, /Processing, not yet/, /Shipped/, /Delivered/]);
  await expect(steps.first()).toHaveAttribute("aria-current", "step");
  await expect(main(page).getByRole("link", { name: "Contact Support" })).toHaveAttribute("href", "/contact");
  await main(page).getByRole("link", { name: "Back to My Orders" }).click();
  await expect(page).toHaveURL(/\/dashboard\/my-orders$/);
});

test("the customer area is for fingers, sound to axe and never too wide", async ({ page, context }) => {
  await signBrowserIn(context, "user");
  const orderNumber = await ordered(context);
  await page.goto("/dashboard/my-orders");
  const order = await main(page).getByRole("link", { name: orderNumber }).getAttribute("href");
  const paths = ["my-orders", "wishlist", "settings", "settings/delete"];
  for (const path of [order ?? "", ...paths.map((each) => `/dashboard/${each}`)]) {
    await page.goto(path);
    await expectFit(page, "advice");
  }
  // Somebody else's order is not found, and says so twice.
  await page.goto("/dashboard/my-orders/none");
  await expect(page.getByRole("heading", { level: 1, name: "Order Not Found" })).toBeVisible();
  await expect(main(page).getByText(/^We couldn't find this order, or it may not belong to/)).toBeVisible();
  await expect(toasts(page)).toContainText("This order doesn't exist or you don't have access.");
  await expectFit(page, "advice");
});

test("says what can't be fetched, not that there is nothing, and asks again", async ({ page, context }) => {
  await signBrowserIn(context, "user");
  const orderNumber = await ordered(context);
  await page.goto("/dashboard/settings");
  await page.route(/\/dashboard\/my-orders\.data/, (route) => route.abort());
  await main(page).getByRole("link", { name: "My Orders" }).click();
  await expect(toasts(page)).toContainText("Could not fetch your orders.");
  await expect(main(page).getByRole("heading", { name: "Could not fetch your orders." })).toBeVisible();
  await expect(main(page).getByText("You have no orders yet.")).toHaveCount(0);
  await page.unroute(/\/dashboard\/my-orders\.data/);
  await main(page).getByRole("button", { name: "Try again" }).click();
  const order = main(page).getByRole("link", { name: orderNumber });
  await expect(order).toBeVisible();

  await page.route(/\/my-orders\/[^/]+\.data/, (route) => route.abort());
  await order.click();
  await expect(toasts(page)).toContainText("Could not fetch order details.");
  await expect(page.getByRole("heading", { level: 1, name: "Order Not Found" })).toBeVisible();
  await main(page).getByRole("link", { name: "Back to My Orders" }).click();
  await expect(order).toBeVisible();
});

test("nobody finds what another typed at the checkout before signing out", async ({ page, context }) => {
  await signBrowserIn(context, "user");
  await fillCart(page);
  await page.goto("/checkout");
  await fillAddress(page);
  await page.getByRole("button", { name: "Next" }).click();
  await page.reload();
  await expect(page.locator('[aria-current="step"]')).toContainText("Shipping");
  await context.clearCookies({ name: "jhola.session_token" });
  await page.goto("/checkout");
  await expect(main(page).getByLabel("Full Name", { exact: true })).toHaveValue("");
  await expect(main(page).getByLabel("Address Line 1").first()).toHaveValue("");
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("Gandhi");
});

test("the order look-up answers the same whatever is asked", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/track");
  await main(page).getByLabel("Order ID").fill("JC-1000000000000");
  await main(page).getByLabel("Email", { exact: true }).fill("asha@example.com");
  await page.getByRole("button", { name: "Send Order Link" }).click();
  await expect(toasts(page)).toContainText("Check Your Email");
  await expect(toasts(page)).toContainText("If an order with this ID was placed with this e-mail address");
  await expect(main(page).getByText("Check Your Email")).toBeInViewport({ ratio: 1 });
});
