import type { Page } from "@playwright/test";
import { type RawBuilder, sql } from "kysely";
import { appCode } from "../../database/app-code.ts";
import { shopAdmin } from "../../sign-in.ts";
import { expect, ownShop, test } from "../shop-test.ts";
import { virtualDevice } from "../virtual-device.ts";
import { fillLogin } from "./account-pages.ts";

const { email, password } = shopAdmin;
// A shop of its own, whose clock can be turned back in its database.
const { at, db, enter } = ownShop();
const ask = async (query: RawBuilder<unknown>) => (await query.execute(await db())).rows;
const isLate = () => ask(sql`update auth_sessions set factor_at = now() - interval '11 minutes'`);
const shippingForm = "/admin/dashboard/settings/shipping";
const standard = (page: Page) => page.getByRole("textbox", { name: "Standard" }).first();
let key = "";

test.describe.configure({ mode: "serial" });

/** No code was taken lately, so that the one of now can be used. */
async function nextCode(): Promise<string> {
  await ask(sql`update second_factors set last_step = 0`);
  return appCode(key, Date.now());
}

async function signInWithCode(page: Page): Promise<void> {
  await page.goto(at("/admin-login"));
  await fillLogin(page, email, password);
  await expect(page).toHaveURL(/sign-in-code/);
  await page.getByLabel("Code", { exact: true }).fill("000000");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText(/This code is not right/).first()).toBeVisible();
  await page.getByLabel("Code", { exact: true }).fill(await nextCode());
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/admin\/dashboard/);
}

test("is set up on a phone, and asks for its code from the next sign-in on", async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(context);
  await page.goto(at("/admin/dashboard/account"));
  await page.getByRole("link", { name: "Set Up Two-Step Sign-in" }).click();
  await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
  key = (await page.locator("code").textContent()) ?? "";
  await page.getByRole("button", { name: "Turn On" }).click();
  await expect(page.getByText("Enter the six digits that your app shows.")).toBeVisible();
  await page.getByLabel("Code", { exact: true }).fill("000000");
  await page.getByLabel("Current Password").fill(password);
  await page.getByRole("button", { name: "Turn On" }).click();
  await expect(page.getByLabel("Code", { exact: true })).toBeFocused();
  await expect(page.locator("code")).toHaveText(key);
  await page.getByLabel("Code", { exact: true }).fill(await nextCode());
  await page.getByRole("button", { name: "Turn On" }).click();
  await expect(page.getByText("Two-step sign-in is on.")).toBeVisible();
  await expect(page.locator("code")).toHaveCount(10);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByRole("link", { name: "Your Account" }).last().click();
  await expect(page.getByText(/10 recovery codes are left/)).toBeVisible();
  await context.clearCookies();
  await signInWithCode(page);
});

test("a form that comes too late is kept while the code is asked for, and then saved", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInWithCode(page);
  await page.goto(at(shippingForm));
  await standard(page).fill("123");
  await isLate();
  await page.getByRole("button", { name: /^Save/ }).click();
  await expect(page.getByRole("heading", { name: "Confirm that it is you" })).toBeVisible();
  await expect(page.getByText("What you typed is kept, and goes on from here.")).toBeVisible();
  await page.getByLabel("Code", { exact: true }).fill("000000");
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText(/This code is not right/)).toBeVisible();
  await page.getByLabel("Code", { exact: true }).fill(await nextCode());
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page).toHaveURL(/settings\/shipping/);
  await expect(standard(page)).toHaveValue("123");
  expect(JSON.stringify(await ask(sql`select facts from shop_settings`))).toContain("12300");
});

test("a passkey confirms as well", async ({ page }) => {
  const device = await virtualDevice(page);
  await signInWithCode(page);
  await page.goto(at("/admin/dashboard/account/passkeys"));
  await page.getByLabel("Name").fill("My phone");
  await page.getByLabel("Current Password").fill(password);
  await page.getByRole("button", { name: "Add Passkey" }).click();
  await expect(page.getByText("Passkey Added")).toBeVisible();
  await isLate();
  await page.goto(at("/admin/dashboard/account/passkeys"));
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByRole("form", { name: "My phone" })).toBeVisible();

  await page.goto(at(shippingForm));
  await standard(page).fill("125");
  await isLate();
  await page.getByRole("button", { name: /^Save/ }).click();
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page).toHaveURL(/settings\/shipping/);
  await expect(standard(page)).toHaveValue("125");
  await device.remove();
});

test("whom the owner requires it of sets it up before anything else", async ({ page, browser }) => {
  await signInWithCode(page);
  await page.goto(at("/admin/dashboard/staff"));
  await page.getByRole("button", { name: "Require It of Everybody" }).click();
  await expect(page.getByText("Two-step sign-in is required of everybody.")).toBeVisible();
  await ask(sql`delete from second_factors`);
  const context = await browser.newContext();
  await enter(context);
  const other = await context.newPage();
  await other.goto(at("/admin/dashboard/orders"));
  await expect(other).toHaveURL(/account\/two-step/);
  await expect(other.getByText(/Set it up to go on/)).toBeVisible();
  await other.getByRole("link", { name: "Orders" }).first().click();
  await expect(other).toHaveURL(/account\/two-step/);
  await context.close();
});
