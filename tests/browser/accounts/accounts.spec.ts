import { accountText } from "#accounts/account.text.ts";
import { linkToken, shopAdmin, signIn } from "../../sign-in.ts";
import { expect, sharedShop, signBrowserIn, test } from "../shop-test.ts";
import { fillLogin, header, main, password } from "./account-pages.ts";

test("signing in leads back to the remembered page, and Back goes past the sign-in", async ({ page }) => {
  const { email, password: secret } = (await signIn(sharedShop(), "user")).actor;
  await page.goto("/about");
  await page.goto("/dashboard/settings");
  await expect(page).toHaveURL(/\/login\?from=%2Fdashboard%2Fsettings$/);
  await fillLogin(page, email, secret);
  await expect(page).toHaveURL(/\/dashboard\/settings$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  await page.goto("/login");
  await expect(page).toHaveURL(/\/dashboard\/my-orders$/);
});

test("signing out in one tab signs the others out", async ({ page, context }) => {
  await signBrowserIn(context, "user");
  const other = await context.newPage();
  await other.goto("/dashboard/my-orders");
  await page.goto("/");
  await expect(header(page).getByRole("link", { name: "My Orders" })).toBeVisible();
  await header(page).getByRole("button", { name: "Account" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByText("Signed Out", { exact: true })).toBeVisible();
  await expect(other).toHaveURL(/\/$/);
  await expect(other.getByText("Signed Out", { exact: true })).toBeVisible();
  await expect(header(other).getByRole("link", { name: "Login / Signup" })).toBeVisible();
});

test("a session that has ended is noticed by the next page, also by a link", async ({ page, context }) => {
  await signBrowserIn(context, "user");
  await page.goto("/");
  await expect(header(page).getByRole("link", { name: "My Orders" })).toBeVisible();
  await context.clearCookies();
  await header(page).getByRole("link", { name: "My Orders" }).click();
  await expect(page).toHaveURL(/\/login\?from=%2Fdashboard%2Fmy-orders$/);
  await expect(header(page).getByRole("link", { name: "Login / Signup" })).toBeVisible();
});

test("a sign-out that can't be sent says so and changes nothing", async ({ page, context }) => {
  await signBrowserIn(context, "user");
  await page.goto("/about");
  await page.route("**/logout.data*", (route) => route.abort());
  await header(page).getByRole("button", { name: "Account" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByText("Sign Out Error")).toBeVisible();
  await expect(page).toHaveURL(/\/about$/);
  // The account menu, which may still be open, has a link of the same name.
  const bar = header(page).getByRole("navigation", { name: "Main" });
  await expect(bar.getByRole("link", { name: "My Orders" })).toBeVisible();
});

test("what can't be sent stays in the sign-in form, whose password can be shown", async ({ page }) => {
  await page.goto("/login");
  const field = main(page).getByLabel("Password", { exact: true });
  await field.fill("kohbar");
  await expect(field).toHaveAttribute("type", "password");
  await main(page).getByRole("button", { name: "Show" }).click();
  await expect(field).toHaveAttribute("type", "text");
  await expect(field).toHaveValue("kohbar");
  await page.route("**/*.data*", (route) => route.abort());
  await fillLogin(page, "asha@example.com");
  await expect(page.getByText("The shop could not be reached. Please try again.")).toBeVisible();
  await expect(main(page).getByLabel("Email", { exact: true })).toHaveValue("asha@example.com");
  await expect(field).toHaveValue(password);
});

test("a forgotten password is reset by a link", async ({ page }) => {
  const { email } = (await signIn(sharedShop(), "user")).actor;
  await page.goto("/forgot-password");
  await main(page).getByLabel("Email").fill(email);
  await main(page).getByRole("button", { name: "Send Reset Link" }).click();
  await expect(page.getByText(accountText.forgot.sent)).toBeVisible();
  await expect(page.getByText(accountText.forgot.toast(email).text)).toBeVisible();
  await page.getByRole("button", { name: "Send to a different email?" }).click();
  await expect(main(page).getByLabel("Email")).toHaveValue("");

  await page.goto(`/reset-password?token=${await linkToken(sharedShop(), email, "reset-password")}`);
  const form = main(page);
  await form.getByLabel("New Password", { exact: true }).fill("kohbar-lotus");
  await form.getByLabel("Confirm New Password").fill("kohbar-lotus");
  await form.getByRole("button", { name: "Change Password" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText("Password Changed")).toBeVisible();
  await fillLogin(page, email, "kohbar-lotus");
  await expect(page).toHaveURL(/\/dashboard\/my-orders$/);
});

test("the admin signs in on a page of their own, and signing out closes the area", async ({ page }) => {
  await page.goto("/admin/dashboard/overview");
  await expect(page).toHaveURL(/\/admin-login\?from=/);
  await fillLogin(page, shopAdmin.email, shopAdmin.password);
  await expect(page).toHaveURL(/\/admin\/dashboard\/overview$/);
  await page.waitForSelector("html[data-hydrated]", { state: "attached" });
  await header(page).getByRole("button", { name: "Account" }).click();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByText("Signed Out", { exact: true })).toBeVisible();
  await expect(header(page).getByRole("link", { name: "Admin Login" })).toBeVisible();
  await page.goto("/admin/dashboard/contact-messages");
  await expect(page).toHaveURL(/\/admin-login/);
});

test("a session that can't be asked leaves its owner a customer and says so", async ({ page, context }) => {
  await signBrowserIn(context, "admin");
  await page.goto("/");
  await expect(header(page).getByRole("link", { name: "Admin Dashboard" })).toBeVisible();
  await page.route("**/session", (route) => route.abort());
  const other = await context.newPage();
  await other.goto("/");
  await other.evaluate(() => new BroadcastChannel("jhola-session").postMessage("changed"));
  await expect(page.getByText("Could not fetch your profile.")).toBeVisible();
  await expect(header(page).getByRole("link", { name: "Admin Dashboard" })).toHaveCount(0);
  await expect(header(page).getByRole("link", { name: "My Orders" })).toBeVisible();
});

test("a profile that can't be read is told, in the words of what happened", async ({ page }) => {
  const user = { name: "asha", email: "asha@example.com", role: "user" };
  for (const [problem, text] of [
    ["network", "Could not fetch your profile."],
    ["critical", "An unexpected error occurred while fetching your profile data."],
  ]) {
    await page.route("**/session", (route) => route.fulfill({ json: { user, problem } }));
    await page.goto("/about");
    await expect(page.getByText(text ?? "")).toBeVisible();
    await expect(header(page).getByRole("link", { name: "My Orders" })).toBeVisible();
    await page.unrouteAll();
  }
});
