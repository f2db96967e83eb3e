import type { Page } from "@playwright/test";
import { shopAdmin } from "../../sign-in.ts";
import { answer, expect, ownShop, test } from "../shop-test.ts";
import { type VirtualDevice, virtualDevice } from "../virtual-device.ts";

const { password } = shopAdmin;
// A shop of its own: whose admin's passkeys are nobody else's matter.
const { at, enter, running } = ownShop();
let device: VirtualDevice | undefined;

test.afterEach(async () => {
  await device?.remove();
  device = undefined;
});

const passkeys = "/admin/dashboard/account/passkeys";
const signInButton = (page: Page) => page.getByRole("button", { name: "Sign in with a passkey" });

test("a passkey is added, signs in, is refused as a copy, and is removed", async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  device = await virtualDevice(page);
  const { cdp, authenticatorId } = device;
  await enter(context);
  await page.goto(at(passkeys));
  const add = page.getByRole("button", { name: "Add Passkey" });
  await add.click();
  await expect(page.getByText("Enter a name.")).toBeVisible();
  await page.getByLabel("Name").fill("My phone");
  await page.getByLabel("Current Password").fill("not this one");
  await add.click();
  await expect(page.getByText("Your current password is not right.")).toBeVisible();
  await page.getByLabel("Current Password").fill(password);
  await add.click();
  await expect(page.getByText("Passkey Added")).toBeVisible();
  await expect(page.getByRole("form", { name: "My phone" })).toContainText("never used");

  await context.clearCookies();
  await page.goto(at("/admin-login?from=%2Fadmin%2Fdashboard%2Fdiscounts"));
  await signInButton(page).click();
  await expect(page).toHaveURL(at("/admin/dashboard/discounts"));
  await page.goto(at(passkeys));
  await expect(page.getByRole("form", { name: "My phone" })).toContainText("Last used");

  const { credentials } = await cdp.send("WebAuthn.getCredentials", { authenticatorId });
  const [key] = credentials;
  if (!key) throw new Error("the device has no passkey");
  await cdp.send("WebAuthn.clearCredentials", { authenticatorId });
  await cdp.send("WebAuthn.addCredential", { authenticatorId, credential: { ...key, signCount: 0 } });
  await context.clearCookies();
  await page.goto(at("/admin-login"));
  await signInButton(page).click();
  await expect(page.getByText("That did not work. Please try again.")).toBeVisible();
  await expect.poll(() => running().mails().join()).toContain("A passkey may have been copied");

  await enter(context);
  await page.goto(at(passkeys));
  await page.getByRole("button", { name: "Remove" }).click();
  await answer(page, "Remove");
  await expect(page.getByText("Passkey Removed")).toBeVisible();
  await expect(page.getByText("You have none yet.")).toBeVisible();
});

test("without a finger there is none, and the page says so", async ({ page, context }) => {
  device = await virtualDevice(page);
  const { cdp, authenticatorId } = device;
  await cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false });
  await enter(context);
  await page.goto(at(passkeys));
  await page.getByLabel("Name").fill("My phone");
  await page.getByLabel("Current Password").fill(password);
  await page.getByRole("button", { name: "Add Passkey" }).click();
  await expect(page.getByText(/Your device gave no passkey/)).toBeVisible({ timeout: 30_000 });
});

test("without script the page says what it needs, and the password goes on", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await enter(context);
  const page = await context.newPage();
  await page.goto(at(passkeys));
  await expect(page.getByText("Adding a passkey needs JavaScript.")).toBeVisible();
  await context.clearCookies();
  await page.goto(at("/admin-login"));
  await expect(signInButton(page)).toBeHidden();
  await context.close();
});
