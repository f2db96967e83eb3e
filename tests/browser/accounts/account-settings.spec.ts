import type { Browser, Page } from "@playwright/test";
import { expect, signBrowserIn, test } from "../shop-test.ts";
import { fillLogin, main, toasts } from "./account-pages.ts";

/** Signs the same person in on a telephone. */
async function signInOnPhone(browser: Browser, person: { email: string; password: string }): Promise<Page> {
  const userAgent = "Mozilla/5.0 (Linux; Android 14) Chrome/126.0 Mobile";
  const onPhone = await (await browser.newContext({ userAgent })).newPage();
  await onPhone.goto("/login");
  await fillLogin(onPhone, person.email, person.password);
  await onPhone.waitForURL(/dashboard/);
  return onPhone;
}

test("changes the profile: nothing, something, something wrong", async ({ page, context }) => {
  const { email, password } = await signBrowserIn(context, "user");
  await page.goto("/dashboard/settings");
  const save = page.getByRole("button", { name: "Save Profile" });
  await expect(save).toBeDisabled();
  await expect(main(page).getByText("No Changes")).toBeVisible();
  const emailField = main(page).getByLabel("Email", { exact: true });
  await expect(emailField).toHaveValue(email);
  await expect(emailField).toHaveAttribute("readonly");

  await main(page).getByLabel("Phone").fill("call me");
  await save.click();
  await expect(main(page).getByText("Enter a phone number such as")).toBeVisible();
  await expect(main(page).getByLabel("Phone")).toBeFocused();
  await main(page).getByLabel("Phone").fill("98765 12345");
  await main(page).getByLabel("Full Name").fill("Asha Devi");
  await save.click();
  await expect(toasts(page)).toContainText("Profile Updated");
  await expect(main(page).getByLabel("Full Name")).toHaveValue("Asha Devi");
  await expect(save).toBeDisabled();
  await page.reload();
  await expect(main(page).getByLabel("Full Name")).toHaveValue("Asha Devi");
  await expect(main(page).getByLabel("Phone")).toHaveValue("98765 12345");
  // What can't be sent stays as it was typed.
  await page.route(/\/dashboard\/settings\.data/, (route) => route.abort());
  await main(page).getByLabel("Full Name").fill("Asha Rani");
  await save.click();
  await expect(toasts(page)).toContainText("Could not update profile.");
  await expect(main(page).getByLabel("Full Name")).toHaveValue("Asha Rani");
  await main(page).getByLabel("Current Password").fill(password);
  await main(page).getByLabel("New Password", { exact: true }).fill("new-lotus-88");
  await main(page).getByLabel("Confirm New Password").fill("new-lotus-88");
  await page.getByRole("button", { name: "Change Password" }).click();
  await expect(toasts(page)).toContainText("Could not change password.");
  await expect(main(page).getByLabel("Current Password")).toHaveValue(password);
});

test("what was wrong with a plainly posted form goes once it is sent again", async ({ page, context }) => {
  const { password } = await signBrowserIn(context, "user");
  for (const [button, correct] of [
    ["Save Profile", () => main(page).getByLabel("Full Name").fill("Asha Devi")],
    ["Change Password", () => main(page).getByLabel("Confirm New Password").fill(password)],
  ] as const) {
    await page.goto("/dashboard/settings");
    const form = page.locator("form", { has: page.getByRole("button", { name: button }) });
    await form.evaluate((element) => {
      for (const control of element.querySelectorAll("input"))
        if (control.type !== "hidden") control.value = "";
      if (element instanceof HTMLFormElement) element.submit();
    });
    await expect(form.getByRole("alert")).toBeVisible();
    await page.waitForFunction(() => "hydrated" in document.documentElement.dataset);
    await correct();
    await form.getByRole("button", { name: button }).click();
    await expect(form.getByRole("alert")).toHaveCount(0);
  }
});

test("changes the password, and signs the other devices out", async ({ page, context, browser }) => {
  const { password, email } = await signBrowserIn(context, "user");
  const onPhone = await signInOnPhone(browser, { email, password });

  await page.goto("/dashboard/settings");
  await expect(main(page).getByText("Chrome on Android")).toBeVisible();
  const fill = async (current: string, next: string) => {
    await main(page).getByLabel("Current Password").fill(current);
    await main(page).getByLabel("New Password", { exact: true }).fill(next);
    await main(page).getByLabel("Confirm New Password").fill(next);
    await page.getByRole("button", { name: "Change Password" }).click();
  };
  await fill("not-it-at-all", "new-lotus-88");
  await expect(toasts(page)).toContainText("Your current password is not right.");
  await fill(password, "new-lotus-88");
  await expect(toasts(page)).toContainText("Password Changed");
  await expect(main(page).getByLabel("Current Password")).toHaveValue("");
  await expect(main(page).getByText("Chrome on Android")).toHaveCount(0);
  await onPhone.goto("/dashboard/my-orders");
  await expect(onPhone).toHaveURL(/\/login/);
  await onPhone.context().close();
  // Another one, by its own button.
  const again = await signInOnPhone(browser, { email, password: "new-lotus-88" });
  await page.goto("/dashboard/settings");
  await page.getByRole("button", { name: "Sign out other devices" }).click();
  await expect(toasts(page)).toContainText("Your other devices have been signed out.");
  await expect(page.getByRole("button", { name: "Sign out other devices" })).toHaveCount(0);
  await again.goto("/dashboard");
  await expect(again).toHaveURL(/\/login/);
  await again.context().close();
});

test("deletes the account, once, however often it is pressed", async ({ page, context }) => {
  const { email, password } = await signBrowserIn(context, "user");
  await page.goto("/dashboard/settings");
  await main(page).getByRole("link", { name: "Delete My Account" }).click();
  await expect(main(page).getByText(email)).toBeVisible();
  await main(page).getByLabel("Current Password").fill(password);
  // What a second press does before the client script runs is the browser's own affair.
  await page.waitForFunction(() => "hydrated" in document.documentElement.dataset);
  const deleting = page.getByRole("button", { name: "Delete My Account" });
  // The page stays, as one whose answer was left by Back does: from memory it can delete again.
  await page.route("**/settings/delete", (route) => route.fulfill({ status: 204 }));
  await deleting.click();
  await expect(deleting).toBeDisabled();
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(deleting).toBeEnabled();
  await page.unroute("**/settings/delete");
  const gate = Promise.withResolvers<void>();
  const asked: string[] = [];
  await page.route("**/settings/delete", async (route) => {
    asked.push(route.request().method());
    await gate.promise;
    // One that a second press had broken off.
    await route.continue().catch(() => undefined);
  });
  await deleting.dblclick({ delay: 80 });
  gate.resolve();
  await expect(page).toHaveURL(/\/$/);
  expect(asked).toEqual(["POST"]);
  await expect(toasts(page)).toContainText("Account Deleted");
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/login/);
});
