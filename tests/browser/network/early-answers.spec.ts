import { fillLogin, main, newEmail } from "../accounts/account-pages.ts";
import { expectToast } from "../checkout/payment-window.ts";
import { fillAddress, openProduct } from "../checkout/shopper.ts";
import { expect, test } from "./unhydrated-page.ts";

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

test("an early step of the checkout is complained of only until the ne", async ({ page, openUnhydrated }) => {
  await openProduct(page);
  await page.getByRole("button", { name: "Add to Cart", exact: true }).first().click();
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
