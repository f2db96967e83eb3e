import type { Page } from "@playwright/test";
import { expect, test } from "../admin/admin-pages.ts";

// Shoppers' pages know of the admin area only that a whole document leads there.

const overview = "/admin/dashboard/overview";

const expectOverview = async (page: Page): Promise<void> => {
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  await expect(page).toHaveURL(overview);
};

test("a link that doesn't say so leads to an admin page all the same, and Back from it", async ({ page }) => {
  await page.goto("/faq");
  await page.evaluate((to) => {
    const link = Object.assign(document.createElement("a"), { href: to, textContent: "Behind the counter" });
    link.dataset.link = "page";
    document.querySelector("main")?.prepend(link);
  }, overview);
  await page.getByRole("link", { name: "Behind the counter" }).click();
  await expectOverview(page);
  await page.goBack();
  await expect(page).toHaveURL("/faq");
  await page.goForward();
  await expectOverview(page);
});

test("Back leads to an admin page that the document showed before it was loaded anew", async ({ page }) => {
  await page.goto("/faq");
  await page.evaluate((at) => window.history.replaceState(window.history.state, "", at), overview);
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await expect(page).toHaveURL("/terms");
  await page.goBack();
  await expectOverview(page);
});
