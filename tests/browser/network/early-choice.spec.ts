import { placeOrder } from "../../placed-order.ts";
import { fillLogin, main, newEmail } from "../accounts/account-pages.ts";
import { expectToast } from "../checkout/payment-window.ts";
import { fillAddress, fillCart, openProduct } from "../checkout/shopper.ts";
import { signAdminIn, waitUntilHydrated } from "../shop-test.ts";
import { expect, test } from "./unhydrated-page.ts";

// What is chosen on a page as the server sent it, before the client script runs, counts.

test("a quantity typed early is the one that is added", async ({ page, openUnhydrated }) => {
  await openProduct(page);
  const { page: early, hydrate } = await openUnhydrated(page.url());
  await early.getByLabel("Quantity", { exact: true }).fill("3");
  await hydrate();
  await early.getByRole("button", { name: "Add to Cart" }).first().click();
  await expect(early.getByRole("link", { name: /Cart.*3/ })).toBeVisible();
});

test("a product added early is told of on the cart's page", async ({ page, openUnhydrated }) => {
  const name = await openProduct(page);
  const { page: early, hydrate } = await openUnhydrated(page.url());
  await early.getByRole("button", { name: "Add to Cart" }).first().click();
  await expect(early).toHaveURL(/\/cart$/);
  await hydrate();
  await expectToast(early, "Added to Cart!", name);
  await early.reload();
  await expect(early.getByRole("heading", { level: 1, name: "Your Cart" })).toBeVisible();
  await expect(early.getByText("Added to Cart!")).toHaveCount(0);
});

test("a notice for the cart is not read by the page that is being left for it", async ({ page }) => {
  await openProduct(page);
  const answer = await page.request.post("/cart", {
    form: { intent: "add", id: (await page.locator("button[name=id]").first().getAttribute("value")) ?? "" },
    headers: { Origin: new URL(page.url()).origin, Referer: page.url() },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  expect(await page.evaluate(() => document.cookie)).not.toContain("jhola_notice");
  await page.goto("/cart");
  await expect(page.getByText("Added to Cart!").first()).toBeVisible();
});

test("a filter and an order chosen early are searched, Back's choice is not", async ({ openUnhydrated }) => {
  const { page, hydrate } = await openUnhydrated("/shop");
  await page.getByRole("radio", { name: /^Limited/ }).check();
  await page.getByLabel("Sort by").selectOption("price-asc");
  await hydrate();
  await expect(page).toHaveURL("/shop?collection=limited&sort=price-asc");
  await expect(page.getByRole("list", { name: "Active filters" })).toContainText("Limited");

  waitUntilHydrated(page);
  await page.goto("/about");
  await page.goto("/shop");
  // In the form alone: a browser may keep that with the address, which says nothing of it.
  await page.evaluate(() => {
    for (const field of document.querySelectorAll<HTMLInputElement>("[name=collection][value=limited]"))
      field.checked = true;
  });
  await page.goto("/about");
  await page.goBack();
  await expect(page.getByRole("radio", { name: /^All collections/i })).toBeChecked();
  await expect(page).toHaveURL("/shop");
});

test("all orders that were ticked at once early are ticked", async ({ context, openUnhydrated }) => {
  const fullName = `Early Lane ${Date.now()}`;
  for (let orders = 0; orders < 2; orders += 1) await placeOrder({ fullName });
  await signAdminIn(context);
  const { page, hydrate } = await openUnhydrated(`/admin/dashboard/orders?q=${encodeURIComponent(fullName)}`);
  await page.getByLabel("Select all").check();
  await hydrate();
  await expect(page.getByText("2 selected")).toBeVisible();
  await expect(page.getByLabel("Select all")).toBeChecked();
});

test("a link leads on where the map of routes can't be fetched, without hydrating", async ({ page }) => {
  await page.route(/\/assets\/routes-/, (route) => route.abort());
  await page.goto("/faq");
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Terms");
});

// A form that is sent before the client script runs is answered by a page; what that says ends with the next
// try.

test("an early sign-in's answer leaves with the next try", async ({ openUnhydrated }) => {
  const { page, hydrate } = await openUnhydrated("/login");
  await fillLogin(page, newEmail(), "");
  const standing = main(page).getByRole("alert");
  await expect(standing).toHaveText("Login Failed Please enter your password.");
  await hydrate();
  await expect(standing).toBeVisible();
  await fillLogin(page, newEmail());
  await expect(page.getByText("Invalid credentials")).toBeVisible();
  await expect(standing).toHaveCount(0);
});

test("an early request for a reset link is not told over the empty form", async ({ openUnhydrated }) => {
  const { page, hydrate } = await openUnhydrated("/forgot-password");
  await main(page).getByLabel("Email").fill(newEmail());
  await main(page).getByRole("button", { name: "Send Reset Link" }).click();
  await expect(page.getByText(/Password reset instructions sent/)).toBeVisible();
  await hydrate();
  await page.getByRole("button", { name: "Send to a different email?" }).click();
  await expect(main(page).getByLabel("Email")).toHaveValue("");
  await expect(main(page).getByText(/a password reset link has been sent/)).toHaveCount(0);
});

test("what an early step of the checkout lacks is told until the next", async ({ page, openUnhydrated }) => {
  await fillCart(page);
  const { page: early, hydrate } = await openUnhydrated("/checkout");
  await early.getByRole("button", { name: "Next" }).click();
  const standing = early.getByRole("main").getByRole("alert");
  await expect(standing).toHaveText("Please fill all required billing details.");
  await hydrate();
  await fillAddress(early, { Pincode: "80" });
  await expect(standing).toBeVisible();
  await early.getByRole("button", { name: "Next" }).click();
  await expectToast(early, "Error", "Enter all 6 digits of the pincode.");
  await expect(standing).toHaveCount(0);
});
