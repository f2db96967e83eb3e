import { newEmail } from "../accounts/account-pages.ts";
import { mailedLink } from "../orders/owner.ts";
import { expect, test } from "../shop-test.ts";

test("a stock alert's page says at once that it is confirmed, and that it is stopped", async ({ page }) => {
  const email = newEmail();
  await page.goto("/shop/sugga-embroidered-clutch");
  await page.getByRole("main").getByLabel("Email").first().fill(email);
  await page.getByRole("button", { name: "Notify Me" }).click();
  await expect(page.getByText("We Will Write to You")).toBeVisible();
  await page.goto(await mailedLink(email, /stock-alert/));
  await page.getByRole("button", { name: "Yes, Write to Me" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "We Will Write to You" })).toBeVisible();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByRole("main").getByRole("button", { name: "Stop" })).toHaveCount(0);
});
