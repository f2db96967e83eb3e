import type { Page } from "@playwright/test";
import { noticeCookie } from "#platform/notice.ts";
import { admin, answer, expect, test } from "./admin-pages.ts";

// What is shown once and must be copied, read from the page as people see it. Recovery codes and an app's key
// are read in tests/browser/accounts/two-step.spec.ts; all of it without script in tests/request/connections
// and tests/request/accounts/two-step.test.ts.

const connections = "/admin/dashboard/connections";

const toCopy = (page: Page) => page.getByRole("status").locator("code");

test("a key stands on the page, and reads orders", async ({ page, request }) => {
  const name = `Program ${Date.now()}`;
  await page.goto(connections);
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("button", { name: "Make Key" }).click();
  await expect(page.getByText(`The key for ${name}`)).toBeVisible();
  await expect(toCopy(page)).toHaveText(/^jhola_[\w-]{43}$/);
  await expect(toCopy(page)).toBeVisible();
  const key = (await toCopy(page).innerText()).trim();
  const read = await request.get("/api/v1/orders?limit=1", { headers: { Authorization: `Bearer ${key}` } });
  expect(read.status()).toBe(200);
  await expect(page.getByRole("button", { name: `Revoke ${name}` })).toBeVisible();
  // Another one at once, without the page being loaded anew.
  await page.getByLabel("Name", { exact: true }).fill(`Next ${name}`);
  await page.getByRole("button", { name: "Make Key" }).click();
  await expect(page.getByText(`The key for Next ${name}`)).toBeVisible();
  await expect(toCopy(page)).not.toHaveText(key);
  await page.reload();
  await expect(toCopy(page)).toHaveCount(0);
  await page.getByRole("button", { name: `Revoke ${name}` }).click();
  await answer(page, "Revoke");
  await expect(page.getByText("Key Revoked")).toBeVisible();
});

test("a notice that a whole document brings is told once, by script as well", async ({ page, context }) => {
  await page.goto(admin.overview);
  const [left = ""] = noticeCookie({ title: "Payment Noted" }).split("; ");
  const [name = "", value = ""] = left.split("=");
  await context.addCookies([{ name, value, url: page.url() }]);
  await page.reload();
  await expect(page.getByText("Payment Noted")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Payment Noted")).toHaveCount(0);
});

test("a webhook's secret stands on the page, and so does the next one", async ({ page }) => {
  await page.goto(`${connections}/webhooks/new`);
  await page.getByLabel("Address").fill("https://books.jhola-crafts.in/orders");
  await page.getByRole("checkbox").first().check();
  await page.getByRole("button", { name: "Add Webhook" }).click();
  await expect(toCopy(page)).toHaveText(/^whsec_[\w-]{43}$/);
  const first = await toCopy(page).innerText();
  await page.getByRole("link", { name: "books.jhola-crafts.in" }).first().click();
  await page.getByRole("button", { name: "New Secret" }).click();
  await answer(page, "New Secret");
  await expect(toCopy(page)).not.toHaveText(first);
  await expect(toCopy(page)).toHaveText(/^whsec_[\w-]{43}$/);
});
