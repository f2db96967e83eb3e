import { expect, signAdminIn, test } from "../shop-test.ts";

const numbers = "/admin/dashboard/numbers";
/** The tests' browser says that it has no head, and would be no visit. */
const userAgent = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0";

test("on a phone an owner sees who came, from where and how far", async ({ browser, page, context }) => {
  const campaign = `story-${Date.now()}`;
  const visitor = await browser.newContext({ userAgent, locale: "hi-IN" });
  const shopper = await visitor.newPage();
  await shopper.goto(`/shop?utm_source=instagram&utm_campaign=${campaign}`);
  await shopper.getByRole("main").locator('a[href^="/shop/"]').first().click();
  await expect(shopper).toHaveURL(/\/shop\/[a-z]/);
  await visitor.close();

  await signAdminIn(context);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(numbers);
  await page.getByLabel("Period").selectOption("year");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(/period=year/);
  await expect(page.getByText("Visits by month")).toBeVisible();

  await page.getByRole("link", { name: "Festivals" }).click();
  await page.getByLabel("Festival").selectOption({ label: "Diwali 2026" });
  await page.getByRole("button", { name: "Show" }).first().click();
  await expect(page.getByRole("heading", { name: "Diwali 2026" })).toBeVisible();
  await expect(page.getByText("10 October to 8 November 2026 beside 21 September")).toBeVisible();
  await page.getByRole("link", { name: "All Numbers" }).click();

  await page.getByRole("link", { name: "Print a Month" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Numbers of / })).toBeVisible();

  // Visits are written every few seconds.
  await expect(async () => {
    await page.goto(numbers);
    await expect(page.getByText(/^Of [\d,]+ visits? \d/)).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  await expect(page.getByRole("img", { name: "Visits" })).toBeVisible();
  await expect(page.getByRole("table", { name: "From Visit to Order" })).toContainText("Saw a product");
  await page.getByText("Visits by day").click();
  await expect(page.getByRole("table", { name: "Visits", exact: true })).toBeVisible();
});
