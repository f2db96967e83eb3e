import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";

export const password = "madhubani-fish-7";
/** An address that no other test writes to. */
export const newEmail = () => `visitor-${randomUUID().slice(0, 8)}@example.com`;
export const header = (page: Page) => page.getByRole("banner");
export const main = (page: Page) => page.getByRole("main");
export const toasts = (page: Page) => page.getByRole("region", { name: "Notifications" });

export async function fillSignUp(page: Page, email: string, change: Record<string, string> = {}) {
  const fields = {
    "Full Name": "Asha Kumari",
    Email: email,
    Password: password,
    "Confirm Password": password,
  };
  for (const [label, value] of Object.entries({ ...fields, ...change }))
    await main(page).getByLabel(label, { exact: true }).fill(value);
  await main(page).getByRole("button", { name: "Sign Up" }).click();
}

export async function fillLogin(page: Page, email: string, secret = password) {
  await main(page).getByLabel("Email", { exact: true }).fill(email);
  await main(page).getByLabel("Password", { exact: true }).fill(secret);
  await main(page).getByRole("button", { name: "Login" }).click();
}

/** Makes an account that waits to be confirmed. */
export async function signUp(page: Page): Promise<string> {
  const email = newEmail();
  await page.goto("/signup");
  await fillSignUp(page, email);
  await expect(page).toHaveURL(/\/confirm-email\?sent=1$/);
  return email;
}
