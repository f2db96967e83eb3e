import type { BrowserContext, Page } from "@playwright/test";
import { Client } from "pg";
import { appCode } from "../../database/app-code.ts";
import { startTestPostgres } from "../../database/start-test-postgres.ts";
import { type RunningShop, startShop } from "../../running-shop.ts";
import { shopAdmin, signIn } from "../../sign-in.ts";
import { expect, test } from "../shop-test.ts";
import { letIn } from "../sign-in.ts";
import { virtualDevice } from "../virtual-device.ts";

const { email, password } = shopAdmin;
const page360 = { width: 360, height: 740 };
let shop: RunningShop;
let client: Client;
let key = "";

// A shop of its own, on a database whose clock can be turned back.
test.beforeAll(async () => {
  test.setTimeout(120_000);
  const server = await startTestPostgres();
  const DATABASE_URL = await server.createDatabase(process.env.MIGRATED_DATABASE);
  const admin = { TRUSTED_PROXIES: "127.0.0.1", ...shopAdmin.settings };
  shop = await startShop({ DATABASE_URL, SEED: "empty", ...admin });
  client = new Client({ connectionString: DATABASE_URL });
  await client.connect();
});

test.afterAll(async () => {
  await client?.end();
  await shop?.discard();
});

test.describe.configure({ mode: "serial" });

const enter = async (context: BrowserContext) => letIn(context, await signIn(shop, "admin"), shop.origin);

/** No code was taken lately, so that the one of now can be used. */
async function nextCode(): Promise<string> {
  await client.query("update second_factors set last_step = 0");
  return appCode(key, Date.now());
}

async function signInWithCode(page: Page): Promise<void> {
  await page.goto(`${shop.origin}/admin-login`);
  const main = page.getByRole("main");
  await main.getByLabel("Email").fill(email);
  await main.getByLabel("Password", { exact: true }).fill(password);
  await main.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page).toHaveURL(/sign-in-code/);
  await page.getByLabel("Code", { exact: true }).fill("000000");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText(/This code is not right/).first()).toBeVisible();
  await page.getByLabel("Code", { exact: true }).fill(await nextCode());
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/admin\/dashboard/);
}

test("is set up on a phone, and asks for its code from the next sign-in on", async ({ page, context }) => {
  await page.setViewportSize(page360);
  await enter(context);
  await page.goto(`${shop.origin}/admin/dashboard/account`);
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
  await page.setViewportSize(page360);
  await signInWithCode(page);
  await page.goto(`${shop.origin}/admin/dashboard/settings/shipping`);
  await page
    .getByRole("textbox", { name: /Standard/ })
    .first()
    .fill("123");
  await client.query("update auth_sessions set factor_at = now() - interval '11 minutes'");
  await page.getByRole("button", { name: /^Save/ }).click();
  await expect(page.getByRole("heading", { name: "Confirm that it is you" })).toBeVisible();
  await expect(page.getByText("What you typed is kept, and goes on from here.")).toBeVisible();
  await page.getByLabel("Code", { exact: true }).fill("000000");
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText(/This code is not right/)).toBeVisible();
  await page.getByLabel("Code", { exact: true }).fill(await nextCode());
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page).toHaveURL(/settings\/shipping/);
  await expect(page.getByRole("textbox", { name: /Standard/ }).first()).toHaveValue("123");
  const { rows } = await client.query("select facts from shop_settings");
  expect(JSON.stringify(rows)).toContain("12300");
});

test("a passkey confirms as well", async ({ page }) => {
  const device = await virtualDevice(page);
  await signInWithCode(page);
  await page.goto(`${shop.origin}/admin/dashboard/account/passkeys`);
  await page.getByLabel("Name").fill("My phone");
  await page.getByLabel("Current Password").fill(password);
  await page.getByRole("button", { name: "Add Passkey" }).click();
  await expect(page.getByText("Passkey Added")).toBeVisible();
  await client.query("update auth_sessions set factor_at = now() - interval '11 minutes'");
  await page.goto(`${shop.origin}/admin/dashboard/account/passkeys`);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByRole("form", { name: "My phone" })).toBeVisible();

  await page.goto(`${shop.origin}/admin/dashboard/settings/shipping`);
  await page
    .getByRole("textbox", { name: /Standard/ })
    .first()
    .fill("125");
  await client.query("update auth_sessions set factor_at = now() - interval '11 minutes'");
  await page.getByRole("button", { name: /^Save/ }).click();
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page).toHaveURL(/settings\/shipping/);
  await expect(page.getByRole("textbox", { name: /Standard/ }).first()).toHaveValue("125");
  await device.remove();
});

test("whom the owner requires it of sets it up before anything else", async ({ page, browser }) => {
  await signInWithCode(page);
  await page.goto(`${shop.origin}/admin/dashboard/staff`);
  await page.getByRole("button", { name: "Require It of Everybody" }).click();
  await expect(page.getByText("Two-step sign-in is required of everybody.")).toBeVisible();
  await client.query("delete from second_factors");
  const context = await browser.newContext();
  await enter(context);
  const other = await context.newPage();
  await other.goto(`${shop.origin}/admin/dashboard/orders`);
  await expect(other).toHaveURL(/account\/two-step/);
  await expect(other.getByText(/Set it up to go on/)).toBeVisible();
  await other.getByRole("link", { name: "Orders" }).first().click();
  await expect(other).toHaveURL(/account\/two-step/);
  await context.close();
});
