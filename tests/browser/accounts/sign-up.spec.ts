import { linkToken } from "../../sign-in.ts";
import { expect, sharedShop, signBrowserIn, test } from "../shop-test.ts";
import { fillLogin, fillSignUp, header, main, newEmail, signUp } from "./account-pages.ts";

test("a visitor signs up, confirms by the mail's link, and signs out", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("tab", { name: "Sign Up" }).click();
  await expect(page).toHaveURL(/\/signup$/);
  const email = newEmail();
  await fillSignUp(page, email);
  await expect(page.getByText("Account Created!")).toBeVisible();
  await expect(page.getByText("Welcome! Please check your email to verify your account.")).toBeVisible();
  await expect(header(page).getByRole("link", { name: "Login / Signup" })).toBeVisible();

  await page.goto(`/confirm-email?token=${await linkToken(sharedShop(), email)}`);
  await expect(page).toHaveURL(/\/$/);
  await expect(header(page).getByRole("link", { name: "My Orders" })).toBeVisible();
  await expect(header(page).getByRole("link", { name: "Login / Signup" })).toHaveCount(0);

  await header(page).getByRole("button", { name: "Account" }).click();
  const menu = page.getByRole("navigation", { name: "Account" });
  await expect(menu.getByText(`My Account (${email.split("@")[0]})`)).toBeVisible();
  await expect(menu.getByRole("link", { name: "Account Settings" })).toBeVisible();
  await menu.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByText("Signed Out", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(header(page).getByRole("link", { name: "Login / Signup" })).toBeVisible();
});

test("what is wrong with a sign-up stands in a toast and at its field", async ({ page }) => {
  await page.goto("/signup");
  await fillSignUp(page, newEmail(), { Password: "short" });
  await expect(page.getByText("Password must be at least 6 characters long.").first()).toBeVisible();
  await expect(page.getByText("Passwords do not match.").first()).toBeVisible();
  await expect(main(page).getByLabel("Password", { exact: true })).toBeFocused();
  await expect(main(page).getByLabel("Full Name")).toHaveValue("Asha Kumari");
});

test("a sign-in before confirming says what to do and sends the link again", async ({ page }) => {
  const email = await signUp(page);
  const first = await linkToken(sharedShop(), email);
  await page.goto("/login");
  await fillLogin(page, email, "not the password");
  await expect(page.getByText("Invalid credentials")).toBeVisible();
  await fillLogin(page, email);
  await expect(page.getByText(/Please confirm your email first/)).toBeVisible();
  await main(page).getByRole("button", { name: "Send the link again" }).click();
  await expect(page.getByText("Check Your Email")).toBeVisible();
  await expect.poll(() => linkToken(sharedShop(), email)).not.toBe(first);
});

test("somebody signed in is asked before a link changes the account", async ({ page, context }) => {
  const email = await signUp(page);
  await signBrowserIn(context, "user");
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  await page.goto(`/confirm-email?token=${await linkToken(sharedShop(), email)}`);
  await page.waitForLoadState("networkidle");
  expect(sent).toEqual([]);
  await expect(page).toHaveURL(/confirm-email/);
  await main(page).getByRole("button", { name: "Confirm Email" }).click();
  await expect(page).toHaveURL(/\/$/);
  await header(page).getByRole("button", { name: "Account" }).click();
  await expect(page.getByText(`My Account (${email.split("@")[0]})`)).toBeVisible();
});

test("after signing out, Back shows no private page", async ({ page, context }) => {
  const { email } = await signBrowserIn(context, "user");
  await page.goto("/dashboard/my-orders");
  await page.goto("/dashboard/settings");
  await expect(main(page).getByLabel("Email").first()).toHaveValue(email);
  await page.getByRole("navigation", { name: "Account" }).getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText("Signed Out", { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/login\?from=%2Fdashboard%2Fmy-orders$/);
  await expect(page.getByText(email)).toHaveCount(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("signing up, confirming, signing in and resetting are plain forms", async ({ page }) => {
    const email = newEmail();
    await page.goto("/login");
    await page.getByRole("tab", { name: "Sign Up" }).click();
    await fillSignUp(page, email, { "Confirm Password": "another" });
    await expect(main(page).getByRole("alert")).toContainText("Passwords do not match.");
    await expect(main(page).getByLabel("Email")).toHaveValue(email);
    await fillSignUp(page, email);
    await expect
      .poll(() => main(page).innerHTML())
      .toContain("Please check your email to verify your account.");

    await page.goto(`/confirm-email?token=${await linkToken(sharedShop(), email)}`);
    await page.getByRole("button", { name: "Confirm Email" }).click();
    await expect(page).toHaveURL(/\/$/);
    await page.goto("/login");
    await expect(page).toHaveURL(/\/dashboard\/my-orders$/);
    await page.context().clearCookies();

    await page.goto("/dashboard/settings");
    await fillLogin(page, email, "wrong");
    await expect(main(page).getByRole("alert")).toContainText("Invalid credentials");
    await fillLogin(page, email);
    await expect(page).toHaveURL(/\/dashboard\/settings$/);
    await page.context().clearCookies();

    await page.goto("/forgot-password");
    await main(page).getByLabel("Email").fill(email);
    await main(page).getByRole("button", { name: "Send Reset Link" }).click();
    await expect(page.getByText(/Password reset instructions sent/)).toBeVisible();
    await page.goto(`/reset-password?token=${await linkToken(sharedShop(), email, "reset-password")}`);
    await main(page).getByLabel("New Password", { exact: true }).fill("kohbar-lotus");
    await main(page).getByLabel("Confirm New Password").fill("kohbar-lotus");
    await main(page).getByRole("button", { name: "Change Password" }).click();
    await expect(page).toHaveURL(/\/login$/);
  });
});
